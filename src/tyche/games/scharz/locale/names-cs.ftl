### Scharz: názvy v češtině, podle karet hráče. Herní pole jsou v places-cs.ftl.

## Hráči

faction-none = nikdo
    .gen = nikoho
    .dat = nikomu
    .acc = nikoho
faction-red = Červený
    .gen = Červeného
    .dat = Červenému
    .acc = Červeného
faction-blue = Modrý
    .gen = Modrého
    .dat = Modrému
    .acc = Modrého
faction-green = Zelený
    .gen = Zeleného
    .dat = Zelenému
    .acc = Zeleného
faction-yellow = Žlutý
    .gen = Žlutého
    .dat = Žlutému
    .acc = Žlutého
faction-black = Černý
    .gen = Černého
    .dat = Černému
    .acc = Černého
faction-white = Bílý
    .gen = Bílého
    .dat = Bílému
    .acc = Bílého
faction-purple = Fialový
    .gen = Fialového
    .dat = Fialovému
    .acc = Fialového
faction-orange = Oranžový
    .gen = Oranžového
    .dat = Oranžovému
    .acc = Oranžového
faction-brown = Hnědý
    .gen = Hnědého
    .dat = Hnědému
    .acc = Hnědého
faction-grey = Šedý
    .gen = Šedého
    .dat = Šedému
    .acc = Šedého
faction-pink = Růžový
    .gen = Růžového
    .dat = Růžovému
    .acc = Růžového
faction-turquoise = Tyrkysový
    .gen = Tyrkysového
    .dat = Tyrkysovému
    .acc = Tyrkysového

## Jednotky (T13.2): podle jména a počítané

units-none = žádné jednotky
unit-light = lehká pěchota
units-light = { $number } { $number ->
        [one] jednotka lehké pěchoty
        [few] jednotky lehké pěchoty
       *[other] jednotek lehké pěchoty
    }
unit-light-recruits = lehká pěchota (rekruti)
units-light-recruits = { $number } { $number ->
        [one] jednotka lehké pěchoty
        [few] jednotky lehké pěchoty
       *[other] jednotek lehké pěchoty
    } (rekruti)
unit-light-experienced = lehká pěchota (zkušené)
units-light-experienced = { $number } { $number ->
        [one] jednotka lehké pěchoty
        [few] jednotky lehké pěchoty
       *[other] jednotek lehké pěchoty
    } (zkušené)
unit-light-veterans = lehká pěchota (veteráni)
units-light-veterans = { $number } { $number ->
        [one] jednotka lehké pěchoty
        [few] jednotky lehké pěchoty
       *[other] jednotek lehké pěchoty
    } (veteráni)
unit-light-elite = lehká pěchota (elitní)
units-light-elite = { $number } { $number ->
        [one] jednotka lehké pěchoty
        [few] jednotky lehké pěchoty
       *[other] jednotek lehké pěchoty
    } (elitní)
unit-heavy = těžká pěchota
units-heavy = { $number } { $number ->
        [one] jednotka těžké pěchoty
        [few] jednotky těžké pěchoty
       *[other] jednotek těžké pěchoty
    }
unit-heavy-recruits = těžká pěchota (rekruti)
units-heavy-recruits = { $number } { $number ->
        [one] jednotka těžké pěchoty
        [few] jednotky těžké pěchoty
       *[other] jednotek těžké pěchoty
    } (rekruti)
unit-heavy-experienced = těžká pěchota (zkušené)
units-heavy-experienced = { $number } { $number ->
        [one] jednotka těžké pěchoty
        [few] jednotky těžké pěchoty
       *[other] jednotek těžké pěchoty
    } (zkušené)
unit-heavy-veterans = těžká pěchota (veteráni)
units-heavy-veterans = { $number } { $number ->
        [one] jednotka těžké pěchoty
        [few] jednotky těžké pěchoty
       *[other] jednotek těžké pěchoty
    } (veteráni)
unit-heavy-elite = těžká pěchota (elitní)
units-heavy-elite = { $number } { $number ->
        [one] jednotka těžké pěchoty
        [few] jednotky těžké pěchoty
       *[other] jednotek těžké pěchoty
    } (elitní)
unit-engine = obléhací stroje
units-engine = { $number } { $number ->
        [one] jednotka obléhacích strojů
        [few] jednotky obléhacích strojů
       *[other] jednotek obléhacích strojů
    }
unit-engine-recruits = obléhací stroje (rekruti)
units-engine-recruits = { $number } { $number ->
        [one] jednotka obléhacích strojů
        [few] jednotky obléhacích strojů
       *[other] jednotek obléhacích strojů
    } (rekruti)
unit-engine-experienced = obléhací stroje (zkušené)
units-engine-experienced = { $number } { $number ->
        [one] jednotka obléhacích strojů
        [few] jednotky obléhacích strojů
       *[other] jednotek obléhacích strojů
    } (zkušené)
unit-engine-veterans = obléhací stroje (veteráni)
units-engine-veterans = { $number } { $number ->
        [one] jednotka obléhacích strojů
        [few] jednotky obléhacích strojů
       *[other] jednotek obléhacích strojů
    } (veteráni)
unit-engine-elite = obléhací stroje (elitní)
units-engine-elite = { $number } { $number ->
        [one] jednotka obléhacích strojů
        [few] jednotky obléhacích strojů
       *[other] jednotek obléhacích strojů
    } (elitní)
unit-cavalry = jezdectvo
units-cavalry = { $number } { $number ->
        [one] jednotka jezdectva
        [few] jednotky jezdectva
       *[other] jednotek jezdectva
    }
unit-cavalry-recruits = jezdectvo (rekruti)
units-cavalry-recruits = { $number } { $number ->
        [one] jednotka jezdectva
        [few] jednotky jezdectva
       *[other] jednotek jezdectva
    } (rekruti)
unit-cavalry-experienced = jezdectvo (zkušené)
units-cavalry-experienced = { $number } { $number ->
        [one] jednotka jezdectva
        [few] jednotky jezdectva
       *[other] jednotek jezdectva
    } (zkušené)
unit-cavalry-veterans = jezdectvo (veteráni)
units-cavalry-veterans = { $number } { $number ->
        [one] jednotka jezdectva
        [few] jednotky jezdectva
       *[other] jednotek jezdectva
    } (veteráni)
unit-cavalry-elite = jezdectvo (elitní)
units-cavalry-elite = { $number } { $number ->
        [one] jednotka jezdectva
        [few] jednotky jezdectva
       *[other] jednotek jezdectva
    } (elitní)
unit-transport = přepravní loď
units-transport = { $number } { $number ->
        [one] přepravní loď
        [few] přepravní lodě
       *[other] přepravních lodí
    }
unit-transport-recruits = přepravní loď (rekruti)
units-transport-recruits = { $number } { $number ->
        [one] přepravní loď
        [few] přepravní lodě
       *[other] přepravních lodí
    } (rekruti)
unit-transport-experienced = přepravní loď (zkušené)
units-transport-experienced = { $number } { $number ->
        [one] přepravní loď
        [few] přepravní lodě
       *[other] přepravních lodí
    } (zkušené)
unit-transport-veterans = přepravní loď (veteráni)
units-transport-veterans = { $number } { $number ->
        [one] přepravní loď
        [few] přepravní lodě
       *[other] přepravních lodí
    } (veteráni)
unit-transport-elite = přepravní loď (elitní)
units-transport-elite = { $number } { $number ->
        [one] přepravní loď
        [few] přepravní lodě
       *[other] přepravních lodí
    } (elitní)
unit-warship = válečná loď
units-warship = { $number } { $number ->
        [one] válečná loď
        [few] válečné lodě
       *[other] válečných lodí
    }
unit-warship-recruits = válečná loď (rekruti)
units-warship-recruits = { $number } { $number ->
        [one] válečná loď
        [few] válečné lodě
       *[other] válečných lodí
    } (rekruti)
unit-warship-experienced = válečná loď (zkušené)
units-warship-experienced = { $number } { $number ->
        [one] válečná loď
        [few] válečné lodě
       *[other] válečných lodí
    } (zkušené)
unit-warship-veterans = válečná loď (veteráni)
units-warship-veterans = { $number } { $number ->
        [one] válečná loď
        [few] válečné lodě
       *[other] válečných lodí
    } (veteráni)
unit-warship-elite = válečná loď (elitní)
units-warship-elite = { $number } { $number ->
        [one] válečná loď
        [few] válečné lodě
       *[other] válečných lodí
    } (elitní)
unit-mercenary = žoldnéři
units-mercenary = { $number } { $number ->
        [one] jednotka žoldnéřů
        [few] jednotky žoldnéřů
       *[other] jednotek žoldnéřů
    }
unit-mercenary-recruits = žoldnéři (rekruti)
units-mercenary-recruits = { $number } { $number ->
        [one] jednotka žoldnéřů
        [few] jednotky žoldnéřů
       *[other] jednotek žoldnéřů
    } (rekruti)
unit-mercenary-experienced = žoldnéři (zkušené)
units-mercenary-experienced = { $number } { $number ->
        [one] jednotka žoldnéřů
        [few] jednotky žoldnéřů
       *[other] jednotek žoldnéřů
    } (zkušené)
unit-mercenary-veterans = žoldnéři (veteráni)
units-mercenary-veterans = { $number } { $number ->
        [one] jednotka žoldnéřů
        [few] jednotky žoldnéřů
       *[other] jednotek žoldnéřů
    } (veteráni)
unit-mercenary-elite = žoldnéři (elitní)
units-mercenary-elite = { $number } { $number ->
        [one] jednotka žoldnéřů
        [few] jednotky žoldnéřů
       *[other] jednotek žoldnéřů
    } (elitní)
unit-corsair = korzáři
units-corsair = { $number } { $number ->
        [one] jednotka korzárů
        [few] jednotky korzárů
       *[other] jednotek korzárů
    }
unit-corsair-recruits = korzáři (rekruti)
units-corsair-recruits = { $number } { $number ->
        [one] jednotka korzárů
        [few] jednotky korzárů
       *[other] jednotek korzárů
    } (rekruti)
unit-corsair-experienced = korzáři (zkušené)
units-corsair-experienced = { $number } { $number ->
        [one] jednotka korzárů
        [few] jednotky korzárů
       *[other] jednotek korzárů
    } (zkušené)
unit-corsair-veterans = korzáři (veteráni)
units-corsair-veterans = { $number } { $number ->
        [one] jednotka korzárů
        [few] jednotky korzárů
       *[other] jednotek korzárů
    } (veteráni)
unit-corsair-elite = korzáři (elitní)
units-corsair-elite = { $number } { $number ->
        [one] jednotka korzárů
        [few] jednotky korzárů
       *[other] jednotek korzárů
    } (elitní)
unit-elephant = váleční sloni
units-elephant = { $number } { $number ->
        [one] jednotka válečných slonů
        [few] jednotky válečných slonů
       *[other] jednotek válečných slonů
    }
unit-elephant-recruits = váleční sloni (rekruti)
units-elephant-recruits = { $number } { $number ->
        [one] jednotka válečných slonů
        [few] jednotky válečných slonů
       *[other] jednotek válečných slonů
    } (rekruti)
unit-elephant-experienced = váleční sloni (zkušené)
units-elephant-experienced = { $number } { $number ->
        [one] jednotka válečných slonů
        [few] jednotky válečných slonů
       *[other] jednotek válečných slonů
    } (zkušené)
unit-elephant-veterans = váleční sloni (veteráni)
units-elephant-veterans = { $number } { $number ->
        [one] jednotka válečných slonů
        [few] jednotky válečných slonů
       *[other] jednotek válečných slonů
    } (veteráni)
unit-elephant-elite = váleční sloni (elitní)
units-elephant-elite = { $number } { $number ->
        [one] jednotka válečných slonů
        [few] jednotky válečných slonů
       *[other] jednotek válečných slonů
    } (elitní)
unit-support = hradby
unit-all = všechny jednotky

die-white = Bílé kostky: meče
die-reversed = Obrácené kostky: meče
die-blue = Modré kostky: meče
die-red = Červené kostky: meče

## Druhy, stáda, stavby, období, velitelé

type-light = lehká pěchota
type-heavy = těžká pěchota
type-engine = obléhací stroje
type-cavalry = jezdectvo
type-transport = přepravní loď
type-warship = válečná loď
type-mercenary = žoldnéři
type-corsair = korzáři
type-elephant = váleční sloni
herd-sheep = stádo ovcí
herd-pigs = stádo prasat
herd-cattle = stádo krav
herd-horses = stádo koní
building-village = vesnice
    .acc = vesnici
building-town = město
    .acc = město
building-dock = dok
    .acc = dok
building-port = přístav
    .acc = přístav
building-fortification = opevnění
    .acc = opevnění
season-spring = jaro
season-summer = léto
season-autumn = podzim
season-winter = zima
level-none = žádní velitelé
level-poor = špatní velitelé
level-average = průměrní velitelé
level-better = lepší velitelé
level-brilliant = geniální velitelé
treaty-tribute = tribut
treaty-ransom = výkupné
treaty-vassalage = vazalství
treaty-lordship = vláda nad vazalem
victory-sovereignty = Suverenita
victory-supremacy = Převaha
victory-power = Moc
victory-significance = Významnost
victory-last = poslední, kdo zbyl
victory-both = Převaha a Moc
zone-subtropical = subtropické pásmo
    .at = v subtropickém pásmu
zone-temperate = mírné pásmo
    .at = v mírném pásmu
zone-cold = chladné pásmo
    .at = v chladném pásmu
zone-seas = moře
    .at = na mořích
terms-pay-tribute = platit tribut
    .does = chce platit tribut
terms-demand-tribute = žádat tribut
    .does = žádá tribut
terms-pay-ransom = zaplatit výkupné
    .does = chce zaplatit výkupné
terms-pay-long-ransom = zaplatit výkupné na celou hru
    .does = chce zaplatit výkupné na celou hru
terms-aid = poskytnout pomoc
    .does = chce poskytnout pomoc
terms-demand-ransom = žádat výkupné
    .does = žádá výkupné

## Národy

people-scots-irish = Skotové a Irové
people-islanders = Ostrované
people-picts = Piktové
people-romans = Římané
people-germani = Germáni
people-celts = Keltové
people-constantinople = Konstantinopol
people-bosporus = Bospor
people-huns = Hunové
people-alans = Alani
people-visigoths = Vizigóti
people-ostrogoths = Ostrogóti
people-slavs = Slované
people-etruscans = Etruskové
people-carthaginians = Kartaginci
people-greeks = Řekové
people-illyrians = Illyrové
people-egypt = Egypt
people-canaan = Kanaán
people-qatna = Katna
people-yamhad = Jamchad
people-hittites = Chetité
people-aegeans = Egejci
people-mitanni = Mitanni
people-assyria = Asýrie
people-babylon = Babylon
people-elam = Elam
people-kassites = Kassité
people-hurrians = Churrité
people-reinos = Křesťanská Reinos
people-taifas = Muslimské Taifas
people-almoravids = Almorávidé
people-franks = Frankové
people-vikings = Vikingové
people-british-isles = Britské ostrovy
people-slavs-balts = Slované a Baltové
people-rome = město Řím

## Oblasti

region-britannia = Britannia
province-britannia = Britannia
region-hibernia = Hibernia
province-hibernia = Hibernia
region-caledonia = Caledonia
province-caledonia = Caledonia
region-insulae = Ostrovy
province-insulae = Ostrovy
region-belgica = Belgica
province-belgica = Belgica
region-roman = Římská říše
province-roman = Římská říše
region-bospor = Bospor
province-bospor = Bospor
region-hunnia = Hunové
province-hunnia = Hunové
region-alania = Alani
province-alania = Alani
region-visigothia = Vizigóti
province-visigothia = Vizigóti
region-ostrogothia = Ostrogóti
province-ostrogothia = Ostrogóti
region-slavia = Slované
province-slavia = Slované
region-barbaricum = Barbaricum (volné)
province-barbaricum = Barbaricum (volné)
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
region-graecia = Graecia (Epirus, ostrovy)
province-graecia = Graecia (Epirus, ostrovy)
region-corsica = Corsica
province-corsica = Corsica
region-sardinia = Sardinia
province-sardinia = Sardinia
region-africa = Africa
province-africa = Africa
region-barbarorum = Barbarorum
province-barbarorum = Barbarorum
region-desertum = Poušť
province-desertum = Poušť
region-egypt = Egypt
province-egypt = Egypt
region-canaan = Kanaán
province-canaan = Kanaán
region-qatna = Katna
province-qatna = Katna
region-yamhad = Jamchad
province-yamhad = Jamchad
region-hittites = Chetité
province-hittites = Chetité
region-aegeans = Egejci
province-aegeans = Egejci
region-mitanni = Mitanni
province-mitanni = Mitanni
region-assyria = Asýrie
province-assyria = Asýrie
region-babylon = Babylon
province-babylon = Babylon
region-elam = Elam
province-elam = Elam
region-kassites = Kassité
province-kassites = Kassité
region-hurrians = Churrité
province-hurrians = Churrité
region-trails = Stezky
province-trails = Stezky
region-desert = Poušť
province-desert = Poušť
region-reinos = Křesťanská Reinos
province-reinos = Křesťanská Reinos
region-taifas = Muslimské Taifas (s Baleárami)
province-taifas = Muslimské Taifas (s Baleárami)
region-maghrib = Maghrib (Almorávidé)
province-maghrib = Maghrib (Almorávidé)
region-francia = Francia
province-francia = Francia
region-scandinavia = Skandinávie
province-scandinavia = Skandinávie
region-britain = Britské ostrovy
province-britain = Britské ostrovy
region-waters = Moře a řeky
province-waters = Moře a řeky
