# Panels of Scharz.

scharz-buildings = Budowle
scharz-defence = Obrona
scharz-encircled = okrążona
scharz-gold = { $number } złota
scharz-herds = Stada
scharz-losses = zniszczone { $killed }, stracone { $lost }
scharz-out = poza grą
scharz-place = Miejsce
scharz-realms = Państwa i traktaty
scharz-settlements = Osady
scharz-site = { $building }, w budowie: { $progress } z { $needed }
scharz-sown = zasiane { $number }
scharz-stores = Zapasy
scharz-treaties = Traktaty
scharz-units-left = jednostki { $number }, możliwe jeszcze { $left }
scharz-until = do roku { $year }
scharz-realms-about = Każde państwo: złoto, dochody, utrzymanie i to, co liczy się do zwycięstwa.
scharz-settlements-about = Wszystkie osady: czyje są, co mają i co się w nich buduje.
scharz-trade-units = Jednostki
scharz-trade-training = Szkolenie i przemiany
scharz-trade-building = Budowa
scharz-trade-goods = Towary i stada
scharz-trade-giving-up = Oddanie
