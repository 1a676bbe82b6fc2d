### Successors: záznam hry. telling-ID je jeden záznam, věta v přítomném čase; viz cs.ftl.

## Průběh hry

telling-dealt-generals = { $faction } dostává: { $generals }.
telling-turn = Začíná { $turn ->
        [1] I.
        [2] II.
        [3] III.
        [4] IV.
       *[5] V.
    } kolo hry.
telling-usurper = { $faction } je uchvatitel.
telling-seats-swapped = Místa si vyměňují { $faction } a { $other }. Kolem stolu sedí { $order }.
telling-turn-order = { $faction } volí pořadí hráčů: { $order }.
telling-tie-rolled = O shodě rozhoduje hod: { $rolls }.
telling-reinforcements = { $faction } dostává jako posily { $units-acc }.
telling-dealt = Karty Tyche se zamíchají a rozdají, každému hráči { $cards }.
telling-round = Začíná { $round }. strategické kolo.
telling-player-turn = { $faction } je na tahu.
telling-revealed = Na stole se odhalí karta „{ $card }“ ({ $card-id }).
telling-resolves = { $faction } vyhodnocuje kartu „{ $card }“.
telling-old-age = { $general } ({ $faction }) umírá stářím.
telling-isolated = { $faction } ztrácí { $place-count ->
        [one] izolovaný žeton
       *[other] izolované žetony
    } { $place-at }.
telling-won = { $kind ->
        [legitimacy] { $faction } dosahuje { $legitimacy } L a vítězí: okamžité vítězství.
        [victory-points] { $faction } dosahuje { $points } V a vítězí: okamžité vítězství.
        [regency] { $faction } je regent, má { $points } V a { $legitimacy } L a vítězí: vítězství dosažením regentství.
       *[end-of-game] { $faction } má nejvíce vítězných bodů, { $points }, a vítězí: vítězství na konci hry.
    }

## Body a postavení

telling-victory-points = { $faction }: z { $was } na { $points } V.
telling-legitimacy = { $faction }: z { $was } na { $points } L.
telling-province = { $faction-id ->
        [none] { $before-id ->
            [independent] Již není nezávislé: { $province }.
           *[other] { $before } již neovládá: { $province }.
        }
        [independent] Nezávislé je nyní: { $province }.
       *[other] { $faction } ovládá: { $province }.
    }
telling-successor = { $faction } útočí na ochránce a je od nynějška následník.
telling-champion-again = { $faction } nemá žádné vítězné body a je opět ochránce.
telling-popularity = { $general } ({ $faction }) získává 1 popularitu.

## Karty

telling-drawn = Lízáš kartu „{ $card }“ ({ $card-id }).
telling-reshuffled = Odhazovací balíček se zamíchá do nového dobíracího balíčku.
telling-card-played = { $faction } hraje kartu „{ $card }“ ({ $card-id }) { $use-for }.
telling-discarded = { $faction } odhazuje kartu „{ $card }“ ({ $card-id }).
telling-surprise = { $faction } hraje kartu „{ $card }“ ({ $card-id }).
telling-cancelled = { $faction } ruší kartu „{ $card }“ ({ $card-id }).
telling-orator = { $general } ({ $faction }) má do konce tahu hráče +5 popularity.
telling-trained = { $faction } cvičí { $units-acc }: { $points } na stupnici výcviku.
telling-fleet = { $faction } ovládá { $fleet }.
telling-fleet-improved = { $faction } vylepšuje { $fleet }.
telling-fleet-regained = { $faction } získává zpět { $fleet }.
telling-fleet-dispersed = { $fleet } ({ $faction }): rozprášeno.
telling-cart-freed = { $faction } smí v I. kole hry přesouvat pohřební vůz.
telling-contempt = { $general } je v zavržení: { $faction } má o 3 L méně, dokud nezemře nebo není zbaven zavržení.
telling-contempt-ends = { $general } ({ $faction }) je zbaven zavržení.
telling-helepolis = { $faction } přiváží helépolis { $place-to }.
telling-plundered = { $faction } plení město { $place }.
telling-persian-support = { $faction } má podporu perského lidu: o 2 L méně do konce hry.
telling-oracle = { $faction } má o 1 L více do konce hry.
telling-pact = { $faction } a { $other } mají mír do konce kola hry.
telling-capital-begun = { $faction } začíná { $place-at } budovat hlavní město.
telling-capital-finished = { $faction } dokončuje hlavní město { $place-at }: je to významné město.
telling-capital-lost = { $by-id ->
        [none] { $faction } přichází o hlavní město { $place-at }: je to opět méně významné město.
       *[other] { $by } bere { $faction-dat } hlavní město { $place-at }: je to opět méně významné město.
    }
telling-unrest = { $faction } hází na nepokoje { $dice }, součet { $dice-sum }: { $provinces }.
telling-no-unrest = Nepokoje nemohou vypuknout nikde: { $provinces } ani sousední provincie.

## Královská rodina

telling-royal-control = { $faction-id ->
        [none] { $royal } je { $area-at } bez nadvlády.
       *[other] { $faction } ovládá { $area-at } { $royal-acc }.
    }
telling-royal-lost = { $faction } ztrácí { $area-at } { $royal-acc }.
telling-marriage-offered = { $royal } nabízí { $faction-dat } sňatek do konce kola hry.
telling-married = { $royal } se { $area-at } přivdává do frakce { $faction-gen }.
telling-poisoned = { $faction } nechává { $royal-acc } vypít bolehlav.
telling-assassinated = { $royal } je obětí vraždy: { $faction } nevítězí regentstvím.
telling-olympias = { $faction } volá Olympiadu { $area-to }.
telling-philippos = Philippos se { $area-at } připojuje k frakci { $faction-gen }.
telling-travels = { $royal } cestuje { $place-to }.
telling-herakles = Herakles se objevuje { $place-at }.
telling-buried = { $faction } pohřbívá Alexandra { $place-at }{ $place-id ->
        [pella] : 10 L do konce hry.
       *[other] : 2 L pro toho, kdo pole ovládá.
    }
telling-cart-removed = Alexandr nebyl pohřben: pohřební vůz opouští hru.
telling-cart-destroyed = Pohřební vůz je { $area-at } zničen.

## Žetony

telling-marker-placed = { $faction-id ->
        [independent] Nezávislé je nyní: { $place }.
       *[other] { $faction } umisťuje { $place-count ->
            [one] žeton
           *[other] žetony
        } { $place-to }{ $before-id ->
            [none] .
            [independent] {" "}místo { $place-count ->
                [one] nezávislého
               *[other] nezávislých
            }.
           *[other] {" "}místo { $place-count ->
                [one] žetonu
               *[other] žetonů
            } { $before-gen }.
        }
    }
telling-marker-removed = { $faction-id ->
        [independent] { $place-count ->
            [one] Nezávislý žeton { $place-at } je odstraněn.
           *[other] Nezávislé žetony { $place-at } jsou odstraněny.
        }
       *[other] { $place-count ->
            [one] Žeton { $faction-gen } { $place-at } je odstraněn.
           *[other] Žetony { $faction-gen } { $place-at } jsou odstraněny.
        }
    }

## Figurky

telling-general-placed = { $area-id ->
        [none] { $general } se připojuje k frakci { $faction-gen } v zóně rozprášených jednotek.
       *[other] { $faction } umisťuje { $general-acc } { $area-to }.
    }
telling-minor-placed = { $faction } umisťuje { $area-to } méně významného vojevůdce { $general-acc }.
telling-minor-leaves = { $faction } bere méně významného vojevůdce { $general-acc } { $area-at } z mapy.
telling-units-placed = { $area-id ->
        [none] { $faction } dává { $units-acc } do zóny rozprášených jednotek.
       *[other] { $faction } umisťuje { $units-acc } { $area-to }.
    }
telling-units-destroyed = { $faction } ztrácí { $units-acc } { $area-at }.
telling-units-dispersed = { $area-id ->
        [none] { $faction } nemá místo pro { $units-acc }: rozprášeno.
       *[other] Rozprášeno { $area-at }: { $units } ({ $faction }).
    }
telling-units-defect = K frakci { $winner-gen } přechází { $area-at }: { $units } ({ $faction }).
telling-general-dispersed = Rozprášen { $area-at }: { $general } ({ $faction }).
telling-general-killed = { $general } ({ $faction }) umírá { $place-at }.
telling-attrition = { $faction } hází { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    } na ztenčení stavu { $area-at } ({ $units }): { $losses ->
        [0] beze ztrát.
        [one] 1 ztráta.
        [few] { $losses } ztráty.
       *[other] { $losses } ztrát.
    }

## Přesun

telling-movement-die = { $faction } hází na pohyb { $die }.
telling-activated = { $faction } aktivuje { $general-acc } { $area-at }: { $points ->
        [one] 1 bod pohybu
        [few] { $points } body pohybu
       *[other] { $points } bodů pohybu
    }.
telling-moved = { $faction-id ->
        [independent] { $general } vede nezávislé vojsko { $place-to }.
       *[other] { $general } ({ $faction }) se přesouvá { $place-to }{ $units-count ->
            [0] .
            [one] {" "}s { $units-ins }.
            [few] {" "}s { $units-ins }.
            [other] {" "}s { $units-ins }.
           *[missing] .
        }
    }
telling-went-in = { $general } ({ $faction }) vchází do města { $place }.
telling-went-out = { $general } ({ $faction }) vychází z města { $place }.
telling-left-units = { $faction } ponechává { $units-acc } { $area-at }.
telling-left-general = { $faction } ponechává { $general-acc } { $area-at }.
telling-left-royal = { $faction } ponechává { $royal-acc } { $area-at }.
telling-go-inside = { $faction } umisťuje 1 { $what-acc } do města { $place }.
telling-go-outside = { $faction } umisťuje 1 { $what-acc } vně města { $place }.
telling-general-inside = { $what } ({ $faction }) jde do města { $place }.
telling-general-outside = { $what } ({ $faction }) jde ven z města { $place }.
telling-royal-inside = { $what } jde do města { $place }.
telling-royal-outside = { $what } jde ven z města { $place }.
telling-passage-refused = { $faction } odmítá { $other-dat } volný průchod { $place-through }.
telling-passage-declined = { $faction } nepřijímá volný průchod { $place-through }, který povoluje { $other }.
telling-passage-granted = { $faction } povoluje { $other-dat } volný průchod { $place-through }.
telling-passage-dishonoured = { $faction } porušuje slovo a zastavuje { $other-acc } { $place-at }.
telling-interception-declared = { $general } ({ $faction }) vyráží { $area-from } napadnout přesun { $place-at }.
telling-independent-attempt = { $faction } odhazuje kartu „{ $card }“ ({ $card-id }) na reakci; vede { $general }.
telling-interception = { $general } ({ $faction }) { $success ->
        [yes] napadá přesun
       *[no] nedokáže napadnout přesun
    } { $place-at }: hází { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , s jízdou { $roll }
    }, potřebuje { $need }.
telling-intercepted = { $units-count ->
        [0] { $faction } přichází díky napadení přesunu { $place-to }.
       *[other] { $faction } přivádí díky napadení přesunu { $units-acc } { $place-to }.
    }
telling-avoid-battle = { $general } ({ $faction }) { $success ->
        [yes] se vyhýbá bitvě
       *[no] se nedokáže vyhnout bitvě
    } { $place-at }: hází { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , s jízdou { $roll }
    }, potřebuje { $need }.
telling-avoided = { $general } ({ $faction }) uniká { $place-to }.
telling-went-back = { $to-id ->
        [none] { $faction } se vrací { $area-from }.
       *[other] { $faction } se vrací { $area-from } { $to-to }.
    }
telling-overrun = { $faction } poráží { $place-at } drtivou převahou { $enemy-acc }.

## Nezávislá vojska

telling-army-active = Nezávislé vojsko se stává aktivním: { $general }.
telling-army-home = { $general } se vrací domů { $place-to }: jeho vojsko opouští hru.
telling-army-defeated = Nezávislé vojsko ({ $general }) je { $area-at } poraženo a { $back ->
        [yes] vrací se na své vyhrazené místo.
       *[no] opouští hru.
    }

## Na moři

telling-embarked = { $general } ({ $faction }) se naloďuje { $place-at }{ $units-count ->
        [0] .
       *[other] {" "}s { $units-ins }.
    }
telling-sails = { $general } ({ $faction }) pluje { $place-to }.
telling-picked-up = { $faction } vyzvedává { $place-at } { $units-count ->
        [0] figurky
       *[other] { $units-acc }
    }.
telling-dropped = { $faction } vysazuje { $area-at } { $units-count ->
        [0] figurky
       *[other] { $units-acc }
    }.
telling-landed = { $general } ({ $faction }) se vyloďuje { $area-at }{ $units-count ->
        [0] .
       *[other] {" "}s { $units-ins }.
    }
telling-put-back = { $general } ({ $faction }) se vrací { $area-to }; jeho aktivace končí.
telling-sea-battle-declared = { $faction } vyhlašuje námořní bitvu { $place-at }: { $fleets }.
telling-naval-score = { $faction } hází { $dice }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } při síle loďstva { $strength }, bitevní skóre { $score }.
telling-sea-battle-won = { $winner } vyhrává námořní bitvu { $place-at } a poráží { $loser-acc }, { $score } ku { $against }.
telling-sea-battle-drawn = Námořní bitva { $place-at } ({ $attacker } a { $defender }) končí remízou, { $score } ku { $score }.

## Bitva

telling-battle = { $attacker } útočí { $place-at } na { $defender-acc }.
telling-joined = { $what-kind ->
        [unit] K bitvě se z města { $place } připojuje 1 { $what } ({ $faction }).
       *[other] K bitvě se z města { $place } připojuje { $what } ({ $faction }).
    }
telling-prestige = Proslulost { $area-at }: { $attacker } { $first }, { $defender } { $second }.
telling-set-aside = Bitvy { $place-at } se neúčastní: { $units } ({ $faction }).
telling-elephants = { $faction } hází za { $dice-count ->
        [one] slona
       *[other] slony
    } { $dice }.
telling-strength = { $faction } má bitevní sílu { $strength }{ $troops ->
        [0] { $elephants ->
            [0] {""}
           *[other] , z toho { $elephants } za slony
        }
       *[other] , z toho { $troops } za místní oddíly{ $elephants ->
            [0] {""}
           *[other] {" "}a { $elephants } za slony
        }
    }.
telling-battle-score = { $faction } hází { $dice }{ COMPARE($dice-least, $rating) ->
        [less] , zvýšeno na { MOST($dice-1, $rating) } a { MOST($dice-2, $rating) }
       *[other] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } při bitevní síle { $strength }, bitevní skóre { $score }.
telling-battle-won = { $winner } vyhrává bitvu { $place-at } a poráží { $loser-acc }, { $score } ku { $against }.
telling-battle-drawn = Bitva { $place-at } končí remízou, { $score } ku { $score }.
telling-commander-roll = { $general } ({ $faction }) hází o svůj osud { $die } a { $killed ->
        [yes] padá.
       *[no] žije dál.
    }
telling-price-of-failure = Cena za neúspěch, kterou platí { $general } ({ $faction }): hází { $die }, umírá při 4 a více.

## Obléhání

telling-siege = { $general } ({ $faction }) provádí zteč { $place-at }: hází { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    }, { $points ->
        [0] žádný obléhací bod
        [one] 1 obléhací bod
        [few] { $points } obléhací body
       *[other] { $points } obléhacích bodů
    } ({ $already ->
        [0] {""}
       *[other] předtím { $already },{" "}
    }potřeba { $needed }), { $lost ->
        [0] beze ztrát.
        [one] ztracena 1 bojová jednotka.
        [few] ztraceny { $lost } bojové jednotky.
       *[other] ztraceno { $lost } bojových jednotek.
    }
telling-siege-completed = { $holder-id ->
        [none] { $faction } završuje obléhání { $place-at }.
        [independent] { $faction } završuje obléhání { $place-at }.
       *[other] { $faction } završuje obléhání { $place-at }; bránil se { $holder }.
    }
telling-siege-lifted = Obléhání { $place-at } ({ $faction }) je zrušeno: obléhací body se odstraní.

## Co možnost stojí a k čemu může vést.

foresee-cost = { $points ->
        [one] Stojí 1 bod pohybu
        [few] Stojí { $points } body pohybu
       *[other] Stojí { $points } bodů pohybu
    }, potom zbývá { $left }.
foresee-stronghold = Vojsko míjí mocenskou baštu { $place } a hází na ztráty.
foresee-may-intercept = { $general } ({ $faction }) může { $area-from } napadnout přesun: potřebuje { $need } nebo více, { $chance } %.
foresee-attempt = { $general } potřebuje { $need } nebo více: { $chance } %.
foresee-movement-die = Kostka ukazuje { $die }, iniciativa ({ $general }) je { $initiative }: nižší hod dává 2 body pohybu, stejný 3, vyšší 4.
foresee-activation-roll = Jedna kostka pro všechny: každé tvé vojsko a každý generál se smí pohnout, jeden po druhém.
foresee-activation-recruit = Přijde hned jako posila; žádné tvé vojsko se nepohne.
foresee-may-attack-at-sea = { $faction } může vyhlásit námořní bitvu { $place-at }, před jakoukoli kartou: výhra { $won } %, remíza { $drawn } %, prohra { $lost } %.
foresee-ask-passage = Se souhlasem ({ $faction }) se bitva nekoná a vojsko musí v této aktivaci odejít se všemi jednotkami; { $faction } může slovo ještě porušit a bojovat.
foresee-sea-battle-odds = Námořní bitva, nepřítel je { $enemy }, před jakoukoli kartou: výhra { $won } %, remíza { $drawn } %, prohra { $lost } %. Při výhře se vojsko se ztrátami vrátí do přístavu; při prohře jsou tvá loďstva rozprášena.
foresee-direction = Pořadí hráčů: { $order }.
foresee-use-march = Jedno vojsko nebo generál se aktivuje s { $points ->
        [one] 1 bodem
       *[other] { $points } body
    } pohybu, navíc k aktivačnímu segmentu.
foresee-use-place = { $points ->
        [one] Jeden žeton
       *[other] Nejvýše žetonů: { $points }
    }; míst v dosahu právě teď: { $number }.
foresee-use-train = Kroků výcviku: { $points }. Ve výcviku je { $units }, zatím { $already } z { $needed }.
foresee-use-train-anew = Kroků výcviku: { $points }. Zatím se nic necvičí. Žoldnéř jich potřebuje { $needed }, jednotka věrného makedonského vojska { $number }.
foresee-use-nothing = Karta se odloží a její body ({ $points }) propadnou.
foresee-meets-generals = Potká vojevůdce { $faction-gen } bez vojska.
foresee-meets-army = Potká vojsko { $faction-gen }: { $number } { $number ->
        [one] bojová jednotka
        [few] bojové jednotky
       *[other] bojových jednotek
    }.
foresee-may-avoid = { $general } ({ $faction }) se může vyhnout bitvě: potřebuje { $need } nebo více, { $chance } %.
foresee-overruns = Při pěti ku jedné rozhodne drtivá převaha bez bitvy: poražen bude { $faction }.
foresee-prestige = Proslulost { $area-at } podle současného stavu: { $attacker } { $first }, { $defender } { $second }. Jednotky královského makedonského vojska na straně s nižší proslulostí nebojují; vojsko jen z nich přejde k soupeři.
foresee-battle-odds = Bitva, nepřítel je { $enemy }, před jakoukoli kartou: výhra { $won } %, remíza { $drawn } %, prohra { $lost } %.
foresee-siege-odds = Obléhací body { $already } z { $needed }, oprava { SIGNED($modifier) }: { $chance } % na završení obléhání, { $loss } % na ztrátu jednotky.
foresee-isolates = Odřízne { $place-count ->
        [one] žeton
       *[other] žetony
    } { $faction-gen }: { $place }. Zůstane-li to tak, fáze izolace { $place-count ->
        [one] jej
       *[other] je
    } odstraní.
foresee-near-victory = { $faction } má blízko k vítězství: chybí { $points } { $track ->
        [vp] V
       *[other] L
    }.
foresee-attack-usurper = { $faction } je uzurpátor: útok na něj status nestojí.
foresee-remove-instead = Odstranit žeton { $place-at } status nestojí.
foresee-march-apart = Než segment skončí, nech část jednotek z pole { $place } jinde.
