### Successors: Namen. Eigennamen bleiben in griechischer Umschrift. Formen: .acc Akkusativ, .dat Dativ, .at wo, .to wohin,
### .from woher, .through wodurch.

## Formen, die die meisten Namen einer Art gleich bilden.

forms-place = { $name }
    .at = in { $name }
    .to = nach { $name }
    .from = aus { $name }
    .through = durch { $name }
forms-general = { $name }
    .acc = { $name }
forms-royal = { $name }
    .acc = { $name }
    .dat = { $name }
forms-faction = { $name }
    .acc = { $name }
    .dat = { $name }

## Fraktionen (S2.x).

faction-yellow = Gelb
faction-blue = Blau
faction-red = Rot
faction-black = Schwarz
faction-green = Grün
faction-independent = die Unabhängige Fraktion
    .dat = der Unabhängigen Fraktion
faction-none = niemand
    .acc = niemanden
    .dat = niemandem

## Bereiche (S2.h-j).

area-outside = { $place }
    .at = { $place-at }
    .to = { $place-to }
    .from = { $place-from }
area-inside = { $place } (innerhalb)
    .at = innerhalb von { $place }
    .to = nach { $place } hinein
    .from = aus der Stadt { $place }
area-sea = die See
    .at = auf See
    .to = auf See
    .from = von See
area-none = nicht auf der Karte
    .at = außerhalb der Karte
    .to = von der Karte
    .from = von außerhalb der Karte

## Kampfverbände (T-7): mit Namen und gezählt.

unit-mercenary = Söldner
    .acc = Söldner
unit-loyal = Loyaler Makedone
    .acc = Loyalen Makedonen
unit-royal = Verband der Königlichen Armee
    .acc = Verband der Königlichen Armee
unit-silver = Silberschilde-Verband
    .acc = Silberschilde-Verband
unit-elephant = Elefant
    .acc = Elefanten
unit-cavalry = Kavallerie-Verband
    .acc = Kavallerie-Verband

units-none = keine Kampfverbände
    .acc = keine Kampfverbände
    .dat = keinen Kampfverbänden
units-mercenary = { $number } Söldner
    .dat = { $number } { $number ->
        [one] Söldner
       *[other] Söldnern
    }
units-loyal = { $number } { $number ->
        [one] Loyaler Makedone
       *[other] Loyale Makedonen
    }
    .acc = { $number } { $number ->
        [one] Loyalen Makedonen
       *[other] Loyale Makedonen
    }
    .dat = { $number } { $number ->
        [one] Loyalem Makedonen
       *[other] Loyalen Makedonen
    }
units-royal = { $number } { $number ->
        [one] Verband
       *[other] Verbände
    } der Königlichen Armee
    .dat = { $number } { $number ->
        [one] Verband
       *[other] Verbänden
    } der Königlichen Armee
units-silver = { $number } { $number ->
        [one] Silberschilde-Verband
       *[other] Silberschilde-Verbände
    }
    .dat = { $number } { $number ->
        [one] Silberschilde-Verband
       *[other] Silberschilde-Verbänden
    }
units-elephant = { $number } { $number ->
        [one] Elefant
       *[other] Elefanten
    }
    .acc = { $number } Elefanten
    .dat = { $number } Elefanten
units-cavalry = { $number } { $number ->
        [one] Kavallerie-Verband
       *[other] Kavallerie-Verbände
    }
    .dat = { $number } { $number ->
        [one] Kavallerie-Verband
       *[other] Kavallerie-Verbänden
    }

## Die Königsfamilie (S8).

royal-alexandros = Alexandros
    .about = Erbe: mit seiner Legitimität dein, solange ein General von dir in seinem Bereich ist, oder dein Kontrollmarker und kein fremder General. Entscheidet am Beginn von Spielzug IV über die Regentschaft.
royal-philippos = Philippos
    .about = Erbe: mit seiner Legitimität dein, solange ein General von dir in seinem Bereich ist, oder dein Kontrollmarker und kein fremder General. Kommt durch das Ereignis „Eurydike spricht für Philippos“.
royal-herakles = Herakles
    .about = Erbe: mit seiner Legitimität dein, solange ein General von dir in seinem Bereich ist, oder dein Kontrollmarker und kein fremder General. Entscheidet am Beginn von Spielzug V über die Regentschaft.
royal-olympias = Olympias
    .about = Nur durch ihr Ereignis „Olympias“ zu gewinnen, mit einem General oder Kontrollmarker von dir in ihrem Bereich; bringt ihre Legitimität.
royal-kleopatra = Kleopatra
    .about = Nur durch ihr Ereignis „Kleopatra bietet die Heirat an“ zu gewinnen: In diesem Spielzug heiratet sie dich, wenn eine Armee von dir bei ihr ist, niemand sie kontrolliert und kein gegnerischer Kampfverband dort die Freie Passage verweigert. Bringt ihre Legitimität.
royal-thessalonike = Thessalonike
    .about = Nur durch ihr Ereignis „Thessalonike bietet die Heirat an“ zu gewinnen: In diesem Spielzug heiratet sie dich, wenn eine Armee von dir bei ihr ist, niemand sie kontrolliert und kein gegnerischer Kampfverband dort die Freie Passage verweigert. Bringt ihre Legitimität.
royal-cart = der Begräbniswagen
    .acc = den Begräbniswagen
    .dat = dem Begräbniswagen
    .about = Dein, solange ein General von dir in seinem Bereich ist, oder dein Kontrollmarker und kein fremder General. Bestattung in Spielzug II oder III: in Pella 10 L für immer, in einer anderen Großen Stadt 2 L für den, der sie kontrolliert. In Spielzug I bleibt er in Babylon.

## Karten: ihre Arten, und wofür eine Karte genutzt wird (S6.2.0.c).

card-kind-event = Ereignis
card-kind-bonus = Bonus
card-kind-surprise = Überraschung
card-kind-none = Karte

use-none = nichts
    .for = für nichts
use-event = Ereignis
    .for = als Ereignis
use-march = Gewaltmarsch
    .for = für einen Gewaltmarsch
use-place = Kontrollmarker platzieren
    .for = zum Platzieren von Kontrollmarkern
use-train = Truppen ausbilden
    .for = zum Ausbilden von Truppen
use-improve = eine Flotte verbessern
    .for = zum Verbessern einer Flotte
use-recruit = einen Haupt-General rekrutieren
    .for = zum Rekrutieren eines Haupt-Generals
use-free-cart = den Begräbniswagen freigeben
    .for = zum Freigeben des Begräbniswagens
use-regain-fleet = eine aufgeriebene Flotte zurückholen
    .for = zum Zurückholen einer aufgeriebenen Flotte
use-nothing = nichts
    .for = ohne Wirkung

## Orte (S2.b). Die Namen der Transitpunkte sind von uns.

place-none = nirgends
    .at = nirgends
    .to = nirgendwohin
place-pella = Pella
place-amphipolis = Amphipolis
place-chalkidike = Chalkidike
place-lynkos = Lynkos
place-orestis = Orestis
place-larisa = Larisa
place-trikka = Trikka
place-lamia = Lamia
place-aitolia = Aitolia
place-athenai = Athenai
place-korinthos = Korinthos
place-elis = Elis
place-sparta = Sparta
place-kyklades = Kyklades
    .at = auf Kyklades
place-chaonia = Chaonia
place-molossia = Molossia
place-pellion = Pellion
place-dardanoi = Dardanoi
place-getai = Getai
place-odessos = Odessos
place-triballoi = Triballoi
place-agrianes = Agrianes
place-apollonia = Apollonia
place-byzantion = Byzantion
place-chersonesos = Chersonesos
place-odrysai = Odrysai
place-philippopolis = Philippopolis
place-gortyn = Gortyn
place-kydonia = Kydonia
place-rhodos_city = Rhodos
place-paphos = Paphos
place-salamis = Salamis
place-abydos = Abydos
place-daskyleion = Daskyleion
place-astakos = Astakos
place-herakleia = Herakleia
place-ephesos = Ephesos
place-lesbos = Lesbos
    .at = auf Lesbos
place-pergamon = Pergamon
place-sardeis = Sardeis
place-halikarnassos = Halikarnassos
place-xanthos = Xanthos
place-phaselis = Phaselis
place-aspendos = Aspendos
place-pisidai = Pisidai
place-kelainai = Kelainai
place-gordion = Gordion
place-ankyra = Ankyra
place-ikonion = Ikonion
place-dana = Dana
place-mazaka = Mazaka
place-komana = Komana
place-melitene = Melitene
place-zela = Zela
place-amaseia = Amaseia
place-tarsos = Tarsos
place-issos = Issos
place-myriandros = Myriandros
place-chalybon = Chalybon
place-bambyke = Bambyke
place-thapsakos = Thapsakos
place-damaskos = Damaskos
place-triparadeisos = Triparadeisos
place-arados = Arados
place-sidon = Sidon
place-tyros = Tyros
place-ake = Ake
place-galaditis = Galaditis
place-hierosolyma = Hierosolyma
place-gaza = Gaza
place-nabataioi = Nabataioi
place-pelousion = Pelousion
place-heliopolis = Heliopolis
place-memphis = Memphis
place-naukratis = Naukratis
place-alexandreia = Alexandreia
place-kyrene = Kyrene
place-barke = Barke
place-karrhai = Karrhai
place-nisibis = Nisibis
place-arbela = Arbela
place-kainai = Kainai
place-doura = Doura
place-thilabous = Thilabous
place-babylon = Babylon
place-sippar = Sippar
place-opis = Opis
place-nippur = Nippur
place-uruk = Uruk
place-larsa = Larsa
place-trapezous = Trapezous
place-gymnias = Gymnias
place-sophene = Sophene
place-amida = Amida
place-kordyene = Kordyene
place-armavir = Armavir
place-gazaka = Gazaka
place-phraaspa = Phraaspa
place-chauon = Chauon
place-kadousioi = Kadousioi
place-mardoi = Mardoi
place-zadrakarta = Zadrakarta
place-ekbatana = Ekbatana
place-rhagai = Rhagai
place-hekatompylos = Hekatompylos
place-nemavand = Nemavand
place-kossaioi = Kossaioi
place-elymaioi = Elymaioi
place-gabiene = Gabiene
place-paraitakene = Paraitakene
place-sousa = Sousa
place-charax = Charax
place-elymais = Elymais
place-ouxioi = Ouxioi
place-persepolis = Persepolis
place-pasargadai = Pasargadai
place-tp_maiandros = Transitpunkt Maiandros
    .at = am Transitpunkt Maiandros
    .to = zum Transitpunkt Maiandros
    .from = vom Transitpunkt Maiandros
    .through = durch den Transitpunkt Maiandros
place-tp_isauria = Transitpunkt Isauria
    .at = am Transitpunkt Isauria
    .to = zum Transitpunkt Isauria
    .from = vom Transitpunkt Isauria
    .through = durch den Transitpunkt Isauria
place-tp_zagros = Transitpunkt Zagros
    .at = am Transitpunkt Zagros
    .to = zum Transitpunkt Zagros
    .from = vom Transitpunkt Zagros
    .through = durch den Transitpunkt Zagros
place-tp_maroneia = Transitpunkt Maroneia
    .at = am Transitpunkt Maroneia
    .to = zum Transitpunkt Maroneia
    .from = vom Transitpunkt Maroneia
    .through = durch den Transitpunkt Maroneia
place-tp_paphlagonia = Transitpunkt Paphlagonia
    .at = am Transitpunkt Paphlagonia
    .to = zum Transitpunkt Paphlagonia
    .from = vom Transitpunkt Paphlagonia
    .through = durch den Transitpunkt Paphlagonia
place-tp_halys = Transitpunkt Halys
    .at = am Transitpunkt Halys
    .to = zum Transitpunkt Halys
    .from = vom Transitpunkt Halys
    .through = durch den Transitpunkt Halys
place-tp_lykos = Transitpunkt Lykos-Tal
    .at = am Transitpunkt Lykos-Tal
    .to = zum Transitpunkt Lykos-Tal
    .from = vom Transitpunkt Lykos-Tal
    .through = durch den Transitpunkt Lykos-Tal
place-tp_kommagene = Transitpunkt Kommagene
    .at = am Transitpunkt Kommagene
    .to = zum Transitpunkt Kommagene
    .from = vom Transitpunkt Kommagene
    .through = durch den Transitpunkt Kommagene
place-tp_tadmor = Transitpunkt Tadmor
    .at = am Transitpunkt Tadmor
    .to = zum Transitpunkt Tadmor
    .from = vom Transitpunkt Tadmor
    .through = durch den Transitpunkt Tadmor
place-tp_rhinokoloura = Transitpunkt Rhinokoloura
    .at = am Transitpunkt Rhinokoloura
    .to = zum Transitpunkt Rhinokoloura
    .from = vom Transitpunkt Rhinokoloura
    .through = durch den Transitpunkt Rhinokoloura
place-tp_aila = Transitpunkt Aila-Straße
    .at = am Transitpunkt Aila-Straße
    .to = zum Transitpunkt Aila-Straße
    .from = vom Transitpunkt Aila-Straße
    .through = durch den Transitpunkt Aila-Straße
place-tp_paraitonion = Transitpunkt Paraitonion
    .at = am Transitpunkt Paraitonion
    .to = zum Transitpunkt Paraitonion
    .from = vom Transitpunkt Paraitonion
    .through = durch den Transitpunkt Paraitonion
place-tp_katabathmos = Transitpunkt Katabathmos
    .at = am Transitpunkt Katabathmos
    .to = zum Transitpunkt Katabathmos
    .from = vom Transitpunkt Katabathmos
    .through = durch den Transitpunkt Katabathmos
place-tp_chalonitis = Transitpunkt Chalonitis
    .at = am Transitpunkt Chalonitis
    .to = zum Transitpunkt Chalonitis
    .from = vom Transitpunkt Chalonitis
    .through = durch den Transitpunkt Chalonitis
place-tp_araxes = Transitpunkt Araxes
    .at = am Transitpunkt Araxes
    .to = zum Transitpunkt Araxes
    .from = vom Transitpunkt Araxes
    .through = durch den Transitpunkt Araxes

## Provinzen und Regionen (S2.p, S2.s).

province-aigyptos = Aigyptos
province-libya = Libye
province-makedonia = Makedonia
province-thessalia = Thessalia
province-hellas = Hellas
province-thrake = Thrake
province-skythia = Skythia
province-illyria = Illyria
province-epeiros = Epeiros
province-krete = Krete
province-rhodos = Rhodos
province-kypros = Kypros
province-mikra_phrygia = Mikra Phrygia
province-bithynia = Bithynia
province-lydia = Lydia
province-karia = Karia
province-lykia_pamphylia = Lykia-Pamphylia
province-phrygia = Phrygia
province-kappadokia = Kappadokia
province-kilikia = Kilikia
province-syria = Syria
province-koile_syria = Koile Syria
province-phoenike = Phoenike
province-palaistine = Palaistine
province-arabia = Arabia
province-mesopotamia = Mesopotamia
province-babylonia = Babylonia
province-armenia = Armenia
province-atropatene = Atropatene
province-hyrkania = Hyrkania
province-media = Media
province-sousiane = Sousiane
province-persis = Persis

region-africa = Afrika
region-europe = Europa
region-great_islands = Große Inseln
region-asia = Asien

## Generäle (S7.1); die Spezialfähigkeiten sind die von T-20.

general-none = niemand
general-perdikkas = Perdikkas
    .ability = +1 Popularität, solange seine Fraktion an seinem Ort einen Erben oder den Begräbniswagen kontrolliert.
general-antipatros = Antipatros
    .ability = Kampfwert 4 in Makedonia, Thessalia und Hellas.
general-krateros = Krateros
    .ability = −1 auf Zermürbungswürfe, nicht unter 1, einer Gruppe unter seinem Befehl, in der Loyale Makedonen, Königliche Armee oder Silberschilde sind.
general-ptolemaios = Ptolemaios
    .ability = Kampfwert 4 in Aigyptos.
general-leonnatos = Leonnatos
    .ability = Kampfwert 4, wenn seine Seite angreift.
general-peithon = Peithon
    .ability = Initiativwert 2 in Media, Atropatene, Hyrkania, Sousiane und Persis.
general-lysimachos = Lysimachos
    .ability = Das Ausweichen gelingt ihm ab 3.
general-antigonos = Antigonos
    .ability = Mindestens 3 Bewegungspunkte in einem Aktivierung-Segment.
general-polyperchon = Polyperchon
    .ability = +1 Lokale Truppen in Makedonia und Hellas, wenn seine Fraktion den Ort der Schlacht kontrolliert.
general-seleukos = Seleukos
    .ability = Einmal in jeder Landschlacht darf er einen Elefantenwürfel seiner Seite neu werfen.
general-peukestas = Peukestas
    .ability = Lokale Truppen zählen in Sousiane, Media und Persis doppelt.
general-demetrios = Demetrios
    .ability = +1 auf die Belagerungswürfe, die er durchführt.
general-eumenes = Eumenes
    .ability = Das Abfangen gelingt ihm ab 3.
general-kassandros = Kassandros
    .ability = Endet seine Aktivierung in einem Aktivierung-Segment in einer Kleinen Stadt von Hellas, darf er dort einen gegnerischen oder Unabhängigen Kontrollmarker durch einen seiner Fraktion ersetzen.
general-aristonous = Aristonous
    .ability = −1 auf Belagerungswürfe gegen eine Große Stadt in Makedonia, solange er innerhalb der Stadt ist.
general-nearchos = Nearchos
    .ability = +1 auf den Wurf seiner Seite, wenn seine eigene Seebewegung abgefangen wird.
general-asandros = Asandros
    .ability = Lokale Truppen zählen in Karia und Lydia doppelt.
general-pleistarchos = Pleistarchos
    .ability = Engpass-Wege kosten ihn 1 Bewegungspunkt.
general-menelaos = Menelaos
    .ability = +1 auf die Belagerungswürfe, die er durchführt.
general-polyarchos = Polyarchos
    .ability = −1 auf Belagerungswürfe gegen die Stadt, in der er sich befindet.
general-amphoteros = Amphoteros
general-ophellas = Ophellas
general-kleitos = Kleitos
general-polemon = Polemon
general-alketas = Alketas
general-attalos = Attalos
general-dokimos = Dokimos
general-eudamos = Eudamos
general-philoxenos = Philoxenos
general-arrhidaios = Arrhidaios
general-laomedon = Laomedon
general-nikanor = Nikanor
general-andronikos = Andronikos
general-antigenes = Antigenes
general-archon = Archon
general-sibyrtios = Sibyrtios
general-philotas = Philotas
general-stasandros = Stasandros
general-teutamos = Teutamos
general-amphimachos = Amphimachos
general-leosthenes = Leosthenes
general-ariarathes = Ariarathes
general-philon = Philon
general-glaukias = Glaukias
general-seuthes = Seuthes

## Flotten (T-18).

fleet-makedonia = die Makedonia-Flotte
    .dat = der Makedonia-Flotte
fleet-karia = die Karia-Flotte
    .dat = der Karia-Flotte
fleet-rhodos = die Rhodos-Flotte
    .dat = der Rhodos-Flotte
fleet-athenai = die Athenai-Flotte
    .dat = der Athenai-Flotte
fleet-kilikia = die Kilikia-Flotte
    .dat = der Kilikia-Flotte
fleet-aigyptos = die Aigyptos-Flotte
    .dat = der Aigyptos-Flotte
fleet-phoenike = die Phoenike-Flotte
    .dat = der Phoenike-Flotte
fleet-kypros = die Kypros-Flotte
    .dat = der Kypros-Flotte
