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
scharz-realms-about = Každá říše se zlatem, příjmy, výdaji a tím, co se počítá k vítězství.
scharz-settlements-about = Všechny osady: komu patří, co mají a co se v nich staví.
scharz-trade-units = Jednotky
scharz-trade-training = Výcvik a přeměny
scharz-trade-building = Stavby
scharz-trade-goods = Zboží a stáda
scharz-trade-giving-up = Vzdát se
