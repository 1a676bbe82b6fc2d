### Successors: o hře, otázky a možnosti. Záznam hry je v log-cs.ftl, odmítnutí v refusals-cs.ftl, názvy v names-cs.ftl, slova
### herního plánu v board-cs.ftl, karty v cards-cs.ftl.

about =
    Successors (4. vydání): války po Alexandrově smrti, pro dva až pět hráčů.

    Toto je neoficiální provedení, které vytvořili hráči podle německých a českých pravidel a polské pomůcky hráče. Nevytvořili je ani neschválili autoři či vydavatel hry. Všechny texty jsou naše vlastní slova.

    Z pravidel: všechna pravidla i volitelná pravidla, tabulky pomůcky hráče, provincie a jejich herní pole, postavení, popularita a rozestavení vojevůdců, většina názvů karet.

    Naše rekonstrukce, kde tištěný plán a karty v pravidlech nejsou: většina spojovacích tras, průchozích území, přístavů a druhů polí; vítězné body 20 provincií; úrovně a schopnosti mnoha vojevůdců a nezávislých vojsk; čísla, operační body a počty většiny karet a alespoň zčásti dvě třetiny jejich účinků. Neber to jako fakta o tištěné hře. Datové soubory každou takovou hodnotu označují.

### Otázky

## Volitelná pravidla (S16).

opt-herakles = Herakles přijde později
    .about = Herakles začíná mimo mapu a objeví se na poli Pergamon, když zemře Alexandros.
opt-faster_cart = Rychlejší pohřební vůz
    .about = V I. kole hry smí ten, kdo ovládá pohřební vůz, odhodit kartu se 4 OB a od tohoto segmentu aktivace s ním hýbat.
opt-cart_destruction = Zničení pohřebního vozu
    .about = Kde by pohřební vůz získalo nezávislé vojsko nebo nezávislý žeton nadvlády, opouští hru.
opt-siege_defence = Obrana při obléhání
    .about = Třetí obléhací bod proti významnému městu místo toho zničí bojovou jednotku uvnitř, dokud tam nějaká je.
opt-royal_army_sieges = Královské makedonské vojsko a obléhání
    .about = Jednotky královského makedonského vojska se při obléhání nepočítají, dokud je proslulost obléhatele nižší.
opt-supply_attrition = Ztenčení stavu při zásobování
    .about = Nad limitem zásobování nahradí ztrátu jedné bojové jednotky hod na ztenčení stavu, nejméně 1.
opt-eight_cu_limit = Limit osmi bojových jednotek
    .about = Z jedné lokality smí najednou odejít nebo napadnout přesun nejvýše 8 bojových jednotek.
opt-cavalry = Jízda
    .about = Jednotky jízdy: rychlé při obléhání měst, silné v napadení přesunu, bitvě a pronásledování.
opt-fleets_stay_dispersed = Rozprášená loďstva se nevracejí
    .about = Rozprášená loďstva se sama nevracejí: každé stojí kartu události nebo bonusovou kartu.
opt-independent_reactions = Reakce nezávislých vojsk
    .about = Hráči smějí odhodit karty překvapení, aby nezávislá vojska napadla přesun nebo se vyhnula bitvě.
opt-short_game = Krátká hra
    .about = Hra končí po IV. kole hry.
opt-demetrios_surrender_only = Demetrios jen v segmentu kapitulace
    .about = Bonus Demetria při zteči platí jen v segmentech kapitulace, jak je vytištěno na jeho kartě.
opt-choose_seats = Volba míst u stolu
    .about = Po rozdání vojevůdců si hráči smějí po dohodě vyměnit místa, než je umístěn první vojevůdce.
opt-card_superior_cavalry = Karta: Převaha jízdy
    .about = Přidá dvě karty Převaha jízdy; nedoporučuje se spolu s jízdou.
opt-card_founding_a_capital = Karta: Založení hlavního města
    .about = Přidá kartu, kterou hráč založí hlavní město.
opt-card_diplomatic_marriage = Karta: Diplomatický sňatek
    .about = Přidá kartu, která na jedno kolo hry uzavře mír mezi dvěma hráči.
opt-card_oracle = Karta: Věštírna
    .about = Přidá kartu, která dává 1 L tomu, kdo ovládá věštírnu.
opt-card_alexanders_ghost = Karta: Alexandrův duch
    .about = Přidá kartu, která proslulostí získá jednotku královského makedonského vojska.
opt-card_superior_admiral = Karta: Vynikající admirál
    .about = Přidá dvě karty Vynikající admirál.
opt-card_price_of_failure = Karta: Cena za neúspěch
    .about = Přidá kartu, která může zabít poraženého vrchního vojevůdce.
opt-card_new_delivery_at_the_port = Karta: Zásobení přístavu
    .about = Přidá kartu, která pomůže obleženému přístavu.

## Příprava hry a kola hry

ask-keep-general = Vyber vojevůdce, kterého si necháš; druhý se zamíchá a rozdá znovu.
    .waiting = který vojevůdce zůstane
ask-start = Kde { $general } začíná?
    .waiting = kde { $general } začíná
    .place = Začít { $area-at }
ask-redistribute = Rozděl své figurky mezi vnitřek a vnějšek města { $place }.
    .waiting = figurky uvnitř a vně města { $place }
    .done = Nechat figurky tak, jak jsou
ask-choose-seats = Vojevůdci jsou rozdáni: chceš si s někým vyměnit místo? Pořadí hráčů jde kolem stolu.
    .waiting = volba míst u stolu
    .pass = Ponechat si místo
ask-agree-to-swap = { $faction } by si s tebou chtěl vyměnit místo.
    .waiting = zda si { $faction } smí vyměnit místo
    .yes = Souhlasit
    .no = Zůstat sedět
ask-first-player = Máš nejméně vítězných bodů: vyber začínajícího hráče.
    .waiting = volba začínajícího hráče
ask-direction = Vyber směr hry.
    .waiting = směr hry
ask-bury = Pohřební vůz je { $place-at }. Pohřbíš zde Alexandra?
    .waiting = zda bude Alexandr pohřben { $place-at }
    .yes = Pohřbít Alexandra
    .no = Zatím nepohřbít

## Posily a nové figurky

ask-next-unit = Nemáš místo pro všechno: { $units }. Co přijde jako další?
    .waiting = co přijde jako další ({ $units })
ask-reinforce = Umísti { $units-acc } jako posily.
    .waiting = posily: { $units }
ask-place-general = Kam se umístí { $general }?
    .waiting = kam se umístí { $general }
ask-levy = Kam přijdou tyto oddíly: { $units }?
    .waiting = kam přijdou nové oddíly ({ $units })
ask-inside-or-outside = Uvnitř, nebo vně města: kam { $general-id ->
        [none] přijdou tyto jednotky: { $units }?
       *[other] přijde { $general } s těmito jednotkami: { $units }?
    }
    .waiting = uvnitř, nebo vně města
ask-troops = Vyber jednotky, které karta přináší.
    .waiting = jednotky, které karta přináší
ask-appear = Kde se objeví { $general }?
    .waiting = kde se objeví { $general }
ask-marker = Nahradí tvůj žeton nadvlády { $place-at } jakýkoli jiný?
    .waiting = zda žeton nadvlády { $place-at } nahradí jakýkoli jiný
ask-keep-units = Tvé bojové jednotky { $place-at } nemají vojevůdce ani tvůj žeton nadvlády. Necháš si je?
    .waiting = zda bojové jednotky { $place-at } zůstanou

## Segment kapitulace

ask-surrender-remove = Segment kapitulace, první krok: odstraň žetony politické nadvlády ostatních hráčů.
    .waiting = Segment kapitulace, první krok: žetony politické nadvlády ostatních hráčů
    .done = Přejít k umístění žetonů nadvlády
ask-surrender-place = Segment kapitulace, druhý krok: umísti žetony politické nadvlády tam, kde jsou tvé bojové jednotky.
    .waiting = Segment kapitulace, druhý krok: nové žetony politické nadvlády
    .done = Přejít ke ztečím
ask-surrender-siege = Segment kapitulace, třetí krok: prováděj zteče.
    .waiting = Segment kapitulace, třetí krok: zteče
    .done = Přejít k segmentu Tyche
ask-claim = Obléhání je završeno. Umístíš { $place-to } svůj žeton nadvlády?
    .waiting = žeton nadvlády { $place-at } po obléhání
    .yes = Umístit žeton nadvlády
    .no = Nechat bez nadvlády

## Segment Tyche

ask-tyche = Segment Tyche: zahraj jednu kartu události nebo bonusovou kartu; nemáš-li žádnou, odhoď kartu překvapení a táhni kartu.
    .waiting = Segment Tyche: karta
ask-spend = Využij { $points ->
        [one] operační bod
        [few] { $points } operační body
       *[other] { $points } operačních bodů
    } karty.
    .waiting = operační body karty ({ $points })
ask-march = Vyber vojsko nebo vojevůdce k aktivaci; { $points ->
        [one] má 1 bod pohybu
        [few] má { $points } body pohybu
       *[other] má { $points } bodů pohybu
    }.
    .waiting = vojsko nebo vojevůdce k aktivaci (body pohybu: { $points })
    .pass = Neaktivovat nikoho
ask-place-marker = Umísti žetony politické nadvlády: { $points ->
        [one] zbývá 1
        [few] zbývají { $points }
       *[other] zbývá { $points }
    }.
    .waiting = žetony politické nadvlády: { $points ->
        [one] zbývá 1
        [few] zbývají { $points }
       *[other] zbývá { $points }
    }
ask-train = Vyber jednotku k výcviku; { $points ->
        [one] zbývá 1 operační bod
        [few] zbývají { $points } operační body
       *[other] zbývá { $points } operačních bodů
    }.
    .waiting = která jednotka se vycvičí (operační body: { $points })
ask-fleet = Vyber loďstvo.
    .waiting = volba loďstva
ask-recruit = Vyber vojevůdce, kterého získáš.
    .waiting = který vojevůdce bude získán
ask-diplomacy = Diplomacie: vyber méně významné město, jehož žeton nadvlády nahradíš svým.
    .waiting = Diplomacie: méně významné město
    .target = Nahradit žeton { $what-at }
ask-raid = Malý nájezd: vyber méně významné město, které přijde o svůj žeton nadvlády.
    .waiting = Malý nájezd: méně významné město
    .target = Odstranit žeton { $what-at }
ask-epidemic = Epidemie: vyber vojsko, kterému se ztenčí stav.
    .waiting = Epidemie: vojsko, kterému se ztenčí stav
    .target = Vojsko { $what-at }
ask-desertions = Dezerce: vyber lokalitu.
    .waiting = Dezerce: lokalita
    .target = Bojové jednotky { $what-at }
ask-desert = Dezerce: vyber bojovou jednotku, která se ztratí { $area-at }.
    .waiting = Dezerce: bojová jednotka, která se ztratí { $area-at }
ask-contempt = Zavržení: vyber významného vojevůdce, jehož frakce ztratí 3 L.
    .waiting = Zavržení: významný vojevůdce, jehož frakce ztratí 3 L
ask-helepolis = Helépolis: vyber město, které s ní obléháš.
    .waiting = Helépolis: obléhané město
    .target = Přivézt { $what-to }
ask-hemlock = Nápoj z bolehlavu: vyber, kdo zemře.
    .waiting = Nápoj z bolehlavu: kdo zemře
    .target = Zabít: { $what }
ask-olympias = Olympias: kam jde?
    .waiting = Olympias: kam jde
ask-philippos = Philippos: ke kterému vojsku se připojí?
    .waiting = Philippos: ke kterému vojsku se připojí
    .target = K vojsku { $what-at }
ask-plans = Vlastní plány: kam jde { $royal }?
    .waiting = Vlastní plány: kam jde { $royal }
    .target = Jít { $what-to }
    .pass = Zůstane
ask-plunder = Vypleněná pokladnice: vyber město.
    .waiting = Vypleněná pokladnice: město
    .target = Vyplenit { $what }
ask-unrest = Nepokoje ({ $provinces }): vyber herní pole, které se stane nezávislým.
    .waiting = Nepokoje ({ $provinces }): herní pole, které se stane nezávislým
    .target = Nezávislost: { $what }
ask-move-independents = Vyber nezávislé vojsko, které přesuneš.
    .waiting = nezávislé vojsko, které se přesune
ask-move-army = { $general } má { $points ->
        [one] 1 bod pohybu
        [few] { $points } body pohybu
       *[other] { $points } bodů pohybu
    }. Kam jde?
    .waiting = kam jde { $general } (body pohybu: { $points })
    .done = Zastavit zde
ask-capital = Založení hlavního města: vyber méně významné město.
    .waiting = Založení hlavního města: méně významné město
    .target = Založit { $what-at }
ask-pact = Diplomatický sňatek: vyber druhého hráče.
    .waiting = Diplomatický sňatek: druhý hráč
    .target = Mír s hráčem { $what }
ask-ghost = Alexandrův duch: vyber nepřátelské vojsko.
    .waiting = Alexandrův duch: nepřátelské vojsko
    .target = Vojsko { $what-at }
ask-ghost-army = Alexandrův duch: vyber své vojsko.
    .waiting = Alexandrův duch: vlastní vojsko
    .target = Tvé vojsko { $what-at }
ask-delivery = Zásobení přístavu: vyber obležené město.
    .waiting = Zásobení přístavu: obležené město
    .target = Pomoci městu { $what }
ask-deliver-unit = Umístíš žoldnéře do města { $place }?
    .waiting = žoldnéř do města { $place }
    .yes = Umístit žoldnéře dovnitř
    .no = Bez žoldnéře

## Aktivace a přesun

ask-activation = Segment aktivace: hoď na pohyb, nebo si místo toho vezmi jednoho žoldnéře.
    .waiting = Segment aktivace: pohyb, nebo žoldnéř
    .pass = Ani jedno
ask-armies = Na kostce pohybu padlo { $die }. Vyber vojsko nebo vojevůdce k aktivaci.
    .waiting = vojsko nebo vojevůdce k aktivaci (kostka pohybu: { $die })
    .done = Ukončit segment aktivace
ask-act = { $general }: { $points ->
        [one] zbývá 1 bod pohybu
        [few] zbývají { $points } body pohybu
       *[other] zbývá { $points } bodů pohybu
    }.
    .waiting = { $general } (body pohybu: { $points })
    .done = Ukončit tuto aktivaci
ask-free-passage = Vstupuješ { $place-to }. Požádáš o volný průchod?
    .waiting = žádost o volný průchod { $place-through }
    .done = Nežádat
ask-grant-passage = { $faction } žádá o volný průchod { $place-through }.
    .waiting = zda { $faction } dostane volný průchod { $place-through }
    .yes = Povolit
    .no = Odmítnout
ask-accept-passage = { $faction } povoluje volný průchod { $place-through }. Přijmeš-li, musíš pokračovat v přesunu.
    .waiting = přijetí volného průchodu { $place-through }
    .yes = Přijmout a pokračovat
    .no = Nepřijmout
ask-honour-passage = { $faction } vstupuje na tvé slovo { $place-to }. Dodržíš je?
    .waiting = dodržení slova, které má { $faction } { $place-at }
    .yes = Dodržet volný průchod
    .no = Porušit slovo
ask-general-meets-general = Tvůj vojevůdce potkal { $place-at } nepřátelského vojevůdce: nesmí zůstat.
    .waiting = vojevůdce, který nesmí zůstat { $place-at }
ask-intercept = { $general-id ->
        [none] Přesun figurek
       *[other] { $general } se přesouvá
    } { $place-to }. Napadneš přesun?
    .waiting = napadení přesunu { $place-at }
    .pass = Nenapadnout
ask-intercept-with = { $general } napadá přesun. Vyber, co jde s ním.
    .waiting = co jde s vojevůdcem, který napadá přesun ({ $general })
    .take-all = Vzít vše
    .done = Nic dalšího
ask-withdraw = Tvůj přesun je napaden { $place-at }. Stáhneš síly?
    .waiting = stažení sil po napadení přesunu { $place-at }
ask-avoid-battle = { $enemy } vstupuje { $place-to }. Pokusíš se vyhnout bitvě?
    .waiting = pokus vyhnout se bitvě { $place-at } ({ $enemy })
    .pass = Zůstat
ask-avoid-to = { $general } se vyhýbá bitvě. Kam jde?
    .waiting = kam se vyhne { $general }
    .done = Zastavit zde

## Na moři

ask-escort = Vyber loďstva, která doprovodí námořní přesun.
    .waiting = loďstva, která doprovodí námořní přesun
    .done = Žádná další loďstva
ask-sea-battle = { $general } pluje { $place-to }. Vyhlásíš námořní bitvu?
    .waiting = námořní bitva: { $general } pluje { $place-to }
    .pass = Nechat vojsko plout
ask-engage = Vyber další loďstva do námořní bitvy.
    .waiting = další loďstva do námořní bitvy
    .done = Žádná další loďstva
ask-sea-card = { $general } pluje { $place-to }. Zahraješ na tento námořní přesun kartu?
    .waiting = karta na námořní přesun: { $general } pluje { $place-to }
    .pass = Nezahrát kartu
ask-drop = Vyber, co se vylodí { $area-at }.
    .waiting = co se vylodí { $area-at }

## Bitva, ztráty, obléhání

ask-join-battle = Bitva { $place-at }: které tvé figurky z města vyjdou a připojí se?
    .waiting = bitva { $place-at }: které figurky z města se připojí
    .done = Nikdo další
ask-battle-card = Bitva { $place-at }, nepřítel: { $enemy }. Zahraješ kartu překvapení?
    .waiting = bitva { $place-at }: karta překvapení
    .pass = Nezahrát kartu
ask-mutiny = Vzpoura { $place-at }: vyber jednotku, která k tobě přejde.
    .waiting = vzpoura { $place-at }: jednotka, která změní stranu
ask-reroll-elephant = Na kostkách slonů padlo { $dice }. Nechá Seleukos jednu hodit znovu?
    .waiting = přehození kostek slonů díky Seleukovi ({ $dice })
    .no = Nechat kostky
ask-succession = Tvůj vrchní vojevůdce { $area-at } padl. Umístíš méně významného vojevůdce?
    .waiting = nástupce vrchního vojevůdce { $area-at }
    .yes = Umístit méně významného vojevůdce
    .no = Nikoho neumístit
ask-losses = Vyber bojovou jednotku, o kterou přijdeš { $area-at }; zbývá { $left }.
    .waiting = ztráty { $area-at }: zbývá { $left }
ask-price-of-failure = { $general } prohrál bitvu. Zahraješ proti němu Cenu za neúspěch?
    .waiting = Cena za neúspěch, { $general }
    .pass = Nezahrát kartu
ask-supply = { $number ->
        [0] Segment zásobování: všechny tvé bojové jednotky jsou zásobeny. Ukonči svůj tah.
       *[other] Segment zásobování: na každém poli nad limitem zásobování ztrať jednu bojovou jednotku a potom ukonči svůj tah.
    }
    .waiting = Segment zásobování a konec tahu
    .done = Ukončit tah
ask-supply-loss = Tvé bojové jednotky { $place-at } nejsou všechny zásobeny. Vyber, o kterou přijdeš; zbývá { $left }.
    .waiting = ztráty z nedostatku zásob { $place-at }: zbývá { $left }

## Karty překvapení

ask-cancel = { $faction } hraje kartu „{ $card }“ ({ $card-id }). Zrušíš ji?
    .waiting = zda bude zrušena karta „{ $card }“ ({ $card-id }), kterou hraje { $faction }
    .pass = Nechat být
ask-oratory = Bude se porovnávat proslulost { $area-at }. Zahraješ Řečnický dar?
    .waiting = Řečnický dar před porovnáním proslulosti { $area-at }
    .pass = Nezahrát kartu
ask-keep-card = Vyber kartu, kterou si necháš; druhá se odhodí.
    .waiting = která karta zůstane

### Možnosti

## Vojska

option-activate = Aktivovat: { $general }
option-lead = Umístit { $area-to } méně významného vojevůdce a aktivovat ho
option-take = Vzít { $units-acc }{ $where ->
        [inside] {" "}z města
       *[outside] {""}
    }
option-take-all = Vzít vše
option-take-general = Vzít { $general-acc }{ $where ->
        [inside] {" "}z města
       *[outside] {""}
    }
option-take-royal = Vzít { $royal-acc }{ $where ->
        [inside] {" "}z města
       *[outside] {""}
    }
option-leave = Ponechat { $units-acc }
option-leave-general = Ponechat { $general-acc }
option-leave-royal = Ponechat { $royal-acc }
option-move = Jít { $place-to }
option-go-in = Vejít do města
option-go-out = Vyjít z města
option-siege = Provést zteč{ $card-id ->
        [none] {""}
       *[other] {" "}s kartou „{ $card }“ ({ $card-id })
    }
option-remove-marker = Odstranit zdejší žeton nadvlády
option-swap-marker = Nahradit zdejší žeton nadvlády svým a ukončit aktivaci
option-relocate = Přemístit méně významného vojevůdce { $area-to }
option-embark = Nalodit se
option-sail = Plout { $place-to }
option-pontic-sail = Plout { $place-to } s Černomořským loďstvem
option-land = Vylodit se { $area-at }
option-drop = Vysadit figurky { $area-at }
option-put-ashore = Vysadit { $units-acc }
option-general-ashore = Vysadit { $general-acc }
option-royal-ashore = Vysadit { $royal-acc }
option-escort = Doprovodit: { $fleet }
option-escort-all = Doprovodit všemi loďstvy
option-engage = Bojovat: { $fleet }
option-engage-all = Bojovat všemi loďstvy

## Volné akce

option-station = Umístit { $area-to } méně významného vojevůdce
option-station-used = Umístit { $area-to } méně významného vojevůdce (již aktivovaného)
option-recall = Vzít { $general-acc } z mapy
option-disband = Rozpustit { $area-at } jednotku královského makedonského vojska
option-oratory = Zahrát Řečnický dar, mluví { $general }

## Reakce

option-ask-passage = Požádat o volný průchod: { $faction }
option-intercept = Napadnout přesun, vede { $general }{ $card-id ->
        [none] {""}
       *[other] {" "}(odhodit kartu „{ $card }“, { $card-id })
    }
option-intercept-with-minor = Umístit { $area-to } méně významného vojevůdce a napadnout s ním přesun
option-stay-behind = Méně významný vojevůdce zůstane velet
option-stand = Zůstat
option-withdraw = Stáhnout síly
option-move-on = Pokračovat v přesunu
option-avoid = Vyhnout se bitvě, vede { $general }{ $card-id ->
        [none] {""}
       *[other] {" "}(odhodit kartu „{ $card }“, { $card-id })
    }
option-avoid-to = Jít { $place-to }
option-join = Připojí se 1 { $unit }
option-join-general = Připojí se { $general }
option-reroll = Hodit znovu kostku s { $number }
option-lose = Ztratit 1 { $unit-acc }{ $where ->
        [inside] {" "}ve městě
       *[outside] {""}
    }
option-win-over = Získat 1 { $unit-acc }
option-place-minor = Umístit { $area-to } méně významného vojevůdce
option-disperse = Nechat rozprášit

## Město

option-go-inside = Dovnitř: 1 { $unit }
option-go-outside = Ven: 1 { $unit }
option-general-inside = { $general } jde dovnitř
option-general-outside = { $general } jde ven
option-royal-inside = { $royal } jde dovnitř
option-royal-outside = { $royal } jde ven

## Segmenty

option-remove = Odstranit žeton { $place-at }
option-claim = Umístit žeton { $place-to }
option-claim-all = Umístit všechny žetony
option-besiege = Provést zteč { $place-at }{ $card-id ->
        [none] {""}
       *[other] {" "}s kartou „{ $card }“ ({ $card-id })
    }
option-roll = Hodit kostkou pohybu
option-recruit-mercenary = Vzít jednoho žoldnéře
option-supply = Ztratit { $place-at } jednotku kvůli zásobování
option-bury = Pohřbít Alexandra

## Karty

option-play = { $use-id ->
        [none] Zahrát kartu „{ $card }“ ({ $card-id })
        [nothing] „{ $card }“ ({ $card-id }): bez účinku
       *[other] „{ $card }“ ({ $card-id }): { $use }
    }
option-use = { $use-id ->
        [march] Zrychlený přesun
        [place] Umístit žetony politické nadvlády
        [train] Výcvik jednotek
       *[nothing] Nechat body propadnout
    }
option-discard = Odhodit kartu „{ $card }“ ({ $card-id })
option-keep = Nechat si: { $what }{ $what-kind ->
        [card] {" "}({ $what-id })
       *[general] {""}
    }
option-place-marker = Umístit žeton { $place-to }
option-next = Jako další: { $unit }
option-train = Výcvik: { $unit }
option-improve = Vylepšit { $fleet }
option-regain = Vrátit { $fleet }
option-recruit = Získat { $general-acc }
option-appear = Objevit se { $place-at }
option-as-reinforcement = Přijít jako posila
option-with-marker = Umístit žeton nadvlády
option-without-marker = Nechat žetony tak, jak jsou
option-place = Umístit { $area-to }
option-target = { $what }
option-desert = Dezertuje 1 { $unit }
option-troops = { $units }
option-with-army = Jde { $area-to } s vojskem
option-move-her = Jde { $area-to } bez jednotek
option-army = Přesunout { $general-acc }
option-grey-marker = Umístit zde místo toho nezávislý žeton

## Příprava kola hry

option-swap-seats = Vyměnit si místo: { $faction }
option-first = Začíná { $faction }
option-left = Doleva
option-right = Doprava
