### Successors: názvy v češtině. Vlastní jména zůstávají v řeckém přepisu, s českými názvy tam, kde je používá pravidlová
### kniha.

## Successors: názvy v češtině. Vlastní jména zůstávají v řeckém přepisu, s českými názvy tam, kde je používá pravidlová
### kniha. Názvy karet Malý nájezd, Sloni z Indie a dovětek zrada jsou naše.

## Tvary, které většina názvů jednoho druhu tvoří stejně: .gen, .dat, .acc, .ins jsou pády; .at kde, .to kam, .from odkud,
## .through kudy.

forms-place = { $name }
    .at = na poli { $name }
    .to = na pole { $name }
    .from = z pole { $name }
    .through = přes pole { $name }

## Frakce (S2.x).

faction-yellow = Žlutý
    .gen = Žlutého
    .dat = Žlutému
    .acc = Žlutého
    .ins = Žlutým
faction-blue = Modrý
    .gen = Modrého
    .dat = Modrému
    .acc = Modrého
    .ins = Modrým
faction-red = Červený
    .gen = Červeného
    .dat = Červenému
    .acc = Červeného
    .ins = Červeným
faction-black = Černý
    .gen = Černého
    .dat = Černému
    .acc = Černého
    .ins = Černým
faction-green = Zelený
    .gen = Zeleného
    .dat = Zelenému
    .acc = Zeleného
    .ins = Zeleným
faction-independent = Nezávislá frakce
    .gen = Nezávislé frakce
    .dat = Nezávislé frakci
    .acc = Nezávislou frakci
    .ins = Nezávislou frakcí
faction-none = nikdo
    .gen = nikoho
    .dat = nikomu
    .acc = nikoho
    .ins = nikým

## Lokality (S2.h-j).

area-outside = { $place }
    .at = { $place-at }
    .to = { $place-to }
    .from = { $place-from }
area-inside = { $place } (uvnitř)
    .at = uvnitř města { $place }
    .to = do města { $place }
    .from = z města { $place }
area-sea = moře
    .at = na moři
    .to = na moře
    .from = z moře
area-none = mimo mapu
    .at = mimo mapu
    .to = mimo mapu
    .from = mimo mapu

## K čemu se karta použije (S6.2.0.c).

use-none = nic
    .for = na nic
use-event = událost
    .for = jako událost
use-march = zrychlený přesun
    .for = pro zrychlený přesun
use-place = umístění žetonů nadvlády
    .for = pro umístění žetonů nadvlády
use-train = výcvik jednotek
    .for = pro výcvik jednotek
use-improve = vylepšení loďstva
    .for = pro vylepšení loďstva
use-recruit = získání významného vojevůdce
    .for = pro získání významného vojevůdce
use-free-cart = uvolnění pohřebního vozu
    .for = pro uvolnění pohřebního vozu
use-regain-fleet = návrat rozprášeného loďstva
    .for = pro návrat rozprášeného loďstva
use-nothing = nic
    .for = bez účinku

## Bojové jednotky (T-7).

unit-mercenary = žoldnéř
    .acc = žoldnéře
unit-loyal = jednotka věrného makedonského vojska
    .acc = jednotku věrného makedonského vojska
unit-royal = jednotka královského makedonského vojska
    .acc = jednotku královského makedonského vojska
unit-silver = jednotka Stříbrných štítů
    .acc = jednotku Stříbrných štítů
unit-elephant = válečný slon
    .acc = válečného slona
unit-cavalry = jednotka jízdy
    .acc = jednotku jízdy

units-none = žádné bojové jednotky
    .acc = žádné bojové jednotky
    .ins = žádnými bojovými jednotkami
units-mercenary = { $number } { $number ->
        [one] žoldnéř
        [few] žoldnéři
       *[other] žoldnéřů
    }
    .acc = { $number } { $number ->
        [one] žoldnéře
        [few] žoldnéře
       *[other] žoldnéřů
    }
    .ins = { $number } { $number ->
        [one] žoldnéřem
       *[other] žoldnéři
    }
units-loyal = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } věrného makedonského vojska
    .acc = { $number } { $number ->
        [one] jednotku
        [few] jednotky
       *[other] jednotek
    } věrného makedonského vojska
    .ins = { $number } { $number ->
        [one] jednotkou
       *[other] jednotkami
    } věrného makedonského vojska
units-royal = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } královského makedonského vojska
    .acc = { $number } { $number ->
        [one] jednotku
        [few] jednotky
       *[other] jednotek
    } královského makedonského vojska
    .ins = { $number } { $number ->
        [one] jednotkou
       *[other] jednotkami
    } královského makedonského vojska
units-silver = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } Stříbrných štítů
    .acc = { $number } { $number ->
        [one] jednotku
        [few] jednotky
       *[other] jednotek
    } Stříbrných štítů
    .ins = { $number } { $number ->
        [one] jednotkou
       *[other] jednotkami
    } Stříbrných štítů
units-elephant = { $number } { $number ->
        [one] válečný slon
        [few] váleční sloni
       *[other] válečných slonů
    }
    .acc = { $number } { $number ->
        [one] válečného slona
        [few] válečné slony
       *[other] válečných slonů
    }
    .ins = { $number } { $number ->
        [one] válečným slonem
       *[other] válečnými slony
    }
units-cavalry = { $number } { $number ->
        [one] jednotka
        [few] jednotky
       *[other] jednotek
    } jízdy
    .acc = { $number } { $number ->
        [one] jednotku
        [few] jednotky
       *[other] jednotek
    } jízdy
    .ins = { $number } { $number ->
        [one] jednotkou
       *[other] jednotkami
    } jízdy

## Královská rodina (S8).

royal-alexandros = Alexandros
    .acc = Alexandra
    .about = Dědic: patří ti i se svou legitimitou, dokud je v jeho lokalitě tvůj generál, nebo tvůj žeton kontroly a žádný cizí generál. Rozhoduje o regentství na začátku kola IV.
royal-philippos = Philippos
    .acc = Philippa
    .about = Dědic: patří ti i se svou legitimitou, dokud je v jeho lokalitě tvůj generál, nebo tvůj žeton kontroly a žádný cizí generál. Přichází událostí „Eurydiké podporuje Philippa“.
royal-herakles = Herakles
    .acc = Herakla
    .about = Dědic: patří ti i se svou legitimitou, dokud je v jeho lokalitě tvůj generál, nebo tvůj žeton kontroly a žádný cizí generál. Rozhoduje o regentství na začátku kola V.
royal-olympias = Olympias
    .acc = Olympiadu
    .about = Lze získat jen událostí „Olympias“, je-li v její lokalitě tvůj generál nebo žeton kontroly; přináší svou legitimitu.
royal-kleopatra = Kleopatra
    .acc = Kleopatru
    .about = Lze získat jen událostí „Sňatek nabídnutý Kleopatrou“: v tom kole hry se za tebe provdá, je-li u ní tvé vojsko, nikdo ji neovládá a žádná nepřátelská jednotka tam neodpírá volný průchod. Přináší svou legitimitu.
royal-thessalonike = Thessalonike
    .acc = Thessalonike
    .about = Lze získat jen událostí „Nabídka sňatku od Thessalonike“: v tom kole hry se za tebe provdá, je-li u ní tvé vojsko, nikdo ji neovládá a žádná nepřátelská jednotka tam neodpírá volný průchod. Přináší svou legitimitu.
royal-cart = pohřební vůz
    .acc = pohřební vůz
    .about = Patří ti, dokud je v jeho lokalitě tvůj generál, nebo tvůj žeton kontroly a žádný cizí generál. Pohřeb v kole II nebo III: v Pelle 10 L natrvalo, v jiném významném městě 2 L pro toho, kdo je ovládá. V kole I zůstává v Babylonu.

## Karty.

card-kind-event = Událost
card-kind-bonus = Bonus
card-kind-surprise = Překvapení
card-kind-none = Karta

## Herní pole (S2.b); názvy průchozích území jsou naše.

place-none = nikde
    .at = nikde
    .to = nikam
    .from = odnikud
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
    .at = na průchozím území Maiandros
    .to = na průchozí území Maiandros
    .from = z průchozího území Maiandros
    .through = přes průchozí území Maiandros
place-tp_isauria = průchozí území Isauria
    .at = na průchozím území Isauria
    .to = na průchozí území Isauria
    .from = z průchozího území Isauria
    .through = přes průchozí území Isauria
place-tp_zagros = průchozí území Zagros
    .at = na průchozím území Zagros
    .to = na průchozí území Zagros
    .from = z průchozího území Zagros
    .through = přes průchozí území Zagros
place-tp_maroneia = průchozí území Maroneia
    .at = na průchozím území Maroneia
    .to = na průchozí území Maroneia
    .from = z průchozího území Maroneia
    .through = přes průchozí území Maroneia
place-tp_paphlagonia = průchozí území Paphlagonia
    .at = na průchozím území Paphlagonia
    .to = na průchozí území Paphlagonia
    .from = z průchozího území Paphlagonia
    .through = přes průchozí území Paphlagonia
place-tp_halys = průchozí území Halys
    .at = na průchozím území Halys
    .to = na průchozí území Halys
    .from = z průchozího území Halys
    .through = přes průchozí území Halys
place-tp_lykos = průchozí území údolí Lyku
    .at = na průchozím území údolí Lyku
    .to = na průchozí území údolí Lyku
    .from = z průchozího území údolí Lyku
    .through = přes průchozí území údolí Lyku
place-tp_kommagene = průchozí území Kommagene
    .at = na průchozím území Kommagene
    .to = na průchozí území Kommagene
    .from = z průchozího území Kommagene
    .through = přes průchozí území Kommagene
place-tp_tadmor = průchozí území Tadmor
    .at = na průchozím území Tadmor
    .to = na průchozí území Tadmor
    .from = z průchozího území Tadmor
    .through = přes průchozí území Tadmor
place-tp_rhinokoloura = průchozí území Rhinokoloura
    .at = na průchozím území Rhinokoloura
    .to = na průchozí území Rhinokoloura
    .from = z průchozího území Rhinokoloura
    .through = přes průchozí území Rhinokoloura
place-tp_aila = průchozí území cesta do Aily
    .at = na průchozím území cesta do Aily
    .to = na průchozí území cesta do Aily
    .from = z průchozího území cesta do Aily
    .through = přes průchozí území cesta do Aily
place-tp_paraitonion = průchozí území Paraitonion
    .at = na průchozím území Paraitonion
    .to = na průchozí území Paraitonion
    .from = z průchozího území Paraitonion
    .through = přes průchozí území Paraitonion
place-tp_katabathmos = průchozí území Katabathmos
    .at = na průchozím území Katabathmos
    .to = na průchozí území Katabathmos
    .from = z průchozího území Katabathmos
    .through = přes průchozí území Katabathmos
place-tp_chalonitis = průchozí území Chalonitis
    .at = na průchozím území Chalonitis
    .to = na průchozí území Chalonitis
    .from = z průchozího území Chalonitis
    .through = přes průchozí území Chalonitis
place-tp_araxes = průchozí území Araxes
    .at = na průchozím území Araxes
    .to = na průchozí území Araxes
    .from = z průchozího území Araxes
    .through = přes průchozí území Araxes

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

general-none = nikdo
    .acc = nikoho
    .ins = nikým
general-perdikkas = Perdikkas
    .ability = +1 k popularitě, dokud jeho frakce ovládá na jeho poli dědice nebo pohřební vůz.
    .acc = Perdikka
    .ins = Perdikkou
general-antipatros = Antipatros
    .ability = Bitevní úroveň 4 v provinciích Makedonie, Thessalia a Hellas.
    .acc = Antipatra
    .ins = Antipatrem
general-krateros = Krateros
    .ability = −1 k hodům na ztenčení stavu, ne pod 1, pro skupinu pod jeho velením, ve které je věrné či královské makedonské vojsko nebo Stříbrné štíty.
    .acc = Kratera
    .ins = Kraterem
general-ptolemaios = Ptolemaios
    .ability = Bitevní úroveň 4 v provincii Egypt.
    .acc = Ptolemaia
    .ins = Ptolemaiem
general-leonnatos = Leonnatos
    .ability = Bitevní úroveň 4, když jeho strana útočí.
    .acc = Leonnata
    .ins = Leonnatem
general-peithon = Peithon
    .ability = Strategická úroveň 2 v provinciích Médie, Atropatene, Hyrkania, Sousiane a Persis.
    .acc = Peithona
    .ins = Peithonem
general-lysimachos = Lysimachos
    .ability = Vyhnutí se bitvě se mu daří od 3.
    .acc = Lysimacha
    .ins = Lysimachem
general-antigonos = Antigonos
    .ability = Nejméně 3 body pohybu v segmentu aktivace.
    .acc = Antigona
    .ins = Antigonem
general-polyperchon = Polyperchon
    .ability = +1 místní oddíly v provinciích Makedonie a Hellas, ovládá-li jeho frakce pole bitvy.
    .acc = Polyperchonta
    .ins = Polyperchontem
general-seleukos = Seleukos
    .ability = Jednou v každé pozemní bitvě smí nechat znovu hodit jednu kostku slonů své strany.
    .acc = Seleuka
    .ins = Seleukem
general-peukestas = Peukestas
    .ability = Místní oddíly se v provinciích Sousiane, Médie a Persis počítají dvojnásobně.
    .acc = Peukesta
    .ins = Peukestou
general-demetrios = Demetrios
    .ability = +1 k hodům na zteč, které provádí.
    .acc = Demetria
    .ins = Demetriem
general-eumenes = Eumenes
    .ability = Napadení pozemního přesunu se mu daří od 3.
    .acc = Eumena
    .ins = Eumenem
general-kassandros = Kassandros
    .ability = Skončí-li jeho aktivace v segmentu aktivace v méně významném městě provincie Hellas, smí tam nahradit nepřátelský nebo nezávislý žeton nadvlády žetonem své frakce.
    .acc = Kassandra
    .ins = Kassandrem
general-aristonous = Aristonous
    .ability = −1 k hodům na zteč proti významnému městu v provincii Makedonie, dokud je uvnitř města.
    .acc = Aristonoa
    .ins = Aristonoem
general-nearchos = Nearchos
    .ability = +1 k hodu jeho strany, je-li napaden jeho vlastní námořní přesun.
    .acc = Nearcha
    .ins = Nearchem
general-asandros = Asandros
    .ability = Místní oddíly se v provinciích Kárie a Lýdie počítají dvojnásobně.
    .acc = Asandra
    .ins = Asandrem
general-pleistarchos = Pleistarchos
    .ability = Trasy přes úžinu ho stojí 1 bod pohybu.
    .acc = Pleistarcha
    .ins = Pleistarchem
general-menelaos = Menelaos
    .ability = +1 k hodům na zteč, které provádí.
    .acc = Menelaa
    .ins = Menelaem
general-polyarchos = Polyarchos
    .ability = −1 k hodům na zteč proti městu, ve kterém je.
    .acc = Polyarcha
    .ins = Polyarchem
general-amphoteros = Amphoteros
    .acc = Amphotera
    .ins = Amphoterem
general-ophellas = Ophellas
    .acc = Ophella
    .ins = Ophellou
general-kleitos = Kleitos
    .acc = Kleita
    .ins = Kleitem
general-polemon = Polemon
    .acc = Polemona
    .ins = Polemonem
general-alketas = Alketas
    .acc = Alketa
    .ins = Alketou
general-attalos = Attalos
    .acc = Attala
    .ins = Attalem
general-dokimos = Dokimos
    .acc = Dokima
    .ins = Dokimem
general-eudamos = Eudamos
    .acc = Eudama
    .ins = Eudamem
general-philoxenos = Philoxenos
    .acc = Philoxena
    .ins = Philoxenem
general-arrhidaios = Arrhidaios
    .acc = Arrhidaia
    .ins = Arrhidaiem
general-laomedon = Laomedon
    .acc = Laomedona
    .ins = Laomedonem
general-nikanor = Nikanor
    .acc = Nikanora
    .ins = Nikanorem
general-andronikos = Andronikos
    .acc = Andronika
    .ins = Andronikem
general-antigenes = Antigenes
    .acc = Antigena
    .ins = Antigenem
general-archon = Archon
    .acc = Archona
    .ins = Archonem
general-sibyrtios = Sibyrtios
    .acc = Sibyrtia
    .ins = Sibyrtiem
general-philotas = Philotas
    .acc = Philota
    .ins = Philotou
general-stasandros = Stasandros
    .acc = Stasandra
    .ins = Stasandrem
general-teutamos = Teutamos
    .acc = Teutama
    .ins = Teutamem
general-amphimachos = Amphimachos
    .acc = Amphimacha
    .ins = Amphimachem
general-leosthenes = Leosthenes
    .acc = Leosthena
    .ins = Leosthenem
general-ariarathes = Ariarathes
    .acc = Ariaratha
    .ins = Ariarathem
general-philon = Philon
    .acc = Philona
    .ins = Philonem
general-glaukias = Glaukias
    .acc = Glaukia
    .ins = Glaukiou
general-seuthes = Seuthes
    .acc = Seutha
    .ins = Seuthem

## Loďstva (T-18).

fleet-makedonia = makedonské loďstvo
    .ins = makedonským loďstvem
fleet-karia = kárské loďstvo
    .ins = kárským loďstvem
fleet-rhodos = rhodské loďstvo
    .ins = rhodským loďstvem
fleet-athenai = athénské loďstvo
    .ins = athénským loďstvem
fleet-kilikia = kilíkijské loďstvo
    .ins = kilíkijským loďstvem
fleet-aigyptos = egyptské loďstvo
    .ins = egyptským loďstvem
fleet-phoenike = fénické loďstvo
    .ins = fénickým loďstvem
fleet-kypros = kyperské loďstvo
    .ins = kyperským loďstvem
