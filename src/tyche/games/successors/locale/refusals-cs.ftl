### Successors: proč ne. refusal-REASON říká, proč něco není dovoleno; klauzule stojí u toho. Viz cs.ftl.

refusal-not-offered = To teď pravidla nedovolují.
refusal-not-now = { $card-kind ->
        [card] „{ $card }“ teď nelze zahrát.
       *[missing] O tom se teď nerozhoduje.
    }
refusal-not-yours = { $royal-kind ->
        [royal] { $royal } není pod tvou nadvládou.
       *[missing] To není tvé rozhodnutí.
    }
refusal-not-your-turn = To je možné jen ve tvém vlastním tahu.
refusal-not-this-segment = To v tomto segmentu není možné.
refusal-unknown-name = Nic se tu nejmenuje „{ $name }“.
refusal-unknown-use = K tomu kartu použít nelze: { $name }.
refusal-malformed = Tato možnost je neúplná, nebo říká příliš mnoho.

## Figurky a pole

refusal-must-choose = Vyber z toho, co je na výběr.
refusal-none-of-them = Mezi bojovými jednotkami, o které jde, žádná taková není.
refusal-no-such-die = Na žádné kostce tohoto hodu není { $number }.
refusal-not-a-target = Text karty tuto volbu nedovoluje.
refusal-not-drawn = „{ $card }“ ({ $card-id }) není mezi právě dobranými kartami.
refusal-nobody-to-ask = Tady není nikdo, koho by bylo možné žádat o volný průchod: { $faction }.
refusal-not-active = { $general } není aktivní, nebo touto kartou už táhl.
refusal-not-trained = Takové bojové jednotky se v této hře nedají cvičit.
refusal-elephant-first = První ztrátou je slon.
refusal-not-adjacent = { $place-to } nevede trasa po souši, přes hory ani přes úžinu.
refusal-no-land-route = { $place-to } nevede trasa po souši.
refusal-too-far = { $place } leží příliš daleko{ $points ->
        [one] : zbývá 1 bod pohybu
        [few] : zbývají { $points } body pohybu
        [other] : zbývá { $points } bodů pohybu
       *[missing] {""}
    }{ $cost ->
        [one] {" "}(krok stojí { $cost })
        [few] {" "}(krok stojí { $cost })
        [many] {" "}(krok stojí { $cost })
        [other] {" "}(krok stojí { $cost })
       *[missing] {""}
    }.
refusal-too-few-points = Příliš málo bodů pohybu: zbývá { $points }.
refusal-not-your-general = { $general } není tvůj.
refusal-not-on-the-map = { $general } není na mapě.
refusal-already-activated = { $general } byl v tomto segmentu aktivován nebo přesunut.
refusal-already-moved = { $royal-kind ->
        [royal] V tomto segmentu se už přesunul: { $royal }.
       *[missing] { $area-kind ->
            [area] Bojové jednotky { $area-at } se v tomto segmentu už přesunuly.
           *[missing] To se v tomto segmentu už přesunulo.
        }
    }
refusal-has-fought = { $general } v tomto segmentu už bojoval.
refusal-already-along = { $royal } už je s vojskem.
refusal-moved-already = Vojsko se už přesunulo.
refusal-there-already = Vojevůdce už je { $area-at }.
refusal-not-here = { $general-kind ->
        [general] { $general } není v této lokalitě.
       *[missing] { $royal-kind ->
            [royal] { $royal } není v této lokalitě.
           *[missing] To tu není.
        }
    }
refusal-not-again-now = To není možné, nebo ne znovu v této aktivaci.
refusal-no-minor-general = Nemáš k dispozici žádného méně významného vojevůdce.
refusal-no-activated-minor = Žádný vojevůdce, kterého máš k dispozici, nebyl v tomto segmentu aktivován.
refusal-no-fresh-minor = Všichni méně významní vojevůdci, které máš k dispozici, už byli v tomto segmentu aktivováni.
refusal-activated-now = { $general } je právě aktivován; táhne, neodvolává se.
refusal-not-your-minor-general = { $general } není tvůj méně významný vojevůdce.
refusal-would-be-subordinate = { $area-at } je tvůj vojevůdce: méně významný vojevůdce není nikdy podřízený.
refusal-not-in-command = { $general } tam nevelí.
refusal-no-such-ability = Žádný tamní vojevůdce nemá tuto schopnost.
refusal-no-army = Nemáš vojsko ani vojevůdce k aktivaci.
refusal-no-such-units = Tolik jich { $area-at } nemáš.
refusal-nothing-to-take = Není co vzít s sebou.
refusal-one-by-one = Figurky se zde berou po jedné.
refusal-settled-already = O tom už je rozhodnuto.
refusal-never-split = Stříbrné štíty se nikdy nerozdělí.
refusal-did-not-come-along = { $royal-kind ->
        [royal] S tímto vojskem nejde { $royal }.
       *[missing] To s vojskem nepřišlo.
    }
refusal-needs-a-general = Vojsko se přesouvá jen s vojevůdcem: nemůže zůstat pozadu.
refusal-must-leave = Vojsko zde nesmí zůstat: musí pokračovat v přesunu.
refusal-no-royal-army-there = Nemáš { $area-at } žádné jednotky královského makedonského vojska.
refusal-minor-travels-alone = Méně významní vojevůdci nevedou jiné vojevůdce ani je nenásledují: { $general } nemůže jít s nimi.
refusal-at-sea = Vojsko je na moři.
refusal-inside-the-walls = Vojsko je uvnitř města { $place }: musí nejdřív ven.
refusal-land-before-and-after-sea = Body pohybu se na souši využijí před námořním přesunem, nebo po něm, ne obojí.
refusal-family-needs-an-army = Členové královské rodiny cestují jen s vojskem.
refusal-cart-stays-in-babylon = Pohřební vůz nesmí v I. kole hry opustit Babylón.
refusal-eight-units-at-most = Z jedné lokality smí najednou odejít nejvýše 8 bojových jednotek.
refusal-nobody-left-in-command = { $area-at } musí někdo zůstat velet: pro figurky, které zůstávají, už není vojevůdce.
refusal-pact = Do konce kola hry máš mír{ $faction-kind ->
        [faction] : { $faction }.
       *[missing] { $place-kind ->
            [place] {" "}s těmi, kdo jsou { $place-at }.
           *[missing] {" "}s nimi.
        }
    }
refusal-not-your-city = { $place } není tvé významné město.
refusal-two-units-inside = Uvnitř města { $place } smějí být nejvýše 2 bojové jednotky.
refusal-not-inside = Vojsko není uvnitř města.
refusal-not-outside = Vojsko není vně města.
refusal-no-army-there = Nemáš { $place-kind ->
        [place] { $place-at } vojsko.
       *[missing] { $area-kind ->
            [area] { $area-at } vojsko.
           *[missing] tam vojsko.
        }
    }
refusal-no-units-there = Nemáš { $place-kind ->
        [place] { $place-at } bojové jednotky.
       *[missing] { $area-kind ->
            [area] { $area-at } bojové jednotky.
           *[missing] tam bojové jednotky.
        }
    }
refusal-no-general-there = { $area-at } není žádný vojevůdce.
refusal-transit-point = { $place } nenese žeton nadvlády.
refusal-units-there = { $place-at } jsou bojové jednotky.
refusal-enemies-there = { $place-at } jsou nepřátelé.
refusal-other-province = { $place } neleží v žádné z uvedených provincií.

## Reakce

refusal-target-not-open = { $place } není tvé ani bez nadvlády a nemáš tam bojové jednotky.
refusal-target-occupied = { $place-at } byly před přesunem bojové jednotky jiné frakce.
refusal-besieged = { $place-at } probíhá obléhání.
refusal-where-the-enemy-came-from = Nepřítel přišel { $place-from }, nebo tam stojí.
refusal-enemy-units-there = { $place-kind ->
        [place] { $place-at } jsou nepřátelské bojové jednotky.
       *[missing] Jsou tam nepřátelské bojové jednotky.
    }
refusal-enemy-general-there = { $place-at } je nepřátelský vojevůdce.
refusal-army-may-not-enter = Nezávislé vojsko nesmí vstoupit { $place-to }.
refusal-must-go-west = Vojsko musí skončit dále na západ: nesmí jít { $place-to }.
refusal-independents-do-not-react = Nezávislá vojska v této hře nereagují.
refusal-independents-are-friends = Nezávislá vojska jsou si navzájem přáteli.
refusal-surprise-needed = To stojí kartu překvapení z ruky.
refusal-declared-already = Napadení přesunu jsi už vyhlásil.
refusal-declared-for-others = V tomto postupu jsi už vyhlásil pokus nezávislého vojska: vlastní pokus už mít nesmíš.
refusal-passage-granted = { $place-at } necháváš vojsko projít.
refusal-one-attempt-a-location = Z každého pole smí být vyhlášeno jen jedno napadení přesunu.
refusal-not-in-the-area = { $general } není v lokalitě, do které se vstoupilo.
refusal-no-way-out = { $place-from } není úniku.

## Žetony politické nadvlády a obléhání

refusal-no-enemy-marker = { $place-kind ->
        [place] { $place-at } není nepřátelský žeton nadvlády.
       *[missing] Zde není nepřátelský žeton nadvlády.
    }
refusal-independent-marker = { $place } je nezávislé: musí být obléháno.
refusal-independent-already = { $place } už je nezávislé.
refusal-no-minor-city = Vojsko nezačalo v méně významném městě ani v mocenské baště.
refusal-major-city-needs-siege = { $place } je významné město: lze je dobýt jen obléháním.
refusal-already-controlled = { $place } už někdo ovládá.
refusal-way-blocked = Cestu { $place-to } blokují nepřátelské bojové jednotky.
refusal-nowhere-to-place = Žeton nadvlády není kam umístit.
refusal-step-is-over = Tento krok segmentu kapitulace už skončil.
refusal-not-this-step = Segment kapitulace k tomuto kroku ještě nedošel, nebo ho má za sebou.
refusal-nothing-to-besiege = { $place-kind ->
        [place] { $place-at } není co obléhat.
       *[missing] Zde není co obléhat.
    }
refusal-falls-without-siege = { $place } padne bez obléhání.
refusal-besieged-enough = { $place-at } už nelze v tomto segmentu provést zteč.
refusal-another-army-besieged = { $place-at } už v tomto segmentu provedlo zteč jiné vojsko.
refusal-three-units-needed = { $place-at } jsou potřeba 3 bojové jednotky.
refusal-royal-army-refuses = Královské makedonské vojsko { $place-at } nepomáhá: tvá proslulost je nižší.
refusal-no-traitor = Nemáš kartu Zrádce uvnitř města, kterou bys zde zahrál.

## Moře

refusal-no-port = { $place } není přístav.
refusal-no-second-voyage = Vojsko se nalodí jen jednou za aktivaci.
refusal-activation-over = Vojsko se vrátilo do přístavu: jeho aktivace skončila.
refusal-one-voyage-a-segment = Námořní přesun smí v segmentu využít jen jedno vojsko.
refusal-eight-units-at-sea = V segmentu se smí nalodit nejvýše 8 bojových jednotek.
refusal-no-fleet = Nemáš k tomu dostupné loďstvo.
refusal-fleet-not-available = { $fleet } není tvé, je rozprášené, nebo se k tomu nehodí.
refusal-fleet-not-dispersed = { $fleet } není tvé, nebo není rozprášené.
refusal-already-named = { $fleet } už je určeno.
refusal-not-at-sea = Vojsko není na moři.
refusal-no-sea-route = { $place-to } odtud nevede přímo žádná námořní trasa.
refusal-not-this-port = Vojsko není { $place-at }.
refusal-no-pontic-fleet = To dovoluje jen Černomořské loďstvo.
refusal-no-pontic-port = { $place } není černomořský přístav, kterému by zde Černomořské loďstvo sloužilo.
refusal-no-marker-near = Do vzdálenosti dvou námořních tras od pole { $place } nemáš žeton nadvlády.
refusal-port-of-embarkation = V přístavu nalodění ({ $place }) nejsou námořní bitvy.
refusal-not-under-way = Vojsko ještě neopustilo přístav nalodění.
refusal-nothing-to-drop = Na palubě není nikdo další, kdo by se mohl vylodit.
refusal-not-aboard = To není na palubě.
refusal-one-battle-a-segment = V tomto segmentu jsi už námořní bitvu vyhlásil.
refusal-no-dispersed-fleet = Nemáš rozprášené loďstvo, které by se takto vrátilo.

## Karty a posily

refusal-condition-not-met = Podmínka karty „{ $card }“ není splněna.
refusal-not-in-hand = Kartu „{ $card }“ ({ $card-id }) nemáš v ruce.
refusal-not-needed = Není důvod teď odhazovat kartu „{ $card }“ ({ $card-id }).
refusal-surprise-card = „{ $card }“ je karta překvapení: v segmentu Tyche se nehraje.
refusal-does-not-fit-now = Karta „{ $card }“ se do této chvíle nehodí.
refusal-four-points-needed = Je k tomu potřeba karta se 4 operačními body.
refusal-three-points-needed = Je k tomu potřeba karta nejméně se 3 operačními body.
refusal-generals-enough = Počet tvých významných vojevůdců je { $living }, rozdáno ti bylo { $dealt }.
refusal-no-general-in-reserve = Nezbývá žádný záložní vojevůdce.
refusal-not-in-reserve = { $general } není v záloze.
refusal-not-in-this-game = Tato možnost v této hře neplatí, nebo ne teď.
refusal-cart-not-yours = Pohřební vůz není pod tvou nadvládou.
refusal-not-your-ground = { $place-to } nesmíš umístit posily.
refusal-two-units-placed = { $place-to } už byly umístěny 2 bojové jednotky.
refusal-not-there = To nesmí být umístěno { $place-to }.

## Zásobování a pohřeb

refusal-enough-supply = Tvé tamní bojové jednotky jsou zásobeny.
refusal-one-unit-only = Ztratí se tam jen jedna bojová jednotka.
refusal-supply-first = Nejdřív ztrať bojovou jednotku na každém poli nad limitem zásobování.
refusal-no-major-city = Pohřební vůz není u významného města.
refusal-not-this-turn = Alexandr se pohřbívá jen ve II. a III. kole hry.
