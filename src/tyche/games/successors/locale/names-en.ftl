### Successors: names. Proper names stay in Greek transliteration; a language may add forms of a name as attributes, which
### every message finds as $place-at and the like (see tyche.text).

## Factions (S2.x). The Independent faction can be the subject of a sentence like any other.

faction-yellow = Yellow
faction-blue = Blue
faction-red = Red
faction-black = Black
faction-green = Green
faction-independent = the Independent faction
faction-none = nobody

## Areas (S2.h-j): $place is the name of the place. at: where something is; to: where something goes.

area-outside = { $place }
    .at = at { $place }
    .to = to { $place }
area-inside = { $place } (inside)
    .at = inside { $place }
    .to = into { $place }
area-sea = the sea
    .at = at sea
    .to = to sea
area-none = off the map
    .at = off the map
    .to = off the map

## Combat units (T-7): by name, and counted.

unit-mercenary = mercenary
unit-loyal = Loyal Macedonian
unit-royal = Royal Army unit
unit-silver = Silver Shields unit
unit-elephant = elephant
unit-cavalry = cavalry unit

units-none = no combat units
units-mercenary = { $number } { $number ->
        [one] mercenary
       *[other] mercenaries
    }
units-loyal = { $number } { $number ->
        [one] Loyal Macedonian
       *[other] Loyal Macedonians
    }
units-royal = { $number } Royal Army { $number ->
        [one] unit
       *[other] units
    }
units-silver = { $number } Silver { $number ->
        [one] Shields unit
       *[other] Shields
    }
units-elephant = { $number } { $number ->
        [one] elephant
       *[other] elephants
    }
units-cavalry = { $number } cavalry { $number ->
        [one] unit
       *[other] units
    }

## The royal family (S8).

royal-alexandros = Alexandros
    .about = Heir: yours with his legitimacy while a general of yours, or your control marker and nobody else's general, is in his area. Decides the Regency at the beginning of Turn IV.
royal-philippos = Philippos
    .about = Heir: yours with his legitimacy while a general of yours, or your control marker and nobody else's general, is in his area. Comes by the event “Eurydike Speaks for Philippos”.
royal-herakles = Herakles
    .about = Heir: yours with his legitimacy while a general of yours, or your control marker and nobody else's general, is in his area. Decides the Regency at the beginning of Turn V.
royal-olympias = Olympias
    .about = Won only by her event “Olympias”, with a general or control marker of yours in her area; brings her legitimacy.
royal-kleopatra = Kleopatra
    .about = Won only by her event “Kleopatra Offers Marriage”: in that turn she marries you when an army of yours is with her, she is nobody's, and no enemy unit is there that denies free passage. Brings her legitimacy.
royal-thessalonike = Thessalonike
    .about = Won only by her event “Thessalonike Offers Marriage”: in that turn she marries you when an army of yours is with her, she is nobody's, and no enemy unit is there that denies free passage. Brings her legitimacy.
royal-cart = the funeral cart
    .about = Yours while a general of yours, or your control marker and nobody else's general, is in its area. Buried in Turn II or III: at Pella 10 L for good, in another major city 2 L for who controls it. In Turn I it stays in Babylon.

## Cards: their kinds, and what a card is used for (S6.2.0.c).

card-kind-event = Event
card-kind-bonus = Bonus
card-kind-surprise = Surprise
card-kind-none = Card

use-none = nothing
    .for = for nothing
use-event = its event
    .for = for its event
use-march = forced march
    .for = for a forced march
use-place = place control markers
    .for = to place control markers
use-train = train troops
    .for = to train troops
use-improve = improve a fleet
    .for = to improve a fleet
use-recruit = recruit a general
    .for = to recruit a general
use-free-cart = free the funeral cart
    .for = to free the funeral cart
use-regain-fleet = regain a dispersed fleet
    .for = to regain a dispersed fleet
use-nothing = nothing
    .for = without effect

## Places (S2.b). Transit points have names of ours.

place-none = nowhere
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
place-tp_maiandros = the Maiandros transit point
place-tp_isauria = the Isauria transit point
place-tp_zagros = the Zagros transit point
place-tp_maroneia = the Maroneia transit point
place-tp_paphlagonia = the Paphlagonia transit point
place-tp_halys = the Halys transit point
place-tp_lykos = the Lykos valley transit point
place-tp_kommagene = the Kommagene transit point
place-tp_tadmor = the Tadmor transit point
place-tp_rhinokoloura = the Rhinokoloura transit point
place-tp_aila = the Aila road transit point
place-tp_paraitonion = the Paraitonion transit point
place-tp_katabathmos = the Katabathmos transit point
place-tp_chalonitis = the Chalonitis transit point
place-tp_araxes = the Araxes transit point

## Provinces and regions (S2.p, S2.s).

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

region-africa = Africa
region-europe = Europe
region-great_islands = Great Islands
region-asia = Asia

## Generals (S7.1); the abilities are those of T-20.

general-none = nobody
general-perdikkas = Perdikkas
    .ability = +1 popularity while his faction controls an heir or the funeral cart at his location.
general-antipatros = Antipatros
    .ability = Battle rating 4 in Makedonia, Thessalia and Hellas.
general-krateros = Krateros
    .ability = −1 to attrition rolls, not below 1, of a group under his command with Loyal Macedonians, Royal Army or Silver Shields in it.
general-ptolemaios = Ptolemaios
    .ability = Battle rating 4 in Aigyptos.
general-leonnatos = Leonnatos
    .ability = Battle rating 4 when his side attacks.
general-peithon = Peithon
    .ability = Initiative 2 in Media, Atropatene, Hyrkania, Sousiane and Persis.
general-lysimachos = Lysimachos
    .ability = Avoids battle on 3 or more.
general-antigonos = Antigonos
    .ability = At least 3 movement points in an Activation segment.
general-polyperchon = Polyperchon
    .ability = +1 Local Troops in Makedonia and Hellas if his faction controls the battle location.
general-seleukos = Seleukos
    .ability = Once in a land battle he may re-roll one elephant die of his side.
general-peukestas = Peukestas
    .ability = Local Troops count double in Sousiane, Media and Persis.
general-demetrios = Demetrios
    .ability = +1 to the siege rolls he conducts.
general-eumenes = Eumenes
    .ability = Intercepts on 3 or more.
general-kassandros = Kassandros
    .ability = When his activation in an Activation segment ends in a minor city of Hellas, he may swap an enemy or Independent control marker there for his faction's.
general-aristonous = Aristonous
    .ability = −1 to siege rolls against a major city of Makedonia while he is inside.
general-nearchos = Nearchos
    .ability = +1 to his side's roll when his own sea move is intercepted.
general-asandros = Asandros
    .ability = Local Troops count double in Karia and Lydia.
general-pleistarchos = Pleistarchos
    .ability = Strait routes cost him 1 movement point.
general-menelaos = Menelaos
    .ability = +1 to the siege rolls he conducts.
general-polyarchos = Polyarchos
    .ability = −1 to siege rolls against the city he is inside.
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

## Fleets (T-18).

fleet-makedonia = the Makedonia fleet
fleet-karia = the Karia fleet
fleet-rhodos = the Rhodos fleet
fleet-athenai = the Athenai fleet
fleet-kilikia = the Kilikia fleet
fleet-aigyptos = the Aigyptos fleet
fleet-phoenike = the Phoenike fleet
fleet-kypros = the Kypros fleet
