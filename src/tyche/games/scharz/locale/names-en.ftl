### Scharz: names. The fields of the maps are in places-en.ftl. Proper names stay as the sources have them.

## Players

faction-none = nobody
faction-red = Red
faction-blue = Blue
faction-green = Green
faction-yellow = Yellow
faction-black = Black
faction-white = White
faction-purple = Purple
faction-orange = Orange
faction-brown = Brown
faction-grey = Grey
faction-pink = Pink
faction-turquoise = Turquoise

## Units (T13.2): by name, and counted

units-none = no units
unit-light = light infantry
    .a = light infantry
units-light = { $number } light infantry
unit-light-recruits = recruit light infantry
    .a = recruit light infantry
units-light-recruits = { $number } recruit light infantry
unit-light-experienced = experienced light infantry
    .a = experienced light infantry
units-light-experienced = { $number } experienced light infantry
unit-light-veterans = veteran light infantry
    .a = veteran light infantry
units-light-veterans = { $number } veteran light infantry
unit-light-elite = elite light infantry
    .a = elite light infantry
units-light-elite = { $number } elite light infantry
unit-heavy = heavy infantry
    .a = heavy infantry
units-heavy = { $number } heavy infantry
unit-heavy-recruits = recruit heavy infantry
    .a = recruit heavy infantry
units-heavy-recruits = { $number } recruit heavy infantry
unit-heavy-experienced = experienced heavy infantry
    .a = experienced heavy infantry
units-heavy-experienced = { $number } experienced heavy infantry
unit-heavy-veterans = veteran heavy infantry
    .a = veteran heavy infantry
units-heavy-veterans = { $number } veteran heavy infantry
unit-heavy-elite = elite heavy infantry
    .a = elite heavy infantry
units-heavy-elite = { $number } elite heavy infantry
unit-engine = siege engine
    .a = a siege engine
units-engine = { $number } { $number ->
        [one] siege engine
       *[other] siege engines
    }
unit-engine-recruits = recruit siege engine
    .a = a recruit siege engine
units-engine-recruits = { $number } { $number ->
        [one] recruit siege engine
       *[other] recruit siege engines
    }
unit-engine-experienced = experienced siege engine
    .a = an experienced siege engine
units-engine-experienced = { $number } { $number ->
        [one] experienced siege engine
       *[other] experienced siege engines
    }
unit-engine-veterans = veteran siege engine
    .a = a veteran siege engine
units-engine-veterans = { $number } { $number ->
        [one] veteran siege engine
       *[other] veteran siege engines
    }
unit-engine-elite = elite siege engine
    .a = an elite siege engine
units-engine-elite = { $number } { $number ->
        [one] elite siege engine
       *[other] elite siege engines
    }
unit-cavalry = cavalry
    .a = cavalry
units-cavalry = { $number } cavalry
unit-cavalry-recruits = recruit cavalry
    .a = recruit cavalry
units-cavalry-recruits = { $number } recruit cavalry
unit-cavalry-experienced = experienced cavalry
    .a = experienced cavalry
units-cavalry-experienced = { $number } experienced cavalry
unit-cavalry-veterans = veteran cavalry
    .a = veteran cavalry
units-cavalry-veterans = { $number } veteran cavalry
unit-cavalry-elite = elite cavalry
    .a = elite cavalry
units-cavalry-elite = { $number } elite cavalry
unit-transport = transport ship
    .a = a transport ship
units-transport = { $number } { $number ->
        [one] transport ship
       *[other] transport ships
    }
unit-transport-recruits = recruit transport ship
    .a = a recruit transport ship
units-transport-recruits = { $number } { $number ->
        [one] recruit transport ship
       *[other] recruit transport ships
    }
unit-transport-experienced = experienced transport ship
    .a = an experienced transport ship
units-transport-experienced = { $number } { $number ->
        [one] experienced transport ship
       *[other] experienced transport ships
    }
unit-transport-veterans = veteran transport ship
    .a = a veteran transport ship
units-transport-veterans = { $number } { $number ->
        [one] veteran transport ship
       *[other] veteran transport ships
    }
unit-transport-elite = elite transport ship
    .a = an elite transport ship
units-transport-elite = { $number } { $number ->
        [one] elite transport ship
       *[other] elite transport ships
    }
unit-warship = warship
    .a = a warship
units-warship = { $number } { $number ->
        [one] warship
       *[other] warships
    }
unit-warship-recruits = recruit warship
    .a = a recruit warship
units-warship-recruits = { $number } { $number ->
        [one] recruit warship
       *[other] recruit warships
    }
unit-warship-experienced = experienced warship
    .a = an experienced warship
units-warship-experienced = { $number } { $number ->
        [one] experienced warship
       *[other] experienced warships
    }
unit-warship-veterans = veteran warship
    .a = a veteran warship
units-warship-veterans = { $number } { $number ->
        [one] veteran warship
       *[other] veteran warships
    }
unit-warship-elite = elite warship
    .a = an elite warship
units-warship-elite = { $number } { $number ->
        [one] elite warship
       *[other] elite warships
    }
unit-mercenary = mercenary unit
    .a = a mercenary unit
units-mercenary = { $number } { $number ->
        [one] mercenary unit
       *[other] mercenary units
    }
unit-mercenary-recruits = recruit mercenary unit
    .a = a recruit mercenary unit
units-mercenary-recruits = { $number } { $number ->
        [one] recruit mercenary unit
       *[other] recruit mercenary units
    }
unit-mercenary-experienced = experienced mercenary unit
    .a = an experienced mercenary unit
units-mercenary-experienced = { $number } { $number ->
        [one] experienced mercenary unit
       *[other] experienced mercenary units
    }
unit-mercenary-veterans = veteran mercenary unit
    .a = a veteran mercenary unit
units-mercenary-veterans = { $number } { $number ->
        [one] veteran mercenary unit
       *[other] veteran mercenary units
    }
unit-mercenary-elite = elite mercenary unit
    .a = an elite mercenary unit
units-mercenary-elite = { $number } { $number ->
        [one] elite mercenary unit
       *[other] elite mercenary units
    }
unit-corsair = corsair unit
    .a = a corsair unit
units-corsair = { $number } { $number ->
        [one] corsair unit
       *[other] corsair units
    }
unit-corsair-recruits = recruit corsair unit
    .a = a recruit corsair unit
units-corsair-recruits = { $number } { $number ->
        [one] recruit corsair unit
       *[other] recruit corsair units
    }
unit-corsair-experienced = experienced corsair unit
    .a = an experienced corsair unit
units-corsair-experienced = { $number } { $number ->
        [one] experienced corsair unit
       *[other] experienced corsair units
    }
unit-corsair-veterans = veteran corsair unit
    .a = a veteran corsair unit
units-corsair-veterans = { $number } { $number ->
        [one] veteran corsair unit
       *[other] veteran corsair units
    }
unit-corsair-elite = elite corsair unit
    .a = an elite corsair unit
units-corsair-elite = { $number } { $number ->
        [one] elite corsair unit
       *[other] elite corsair units
    }
unit-elephant = war elephants
    .a = war elephants
units-elephant = { $number } war elephants
unit-elephant-recruits = recruit war elephants
    .a = recruit war elephants
units-elephant-recruits = { $number } recruit war elephants
unit-elephant-experienced = experienced war elephants
    .a = experienced war elephants
units-elephant-experienced = { $number } experienced war elephants
unit-elephant-veterans = veteran war elephants
    .a = veteran war elephants
units-elephant-veterans = { $number } veteran war elephants
unit-elephant-elite = elite war elephants
    .a = elite war elephants
units-elephant-elite = { $number } elite war elephants
unit-support = the walls
    .a = the walls
unit-all = all units
    .a = all units

## Dice (T13.2)

die-white = White dice: swords
die-reversed = Reversed dice: swords
die-blue = Blue dice: swords
die-red = Red dice: swords

## Types, herds, buildings, seasons, commanders

type-light = light infantry
    .a = light infantry
type-heavy = heavy infantry
    .a = heavy infantry
type-engine = siege engine
    .a = a siege engine
type-cavalry = cavalry
    .a = cavalry
type-transport = transport ship
    .a = a transport ship
type-warship = warship
    .a = a warship
type-mercenary = mercenary unit
    .a = a mercenary unit
type-corsair = corsair unit
    .a = a corsair unit
type-elephant = war elephants
    .a = war elephants
herd-sheep = sheep
herd-pigs = pigs
herd-cattle = cattle
herd-horses = horses
building-village = village
building-town = town
building-dock = dock
building-port = port
building-fortification = fortification
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
level-none = no commanders
level-poor = poor commanders
level-average = average commanders
level-better = better commanders
level-brilliant = brilliant commanders
treaty-tribute = tribute
treaty-ransom = ransom
treaty-vassalage = vassalage
treaty-lordship = lordship
victory-sovereignty = Sovereignty
victory-supremacy = Supremacy
victory-power = Power
victory-significance = Significance
victory-last = the last one left
victory-both = Supremacy and Power
zone-subtropical = subtropical zone
zone-temperate = temperate zone
zone-cold = cold zone
zone-seas = seas
terms-pay-tribute = paying a tribute
    .does = offers to pay a tribute
terms-demand-tribute = receiving a tribute
    .does = demands a tribute
terms-pay-ransom = paying a ransom
    .does = offers to pay a ransom
terms-pay-long-ransom = paying a ransom for the whole game
    .does = offers to pay a ransom for the whole game
terms-aid = giving aid
    .does = offers aid
terms-demand-ransom = receiving a ransom
    .does = demands a ransom

## Peoples

people-scots-irish = Scots and Irish
    .the = the Scots and Irish
people-islanders = Islanders
    .the = the Islanders
people-picts = Picts
    .the = the Picts
people-romans = Romans
    .the = the Romans
people-germani = Germani
    .the = the Germani
people-celts = Celts
    .the = the Celts
people-constantinople = Constantinople
    .the = Constantinople
people-bosporus = Bosporus
    .the = the Bosporus
people-huns = Huns
    .the = the Huns
people-alans = Alans
    .the = the Alans
people-visigoths = Visigoths
    .the = the Visigoths
people-ostrogoths = Ostrogoths
    .the = the Ostrogoths
people-slavs = Slavs
    .the = the Slavs
people-etruscans = Etruscans
    .the = the Etruscans
people-carthaginians = Carthaginians
    .the = the Carthaginians
people-greeks = Greeks
    .the = the Greeks
people-illyrians = Illyrians
    .the = the Illyrians
people-egypt = Egypt
    .the = Egypt
people-canaan = Canaan
    .the = Canaan
people-qatna = Qatna
    .the = Qatna
people-yamhad = Yamhad
    .the = Yamhad
people-hittites = Hittites
    .the = the Hittites
people-aegeans = Aegeans
    .the = the Aegeans
people-mitanni = Mitanni
    .the = Mitanni
people-assyria = Assyria
    .the = Assyria
people-babylon = Babylon
    .the = Babylon
people-elam = Elam
    .the = Elam
people-kassites = Kassites
    .the = the Kassites
people-hurrians = Hurrians
    .the = the Hurrians
people-reinos = Christian Reinos
    .the = the Christian Reinos
people-taifas = Muslim Taifas
    .the = the Muslim Taifas
people-almoravids = Almoravids
    .the = the Almoravids
people-franks = Franks
    .the = the Franks
people-vikings = Vikings
    .the = the Vikings
people-british-isles = British Isles
    .the = the British Isles
people-slavs-balts = Slavs and Balts
    .the = the Slavs and Balts
people-rome = the city of Rome
    .the = the city of Rome

## Regions

region-britannia = Britannia
province-britannia = Britannia
region-hibernia = Hibernia
province-hibernia = Hibernia
region-caledonia = Caledonia
province-caledonia = Caledonia
region-insulae = Islands
province-insulae = Islands
region-belgica = Belgica
province-belgica = Belgica
region-roman = Roman Empire
province-roman = Roman Empire
region-bospor = Bosporus
province-bospor = Bosporus
region-hunnia = Huns
province-hunnia = Huns
region-alania = Alans
province-alania = Alans
region-visigothia = Visigoths
province-visigothia = Visigoths
region-ostrogothia = Ostrogoths
province-ostrogothia = Ostrogoths
region-slavia = Slavs
province-slavia = Slavs
region-barbaricum = Barbaricum (open)
province-barbaricum = Barbaricum (open)
region-etruria = Etruria
province-etruria = Etruria
region-latium = Latium
province-latium = Latium
region-sabinum = Sabinum
province-sabinum = Sabinum
region-campania = Campania
province-campania = Campania
region-umbria = Umbria
province-umbria = Umbria
region-picenum = Picenum
province-picenum = Picenum
region-samnium = Samnium
province-samnium = Samnium
region-gallia-cisalpina = Gallia Cisalpina
province-gallia-cisalpina = Gallia Cisalpina
region-apulia = Apulia
province-apulia = Apulia
region-magna-graecia = Magna Graecia
province-magna-graecia = Magna Graecia
region-calabria = Calabria
province-calabria = Calabria
region-lucania = Lucania
province-lucania = Lucania
region-bruttium = Bruttium
province-bruttium = Bruttium
region-sicilia-graeca = Sicilia Graeca
province-sicilia-graeca = Sicilia Graeca
region-sicilia-punica = Sicilia Punica
province-sicilia-punica = Sicilia Punica
region-liguria = Liguria
province-liguria = Liguria
region-venetia = Venetia
province-venetia = Venetia
region-raetia = Raetia
province-raetia = Raetia
region-illyria = Illyria
province-illyria = Illyria
region-graecia = Graecia (Epirus, islands)
province-graecia = Graecia (Epirus, islands)
region-corsica = Corsica
province-corsica = Corsica
region-sardinia = Sardinia
province-sardinia = Sardinia
region-africa = Africa
province-africa = Africa
region-barbarorum = Barbarorum
province-barbarorum = Barbarorum
region-desertum = Desert
province-desertum = Desert
region-egypt = Egypt
province-egypt = Egypt
region-canaan = Canaan
province-canaan = Canaan
region-qatna = Qatna
province-qatna = Qatna
region-yamhad = Yamhad
province-yamhad = Yamhad
region-hittites = Hittites
province-hittites = Hittites
region-aegeans = Aegeans
province-aegeans = Aegeans
region-mitanni = Mitanni
province-mitanni = Mitanni
region-assyria = Assyria
province-assyria = Assyria
region-babylon = Babylon
province-babylon = Babylon
region-elam = Elam
province-elam = Elam
region-kassites = Kassites
province-kassites = Kassites
region-hurrians = Hurrians
province-hurrians = Hurrians
region-trails = Trails
province-trails = Trails
region-desert = Desert
province-desert = Desert
region-reinos = Christian Reinos
province-reinos = Christian Reinos
region-taifas = Muslim Taifas (with the Balearics)
province-taifas = Muslim Taifas (with the Balearics)
region-maghrib = Maghrib (Almoravids)
province-maghrib = Maghrib (Almoravids)
region-francia = Francia
province-francia = Francia
region-scandinavia = Scandinavia
province-scandinavia = Scandinavia
region-britain = British Isles
province-britain = British Isles
region-waters = Seas and rivers
province-waters = Seas and rivers
