### Lords of Hellas: otázky, možnosti a záznam hry. Názvy jsou v names-cs.ftl, karty v cards-cs.ftl, odmítnutí v refusals-cs.ftl.

about =
    Lords of Hellas: hrdinové, nestvůry a bohové ve starém Řecku, pro dva až čtyři hráče.

    Toto je neoficiální provedení, které vytvořili hráči podle českých pravidel. Nevytvořil je ani neschválil autor či vydavatel hry. Všechny texty jsou naše vlastní slova.

    Z pravidel: všechna pravidla, omezení a počty součástí. Z veřejných zdrojů, většinou z jediného: mapa, hrdinové a karty.

    Naše rekonstrukce, protože je žádný zdroj neuvádí: velké karty nestvůr s místy pro zranění, odměnami a útoky; strany kostky nestvůr; síly bohů podle úrovní. Neber to jako fakta o tištěné hře. Kdo má tištěné součásti, může otevřít stůl s vlastním souborem.

    Achilleus začíná s rychlostí 2, jak říká veřejný text; na obrázku jeho desky v pravidlech je 3. Stůl si může zvolit.

### Možnosti

option-action = { $action }
option-appear = Jít { $place-to }
option-attack = { $attack }
option-battle = Bitva { $place-at }
option-board = { $quest }, krok { $number }
option-bring = { $number ->
        [one] 1 hoplita
        [few] { $number } hoplité
       *[other] { $number } hoplitů
    } { $place-from }
option-build = Stavět { $place-at }
option-choose-army = { $colour } armáda
option-choose-hero = { $hero }
option-defend = { $how-id ->
        [none] Bránit se kartou „{ $card }“
       *[other] Bránit se kartou „{ $card }“ a obětovat kněze
    }
option-discard = Odhodit kartu „{ $card }“
option-dodge = Uhnout
option-draw = Líznout bojovou kartu
option-end-hunt = Nechat lov skončit
option-enemy-losses = Soupeř ztratí o hoplitu víc
option-exile = { $monster }
option-first = Nejdřív { $faction }
option-fly-from = { $place-from }
option-fly-to = { $place-to }
option-fortify = Vejít do města { $place-at }
option-glory = Žeton slávy { $province-gen }
option-heal = Vyléčit { $attribute-acc }
option-hero = Jít s hrdinou { $place-to }
    .stays = Zůstat s hrdinou { $place-at }
option-hoplites = Přesunout hoplity
option-hunt = Lovit { $monster-acc }
option-injure = Zraněno: { $attribute }
option-injure-hero = Zranit hrdinu { $faction-gen }
option-keep = Nechat si: { $item }
option-lead = { $monster }
option-lead-to = { $place-to }
option-leave-city = Vyjít z města { $place-at }
option-lose-cards = Bojové karty se odhodí naslepo
option-lose-hoplites = Zemře hoplita
option-lower = Snížit { $attribute-acc }
option-march = { $place-from } { $to-to }
option-march-to = { $place-to }
option-mobilize = Mobilizace: { $number ->
        [one] 1 hoplita
        [few] { $number } hoplité
       *[other] { $number } hoplitů
    } { $place-at }{ $where ->
        [fortified] { $number ->
            [one] , ve městě
           *[other] , z toho jeden ve městě
        }
       *[other] {""}
    }
option-move = { $place-from } { $to-to }
option-murderous-march = Vražedný pochod { $place-from }
option-number = { $number }
option-own-losses = O jednu vlastní ztrátu méně
option-play = { $how-id ->
        [none] Zahrát kartu „{ $card }“
       *[other] Zahrát kartu „{ $card }“ a obětovat kněze
    }
option-pray = Modlit se k { $god-dat }
option-quest-step = Další krok hrdinského skutku
option-raise = { $what-kind ->
        [god] Budovat monument: { $what }
       *[attribute] Zvýšit { $what-acc }
    }
option-recruit = { $number ->
        [one] 1 hoplita
        [few] { $number } hoplité
       *[other] { $number } hoplitů
    } { $place-at }{ $where ->
        [fortified] { $number ->
            [one] , ve městě
           *[other] , z toho jeden ve městě
        }
       *[other] {""}
    }
option-region-attack = Napadnout region
option-remove-wound = Místo { $number }
option-repeat = { $action }
option-retreat = { $place-to }
option-return-glory = Žeton { $province-gen }
option-roll = { $monster }
option-save = Zachránit { $number }
option-shield = Odvrátit kartou „{ $card }“
option-shoot-hoplites = Na dva hoplity
option-start = Začít { $place-at }
option-stop-hunting = Ukončit lov
option-strike = Zakrýt místo { $number } kartou „{ $card }“
option-strike-at = Udeřit { $place-at }
option-take = Vzít si { $reward-acc }
option-take-attack = Strpět útok
option-to = Jít { $place-to }
option-trade = Zakrýt místo { $number } výměnou za kartu „{ $card }“ a další karty téhož symbolu
option-use = { $item-kind ->
        [hero] Využít schopnost: { $item }
        [quest] Uplatnit odměnu: { $item }
       *[other] Použít: { $item }
    }
option-wound = { $monster }, místo { $number }

### Otázky

## Volby stolu

opt-leadership_to_three = Vůdcovství končí na 3
    .about = Stupnice vůdcovství končí na 3, jak ji ukazuje obrázek desky v pravidlech; jinak na 5 jako síla a rychlost.
opt-conquest_needs_population = Bitvy nedobývají neutrální regiony
    .about = Kdo vyhraje bitvu v neutrálním regionu, získá nadvládu jen s tolika hoplity, kolik žádá vzdor obyvatel.
opt-achilles_speed = Rychlost Achilla
    .about = S jakou rychlostí Achilleus začíná: 2 podle veřejného textu, 3 podle obrázku v pravidlech.

## Příprava hry

ask-choose-hero = Vyber si hrdinu.
    .waiting = volba hrdiny
ask-choose-army = Vyber si armádu. Liší se jen barvou.
    .waiting = volba armády
ask-start = Kde začne tvůj hrdina a dva hoplité?
    .waiting = kde začne hrdina a dva hoplité

## Tah

ask-regular-action = Proveď základní akci (hoplité, hrdina, modlitba, artefakty; každou jednou), nebo je ukonči.
    .waiting = základní akce
    .done = Ukončit základní akce
ask-use-artifacts = Použiješ další artefakt?
    .waiting = použití dalšího artefaktu
    .done = Žádné další artefakty
ask-special-action = Proveď zvláštní akci.
    .waiting = zvláštní akce
ask-extra-action = Smíš provést ještě jednu zvláštní akci.
    .waiting = ještě jedna zvláštní akce
    .done = Žádná další akce
ask-repeat-action = Kterou využitou akci provedeš znovu, než začneš budovat monument?
    .waiting = která využitá akce se zopakuje před budováním monumentu
ask-use-power = { $god-id ->
        [zeus] Využiješ sílu Dia a táhneš { $number ->
            [one] 1 bojovou kartu
            [few] { $number } bojové karty
           *[other] { $number } bojových karet
        }?
       *[hermes] Síla { $god-gen }: která armáda kam potáhne (nejvýše { $number ->
            [one] 1 region
            [few] { $number } regiony
           *[other] { $number } regionů
        } daleko)?
    }
    .waiting = síla { $god-gen } ({ $number })
ask-board-quest = Pustí se tvůj hrdina do skutku „{ $quest }“?
    .waiting = zda se hrdina pustí do skutku „{ $quest }“
    .pass = Nepouštět se do něj
ask-quest-cards = Skutek vyžaduje ještě { $number ->
        [one] 1 bojovou kartu
        [few] { $number } bojové karty
       *[other] { $number } bojových karet
    }.
    .waiting = bojové karty pro skutek (zbývá { $number })
ask-free-glory = Který žeton slávy si vezmeš?
    .waiting = který žeton slávy přibude
ask-return-glory = Který žeton slávy vrátíš?
    .waiting = který žeton slávy se vrátí
ask-after-hero = Tvůj hrdina se pohnul. Využiješ požehnání?
    .waiting = požehnání po pohybu hrdiny
ask-hero-appears = Kam jde tvůj hrdina?
    .waiting = kam jde hrdina
    .pass = Zůstat
ask-move-hoplites = Přesuň hoplity: zbývá { $number }.
    .waiting = přesun hoplitů (zbývá { $number })
    .done = Dál nepřesouvat
ask-next-battle = Která bitva se svede jako další?
    .waiting = která bitva se svede jako další
ask-apprentice = Který hoplita jde kam?
    .waiting = který hoplita jde kam
ask-fly-from = Odkud hoplita vzlétne?
    .waiting = odkud hoplita vzlétne
ask-fly-to = Kam letí hoplita { $region-from }?
    .waiting = kam letí hoplita { $region-from }

## Zvláštní akce

ask-recruit = Naverbuj hoplity.
    .waiting = verbování hoplitů
ask-march = Která armáda pochoduje a kam?
    .waiting = která armáda kam pochoduje
ask-march-to = Kam pochoduje armáda { $region-from }?
    .waiting = kam pochoduje armáda { $region-from }
ask-how-many = Kolik hoplitů odejde { $region-from }?
    .waiting = kolik hoplitů odejde { $region-from }
ask-build-temple = Kde postavíš chrám?
    .waiting = kde bude postaven chrám
ask-raise-attribute = Kterou vlastnost zvýšíš?
    .waiting = která vlastnost se zvýší
ask-prepare = Přípravy: zbývá vybrat { $number }.
    .waiting = přípravy (zbývá vybrat { $number })
ask-monument = Který monument buduješ?
    .waiting = který monument se bude budovat
ask-keep-blessing = Rozdávají se požehnání: nech si jedno z { $number }, ostatní jdou dál.
    .waiting = které z { $number } požehnání zůstane
ask-keep-artifact = Nech si jeden z artefaktů.
    .waiting = který artefakt zůstane

## Nestvůry a lov

ask-next-monster = Za kterou nestvůru se hází teď?
    .waiting = za kterou nestvůru se hází teď
ask-monster-moves = { $monster }: co udělá?
    .waiting = co udělá { $monster }
ask-strike-at = Kde udeří { $monster }?
    .waiting = kde udeří { $monster }
ask-riddle = Sfinga dává hádanku hoplitům { $region-at } ({ $player }): co je bude stát?
    .waiting = hádanka pro hoplity { $region-at }
ask-lead-monster = Kterou nestvůru odvedeš?
    .waiting = která nestvůra bude odvedena
ask-lead-to = Kam jde { $monster }?
    .waiting = kam jde { $monster }
ask-exile = Kterou nestvůru vyženeš?
    .waiting = která nestvůra bude vyhnána
ask-hunt = Kterou nestvůru lovíš?
    .waiting = která nestvůra se loví
ask-hunt-start = Začíná lov na { $monster-acc }. Využiješ něco?
    .waiting = co se využije na začátku lovu na { $monster-acc }
    .done = Vydat se na lov
ask-hunt-attack = Zaútoč na { $monster-acc }: zakryj místa pro zranění.
    .waiting = útok na { $monster-acc }
    .done = Žádná další zranění
ask-trade = Odhoď ještě { $number ->
        [one] 1 kartu
        [few] { $number } karty
       *[other] { $number } karet
    } se stejným symbolem.
    .waiting = další karty se stejným symbolem ({ $number })
ask-wound-prey = Které místo pro zranění { $monster-gen } zakryješ?
    .waiting = které místo pro zranění { $monster-gen } se zakryje
ask-staff = Vybereš Teiresiovou holí útok { $monster-gen }?
    .waiting = Teiresiova hůl a útok { $monster-gen }
ask-choose-attack = Vyber útok { $monster-gen }.
    .waiting = útok { $monster-gen }
ask-defend = { $monster } útočí: { $attack }, síla útoku { $strength }.
    .waiting = obrana, { $monster } útočí: { $attack }, síla útoku { $strength }
ask-defend-on = Braň se dál: zbývá síla { $strength }.
    .waiting = další obrana (zbývá síla { $strength })
ask-remove-wound = Které zranění { $monster-gen } se zahojí?
    .waiting = které zranění { $monster-gen } se zahojí
ask-lower-attribute = Která z nejvyšších vlastností klesne?
    .waiting = která z nejvyšších vlastností klesne
ask-discard = Odhoď { $number ->
        [one] 1 bojovou kartu
        [few] { $number } bojové karty
       *[other] { $number } bojových karet
    }.
    .waiting = bojové karty k odhození ({ $number })
ask-discard-different = Odhoď { $number ->
        [one] 1 bojovou kartu
        [few] { $number } bojové karty
       *[other] { $number } bojových karet
    } s různými symboly, jinak lov končí.
    .waiting = bojové karty s různými symboly k odhození ({ $number })
ask-hunt-reward = Vyber si odměnu za lov na { $monster-acc }.
    .waiting = odměna za lov na { $monster-acc }
ask-injury = Která vlastnost je zraněna? Do uzdravení platí jako 1.
    .waiting = která vlastnost je zraněna
ask-heal = Která vlastnost se vyléčí?
    .waiting = která vlastnost se vyléčí
ask-weak-spot = Kterou bojovou kartu odhodíš za zranění nestvůry?
    .waiting = která bojová karta se odhodí za zranění nestvůry
ask-wrath = Kterou bojovou kartu odhodíš v hněvu?
    .waiting = která bojová karta se odhodí v hněvu
ask-shoot-with = Kterým lukem střílíš?
    .waiting = volba luku
ask-shoot-at = Na co střílíš?
    .waiting = na co se střílí
ask-thunder = Kam udeří hrom?
    .waiting = kam udeří hrom
ask-hand-limit = Odhoď { $number ->
        [one] 1 kartu
        [few] { $number } karty
       *[other] { $number } karet
    } nad limit.
    .waiting = karty navíc ({ $number })
ask-discard-drawn = Kterou ze dvou tažených karet odhodíš?
    .waiting = která ze dvou tažených karet se odhodí
ask-exchange-cards = Které karty vyměníš?
    .waiting = které karty se vymění
    .done = Líznout stejný počet

## Bitva

ask-who-first = Bitva { $region-at }: čí účinky budou první?
    .waiting = čí účinky budou první v bitvě { $region-at }
ask-before-battle = Bitva { $region-at }: co využiješ před ní?
    .waiting = co se využije před bitvou { $region-at }
    .done = Přejít k bitvě
ask-battle-card = Bitva { $region-at }: zahraj bojovou kartu, nebo pasuj.
    .waiting = bojová karta v bitvě { $region-at }
ask-bluff = Bitva { $region-at }: ještě jedna karta díky Blafu?
    .waiting = ještě jedna karta díky Blafu v bitvě { $region-at }
ask-bring = Kteří hoplité se připojí k bitvě { $region-at }?
    .waiting = kteří hoplité se připojí k bitvě { $region-at }
ask-caduceus = Caduceus si žádá bojovou kartu.
    .waiting = bojová karta pro Caduceus
ask-before-losses = Bitva { $region-at }: využiješ něco před ztrátami?
    .waiting = co se využije před ztrátami v bitvě { $region-at }
ask-medusas-blood = Co způsobí Krev Medúzy?
    .waiting = co způsobí Krev Medúzy
ask-palladium = Bitva { $region-at } je prohraná. Vyžene Palladion vítěze?
    .waiting = zda Palladion vyžene vítěze bitvy { $region-at }
ask-aegis = Hoplité, kteří mají { $region-at } zemřít: { $number }. Zachrání Aigis některé?
    .waiting = zda Aigis zachrání hoplity { $region-at } ({ $number })
ask-retreat = Kam ustoupí tvoji hoplité { $region-from }?
    .waiting = kam ustoupí hoplité { $region-from }

### Záznam hry

telling-temple-card = U stolu platí { $temple_card }.
telling-starting-player = { $player } vybírá první.
telling-hero-chosen = { $player } hraje za { $hero-acc }.
telling-placed = { $player } začíná { $region-at }.
telling-turn = { $player } je na tahu.
telling-special-action = { $player } volí akci „{ $action }“.
telling-repeated = { $player } nejdřív opakuje akci „{ $action }“.
telling-used = { $item-kind ->
        [hero] { $player } využívá schopnost: { $item }.
        [quest] { $player } uplatňuje odměnu za skutek „{ $item }“.
        [artifact] { $player } používá artefakt „{ $item }“.
       *[other] { $player } využívá požehnání „{ $item }“.
    }
telling-control = { $player } nyní ovládá { $region-acc }.
telling-divine-artifact = Božský artefakt „{ $item }“ má nyní { $player }.
telling-prayed = { $player } se modlí k { $god-dat }: { $attribute } roste.
telling-hero-moved = { $moved ->
    [0] Hrdina { $player-gen } zůstává { $region-at }.
   *[other] Hrdina { $player-gen } jde { $region-from } { $to-to }.
}
telling-moved = { $player } přesouvá { $number ->
        [one] 1 hoplitu
        [few] { $number } hoplity
       *[other] { $number } hoplitů
    } { $region-from } { $to-to }.
telling-fortified = { $player } opevňuje hoplitu { $region-at }.
telling-left-city = Hoplita { $player-gen } opouští město { $region-at }.
telling-recruited = { $player } verbuje { $number ->
        [one] 1 hoplitu
        [few] { $number } hoplity
       *[other] { $number } hoplitů
    } { $region-at }{ $inside ->
        [yes] { $number ->
            [one] , ve městě
           *[other] , z toho jednoho ve městě
        }
       *[other] {""}
    }.
telling-retreated = { $number ->
        [one] 1 hoplita { $player-gen } ustupuje
        [few] { $number } hoplité { $player-gen } ustupují
       *[other] { $number } hoplitů { $player-gen } ustupuje
    } { $region-from } { $to-to }.
telling-hoplites-killed = { $player } ztrácí { $region-at } { $number ->
        [one] 1 hoplitu
        [few] { $number } hoplity
       *[other] { $number } hoplitů
    }.
telling-usurped = { $player } uzurpuje { $region-acc }.
telling-temple-built = { $player } staví { $region-at } chrám.
telling-draft = { $player } zahajuje výběr z { $number } požehnání.
telling-blessing = { $player } si nechává požehnání „{ $item }“.
telling-blessing-discarded = „{ $item }“ se odkládá.
telling-artifact-gained = { $player } získává artefakt „{ $item }“.
telling-priest-gained = { $player } získává kněze.
telling-priests-return = Kněží opouštějí monumenty{ $number ->
        [0] {""}
        [one] ; { $player } získává 1 kněze
        [few] ; { $player } získává { $number } kněze
       *[other] ; { $player } získává { $number } kněží
    }.
telling-monument-built = { $player } buduje monument { $god-gen } na úroveň { $level }.
telling-recharged = Všechny akce jsou opět volné, všechny artefakty nabité.
telling-king-of-kings = { $player } dokončuje monument { $god-gen } jako první: začíná Král králů.
telling-king-token = Na kartě aktivace { $player-gen } { $number ->
        [one] zbývá 1 žeton
        [few] zbývají { $number } žetony
       *[other] zbývá { $number } žetonů
    }.
telling-king-open = Nikdo neovládá { $region-acc }: vítězí, kdo tam první získá nadvládu.
telling-victory = { $player } vítězí: { $victory }!
telling-attribute-raised = { $player }: { $attribute } roste.
telling-attribute-lowered = { $player }: { $attribute } natrvalo klesá.
telling-injured = Hrdina { $player-gen } je zraněn: { $attribute }.
telling-fourth-injury = Hrdina { $player-gen } nemůže utrpět další zranění.
telling-healed = { $player } léčí { $attribute-acc }.
telling-glory = { $player } si bere žeton slávy { $land-gen }.
telling-glory-returned = { $player } vrací žeton slávy { $land-gen }.
telling-quest-appears = { $region-at } se objevuje hrdinský skutek: „{ $quest }“.
telling-quest-step = Hrdina { $player-gen } stojí na kroku { $number } skutku „{ $quest }“.
telling-quest-completed = { $player } dokončuje hrdinský skutek „{ $quest }“.
telling-card-drawn = Lízáš kartu „{ $card }“.
telling-cards-drawn = { $player } táhne { $number ->
        [one] 1 bojovou kartu
        [few] { $number } bojové karty
       *[other] { $number } bojových karet
    }.
telling-combat-reshuffled = Bojové karty se znovu zamíchají.
telling-discarded = { $player } odhazuje kartu „{ $card }“.
telling-monster-phase = Začíná fáze nestvůr { $player-gen }.
telling-monster-die = Kostka nestvůr, { $monster }: { $result }.
telling-monster-moved = { $monster } jde { $region-from } { $to-to }.
telling-monster-appears = { $region-at } se objevuje { $monster }.
telling-region-attack = { $monster } napadá { $region-acc }.
telling-evolved = { $monster } se vyvíjí.
telling-event-ignored = Událost „{ $event }“ nemá účinek.
telling-no-event = Nezbývá žádná karta události.
telling-hunt = { $player } loví { $region-at } { $monster-acc }.
telling-wounded = { $player } zraňuje { $monster-acc }: { $symbol }.
telling-wound-removed = Zranění { $monster-gen } se hojí: { $symbol }.
telling-monster-attack = { $monster } útočí: { $attack }, síla útoku { $strength }.
telling-special-attack = { $monster } provádí zvláštní útok.
telling-defended = { $player } odvrací útok { $monster-gen }.
telling-hunt-succeeded = Lov { $player-gen } na { $monster-acc } končí úspěchem.
telling-hunt-failed = Lov { $player-gen } na { $monster-acc } končí neúspěchem.
telling-slain = { $player } zabíjí { $region-at } { $monster-acc }.
telling-battle = { $attacker } útočí { $region-at } na { $defender-acc }.
telling-no-battle = { $region-at } k bitvě nedojde.
telling-card-played = { $player } hraje kartu „{ $card }“.
telling-passed = { $player } pasuje.
telling-battle-won = { $winner } poráží { $region-at } { $loser-acc }, { $strength } ku { $against }.
telling-annihilated = { $winner } zcela vyhladil nepřítele { $region-at }.
telling-pyrrhic = { $player } vítězí { $region-at }, ale nezbyl mu žádný hoplita: Pyrrhovo vítězství.

### K čemu možnost vede

foresee-monster = { $region-at } je { $monster }.
foresee-quest-here = { $region-at } začíná hrdinský skutek „{ $quest }“. { $number ->
        [0] Nesplňuješ podmínku žádného z jeho kroků.
       *[other] Mohl by začít na kroku { $number } z { $most }.
    }
foresee-quest-ahead = { $left ->
        [0] Tím je skutek „{ $quest }“ dokončen.
        [one] Krok { $number } z { $most }: ještě jeden krok místo pohybu hrdiny skutek dokončí a nic nežádá. Do té doby není hrdina na plánu.
       *[other] Krok { $number } z { $most }: ještě { $left } kroky, v každém tahu jeden místo pohybu hrdiny, skutek dokončí a nic nežádají. Do té doby není hrdina na plánu.
    }
foresee-meets-army = Bitva, nepřítel je { $player }: { $number } proti nejvýše { $own } tvým.
foresee-control = K nadvládě { $region-at } je třeba hoplitů: { $number }{ $enough ->
        [yes] . To máš.
       *[no] . To nestačí.
    }
foresee-monument-level = Monument { $god-gen } dosáhne úrovně { $level } z { $most }; modlitba tam má pak moc { $number }.
foresee-near-victory = { $player }: k vítězství chybí jediný krok ({ $track ->
        [lands] { board-victory-warlord }
        [temples] { board-victory-favoured }
        [slain] { board-victory-slayer }
       *[other] { board-victory-king-of-kings }
    }).

### Co je u možnosti v sázce

stake-priests = kněží
    .short = kněží
stake-cards = bojové karty
    .short = karty
stake-hoplites = hoplité
stake-moves = přesuny hoplitů
    .short = přesuny
stake-attribute = vlastnost
stake-attribute-leadership = vůdcovství
stake-attribute-strength = síla hrdiny
    .short = síla
stake-attribute-speed = rychlost
stake-counted = účinná vlastnost
stake-counted-leadership = vůdcovství
stake-counted-strength = síla hrdiny
stake-counted-speed = rychlost
stake-actions = zbývající zvláštní akce
    .short = volné akce
stake-king-tokens = žetony Krále králů
    .short = žetony krále
stake-charges = nabité artefakty
    .short = náboje
stake-wounds = zranění nestvůry
stake-injuries = zranění hrdiny
stake-strength = síla
    .short = síla
stake-losses = ztráty
stake-glory = žetony slávy
    .short = sláva
stake-control = regiony
stake-points = kroky k vítězství
    .short = vítězství
stake-points-land = celé země
stake-points-temple = chrámy
stake-points-monster = zabité nestvůry
scene-term-hoplites = hoplité
scene-term-cards = karty
scene-term-city = město
scene-term-item = bonus
scene-term-covered = zakrytá místa
scene-term-open = volná místa
scene-term-injuries = zranění
scene-fact-losses = ztráty
