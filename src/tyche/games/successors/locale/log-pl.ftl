### Successors: dziennik. telling-ID to jeden wpis, zdanie w czasie teraźniejszym; zob. pl.ftl.

## Przebieg gry

telling-dealt-generals = { $faction } otrzymuje: { $generals }.
telling-turn = Zaczyna się Etap { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }.
telling-usurper = { $faction } jest Uzurpatorem.
telling-seats-swapped = Miejscami zamieniają się { $faction } i { $other }. Wokół stołu siedzą { $order }.
telling-turn-order = { $faction } wybiera Kolejność: { $order }.
telling-tie-rolled = Remis rozstrzyga rzut: { $rolls }.
telling-reinforcements = { $faction } otrzymuje jako Uzupełnienia { $units }.
telling-dealt = Karty Tyche zostają potasowane i rozdane, po { $cards } dla gracza.
telling-round = Zaczyna się Runda { $round }.
telling-player-turn = Tura: { $faction }.
telling-revealed = Na stole zostaje odkryta karta „{ $card }” ({ $card-id }).
telling-resolves = { $faction } rozpatruje kartę „{ $card }”.
telling-old-age = { $general } ({ $faction }) umiera ze starości.
telling-isolated = { $faction } traci { $place-count ->
        [one] odizolowany znacznik
       *[other] odizolowane znaczniki
    } { $place-at }.
telling-won = { $kind ->
        [legitimacy] { $faction } osiąga { $legitimacy } L i wygrywa: Zwycięstwo Natychmiastowe.
        [victory-points] { $faction } osiąga { $points } PZ i wygrywa: Zwycięstwo Natychmiastowe.
        [regency] { $faction } jest Regentem, ma { $points } PZ i { $legitimacy } L i wygrywa: Zwycięstwo Regenta.
       *[end-of-game] { $faction } ma najwięcej Punktów Zwycięstwa, { $points }, i wygrywa: Zwycięstwo na Koniec Rozgrywki.
    }

## Punkty i pozycja

telling-victory-points = { $faction }: z { $was } na { $points } PZ.
telling-legitimacy = { $faction }: z { $was } na { $points } L.
telling-province = { $faction-id ->
        [none] { $before-id ->
            [independent] Przestaje być Niezależne: { $province }.
           *[other] { $before } już nie kontroluje: { $province }.
        }
        [independent] Niezależne jest teraz: { $province }.
       *[other] { $faction } kontroluje: { $province }.
    }
telling-successor = { $faction } atakuje Obrońcę Dynastii i sam już nim nie jest.
telling-champion-again = { $faction } nie ma Punktów Zwycięstwa i znów jest Obrońcą Dynastii.
telling-popularity = { $general } ({ $faction }) zyskuje 1 Popularność.

## Karty

telling-drawn = Dobierasz kartę „{ $card }” ({ $card-id }).
telling-reshuffled = Stos kart odrzuconych zostaje potasowany w nowy stos dobierania.
telling-card-played = { $faction } zagrywa kartę „{ $card }” ({ $card-id }) { $use-for }.
telling-discarded = { $faction } odrzuca kartę „{ $card }” ({ $card-id }).
telling-surprise = { $faction } zagrywa kartę „{ $card }” ({ $card-id }).
telling-cancelled = { $faction } anuluje kartę „{ $card }” ({ $card-id }).
telling-orator = { $general } ({ $faction }) ma +5 Popularności do końca Tury Gracza.
telling-trained = { $faction } szkoli { $units }: { $points } na Torze Szkolenia.
telling-fleet = { $faction } kontroluje { $fleet-acc }.
telling-fleet-improved = { $faction } rozbudowuje { $fleet-acc }.
telling-fleet-regained = { $faction } odzyskuje { $fleet-acc }.
telling-fleet-dispersed = { $fleet } ({ $faction }): { $fleet-count ->
        [one] Rozbita
       *[other] Rozbite
    }.
telling-cart-freed = { $faction } może w Etapie I poruszać Wóz Pogrzebowy.
telling-contempt = { $general } jest w pogardzie: { $faction } ma o 3 L mniej, dopóki ten nie umrze lub nie zostanie od niej uwolniony.
telling-contempt-ends = { $general } ({ $faction }) zostaje uwolniony od pogardy.
telling-helepolis = { $faction } sprowadza Helepolis { $place-to }.
telling-plundered = { $faction } plądruje: { $place }.
telling-persian-support = { $faction } ma poparcie ludu perskiego: o 2 L mniej do końca gry.
telling-oracle = { $faction } ma o 1 L więcej do końca gry.
telling-pact = { $faction } i { $other } zachowują pokój do końca Etapu.
telling-capital-begun = { $faction } zaczyna { $place-at } zakładać Stolicę.
telling-capital-finished = { $faction } kończy zakładanie Stolicy { $place-at }.
telling-capital-lost = { $by-id ->
        [none] { $faction } traci założoną Stolicę { $place-at }: znów jest tam Miasto.
       *[other] { $by } odbiera { $faction-dat } założoną Stolicę { $place-at }: znów jest tam Miasto.
    }
telling-unrest = { $faction } rzuca na Rozruchy { $dice }, razem { $dice-sum }: { $provinces }.
telling-no-unrest = Rozruchy nie mogą wybuchnąć: { $provinces } ani Prowincje sąsiednie.

## Rodzina Królewska

telling-royal-control = { $faction-id ->
        [none] { $royal }: bez kontroli { $area-at }.
       *[other] { $faction } kontroluje { $area-at } { $royal-acc }.
    }
telling-royal-lost = { $faction } traci { $area-at } { $royal-acc }.
telling-marriage-offered = { $royal } proponuje { $faction-dat } małżeństwo do końca Etapu.
telling-married = { $royal } wchodzi { $area-at } przez małżeństwo do Frakcji { $faction-gen }.
telling-poisoned = { $faction } podaje cykutę. Umiera { $royal }.
telling-assassinated = { $royal } ginie z ręki zabójców: { $faction } nie wygrywa regencją.
telling-olympias = { $faction } wzywa Olympias { $area-to }.
telling-philippos = Philippos dołącza { $area-at } do Frakcji { $faction-gen }.
telling-travels = { $royal } podróżuje { $place-to }.
telling-herakles = Herakles pojawia się { $place-at }.
telling-buried = { $faction } chowa Aleksandra { $place-at }{ $place-id ->
        [pella] : 10 L do końca gry.
       *[other] : 2 L dla tego, kto kontroluje to pole.
    }
telling-cart-removed = Aleksander nie został pochowany: Wóz Pogrzebowy opuszcza grę.
telling-cart-destroyed = Wóz Pogrzebowy zostaje zniszczony { $area-at }.

## Znaczniki

telling-marker-placed = { $faction-id ->
        [independent] Niezależne jest teraz: { $place }.
       *[other] { $faction } umieszcza { $place-count ->
            [one] znacznik
           *[other] znaczniki
        } { $place-at }{ $before-id ->
            [none] .
            [independent] {" "}w miejsce { $place-count ->
                [one] Niezależnego
               *[other] Niezależnych
            }.
           *[other] {" "}w miejsce { $place-count ->
                [one] znacznika
               *[other] znaczników
            } { $before-gen }.
        }
    }
telling-marker-removed = { $faction-id ->
        [independent] { $place-count ->
            [one] Niezależny znacznik { $place-at } zostaje usunięty.
           *[other] Niezależne znaczniki { $place-at } zostają usunięte.
        }
       *[other] { $place-count ->
            [one] Znacznik { $faction-gen } { $place-at } zostaje usunięty.
           *[other] Znaczniki { $faction-gen } { $place-at } zostają usunięte.
        }
    }

## Elementy

telling-general-placed = { $area-id ->
        [none] { $general } dołącza do Frakcji { $faction-gen } jako Rozbity.
       *[other] { $faction } wystawia { $general-acc } { $area-at }.
    }
telling-minor-placed = { $faction } wystawia { $area-at } Dowódcę: { $general }.
telling-minor-leaves = { $faction } zdejmuje z mapy Dowódcę { $area-at }: { $general }.
telling-units-placed = { $area-id ->
        [none] { $faction } odkłada jako Rozbite { $units }.
       *[other] { $faction } umieszcza { $units } { $area-at }.
    }
telling-units-destroyed = { $faction } traci { $units } { $area-at }.
telling-units-dispersed = { $area-id ->
        [none] { $faction } nie ma miejsca: { $units } Rozbite.
       *[other] Rozbite { $area-at }: { $units } ({ $faction }).
    }
telling-units-defect = Do Frakcji { $winner-gen } przechodzi { $area-at }: { $units } ({ $faction }).
telling-general-dispersed = Rozbity { $area-at }: { $general } ({ $faction }).
telling-general-killed = { $general } ({ $faction }) ginie { $place-at }.
telling-attrition = { $faction } rzuca { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    } na Straty { $area-at } ({ $units }): { $losses ->
        [0] bez strat.
        [one] 1 strata.
        [few] { $losses } straty.
       *[many] { $losses } strat.
    }

## Ruch

telling-movement-die = { $faction } rzuca na ruch { $die }.
telling-activated = { $faction } aktywuje { $general-acc } { $area-at }: { $points ->
        [one] 1 Punkt Ruchu
        [few] { $points } Punkty Ruchu
       *[many] { $points } Punktów Ruchu
    }.
telling-moved = { $faction-id ->
        [independent] { $general } prowadzi Niezależną Armię { $place-to }.
       *[other] { $general } ({ $faction }) idzie { $place-to }{ $units-count ->
            [0] .
            [one] {" "}z { $units-ins }.
            [few] {" "}z { $units-ins }.
            [many] {" "}z { $units-ins }.
            [other] {" "}z { $units-ins }.
           *[missing] .
        }
    }
telling-went-in = { $general } ({ $faction }) wchodzi za mury: { $place }.
telling-went-out = { $general } ({ $faction }) wychodzi zza murów: { $place }.
telling-left-units = { $faction } zostawia { $units } { $area-at }.
telling-left-general = { $faction } zostawia { $general-acc } { $area-at }.
telling-left-royal = { $faction } zostawia { $royal-acc } { $area-at }.
telling-go-inside = { $faction } umieszcza 1 { $what } wewnątrz murów { $place }.
telling-go-outside = { $faction } umieszcza 1 { $what } na zewnątrz murów { $place }.
telling-general-inside = { $what } ({ $faction }) wchodzi za mury: { $place }.
telling-general-outside = { $what } ({ $faction }) wychodzi zza murów: { $place }.
telling-royal-inside = { $what } wchodzi za mury: { $place }.
telling-royal-outside = { $what } wychodzi zza murów: { $place }.
telling-passage-refused = { $faction } odmawia { $other-dat } Zgody na Przejście { $place-through }.
telling-passage-declined = { $faction } nie przyjmuje Zgody na Przejście { $place-through }, którą daje { $other }.
telling-passage-granted = { $faction } daje { $other-dat } Zgodę na Przejście { $place-through }.
telling-passage-dishonoured = { $faction } łamie słowo i zatrzymuje { $other-acc } { $place-at }.
telling-interception-declared = { $general } ({ $faction }) wyrusza { $area-from }, by Przechwycić { $place-at }.
telling-independent-attempt = { $faction } odrzuca kartę „{ $card }” ({ $card-id }) na reakcję; prowadzi { $general }.
telling-interception = { $general } ({ $faction }) { $success ->
        [yes] Przechwytuje
       *[no] nie zdołał Przechwycić
    } { $place-at }: rzuca { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , z Kawalerią { $roll }
    }, potrzebuje { $need }.
telling-intercepted = { $units-count ->
        [0] { $faction } przybywa dzięki Przechwyceniu { $place-to }.
       *[other] { $faction } sprowadza dzięki Przechwyceniu { $units } { $place-to }.
    }
telling-avoid-battle = { $general } ({ $faction }) { $success ->
        [yes] robi Unik
       *[no] nie zdołał zrobić Uniku
    } { $place-at }: rzuca { $die }{ COMPARE($roll, $die) ->
        [equal] {""}
       *[other] , z Kawalerią { $roll }
    }, potrzebuje { $need }.
telling-avoided = { $general } ({ $faction }) wymyka się { $place-to }.
telling-went-back = { $to-id ->
        [none] { $faction } wraca { $area-from }.
       *[other] { $faction } wraca { $area-from } { $to-to }.
    }
telling-overrun = { $faction } znosi { $place-at } { $enemy-acc }.

## Niezależne Armie

telling-army-active = Niezależna Armia staje się aktywna: { $general }.
telling-army-home = { $general } wraca do siebie { $place-to }: jego Armia opuszcza grę.
telling-army-defeated = Niezależna Armia ({ $general }) zostaje pokonana { $area-at } i { $back ->
        [yes] wraca na swoje pole startowe.
       *[no] opuszcza grę.
    }

## Na morzu

telling-embarked = { $general } ({ $faction }) wypływa w morze { $place-from }{ $units-count ->
        [0] .
       *[other] {" "}z { $units-ins }.
    }
telling-sails = { $general } ({ $faction }) płynie { $place-to }.
telling-picked-up = { $faction } podejmuje { $place-at } { $units-count ->
        [0] elementy
       *[other] { $units }
    }.
telling-dropped = { $faction } wysadza { $area-at } { $units-count ->
        [0] elementy
       *[other] { $units }
    }.
telling-landed = { $general } ({ $faction }) ląduje { $area-at }{ $units-count ->
        [0] .
       *[other] {" "}z { $units-ins }.
    }
telling-put-back = { $general } ({ $faction }) zawraca { $area-to }; jego Aktywacja się kończy.
telling-sea-battle-declared = { $faction } ogłasza Bitwę Morską { $place-at }: { $fleets }.
telling-naval-score = { $faction } rzuca { $dice }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } przy Sile Floty { $strength }, Punkty Bitwy: { $score }.
telling-sea-battle-won = { $winner } wygrywa Bitwę Morską { $place-at } i pokonuje { $loser-acc }, { $score } do { $against }.
telling-sea-battle-drawn = Bitwa Morska { $place-at } ({ $attacker } i { $defender }) kończy się remisem, { $score } do { $score }.

## Bitwa

telling-battle = { $attacker } atakuje { $place-at } { $defender-acc }.
telling-joined = { $what-kind ->
        [unit] Zza murów { $place } dołącza do bitwy 1 { $what } ({ $faction }).
       *[other] Zza murów { $place } dołącza do bitwy { $what } ({ $faction }).
    }
telling-prestige = Prestiż { $area-at }: { $attacker } { $first }, { $defender } { $second }.
telling-set-aside = W bitwie { $place-at } nie bierze udziału: { $units } ({ $faction }).
telling-elephants = { $faction } rzuca za Słonie { $dice }.
telling-strength = { $faction } ma Siłę Bitewną { $strength }{ $troops ->
        [0] { $elephants ->
            [0] {""}
           *[other] , w tym { $elephants } za Słonie
        }
       *[other] , w tym { $troops } za Oddziały Miejscowe{ $elephants ->
            [0] {""}
           *[other] {" "}i { $elephants } za Słonie
        }
    }.
telling-battle-score = { $faction } rzuca { $dice }{ COMPARE($dice-least, $rating) ->
        [less] , podniesione do { MOST($dice-1, $rating) } i { MOST($dice-2, $rating) }
       *[other] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { SIGNED($bonus) }
    }: { $roll } przy Sile Bitewnej { $strength }, Punkty Bitwy: { $score }.
telling-battle-won = { $winner } wygrywa bitwę { $place-at } i pokonuje { $loser-acc }, { $score } do { $against }.
telling-battle-drawn = Bitwa { $place-at } kończy się remisem, { $score } do { $score }.
telling-commander-roll = { $general } ({ $faction }) rzuca o swój los { $die } i { $killed ->
        [yes] ginie.
       *[no] żyje dalej.
    }
telling-price-of-failure = Cenę porażki płaci { $general } ({ $faction }): rzuca { $die }, ginie przy 4 lub więcej.

## Oblężenia

telling-siege = { $general } ({ $faction }) prowadzi Szturm { $place-at }: rzuca { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}{ SIGNED($modifier) } = { $roll }
    }, { $points ->
        [0] bez Punktów Oblężenia
        [one] 1 Punkt Oblężenia
        [few] { $points } Punkty Oblężenia
       *[many] { $points } Punktów Oblężenia
    } ({ $already ->
        [0] {""}
       *[other] przedtem { $already },{" "}
    }potrzeba { $needed }), { $lost ->
        [0] bez strat.
        [one] stracony 1 Oddział.
        [few] stracone { $lost } Oddziały.
       *[many] straconych { $lost } Oddziałów.
    }
telling-siege-completed = { $holder-id ->
        [none] { $faction } kończy Oblężenie { $place-at }.
        [independent] { $faction } kończy Oblężenie { $place-at }.
       *[other] { $faction } kończy Oblężenie { $place-at }; bronił się { $holder }.
    }
telling-siege-lifted = Oblężenie { $place-at } ({ $faction }) zostaje przerwane: Punkty Oblężenia są usuwane.

## Ile kosztuje opcja i do czego może prowadzić.

foresee-cost = { $points ->
        [one] Kosztuje 1 Punkt Ruchu
        [few] Kosztuje { $points } Punkty Ruchu
       *[many] Kosztuje { $points } Punktów Ruchu
    }, potem zostaje { $left }.
foresee-stronghold = Armia mija Warownię { $place } i rzuca na Straty.
foresee-may-intercept = { $general } ({ $faction }) może Przechwycić { $area-from }: potrzebuje { $need } lub więcej, { $chance }%.
foresee-attempt = { $general } potrzebuje { $need } lub więcej: { $chance }%.
foresee-movement-die = Na kości wypadło { $die }, Inicjatywa ({ $general }) to { $initiative }: niższy wynik daje 2 Punkty Ruchu, równy 3, wyższy 4.
foresee-activation-roll = Jedna kość dla wszystkich: każda twoja Armia i każdy Wódz może się ruszyć, po kolei.
foresee-activation-recruit = Przychodzi od razu jako Uzupełnienie; żadna z twoich Armii się nie rusza.
foresee-may-attack-at-sea = { $faction } może ogłosić Bitwę Morską { $place-at }, przed jakąkolwiek kartą: wygrana { $won }%, remis { $drawn }%, przegrana { $lost }%.
foresee-ask-passage = Za zgodą ({ $faction }) nie ma Bitwy, a Armia musi w tej aktywacji odejść ze wszystkimi Oddziałami; { $faction } może jeszcze złamać słowo i walczyć.
foresee-sea-battle-odds = Bitwa Morska, przeciwnikiem jest { $enemy }, przed jakąkolwiek kartą: wygrana { $won }%, remis { $drawn }%, przegrana { $lost }%. Po wygranej Armia wraca do portu ze stratami; po przegranej twoje Floty są rozproszone.
foresee-direction = Kolejność: { $order }.
foresee-use-march = Jedna Armia lub jeden Wódz aktywuje się z { $points } { $points ->
        [one] Punktem
       *[other] Punktami
    } Ruchu, niezależnie od segmentu Aktywacji.
foresee-use-place = { $points ->
        [one] Jeden Znacznik
       *[other] Najwyżej Znaczników: { $points }
    }; miejsc w zasięgu w tej chwili: { $number }.
foresee-use-train = Kroków szkolenia: { $points }. Szkoli się { $units }, dotąd { $already } z { $needed }.
foresee-use-train-anew = Kroków szkolenia: { $points }. Nic się jeszcze nie szkoli. Oddział Najemników potrzebuje { $needed }, Oddział Lojalnych Macedończyków { $number }.
foresee-use-nothing = Karta zostaje odłożona, a jej punkty ({ $points }) przepadają.
foresee-meets-generals = Spotyka Wodza { $faction-gen } bez Armii.
foresee-meets-army = Spotyka Armię { $faction-gen }: { $number } { $number ->
        [one] Oddział
        [few] Oddziały
       *[many] Oddziałów
    }.
foresee-may-avoid = { $general } ({ $faction }) może zrobić Unik: potrzebuje { $need } lub więcej, { $chance }%.
foresee-overruns = Przy pięciu do jednego następuje Zniesienie bez bitwy: przegrywa { $faction }.
foresee-prestige = Prestiż { $area-at } w tej chwili: { $attacker } { $first }, { $defender } { $second }. Oddziały Wojsk Królewskich strony o niższym Prestiżu nie walczą; Armia złożona tylko z nich przechodzi na drugą stronę.
foresee-battle-odds = Bitwa, przeciwnikiem jest { $enemy }, przed jakąkolwiek kartą: wygrana { $won }%, remis { $drawn }%, przegrana { $lost }%.
foresee-siege-odds = Punkty Oblężenia { $already } z { $needed }, modyfikator { SIGNED($modifier) }: { $chance }% na zakończenie Oblężenia, { $loss }% na stratę Oddziału.
foresee-isolates = Odetnie { $place-count ->
        [one] znacznik
       *[other] znaczniki
    } { $faction-gen }: { $place }. Jeśli tak zostanie, faza Izolacji { $place-count ->
        [one] go
       *[other] je
    } usunie.
foresee-near-victory = { $faction } jest blisko zwycięstwa: brakuje { $points } { $track ->
        [vp] PZ
       *[other] L
    }.
foresee-attack-usurper = { $faction } jest Uzurpatorem: atak na niego nie kosztuje statusu.
foresee-remove-instead = Usunięcie znacznika { $place-at } nie kosztuje statusu.
foresee-march-apart = Zanim segment się skończy, zostaw część Oddziałów z pola { $place } gdzie indziej.
