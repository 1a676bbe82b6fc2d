# Panels of Scharz.

scharz-buildings = Stavby
scharz-defence = Obrana
scharz-encircled = obklíčeno
scharz-gold = { $number } zlata
scharz-herds = Stáda
scharz-losses = zničeno { $killed }, ztraceno { $lost }
scharz-out = mimo hru
scharz-place = Místo
scharz-realms = Říše a smlouvy
scharz-settlements = Osady
scharz-site = { $building }, staví se: { $progress } z { $needed }
scharz-sown = zaseto { $number }
scharz-stores = Zásoby
scharz-treaties = Smlouvy
scharz-units-left = jednotky { $number }, možných ještě { $left }
scharz-until = do roku { $year }
