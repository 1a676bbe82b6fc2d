### Successors: nazwy po polsku. Nazwy własne pozostają w transkrypcji greckiej. Zdania nie są jeszcze po polsku: pojawiają
### się po angielsku. Z pomocy gracza pochodzą terminy i tytuły Kielich z Cykutą, Rozruchy, Rozruchy się szerzą i Ich własne
### plany; pozostałe tytuły kart są naszymi tłumaczeniami.

## Frakcje (S2.x).

faction-yellow = Żółty
faction-blue = Niebieski
faction-red = Czerwony
faction-black = Czarny
faction-green = Zielony
faction-independent = Frakcja Niezależna
faction-none = nikt

## Oddziały (T-7).

unit-mercenary = Oddział Najemników
unit-loyal = Oddział Lojalnych Macedończyków
unit-royal = Oddział Wojsk Królewskich
unit-silver = Oddział Srebrnych Tarcz
unit-elephant = Oddział Słoni
unit-cavalry = Oddział Kawalerii

units-none = brak Oddziałów
units-mercenary = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Najemników
units-loyal = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Lojalnych Macedończyków
units-royal = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Wojsk Królewskich
units-silver = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Srebrnych Tarcz
units-elephant = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Słoni
units-cavalry = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Kawalerii

## Rodzina Królewska (S8).

royal-alexandros = Alexandros
royal-philippos = Philippos
royal-herakles = Herakles
royal-olympias = Olympias
royal-kleopatra = Kleopatra
royal-thessalonike = Thessalonike
royal-cart = Wóz Pogrzebowy

## Karty.

card-kind-event = Wydarzenie
card-kind-bonus = Bonus
card-kind-surprise = Reakcja
card-kind-none = Karta

card-drinking_the_hemlock = Kielich z Cykutą
card-diplomacy = Dyplomacja
card-epidemic = Epidemia
card-greek_mercenaries = Greccy najemnicy
card-thracian_mercenaries = Traccy najemnicy
card-cappadocian_mercenaries = Kapadoccy najemnicy
card-minor_raid = Mały najazd
card-macedonian_reinforcements = Macedońskie posiłki
card-egyptian_military_colonists = Egipscy koloniści wojskowi
card-support_of_the_persian_people = Poparcie ludu perskiego
card-major_campaign = Wielka kampania
card-plundered_treasure_city = Splądrowany skarbiec
card-desertions = Dezercje
card-contempt = Pogarda
card-the_helepolis = Helepolis
card-elephants_from_india = Słonie z Indii
card-kassandros = Kassandros
card-the_pontic_fleet = Flota pontyjska
card-kilikian_pirates = Kilikijscy piraci
card-olympias = Olympias
card-eurydike_speaks_for_philippos = Eurydike przemawia za Philipposem
card-kleopatra_offers_marriage = Kleopatra proponuje małżeństwo
card-thessalonike_offers_marriage = Thessalonike proponuje małżeństwo
card-plans_of_their_own = Ich własne plany
card-peukestas_satrap_of_persis = Peukestas, satrapa Persis
card-neoptolemos_satrap_of_armenia = Neoptolemos, satrapa Armenii
card-greek_soldiers = 23 000 greckich żołnierzy
card-migration_of_illyrian_tribes = Wędrówka plemion iliryjskich
card-scythian_invasion = Najazd Scytów
card-unrest = Rozruchy
card-unrest_spreads = Rozruchy się szerzą
card-silver_shields = Srebrne Tarcze
card-silver_shields_betrayal = Srebrne Tarcze (zdrada)
card-mutiny = Bunt
card-elephant_defence = Obrona przed słoniami
card-cretan_liar = Kreteński kłamca
card-storm_at_sea = Sztorm na morzu
card-fog = Mgła
card-traitor_in_the_city = Zdrajca w mieście
card-gift_of_oratory = Dar wymowy
card-ahura_mazda_and_ahriman = Ahura Mazda i Aryman
card-superior_cavalry = Przewaga kawalerii
card-founding_a_capital = Założenie Stolicy
card-diplomatic_marriage = Małżeństwo dyplomatyczne
card-oracle = Wyrocznia
card-alexanders_ghost = Duch Aleksandra
card-superior_admiral = Znakomity admirał
card-price_of_failure = Cena porażki
card-new_delivery_at_the_port = Nowa dostawa w porcie

## Pola (S2.b); nazwy Rozstajów są nasze.

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
place-tp_maiandros = Rozstaje Maiandros
place-tp_isauria = Rozstaje Isauria
place-tp_zagros = Rozstaje Zagros
place-tp_maroneia = Rozstaje Maroneia
place-tp_paphlagonia = Rozstaje Paphlagonia
place-tp_halys = Rozstaje Halys
place-tp_lykos = Rozstaje Dolina Lykosu
place-tp_kommagene = Rozstaje Kommagene
place-tp_tadmor = Rozstaje Tadmor
place-tp_rhinokoloura = Rozstaje Rhinokoloura
place-tp_aila = Rozstaje Droga do Aili
place-tp_paraitonion = Rozstaje Paraitonion
place-tp_katabathmos = Rozstaje Katabathmos
place-tp_chalonitis = Rozstaje Chalonitis
place-tp_araxes = Rozstaje Araxes

## Prowincje i regiony (S2.p, S2.s).

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

region-africa = Afryka
region-europe = Europa
region-great_islands = Wielkie Wyspy
region-asia = Azja

## Wodzowie i Dowódcy (S7.1).

general-perdikkas = Perdikkas
general-antipatros = Antipatros
general-krateros = Krateros
general-ptolemaios = Ptolemaios
general-leonnatos = Leonnatos
general-peithon = Peithon
general-lysimachos = Lysimachos
general-antigonos = Antigonos
general-polyperchon = Polyperchon
general-seleukos = Seleukos
general-peukestas = Peukestas
general-demetrios = Demetrios
general-eumenes = Eumenes
general-kassandros = Kassandros
general-aristonous = Aristonous
general-nearchos = Nearchos
general-asandros = Asandros
general-pleistarchos = Pleistarchos
general-menelaos = Menelaos
general-polyarchos = Polyarchos
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

## Floty (T-18).

fleet-makedonia = Flota Makedonia
fleet-karia = Flota Karia
fleet-rhodos = Flota Rhodos
fleet-athenai = Flota Athenai
fleet-kilikia = Flota Kilikia
fleet-aigyptos = Flota Aigyptos
fleet-phoenike = Flota Phoenike
fleet-kypros = Flota Kypros

## Zasady opcjonalne (S16).

opt-herakles = Herakles pojawia się później
opt-faster_cart = Szybszy Wóz Pogrzebowy
opt-cart_destruction = Zniszczenie Wozu Pogrzebowego
opt-siege_defence = Obrona podczas Oblężenia
opt-royal_army_sieges = Wojska Królewskie a Oblężenia
opt-supply_attrition = Straty w Segmencie Zaopatrzenia
opt-eight_cu_limit = Limit ośmiu Oddziałów
opt-cavalry = Kawaleria
opt-fleets_stay_dispersed = Rozbite Floty nie wracają
opt-independent_reactions = Reakcje Niezależnych Armii
opt-short_game = Krótka rozgrywka
opt-demetrios_surrender_only = Demetrios tylko w Segmencie Poszerzania Wpływów
opt-card_superior_cavalry = Karta: Przewaga kawalerii
opt-card_founding_a_capital = Karta: Założenie Stolicy
opt-card_diplomatic_marriage = Karta: Małżeństwo dyplomatyczne
opt-card_oracle = Karta: Wyrocznia
opt-card_alexanders_ghost = Karta: Duch Aleksandra
opt-card_superior_admiral = Karta: Znakomity admirał
opt-card_price_of_failure = Karta: Cena porażki
opt-card_new_delivery_at_the_port = Karta: Nowa dostawa w porcie
