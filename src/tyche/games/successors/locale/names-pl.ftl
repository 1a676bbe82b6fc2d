### Successors: nazwy po polsku. Nazwy własne pozostają w transkrypcji greckiej; terminy pochodzą z pomocy gracza.

## Successors: nazwy po polsku. Nazwy własne pozostają w transkrypcji greckiej. Z pomocy gracza pochodzą terminy i tytuły
### Kielich z Cykutą, Rozruchy, Rozruchy się szerzą i Ich własne plany; pozostałe tytuły kart są naszymi tłumaczeniami.

## Formy, które większość nazw jednego rodzaju tworzy tak samo: .gen, .dat, .acc, .ins to przypadki; .at gdzie, .to dokąd,
## .from skąd, .through którędy.

forms-place = { $name }
    .at = na polu { $name }
    .to = na pole { $name }
    .from = z pola { $name }
    .through = przez pole { $name }
forms-general = { $name }
    .acc = { $name }a
    .ins = { $name }em

## Frakcje (S2.x).

faction-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
faction-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
faction-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
faction-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
    .ins = Czarnym
faction-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
faction-independent = Frakcja Niezależna
    .gen = Frakcji Niezależnej
    .dat = Frakcji Niezależnej
    .acc = Frakcję Niezależną
    .ins = Frakcją Niezależną
faction-none = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .ins = nikim

## Obszary (S2.h-j).

area-outside = { $place }
    .at = { $place-at }
    .to = { $place-to }
    .from = { $place-from }
area-inside = { $place } (wewnątrz)
    .at = wewnątrz murów { $place }
    .to = do wnętrza murów { $place }
    .from = z wnętrza murów { $place }
area-sea = morze
    .at = na morzu
    .to = na morze
    .from = z morza
area-none = poza mapą
    .at = poza mapą
    .to = poza mapę
    .from = spoza mapy

## Do czego służy karta (S6.2.0.c).

use-none = nic
    .for = do niczego
use-event = Wydarzenie
    .for = jako Wydarzenie
use-march = Forsowny Marsz
    .for = jako Forsowny Marsz
use-place = rozmieszczanie znaczników Kontroli
    .for = do rozmieszczania znaczników Kontroli
use-train = Szkolenie Oddziałów
    .for = do Szkolenia Oddziałów
use-improve = Rozbudowa Floty
    .for = do Rozbudowy Floty
use-recruit = Werbowanie Wodza
    .for = do Werbowania Wodza
use-free-cart = zwolnienie Wozu Pogrzebowego
    .for = do zwolnienia Wozu Pogrzebowego
use-regain-fleet = odzyskanie Rozbitej Floty
    .for = do odzyskania Rozbitej Floty
use-nothing = nic
    .for = bez efektu

## Oddziały (T-7).

unit-mercenary = Oddział Najemników
unit-loyal = Oddział Lojalnych Macedończyków
unit-royal = Oddział Wojsk Królewskich
unit-silver = Oddział Srebrnych Tarcz
unit-elephant = Oddział Słoni
unit-cavalry = Oddział Kawalerii

units-none = brak Oddziałów
    .ins = bez Oddziałów
units-mercenary = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Najemników
    .ins = { $number } { $number ->
        [one] Oddziałem
       *[other] Oddziałami
    } Najemników
units-loyal = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Lojalnych Macedończyków
    .ins = { $number } { $number ->
        [one] Oddziałem
       *[other] Oddziałami
    } Lojalnych Macedończyków
units-royal = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Wojsk Królewskich
    .ins = { $number } { $number ->
        [one] Oddziałem
       *[other] Oddziałami
    } Wojsk Królewskich
units-silver = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Srebrnych Tarcz
    .ins = { $number } { $number ->
        [one] Oddziałem
       *[other] Oddziałami
    } Srebrnych Tarcz
units-elephant = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Słoni
    .ins = { $number } { $number ->
        [one] Oddziałem
       *[other] Oddziałami
    } Słoni
units-cavalry = { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    } Kawalerii
    .ins = { $number } { $number ->
        [one] Oddziałem
       *[other] Oddziałami
    } Kawalerii

## Rodzina Królewska (S8).

royal-alexandros = Alexandros
    .acc = Alexandrosa
    .about = Następca: jest twój wraz ze swoją Legitymacją, dopóki na jego obszarze jest twój Wódz albo twój znacznik Kontroli i żaden obcy Wódz. Rozstrzyga o Regencji na początku Etapu IV.
royal-philippos = Philippos
    .acc = Philipposa
    .about = Następca: jest twój wraz ze swoją Legitymacją, dopóki na jego obszarze jest twój Wódz albo twój znacznik Kontroli i żaden obcy Wódz. Przychodzi przez Wydarzenie „Eurydike przemawia za Philipposem”.
royal-herakles = Herakles
    .acc = Heraklesa
    .about = Następca: jest twój wraz ze swoją Legitymacją, dopóki na jego obszarze jest twój Wódz albo twój znacznik Kontroli i żaden obcy Wódz. Rozstrzyga o Regencji na początku Etapu V.
royal-olympias = Olympias
    .acc = Olympias
    .about = Zdobywa się ją tylko Wydarzeniem „Olympias”, gdy na jej obszarze jest twój Wódz lub znacznik Kontroli; daje swoją Legitymację.
royal-kleopatra = Kleopatra
    .acc = Kleopatrę
    .about = Zdobywa się ją tylko Wydarzeniem „Kleopatra proponuje małżeństwo”: w tym Etapie wychodzi za ciebie, gdy jest przy niej twoja Armia, nikt jej nie kontroluje i żaden wrogi Oddział nie odmawia tam Zgody na Przejście. Daje swoją Legitymację.
royal-thessalonike = Thessalonike
    .acc = Thessalonike
    .about = Zdobywa się ją tylko Wydarzeniem „Thessalonike proponuje małżeństwo”: w tym Etapie wychodzi za ciebie, gdy jest przy niej twoja Armia, nikt jej nie kontroluje i żaden wrogi Oddział nie odmawia tam Zgody na Przejście. Daje swoją Legitymację.
royal-cart = Wóz Pogrzebowy
    .acc = Wóz Pogrzebowy
    .about = Jest twój, dopóki na jego obszarze jest twój Wódz albo twój znacznik Kontroli i żaden obcy Wódz. Pogrzeb w Etapie II lub III: w Pelli 10 L na stałe, w innej Stolicy 2 L dla tego, kto ją kontroluje. W Etapie I zostaje w Babylonie.

## Karty.

card-kind-event = Wydarzenie
card-kind-bonus = Bonus
card-kind-surprise = Reakcja
card-kind-none = Karta

## Pola (S2.b); nazwy Rozstajów są nasze.

place-none = nigdzie
    .at = nigdzie
    .to = donikąd
    .from = znikąd
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
    .at = na Rozstajach Maiandros
    .to = na Rozstaje Maiandros
    .from = z Rozstajów Maiandros
    .through = przez Rozstaje Maiandros
place-tp_isauria = Rozstaje Isauria
    .at = na Rozstajach Isauria
    .to = na Rozstaje Isauria
    .from = z Rozstajów Isauria
    .through = przez Rozstaje Isauria
place-tp_zagros = Rozstaje Zagros
    .at = na Rozstajach Zagros
    .to = na Rozstaje Zagros
    .from = z Rozstajów Zagros
    .through = przez Rozstaje Zagros
place-tp_maroneia = Rozstaje Maroneia
    .at = na Rozstajach Maroneia
    .to = na Rozstaje Maroneia
    .from = z Rozstajów Maroneia
    .through = przez Rozstaje Maroneia
place-tp_paphlagonia = Rozstaje Paphlagonia
    .at = na Rozstajach Paphlagonia
    .to = na Rozstaje Paphlagonia
    .from = z Rozstajów Paphlagonia
    .through = przez Rozstaje Paphlagonia
place-tp_halys = Rozstaje Halys
    .at = na Rozstajach Halys
    .to = na Rozstaje Halys
    .from = z Rozstajów Halys
    .through = przez Rozstaje Halys
place-tp_lykos = Rozstaje Dolina Lykosu
    .at = na Rozstajach Dolina Lykosu
    .to = na Rozstaje Dolina Lykosu
    .from = z Rozstajów Dolina Lykosu
    .through = przez Rozstaje Dolina Lykosu
place-tp_kommagene = Rozstaje Kommagene
    .at = na Rozstajach Kommagene
    .to = na Rozstaje Kommagene
    .from = z Rozstajów Kommagene
    .through = przez Rozstaje Kommagene
place-tp_tadmor = Rozstaje Tadmor
    .at = na Rozstajach Tadmor
    .to = na Rozstaje Tadmor
    .from = z Rozstajów Tadmor
    .through = przez Rozstaje Tadmor
place-tp_rhinokoloura = Rozstaje Rhinokoloura
    .at = na Rozstajach Rhinokoloura
    .to = na Rozstaje Rhinokoloura
    .from = z Rozstajów Rhinokoloura
    .through = przez Rozstaje Rhinokoloura
place-tp_aila = Rozstaje Droga do Aili
    .at = na Rozstajach Droga do Aili
    .to = na Rozstaje Droga do Aili
    .from = z Rozstajów Droga do Aili
    .through = przez Rozstaje Droga do Aili
place-tp_paraitonion = Rozstaje Paraitonion
    .at = na Rozstajach Paraitonion
    .to = na Rozstaje Paraitonion
    .from = z Rozstajów Paraitonion
    .through = przez Rozstaje Paraitonion
place-tp_katabathmos = Rozstaje Katabathmos
    .at = na Rozstajach Katabathmos
    .to = na Rozstaje Katabathmos
    .from = z Rozstajów Katabathmos
    .through = przez Rozstaje Katabathmos
place-tp_chalonitis = Rozstaje Chalonitis
    .at = na Rozstajach Chalonitis
    .to = na Rozstaje Chalonitis
    .from = z Rozstajów Chalonitis
    .through = przez Rozstaje Chalonitis
place-tp_araxes = Rozstaje Araxes
    .at = na Rozstajach Araxes
    .to = na Rozstaje Araxes
    .from = z Rozstajów Araxes
    .through = przez Rozstaje Araxes

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

general-none = nikt
    .acc = nikogo
    .ins = nikim
general-perdikkas = Perdikkas
    .ability = +1 Popularności, dopóki jego Frakcja kontroluje na jego polu Dziedzica lub Wóz Pogrzebowy.
general-antipatros = Antipatros
    .ability = Zdolność Taktyczna 4 w Prowincjach Makedonia, Thessalia i Hellas.
general-krateros = Krateros
    .ability = −1 do rzutów na Straty, nie poniżej 1, dla grupy pod jego dowództwem, w której są Lojalni Macedończycy, Wojska Królewskie lub Srebrne Tarcze.
general-ptolemaios = Ptolemaios
    .ability = Zdolność Taktyczna 4 w Prowincji Aigyptos.
general-leonnatos = Leonnatos
    .ability = Zdolność Taktyczna 4, gdy jego strona atakuje.
general-peithon = Peithon
    .ability = Zdolność Strategiczna 2 w Prowincjach Media, Atropatene, Hyrkania, Sousiane i Persis.
general-lysimachos = Lysimachos
    .ability = Unik udaje mu się od 3.
general-antigonos = Antigonos
    .ability = Co najmniej 3 Punkty Ruchu w Segmencie Aktywacji.
general-polyperchon = Polyperchon
    .ability = +1 Oddziały Miejscowe w Prowincjach Makedonia i Hellas, gdy jego Frakcja kontroluje pole bitwy.
general-seleukos = Seleukos
    .ability = Raz w każdej Bitwie Lądowej może kazać rzucić ponownie jedną kość Słoni swojej strony.
general-peukestas = Peukestas
    .ability = Oddziały Miejscowe liczą się podwójnie w Prowincjach Sousiane, Media i Persis.
general-demetrios = Demetrios
    .ability = +1 do rzutów na Szturm, który prowadzi.
general-eumenes = Eumenes
    .ability = Przechwytywanie udaje mu się od 3.
general-kassandros = Kassandros
    .ability = Jeśli jego Aktywacja w Segmencie Aktywacji kończy się w Mieście Prowincji Hellas, może tam zastąpić wrogi lub Niezależny znacznik Kontroli znacznikiem swojej Frakcji.
general-aristonous = Aristonous
    .ability = −1 do rzutów na Szturm Stolicy w Prowincji Makedonia, dopóki jest wewnątrz murów.
general-nearchos = Nearchos
    .ability = +1 do rzutu jego strony, gdy przechwytywany jest jego własny Ruch Morski.
general-asandros = Asandros
    .ability = Oddziały Miejscowe liczą się podwójnie w Prowincjach Karia i Lydia.
general-pleistarchos = Pleistarchos
    .ability = Cieśniny kosztują go 1 Punkt Ruchu.
general-menelaos = Menelaos
    .ability = +1 do rzutów na Szturm, który prowadzi.
general-polyarchos = Polyarchos
    .ability = −1 do rzutów na Szturm miasta, w którym jest.
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
    .acc = Flotę Makedonia
    .ins = Flotą Makedonia
fleet-karia = Flota Karia
    .acc = Flotę Karia
    .ins = Flotą Karia
fleet-rhodos = Flota Rhodos
    .acc = Flotę Rhodos
    .ins = Flotą Rhodos
fleet-athenai = Flota Athenai
    .acc = Flotę Athenai
    .ins = Flotą Athenai
fleet-kilikia = Flota Kilikia
    .acc = Flotę Kilikia
    .ins = Flotą Kilikia
fleet-aigyptos = Flota Aigyptos
    .acc = Flotę Aigyptos
    .ins = Flotą Aigyptos
fleet-phoenike = Flota Phoenike
    .acc = Flotę Phoenike
    .ins = Flotą Phoenike
fleet-kypros = Flota Kypros
    .acc = Flotę Kypros
    .ins = Flotą Kypros
