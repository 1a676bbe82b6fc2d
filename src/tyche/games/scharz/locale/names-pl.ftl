### Scharz: nazwy po polsku. Pola gry są w places-pl.ftl.

## Gracze

faction-none = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
faction-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
faction-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
faction-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
faction-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
faction-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
faction-white = Biały
    .gen = Białego
    .dat = Białemu
    .acc = Białego
faction-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
faction-orange = Pomarańczowy
    .gen = Pomarańczowego
    .dat = Pomarańczowemu
    .acc = Pomarańczowego
faction-brown = Brązowy
    .gen = Brązowego
    .dat = Brązowemu
    .acc = Brązowego
faction-grey = Szary
    .gen = Szarego
    .dat = Szaremu
    .acc = Szarego
faction-pink = Różowy
    .gen = Różowego
    .dat = Różowemu
    .acc = Różowego
faction-turquoise = Turkusowy
    .gen = Turkusowego
    .dat = Turkusowemu
    .acc = Turkusowego

## Jednostki (T13.2): z nazwy i liczone

units-none = brak jednostek
unit-light = lekka piechota
units-light = { $number } { $number ->
        [one] jednostka lekkiej piechoty
        [few] jednostki lekkiej piechoty
       *[many] jednostek lekkiej piechoty
    }
unit-light-recruits = lekka piechota (rekruci)
units-light-recruits = { $number } { $number ->
        [one] jednostka lekkiej piechoty
        [few] jednostki lekkiej piechoty
       *[many] jednostek lekkiej piechoty
    } (rekruci)
unit-light-experienced = lekka piechota (doświadczeni)
units-light-experienced = { $number } { $number ->
        [one] jednostka lekkiej piechoty
        [few] jednostki lekkiej piechoty
       *[many] jednostek lekkiej piechoty
    } (doświadczeni)
unit-light-veterans = lekka piechota (weterani)
units-light-veterans = { $number } { $number ->
        [one] jednostka lekkiej piechoty
        [few] jednostki lekkiej piechoty
       *[many] jednostek lekkiej piechoty
    } (weterani)
unit-light-elite = lekka piechota (elita)
units-light-elite = { $number } { $number ->
        [one] jednostka lekkiej piechoty
        [few] jednostki lekkiej piechoty
       *[many] jednostek lekkiej piechoty
    } (elita)
unit-heavy = ciężka piechota
units-heavy = { $number } { $number ->
        [one] jednostka ciężkiej piechoty
        [few] jednostki ciężkiej piechoty
       *[many] jednostek ciężkiej piechoty
    }
unit-heavy-recruits = ciężka piechota (rekruci)
units-heavy-recruits = { $number } { $number ->
        [one] jednostka ciężkiej piechoty
        [few] jednostki ciężkiej piechoty
       *[many] jednostek ciężkiej piechoty
    } (rekruci)
unit-heavy-experienced = ciężka piechota (doświadczeni)
units-heavy-experienced = { $number } { $number ->
        [one] jednostka ciężkiej piechoty
        [few] jednostki ciężkiej piechoty
       *[many] jednostek ciężkiej piechoty
    } (doświadczeni)
unit-heavy-veterans = ciężka piechota (weterani)
units-heavy-veterans = { $number } { $number ->
        [one] jednostka ciężkiej piechoty
        [few] jednostki ciężkiej piechoty
       *[many] jednostek ciężkiej piechoty
    } (weterani)
unit-heavy-elite = ciężka piechota (elita)
units-heavy-elite = { $number } { $number ->
        [one] jednostka ciężkiej piechoty
        [few] jednostki ciężkiej piechoty
       *[many] jednostek ciężkiej piechoty
    } (elita)
unit-engine = machiny oblężnicze
units-engine = { $number } { $number ->
        [one] jednostka machin oblężniczych
        [few] jednostki machin oblężniczych
       *[many] jednostek machin oblężniczych
    }
unit-engine-recruits = machiny oblężnicze (rekruci)
units-engine-recruits = { $number } { $number ->
        [one] jednostka machin oblężniczych
        [few] jednostki machin oblężniczych
       *[many] jednostek machin oblężniczych
    } (rekruci)
unit-engine-experienced = machiny oblężnicze (doświadczeni)
units-engine-experienced = { $number } { $number ->
        [one] jednostka machin oblężniczych
        [few] jednostki machin oblężniczych
       *[many] jednostek machin oblężniczych
    } (doświadczeni)
unit-engine-veterans = machiny oblężnicze (weterani)
units-engine-veterans = { $number } { $number ->
        [one] jednostka machin oblężniczych
        [few] jednostki machin oblężniczych
       *[many] jednostek machin oblężniczych
    } (weterani)
unit-engine-elite = machiny oblężnicze (elita)
units-engine-elite = { $number } { $number ->
        [one] jednostka machin oblężniczych
        [few] jednostki machin oblężniczych
       *[many] jednostek machin oblężniczych
    } (elita)
unit-cavalry = jazda
units-cavalry = { $number } { $number ->
        [one] jednostka jazdy
        [few] jednostki jazdy
       *[many] jednostek jazdy
    }
unit-cavalry-recruits = jazda (rekruci)
units-cavalry-recruits = { $number } { $number ->
        [one] jednostka jazdy
        [few] jednostki jazdy
       *[many] jednostek jazdy
    } (rekruci)
unit-cavalry-experienced = jazda (doświadczeni)
units-cavalry-experienced = { $number } { $number ->
        [one] jednostka jazdy
        [few] jednostki jazdy
       *[many] jednostek jazdy
    } (doświadczeni)
unit-cavalry-veterans = jazda (weterani)
units-cavalry-veterans = { $number } { $number ->
        [one] jednostka jazdy
        [few] jednostki jazdy
       *[many] jednostek jazdy
    } (weterani)
unit-cavalry-elite = jazda (elita)
units-cavalry-elite = { $number } { $number ->
        [one] jednostka jazdy
        [few] jednostki jazdy
       *[many] jednostek jazdy
    } (elita)
unit-transport = statek transportowy
units-transport = { $number } { $number ->
        [one] statek transportowy
        [few] statki transportowe
       *[many] statków transportowych
    }
unit-transport-recruits = statek transportowy (rekruci)
units-transport-recruits = { $number } { $number ->
        [one] statek transportowy
        [few] statki transportowe
       *[many] statków transportowych
    } (rekruci)
unit-transport-experienced = statek transportowy (doświadczeni)
units-transport-experienced = { $number } { $number ->
        [one] statek transportowy
        [few] statki transportowe
       *[many] statków transportowych
    } (doświadczeni)
unit-transport-veterans = statek transportowy (weterani)
units-transport-veterans = { $number } { $number ->
        [one] statek transportowy
        [few] statki transportowe
       *[many] statków transportowych
    } (weterani)
unit-transport-elite = statek transportowy (elita)
units-transport-elite = { $number } { $number ->
        [one] statek transportowy
        [few] statki transportowe
       *[many] statków transportowych
    } (elita)
unit-warship = okręt wojenny
units-warship = { $number } { $number ->
        [one] okręt wojenny
        [few] okręty wojenne
       *[many] okrętów wojennych
    }
unit-warship-recruits = okręt wojenny (rekruci)
units-warship-recruits = { $number } { $number ->
        [one] okręt wojenny
        [few] okręty wojenne
       *[many] okrętów wojennych
    } (rekruci)
unit-warship-experienced = okręt wojenny (doświadczeni)
units-warship-experienced = { $number } { $number ->
        [one] okręt wojenny
        [few] okręty wojenne
       *[many] okrętów wojennych
    } (doświadczeni)
unit-warship-veterans = okręt wojenny (weterani)
units-warship-veterans = { $number } { $number ->
        [one] okręt wojenny
        [few] okręty wojenne
       *[many] okrętów wojennych
    } (weterani)
unit-warship-elite = okręt wojenny (elita)
units-warship-elite = { $number } { $number ->
        [one] okręt wojenny
        [few] okręty wojenne
       *[many] okrętów wojennych
    } (elita)
unit-mercenary = najemnicy
units-mercenary = { $number } { $number ->
        [one] jednostka najemników
        [few] jednostki najemników
       *[many] jednostek najemników
    }
unit-mercenary-recruits = najemnicy (rekruci)
units-mercenary-recruits = { $number } { $number ->
        [one] jednostka najemników
        [few] jednostki najemników
       *[many] jednostek najemników
    } (rekruci)
unit-mercenary-experienced = najemnicy (doświadczeni)
units-mercenary-experienced = { $number } { $number ->
        [one] jednostka najemników
        [few] jednostki najemników
       *[many] jednostek najemników
    } (doświadczeni)
unit-mercenary-veterans = najemnicy (weterani)
units-mercenary-veterans = { $number } { $number ->
        [one] jednostka najemników
        [few] jednostki najemników
       *[many] jednostek najemników
    } (weterani)
unit-mercenary-elite = najemnicy (elita)
units-mercenary-elite = { $number } { $number ->
        [one] jednostka najemników
        [few] jednostki najemników
       *[many] jednostek najemników
    } (elita)
unit-corsair = korsarze
units-corsair = { $number } { $number ->
        [one] jednostka korsarzy
        [few] jednostki korsarzy
       *[many] jednostek korsarzy
    }
unit-corsair-recruits = korsarze (rekruci)
units-corsair-recruits = { $number } { $number ->
        [one] jednostka korsarzy
        [few] jednostki korsarzy
       *[many] jednostek korsarzy
    } (rekruci)
unit-corsair-experienced = korsarze (doświadczeni)
units-corsair-experienced = { $number } { $number ->
        [one] jednostka korsarzy
        [few] jednostki korsarzy
       *[many] jednostek korsarzy
    } (doświadczeni)
unit-corsair-veterans = korsarze (weterani)
units-corsair-veterans = { $number } { $number ->
        [one] jednostka korsarzy
        [few] jednostki korsarzy
       *[many] jednostek korsarzy
    } (weterani)
unit-corsair-elite = korsarze (elita)
units-corsair-elite = { $number } { $number ->
        [one] jednostka korsarzy
        [few] jednostki korsarzy
       *[many] jednostek korsarzy
    } (elita)
unit-elephant = słonie bojowe
units-elephant = { $number } { $number ->
        [one] jednostka słoni bojowych
        [few] jednostki słoni bojowych
       *[many] jednostek słoni bojowych
    }
unit-elephant-recruits = słonie bojowe (rekruci)
units-elephant-recruits = { $number } { $number ->
        [one] jednostka słoni bojowych
        [few] jednostki słoni bojowych
       *[many] jednostek słoni bojowych
    } (rekruci)
unit-elephant-experienced = słonie bojowe (doświadczeni)
units-elephant-experienced = { $number } { $number ->
        [one] jednostka słoni bojowych
        [few] jednostki słoni bojowych
       *[many] jednostek słoni bojowych
    } (doświadczeni)
unit-elephant-veterans = słonie bojowe (weterani)
units-elephant-veterans = { $number } { $number ->
        [one] jednostka słoni bojowych
        [few] jednostki słoni bojowych
       *[many] jednostek słoni bojowych
    } (weterani)
unit-elephant-elite = słonie bojowe (elita)
units-elephant-elite = { $number } { $number ->
        [one] jednostka słoni bojowych
        [few] jednostki słoni bojowych
       *[many] jednostek słoni bojowych
    } (elita)
unit-support = mury
unit-all = wszystkie jednostki

die-white = Białe kości: miecze
die-reversed = Odwrócone kości: miecze
die-blue = Niebieskie kości: miecze
die-red = Czerwone kości: miecze

## Rodzaje, stada, budowle, pory roku, dowódcy

type-light = lekka piechota
type-heavy = ciężka piechota
type-engine = machiny oblężnicze
type-cavalry = jazda
type-transport = statek transportowy
type-warship = okręt wojenny
type-mercenary = najemnicy
type-corsair = korsarze
type-elephant = słonie bojowe
herd-sheep = stado owiec
herd-pigs = stado świń
herd-cattle = stado krów
herd-horses = stado koni
building-village = wieś
building-town = miasto
building-dock = dok
building-port = port
building-fortification = umocnienie
season-spring = wiosna
season-summer = lato
season-autumn = jesień
season-winter = zima
level-none = brak dowódców
level-poor = słabi dowódcy
level-average = przeciętni dowódcy
level-better = lepsi dowódcy
level-brilliant = genialni dowódcy
treaty-tribute = trybut
treaty-ransom = okup
treaty-vassalage = wasalstwo
treaty-lordship = zwierzchnictwo
victory-sovereignty = Suwerenność
victory-supremacy = Przewaga
victory-power = Potęga
victory-significance = Znaczenie
victory-last = ostatni na planszy
victory-both = Przewaga i Potęga
zone-subtropical = strefa podzwrotnikowa
    .at = w strefie podzwrotnikowej
zone-temperate = strefa umiarkowana
    .at = w strefie umiarkowanej
zone-cold = strefa chłodna
    .at = w strefie chłodnej
zone-seas = morza
    .at = na morzach
terms-pay-tribute = płacić trybut
    .does = chce płacić trybut
terms-demand-tribute = żądać trybutu
    .does = żąda trybutu
terms-pay-ransom = zapłacić okup
    .does = chce zapłacić okup
terms-pay-long-ransom = zapłacić okup na całą grę
    .does = chce zapłacić okup na całą grę
terms-aid = udzielić pomocy
    .does = chce udzielić pomocy
terms-demand-ransom = żądać okupu
    .does = żąda okupu

## Ludy

people-scots-irish = Szkoci i Irowie
people-islanders = Wyspiarze
people-picts = Piktowie
people-romans = Rzymianie
people-germani = Germanie
people-celts = Celtowie
people-constantinople = Konstantynopol
people-bosporus = Bosfor
people-huns = Hunowie
people-alans = Alanowie
people-visigoths = Wizygoci
people-ostrogoths = Ostrogoci
people-slavs = Słowianie
people-etruscans = Etruskowie
people-carthaginians = Kartagińczycy
people-greeks = Grecy
people-illyrians = Ilirowie
people-egypt = Egipt
people-canaan = Kanaan
people-qatna = Katna
people-yamhad = Jamchad
people-hittites = Hetyci
people-aegeans = Egejczycy
people-mitanni = Mitanni
people-assyria = Asyria
people-babylon = Babilon
people-elam = Elam
people-kassites = Kasyci
people-hurrians = Huryci
people-reinos = Chrześcijańskie Reinos
people-taifas = Muzułmańskie Taify
people-almoravids = Almorawidzi
people-franks = Frankowie
people-vikings = Wikingowie
people-british-isles = Wyspy Brytyjskie
people-slavs-balts = Słowianie i Bałtowie
people-rome = miasto Rzym

## Regiony

region-britannia = Britannia
province-britannia = Britannia
region-hibernia = Hibernia
province-hibernia = Hibernia
region-caledonia = Caledonia
province-caledonia = Caledonia
region-insulae = Wyspy
province-insulae = Wyspy
region-belgica = Belgica
province-belgica = Belgica
region-roman = Cesarstwo Rzymskie
province-roman = Cesarstwo Rzymskie
region-bospor = Bosfor
province-bospor = Bosfor
region-hunnia = Hunowie
province-hunnia = Hunowie
region-alania = Alanowie
province-alania = Alanowie
region-visigothia = Wizygoci
province-visigothia = Wizygoci
region-ostrogothia = Ostrogoci
province-ostrogothia = Ostrogoci
region-slavia = Słowianie
province-slavia = Słowianie
region-barbaricum = Barbaricum (otwarte)
province-barbaricum = Barbaricum (otwarte)
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
region-graecia = Graecia (Epir, wyspy)
province-graecia = Graecia (Epir, wyspy)
region-corsica = Corsica
province-corsica = Corsica
region-sardinia = Sardinia
province-sardinia = Sardinia
region-africa = Africa
province-africa = Africa
region-barbarorum = Barbarorum
province-barbarorum = Barbarorum
region-desertum = Pustynia
province-desertum = Pustynia
region-egypt = Egipt
province-egypt = Egipt
region-canaan = Kanaan
province-canaan = Kanaan
region-qatna = Katna
province-qatna = Katna
region-yamhad = Jamchad
province-yamhad = Jamchad
region-hittites = Hetyci
province-hittites = Hetyci
region-aegeans = Egejczycy
province-aegeans = Egejczycy
region-mitanni = Mitanni
province-mitanni = Mitanni
region-assyria = Asyria
province-assyria = Asyria
region-babylon = Babilon
province-babylon = Babilon
region-elam = Elam
province-elam = Elam
region-kassites = Kasyci
province-kassites = Kasyci
region-hurrians = Huryci
province-hurrians = Huryci
region-trails = Szlaki
province-trails = Szlaki
region-desert = Pustynia
province-desert = Pustynia
region-reinos = Chrześcijańskie Reinos
province-reinos = Chrześcijańskie Reinos
region-taifas = Muzułmańskie Taify (z Balearami)
province-taifas = Muzułmańskie Taify (z Balearami)
region-maghrib = Maghrib (Almorawidzi)
province-maghrib = Maghrib (Almorawidzi)
region-francia = Francia
province-francia = Francia
region-scandinavia = Skandynawia
province-scandinavia = Skandynawia
region-britain = Wyspy Brytyjskie
province-britain = Wyspy Brytyjskie
region-waters = Morza i rzeki
province-waters = Morza i rzeki
