### Scharz: Namen. Die Felder der Karten sind in places-de.ftl. Formen: .acc Akkusativ, .at wo; weitere stehen dabei.

## Spieler

faction-none = niemand
faction-red = Rot
faction-blue = Blau
faction-green = Grün
faction-yellow = Gelb
faction-black = Schwarz
faction-white = Weiß
faction-purple = Violett
faction-orange = Orange
faction-brown = Braun
faction-grey = Grau
faction-pink = Rosa
faction-turquoise = Türkis

## Einheiten (T13.2): mit Namen und gezählt

units-none = keine Einheiten
unit-light = leichte Infanterie
    .acc = leichte Infanterie
units-light = { $number } leichte Infanterie
unit-light-recruits = leichte Infanterie (Rekruten)
    .acc = leichte Infanterie (Rekruten)
units-light-recruits = { $number } leichte Infanterie (Rekruten)
unit-light-experienced = leichte Infanterie (Erfahrene)
    .acc = leichte Infanterie (Erfahrene)
units-light-experienced = { $number } leichte Infanterie (Erfahrene)
unit-light-veterans = leichte Infanterie (Veteranen)
    .acc = leichte Infanterie (Veteranen)
units-light-veterans = { $number } leichte Infanterie (Veteranen)
unit-light-elite = leichte Infanterie (Elite)
    .acc = leichte Infanterie (Elite)
units-light-elite = { $number } leichte Infanterie (Elite)
unit-heavy = schwere Infanterie
    .acc = schwere Infanterie
units-heavy = { $number } schwere Infanterie
unit-heavy-recruits = schwere Infanterie (Rekruten)
    .acc = schwere Infanterie (Rekruten)
units-heavy-recruits = { $number } schwere Infanterie (Rekruten)
unit-heavy-experienced = schwere Infanterie (Erfahrene)
    .acc = schwere Infanterie (Erfahrene)
units-heavy-experienced = { $number } schwere Infanterie (Erfahrene)
unit-heavy-veterans = schwere Infanterie (Veteranen)
    .acc = schwere Infanterie (Veteranen)
units-heavy-veterans = { $number } schwere Infanterie (Veteranen)
unit-heavy-elite = schwere Infanterie (Elite)
    .acc = schwere Infanterie (Elite)
units-heavy-elite = { $number } schwere Infanterie (Elite)
unit-engine = Belagerungsgerät
    .acc = ein Belagerungsgerät
units-engine = { $number } { $number ->
        [one] Belagerungsgerät
       *[other] Belagerungsgeräte
    }
unit-engine-recruits = Belagerungsgerät (Rekruten)
    .acc = ein Belagerungsgerät (Rekruten)
units-engine-recruits = { $number } { $number ->
        [one] Belagerungsgerät
       *[other] Belagerungsgeräte
    } (Rekruten)
unit-engine-experienced = Belagerungsgerät (Erfahrene)
    .acc = ein Belagerungsgerät (Erfahrene)
units-engine-experienced = { $number } { $number ->
        [one] Belagerungsgerät
       *[other] Belagerungsgeräte
    } (Erfahrene)
unit-engine-veterans = Belagerungsgerät (Veteranen)
    .acc = ein Belagerungsgerät (Veteranen)
units-engine-veterans = { $number } { $number ->
        [one] Belagerungsgerät
       *[other] Belagerungsgeräte
    } (Veteranen)
unit-engine-elite = Belagerungsgerät (Elite)
    .acc = ein Belagerungsgerät (Elite)
units-engine-elite = { $number } { $number ->
        [one] Belagerungsgerät
       *[other] Belagerungsgeräte
    } (Elite)
unit-cavalry = Reiterei
    .acc = Reiterei
units-cavalry = { $number } Reiterei
unit-cavalry-recruits = Reiterei (Rekruten)
    .acc = Reiterei (Rekruten)
units-cavalry-recruits = { $number } Reiterei (Rekruten)
unit-cavalry-experienced = Reiterei (Erfahrene)
    .acc = Reiterei (Erfahrene)
units-cavalry-experienced = { $number } Reiterei (Erfahrene)
unit-cavalry-veterans = Reiterei (Veteranen)
    .acc = Reiterei (Veteranen)
units-cavalry-veterans = { $number } Reiterei (Veteranen)
unit-cavalry-elite = Reiterei (Elite)
    .acc = Reiterei (Elite)
units-cavalry-elite = { $number } Reiterei (Elite)
unit-transport = Transportschiff
    .acc = ein Transportschiff
units-transport = { $number } { $number ->
        [one] Transportschiff
       *[other] Transportschiffe
    }
unit-transport-recruits = Transportschiff (Rekruten)
    .acc = ein Transportschiff (Rekruten)
units-transport-recruits = { $number } { $number ->
        [one] Transportschiff
       *[other] Transportschiffe
    } (Rekruten)
unit-transport-experienced = Transportschiff (Erfahrene)
    .acc = ein Transportschiff (Erfahrene)
units-transport-experienced = { $number } { $number ->
        [one] Transportschiff
       *[other] Transportschiffe
    } (Erfahrene)
unit-transport-veterans = Transportschiff (Veteranen)
    .acc = ein Transportschiff (Veteranen)
units-transport-veterans = { $number } { $number ->
        [one] Transportschiff
       *[other] Transportschiffe
    } (Veteranen)
unit-transport-elite = Transportschiff (Elite)
    .acc = ein Transportschiff (Elite)
units-transport-elite = { $number } { $number ->
        [one] Transportschiff
       *[other] Transportschiffe
    } (Elite)
unit-warship = Kriegsschiff
    .acc = ein Kriegsschiff
units-warship = { $number } { $number ->
        [one] Kriegsschiff
       *[other] Kriegsschiffe
    }
unit-warship-recruits = Kriegsschiff (Rekruten)
    .acc = ein Kriegsschiff (Rekruten)
units-warship-recruits = { $number } { $number ->
        [one] Kriegsschiff
       *[other] Kriegsschiffe
    } (Rekruten)
unit-warship-experienced = Kriegsschiff (Erfahrene)
    .acc = ein Kriegsschiff (Erfahrene)
units-warship-experienced = { $number } { $number ->
        [one] Kriegsschiff
       *[other] Kriegsschiffe
    } (Erfahrene)
unit-warship-veterans = Kriegsschiff (Veteranen)
    .acc = ein Kriegsschiff (Veteranen)
units-warship-veterans = { $number } { $number ->
        [one] Kriegsschiff
       *[other] Kriegsschiffe
    } (Veteranen)
unit-warship-elite = Kriegsschiff (Elite)
    .acc = ein Kriegsschiff (Elite)
units-warship-elite = { $number } { $number ->
        [one] Kriegsschiff
       *[other] Kriegsschiffe
    } (Elite)
unit-mercenary = Söldnereinheit
    .acc = eine Söldnereinheit
units-mercenary = { $number } { $number ->
        [one] Söldnereinheit
       *[other] Söldnereinheiten
    }
unit-mercenary-recruits = Söldnereinheit (Rekruten)
    .acc = eine Söldnereinheit (Rekruten)
units-mercenary-recruits = { $number } { $number ->
        [one] Söldnereinheit
       *[other] Söldnereinheiten
    } (Rekruten)
unit-mercenary-experienced = Söldnereinheit (Erfahrene)
    .acc = eine Söldnereinheit (Erfahrene)
units-mercenary-experienced = { $number } { $number ->
        [one] Söldnereinheit
       *[other] Söldnereinheiten
    } (Erfahrene)
unit-mercenary-veterans = Söldnereinheit (Veteranen)
    .acc = eine Söldnereinheit (Veteranen)
units-mercenary-veterans = { $number } { $number ->
        [one] Söldnereinheit
       *[other] Söldnereinheiten
    } (Veteranen)
unit-mercenary-elite = Söldnereinheit (Elite)
    .acc = eine Söldnereinheit (Elite)
units-mercenary-elite = { $number } { $number ->
        [one] Söldnereinheit
       *[other] Söldnereinheiten
    } (Elite)
unit-corsair = Korsareneinheit
    .acc = eine Korsareneinheit
units-corsair = { $number } { $number ->
        [one] Korsareneinheit
       *[other] Korsareneinheiten
    }
unit-corsair-recruits = Korsareneinheit (Rekruten)
    .acc = eine Korsareneinheit (Rekruten)
units-corsair-recruits = { $number } { $number ->
        [one] Korsareneinheit
       *[other] Korsareneinheiten
    } (Rekruten)
unit-corsair-experienced = Korsareneinheit (Erfahrene)
    .acc = eine Korsareneinheit (Erfahrene)
units-corsair-experienced = { $number } { $number ->
        [one] Korsareneinheit
       *[other] Korsareneinheiten
    } (Erfahrene)
unit-corsair-veterans = Korsareneinheit (Veteranen)
    .acc = eine Korsareneinheit (Veteranen)
units-corsair-veterans = { $number } { $number ->
        [one] Korsareneinheit
       *[other] Korsareneinheiten
    } (Veteranen)
unit-corsair-elite = Korsareneinheit (Elite)
    .acc = eine Korsareneinheit (Elite)
units-corsair-elite = { $number } { $number ->
        [one] Korsareneinheit
       *[other] Korsareneinheiten
    } (Elite)
unit-elephant = Kriegselefanten
    .acc = Kriegselefanten
units-elephant = { $number } { $number ->
        [one] Einheit Kriegselefanten
       *[other] Einheiten Kriegselefanten
    }
unit-elephant-recruits = Kriegselefanten (Rekruten)
    .acc = Kriegselefanten (Rekruten)
units-elephant-recruits = { $number } { $number ->
        [one] Einheit Kriegselefanten
       *[other] Einheiten Kriegselefanten
    } (Rekruten)
unit-elephant-experienced = Kriegselefanten (Erfahrene)
    .acc = Kriegselefanten (Erfahrene)
units-elephant-experienced = { $number } { $number ->
        [one] Einheit Kriegselefanten
       *[other] Einheiten Kriegselefanten
    } (Erfahrene)
unit-elephant-veterans = Kriegselefanten (Veteranen)
    .acc = Kriegselefanten (Veteranen)
units-elephant-veterans = { $number } { $number ->
        [one] Einheit Kriegselefanten
       *[other] Einheiten Kriegselefanten
    } (Veteranen)
unit-elephant-elite = Kriegselefanten (Elite)
    .acc = Kriegselefanten (Elite)
units-elephant-elite = { $number } { $number ->
        [one] Einheit Kriegselefanten
       *[other] Einheiten Kriegselefanten
    } (Elite)
unit-support = die Mauern
    .acc = die Mauern
unit-all = alle Einheiten
    .acc = alle Einheiten

die-white = Weiße Würfel: Schwerter
die-reversed = Umgekehrte Würfel: Schwerter
die-blue = Blaue Würfel: Schwerter
die-red = Rote Würfel: Schwerter

## Arten, Herden, Gebäude, Jahreszeiten, Befehlshaber

type-light = leichte Infanterie
type-heavy = schwere Infanterie
type-engine = Belagerungsgerät
type-cavalry = Reiterei
type-transport = Transportschiff
type-warship = Kriegsschiff
type-mercenary = Söldnereinheit
type-corsair = Korsareneinheit
type-elephant = Kriegselefanten
herd-sheep = Schafherde
    .acc = eine Schafherde
herd-pigs = Schweineherde
    .acc = eine Schweineherde
herd-cattle = Rinderherde
    .acc = eine Rinderherde
herd-horses = Pferdeherde
    .acc = eine Pferdeherde
building-village = Dorf
    .acc = ein Dorf
    .nom = ein Dorf
building-town = Stadt
    .acc = eine Stadt
    .nom = eine Stadt
building-dock = Dock
    .acc = ein Dock
    .nom = ein Dock
building-port = Hafen
    .acc = einen Hafen
    .nom = ein Hafen
building-fortification = Befestigung
    .acc = eine Befestigung
    .nom = eine Befestigung
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
level-none = keine Befehlshaber
level-poor = schlechte Befehlshaber
level-average = mittelmäßige Befehlshaber
level-better = bessere Befehlshaber
level-brilliant = geniale Befehlshaber
treaty-tribute = Tribut
    .the = der Tribut
treaty-ransom = Lösegeld
    .the = das Lösegeld
treaty-vassalage = Vasallentum
    .the = das Vasallentum
treaty-lordship = Lehnsherrschaft
    .the = die Lehnsherrschaft
victory-sovereignty = Souveränität
victory-supremacy = Übermacht
victory-power = Macht
victory-significance = Bedeutung
victory-last = als Letzter übrig
victory-both = Übermacht und Macht
zone-subtropical = subtropische Zone
    .at = in der subtropischen Zone
zone-temperate = gemäßigte Zone
    .at = in der gemäßigten Zone
zone-cold = kalte Zone
    .at = in der kalten Zone
zone-seas = Meere
    .at = auf den Meeren
terms-pay-tribute = Tribut zahlen
    .does = will einen Tribut zahlen
terms-demand-tribute = Tribut verlangen
    .does = verlangt einen Tribut
terms-pay-ransom = Lösegeld zahlen
    .does = will ein Lösegeld zahlen
terms-pay-long-ransom = Lösegeld für das ganze Spiel zahlen
    .does = will ein Lösegeld für das ganze Spiel zahlen
terms-aid = Hilfe geben
    .does = will Hilfe geben
terms-demand-ransom = Lösegeld verlangen
    .does = verlangt ein Lösegeld

## Völker

people-scots-irish = Schotten und Iren
    .acc = die Schotten und Iren
people-islanders = Inselbewohner
    .acc = die Inselbewohner
people-picts = Pikten
    .acc = die Pikten
people-romans = Römer
    .acc = die Römer
people-germani = Germanen
    .acc = die Germanen
people-celts = Kelten
    .acc = die Kelten
people-constantinople = Konstantinopel
    .acc = Konstantinopel
people-bosporus = Bosporus
    .acc = Bosporus
people-huns = Hunnen
    .acc = die Hunnen
people-alans = Alanen
    .acc = die Alanen
people-visigoths = Westgoten
    .acc = die Westgoten
people-ostrogoths = Ostgoten
    .acc = die Ostgoten
people-slavs = Slawen
    .acc = die Slawen
people-etruscans = Etrusker
    .acc = die Etrusker
people-carthaginians = Karthager
    .acc = die Karthager
people-greeks = Griechen
    .acc = die Griechen
people-illyrians = Illyrer
    .acc = die Illyrer
people-egypt = Ägypten
    .acc = Ägypten
people-canaan = Kanaan
    .acc = Kanaan
people-qatna = Qatna
    .acc = Qatna
people-yamhad = Jamchad
    .acc = Jamchad
people-hittites = Hethiter
    .acc = die Hethiter
people-aegeans = Ägäer
    .acc = die Ägäer
people-mitanni = Mitanni
    .acc = Mitanni
people-assyria = Assyrien
    .acc = Assyrien
people-babylon = Babylon
    .acc = Babylon
people-elam = Elam
    .acc = Elam
people-kassites = Kassiten
    .acc = die Kassiten
people-hurrians = Hurriter
    .acc = die Hurriter
people-reinos = christliche Reinos
    .acc = die christlichen Reinos
people-taifas = muslimische Taifas
    .acc = die muslimischen Taifas
people-almoravids = Almoraviden
    .acc = die Almoraviden
people-franks = Franken
    .acc = die Franken
people-vikings = Wikinger
    .acc = die Wikinger
people-british-isles = Britische Inseln
    .acc = die Britischen Inseln
people-slavs-balts = Slawen und Balten
    .acc = die Slawen und Balten
people-rome = Stadt Rom
    .acc = die Stadt Rom

## Gegenden

region-britannia = Britannia
province-britannia = Britannia
region-hibernia = Hibernia
province-hibernia = Hibernia
region-caledonia = Caledonia
province-caledonia = Caledonia
region-insulae = Inseln
province-insulae = Inseln
region-belgica = Belgica
province-belgica = Belgica
region-roman = Römisches Reich
province-roman = Römisches Reich
region-bospor = Bosporus
province-bospor = Bosporus
region-hunnia = Hunnen
province-hunnia = Hunnen
region-alania = Alanen
province-alania = Alanen
region-visigothia = Westgoten
province-visigothia = Westgoten
region-ostrogothia = Ostgoten
province-ostrogothia = Ostgoten
region-slavia = Slawen
province-slavia = Slawen
region-barbaricum = Barbaricum (offen)
province-barbaricum = Barbaricum (offen)
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
region-graecia = Graecia (Epirus, Inseln)
province-graecia = Graecia (Epirus, Inseln)
region-corsica = Corsica
province-corsica = Corsica
region-sardinia = Sardinia
province-sardinia = Sardinia
region-africa = Africa
province-africa = Africa
region-barbarorum = Barbarorum
province-barbarorum = Barbarorum
region-desertum = Wüste
province-desertum = Wüste
region-egypt = Ägypten
province-egypt = Ägypten
region-canaan = Kanaan
province-canaan = Kanaan
region-qatna = Qatna
province-qatna = Qatna
region-yamhad = Jamchad
province-yamhad = Jamchad
region-hittites = Hethiter
province-hittites = Hethiter
region-aegeans = Ägäer
province-aegeans = Ägäer
region-mitanni = Mitanni
province-mitanni = Mitanni
region-assyria = Assyrien
province-assyria = Assyrien
region-babylon = Babylon
province-babylon = Babylon
region-elam = Elam
province-elam = Elam
region-kassites = Kassiten
province-kassites = Kassiten
region-hurrians = Hurriter
province-hurrians = Hurriter
region-trails = Pfade
province-trails = Pfade
region-desert = Wüste
province-desert = Wüste
region-reinos = Christliche Reinos
province-reinos = Christliche Reinos
region-taifas = Muslimische Taifas (mit den Balearen)
province-taifas = Muslimische Taifas (mit den Balearen)
region-maghrib = Maghrib (Almoraviden)
province-maghrib = Maghrib (Almoraviden)
region-francia = Francia
province-francia = Francia
region-scandinavia = Skandinavien
province-scandinavia = Skandinavien
region-britain = Britische Inseln
province-britain = Britische Inseln
region-waters = Meere und Flüsse
province-waters = Meere und Flüsse
