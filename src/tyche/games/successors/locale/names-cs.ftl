### Successors: názvy v češtině. Vlastní jména zůstávají v řeckém přepisu, s českými názvy tam, kde je používá pravidlová
### kniha. Věty zatím česky nejsou: zobrazí se anglicky. Názvy karet Malý nájezd, Sloni z Indie a dovětek zrada jsou naše.

## Frakce (S2.x).

faction-yellow = Žlutý
faction-blue = Modrý
faction-red = Červený
faction-black = Černý
faction-green = Zelený
faction-independent = Nezávislá frakce
faction-none = nikdo

## Bojové jednotky (T-7).

unit-mercenary = žoldnéř
unit-loyal = jednotka věrného makedonského vojska
unit-royal = jednotka královského makedonského vojska
unit-silver = jednotka Stříbrných štítů
unit-elephant = válečný slon
unit-cavalry = jednotka jízdy

units-none = žádné bojové jednotky
units-mercenary = { $number } { $number ->
        [one] žoldnéř
        [few] žoldnéři
       *[other] žoldnéřů
    }
units-loyal = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } věrného makedonského vojska
units-royal = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } královského makedonského vojska
units-silver = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } Stříbrných štítů
units-elephant = { $number } { $number ->
        [one] válečný slon
        [few] váleční sloni
       *[other] válečných slonů
    }
units-cavalry = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } jízdy

## Královská rodina (S8).

royal-alexandros = Alexandros
royal-philippos = Philippos
royal-herakles = Herakles
royal-olympias = Olympias
royal-kleopatra = Kleopatra
royal-thessalonike = Thessalonike
royal-cart = pohřební vůz

## Karty.

card-kind-event = Událost
card-kind-bonus = Bonus
card-kind-surprise = Překvapení
card-kind-none = Karta

card-drinking_the_hemlock = Nápoj z bolehlavu
card-diplomacy = Diplomacie
card-epidemic = Epidemie
card-greek_mercenaries = Řečtí žoldnéři
card-thracian_mercenaries = Thráčtí žoldnéři
card-cappadocian_mercenaries = Kappadočtí žoldnéři
card-minor_raid = Malý nájezd
card-macedonian_reinforcements = Makedonské posily
card-egyptian_military_colonists = Egyptští vojenští kolonisté
card-support_of_the_persian_people = Podpora perského lidu
card-major_campaign = Hlavní tažení
card-plundered_treasure_city = Vypleněná pokladnice
card-desertions = Dezerce
card-contempt = Zavržení
card-the_helepolis = Helépolis
card-elephants_from_india = Sloni z Indie
card-kassandros = Kassandros
card-the_pontic_fleet = Černomořské loďstvo
card-kilikian_pirates = Kilíkijští piráti
card-olympias = Olympias
card-eurydike_speaks_for_philippos = Eurydiké podporuje Philippa
card-kleopatra_offers_marriage = Sňatek nabídnutý Kleopatrou
card-thessalonike_offers_marriage = Nabídka sňatku od Thessalonike
card-plans_of_their_own = Vlastní plány
card-peukestas_satrap_of_persis = Peukestas satrapou Persidy
card-neoptolemos_satrap_of_armenia = Neoptolemos satrapou Arménie
card-greek_soldiers = 23 000 řeckých vojáků
card-migration_of_illyrian_tribes = Stěhování ilyrských kmenů
card-scythian_invasion = Skythský vpád
card-unrest = Nepokoje
card-unrest_spreads = Nepokoje se šíří
card-silver_shields = Stříbrné štíty
card-silver_shields_betrayal = Stříbrné štíty (zrada)
card-mutiny = Vzpoura
card-elephant_defence = Obrana proti slonům
card-cretan_liar = Krétský lhář
card-storm_at_sea = Rozbouřené moře
card-fog = Mlha
card-traitor_in_the_city = Zrádce uvnitř města
card-gift_of_oratory = Řečnický dar
card-ahura_mazda_and_ahriman = Ahura Mazda a Ahriman
card-superior_cavalry = Převaha jízdy
card-founding_a_capital = Založení hlavního města
card-diplomatic_marriage = Diplomatický sňatek
card-oracle = Věštírna
card-alexanders_ghost = Alexandrův duch
card-superior_admiral = Vynikající admirál
card-price_of_failure = Cena za neúspěch
card-new_delivery_at_the_port = Zásobení přístavu

## Herní pole (S2.b); názvy průchozích území jsou naše.

place-pella = Pella
place-amphipolis = Amphipolis
place-chalkidike = Chalkidike
place-lynkos = Lynkos
place-orestis = Orestis
place-larisa = Larisa
place-trikka = Trikka
place-lamia = Lamia
place-aitolia = Aitolia
place-athenai = Athény
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
place-sardeis = Sardy
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
place-memphis = Memfis
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
place-babylon = Babylón
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
place-sousa = Súsy
place-charax = Charax
place-elymais = Elymais
place-ouxioi = Ouxioi
place-persepolis = Persepolis
place-pasargadai = Pasargadai
place-tp_maiandros = průchozí území Maiandros
place-tp_isauria = průchozí území Isauria
place-tp_zagros = průchozí území Zagros
place-tp_maroneia = průchozí území Maroneia
place-tp_paphlagonia = průchozí území Paphlagonia
place-tp_halys = průchozí území Halys
place-tp_lykos = průchozí území údolí Lyku
place-tp_kommagene = průchozí území Kommagene
place-tp_tadmor = průchozí území Tadmor
place-tp_rhinokoloura = průchozí území Rhinokoloura
place-tp_aila = průchozí území cesta do Aily
place-tp_paraitonion = průchozí území Paraitonion
place-tp_katabathmos = průchozí území Katabathmos
place-tp_chalonitis = průchozí území Chalonitis
place-tp_araxes = průchozí území Araxes

## Provincie a oblasti (S2.p, S2.s).

province-aigyptos = Egypt
province-libya = Libye
province-makedonia = Makedonie
province-thessalia = Thessalia
province-hellas = Hellas
province-thrake = Thrákie
province-skythia = Skythie
province-illyria = Ilýrie
province-epeiros = Épeiros
province-krete = Kréta
province-rhodos = Rhodos
province-kypros = Kypr
province-mikra_phrygia = Mikra Phrygia
province-bithynia = Bithynia
province-lydia = Lýdie
province-karia = Kárie
province-lykia_pamphylia = Lykia-Pamphylia
province-phrygia = Frýgie
province-kappadokia = Kappadokia
province-kilikia = Kilíkie
province-syria = Sýrie
province-koile_syria = Koile Syria
province-phoenike = Fénicie
province-palaistine = Palestina
province-arabia = Arabia
province-mesopotamia = Mesopotamia
province-babylonia = Babylonia
province-armenia = Arménie
province-atropatene = Atropatene
province-hyrkania = Hyrkania
province-media = Médie
province-sousiane = Sousiane
province-persis = Persis

region-africa = Afrika
region-europe = Evropa
region-great_islands = Velké ostrovy
region-asia = Asie

## Vojevůdci (S7.1).

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

## Loďstva (T-18).

fleet-makedonia = makedonské loďstvo
fleet-karia = kárské loďstvo
fleet-rhodos = rhodské loďstvo
fleet-athenai = athénské loďstvo
fleet-kilikia = kilíkijské loďstvo
fleet-aigyptos = egyptské loďstvo
fleet-phoenike = fénické loďstvo
fleet-kypros = kyperské loďstvo

## Volitelná pravidla (S16).

opt-herakles = Herakles přijde později
opt-faster_cart = Rychlejší pohřební vůz
opt-cart_destruction = Zničení pohřebního vozu
opt-siege_defence = Obrana při obléhání
opt-royal_army_sieges = Královské makedonské vojsko a obléhání
opt-supply_attrition = Ztenčení stavu při zásobování
opt-eight_cu_limit = Limit osmi bojových jednotek
opt-cavalry = Jízda
opt-fleets_stay_dispersed = Rozprášená loďstva se nevracejí
opt-independent_reactions = Reakce nezávislých vojsk
opt-short_game = Krátká hra
opt-demetrios_surrender_only = Demetrios jen v segmentu kapitulace
opt-card_superior_cavalry = Karta: Převaha jízdy
opt-card_founding_a_capital = Karta: Založení hlavního města
opt-card_diplomatic_marriage = Karta: Diplomatický sňatek
opt-card_oracle = Karta: Věštírna
opt-card_alexanders_ghost = Karta: Alexandrův duch
opt-card_superior_admiral = Karta: Vynikající admirál
opt-card_price_of_failure = Karta: Cena za neúspěch
opt-card_new_delivery_at_the_port = Karta: Zásobení přístavu
