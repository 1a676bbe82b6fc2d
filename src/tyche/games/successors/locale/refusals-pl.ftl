### Successors: dlaczego nie. refusal-REASON mówi, dlaczego coś jest niedozwolone; obok stoi klauzula. Zob. pl.ftl.

refusal-not-offered = Zasady teraz na to nie pozwalają.
refusal-not-now = { $card-kind ->
        [card] Karty „{ $card }” nie można teraz zagrać.
       *[missing] Teraz się o tym nie decyduje.
    }
refusal-not-yours = { $royal-kind ->
        [royal] Nie pod twoją kontrolą: { $royal }.
       *[missing] To nie jest twoja decyzja.
    }
refusal-not-your-turn = To możliwe tylko w twojej własnej Turze.
refusal-not-this-segment = W tym segmencie to niemożliwe.
refusal-unknown-name = Nic się tu nie nazywa „{ $name }”.
refusal-unknown-use = Karty nie można użyć do tego: { $name }.
refusal-malformed = Ta opcja jest niepełna albo mówi za dużo.

## Elementy i pola

refusal-must-choose = Wybierz z tego, co jest do wyboru.
refusal-none-of-them = Wśród Oddziałów, o które chodzi, nie ma żadnego takiego.
refusal-no-such-die = Żadna kość tego rzutu nie pokazuje { $number }.
refusal-not-a-target = Tekst karty nie pozwala na ten wybór.
refusal-not-drawn = „{ $card }” ({ $card-id }) nie należy do kart właśnie dobranych.
refusal-nobody-to-ask = Nie ma tu nikogo, kogo można by prosić o wolne przejście: { $faction }.
refusal-not-active = { $general }: ta armia nie jest aktywna albo już się ruszyła dzięki tej karcie.
refusal-not-trained = Takich Oddziałów nie można szkolić w tej rozgrywce.
refusal-elephant-first = Pierwszą stratą jest słoń.
refusal-not-adjacent = { $place-to } nie prowadzi szlak Lądowy, Przełęcz ani Cieśnina.
refusal-no-land-route = { $place-to } nie prowadzi szlak Lądowy.
refusal-too-far = Za daleko stąd: { $place }{ $points ->
        [one] ; został 1 Punkt Ruchu
        [few] ; zostały { $points } Punkty Ruchu
        [many] ; zostało { $points } Punktów Ruchu
        [other] ; zostało { $points } Punktów Ruchu
       *[missing] {""}
    }{ $cost ->
        [one] {" "}(krok kosztuje { $cost })
        [few] {" "}(krok kosztuje { $cost })
        [many] {" "}(krok kosztuje { $cost })
        [other] {" "}(krok kosztuje { $cost })
       *[missing] {""}
    }.
refusal-too-few-points = Za mało Punktów Ruchu: zostało { $points }.
refusal-not-your-general = { $general } nie jest twój.
refusal-not-on-the-map = { $general } nie jest na mapie.
refusal-already-activated = { $general } był w tym segmencie aktywowany lub się poruszał.
refusal-already-moved = { $royal-kind ->
        [royal] W tym segmencie już podróżuje: { $royal }.
       *[missing] { $area-kind ->
            [area] Oddziały { $area-at } już się w tym segmencie poruszały.
           *[missing] To już się w tym segmencie poruszało.
        }
    }
refusal-has-fought = { $general } walczył już w tym segmencie.
refusal-already-along = { $royal } już jest z Armią.
refusal-moved-already = Armia już się poruszyła.
refusal-there-already = Wódz już jest { $area-at }.
refusal-not-here = { $general-kind ->
        [general] { $general } nie jest na tym obszarze.
       *[missing] { $royal-kind ->
            [royal] { $royal } nie jest na tym obszarze.
           *[missing] Tego tu nie ma.
        }
    }
refusal-not-again-now = To niemożliwe albo nie po raz drugi w tej Aktywacji.
refusal-no-minor-general = Nie masz dostępnego Dowódcy.
refusal-no-activated-minor = Żaden dostępny Dowódca nie był jeszcze aktywowany w tym segmencie.
refusal-no-fresh-minor = Wszyscy twoi dostępni Dowódcy byli już aktywowani w tym segmencie.
refusal-activated-now = { $general } jest właśnie aktywowany; rusza się i nie można go odwołać.
refusal-not-your-minor-general = { $general } nie jest twoim Dowódcą.
refusal-would-be-subordinate = { $area-at } jest twój Wódz: Dowódca nigdy nie jest podwładnym.
refusal-not-in-command = { $general } tam nie dowodzi.
refusal-no-such-ability = Nikt tam nie ma tej zdolności.
refusal-no-army = Nie masz Armii ani Wodza do Aktywacji.
refusal-no-such-units = Tylu ich { $area-at } nie masz.
refusal-nothing-to-take = Nie ma czego zabrać.
refusal-one-by-one = Elementy bierze się tu pojedynczo.
refusal-settled-already = To już rozstrzygnięte.
refusal-never-split = Srebrne Tarcze nigdy się nie rozdzielają.
refusal-did-not-come-along = { $royal-kind ->
        [royal] Z tą Armią nie idzie { $royal }.
       *[missing] To nie przyszło z Armią.
    }
refusal-needs-a-general = Armia porusza się tylko z Wodzem: nie może on zostać.
refusal-must-leave = Armia nie może tu zostać: musi iść dalej.
refusal-no-royal-army-there = Nie masz { $area-at } Oddziałów Wojsk Królewskich.
refusal-minor-travels-alone = Dowódcy nie prowadzą innych Wodzów ani za nimi nie idą: { $general } nie może iść z nimi.
refusal-at-sea = Armia jest na morzu.
refusal-inside-the-walls = Armia jest wewnątrz murów { $place }: najpierw musi wyjść.
refusal-land-before-and-after-sea = Punkty Ruchu zużywa się na lądzie przed Ruchem Morskim albo po nim, nie jedno i drugie.
refusal-family-needs-an-army = Członkowie Rodziny Królewskiej podróżują tylko z Armią.
refusal-cart-stays-in-babylon = Wóz Pogrzebowy nie może w Etapie I opuścić Babylonu.
refusal-eight-units-at-most = Z jednego obszaru może naraz wyjść najwyżej 8 Oddziałów.
refusal-nobody-left-in-command = { $area-at } ktoś musi zostać jako Głównodowodzący: dla tych, którzy zostają, nie ma już nikogo.
refusal-pact = Do końca Etapu zachowujesz pokój{ $faction-kind ->
        [faction] : { $faction }.
       *[missing] { $place-kind ->
            [place] {" "}z tymi, którzy są { $place-at }.
           *[missing] {" "}z nimi.
        }
    }
refusal-not-your-city = { $place } nie jest twoją Stolicą.
refusal-two-units-inside = Wewnątrz murów { $place } mogą być najwyżej 2 Oddziały.
refusal-not-inside = Armia nie jest wewnątrz murów.
refusal-not-outside = Armia nie jest na zewnątrz murów.
refusal-no-army-there = Nie masz { $place-kind ->
        [place] { $place-at } Armii.
       *[missing] { $area-kind ->
            [area] { $area-at } Armii.
           *[missing] tam Armii.
        }
    }
refusal-no-units-there = Nie masz { $place-kind ->
        [place] { $place-at } Oddziałów.
       *[missing] { $area-kind ->
            [area] { $area-at } Oddziałów.
           *[missing] tam Oddziałów.
        }
    }
refusal-no-general-there = { $area-at } nie ma Wodza.
refusal-transit-point = { $place } nie może mieć znacznika Kontroli.
refusal-units-there = { $place-at } są Oddziały.
refusal-enemies-there = { $place-at } są wrogowie.
refusal-other-province = { $place } nie leży w żadnej z tych Prowincji.

## Reakcje

refusal-target-not-open = { $place } nie jest twoje ani niekontrolowane i nie masz tam Oddziałów.
refusal-target-occupied = { $place-at } były przed ruchem Oddziały innej Frakcji.
refusal-besieged = { $place-at } trwa Oblężenie.
refusal-where-the-enemy-came-from = Przeciwnik przyszedł { $place-from } albo tam stoi.
refusal-enemy-units-there = { $place-kind ->
        [place] { $place-at } są wrogie Oddziały.
       *[missing] Są tam wrogie Oddziały.
    }
refusal-enemy-general-there = { $place-at } jest wrogi Wódz.
refusal-army-may-not-enter = Niezależna Armia nie może wejść { $place-to }.
refusal-must-go-west = Armia musi skończyć dalej na zachodzie: nie może iść { $place-to }.
refusal-independents-do-not-react = Niezależne Armie nie reagują w tej grze.
refusal-independents-are-friends = Niezależne Armie nie walczą ze sobą.
refusal-surprise-needed = To kosztuje Kartę Reakcji z ręki.
refusal-declared-already = Przechwytywanie jest już ogłoszone.
refusal-declared-for-others = W tej procedurze próba została już ogłoszona dla Armii niezależnej: własnej próby nie ma.
refusal-passage-granted = { $place-at } przepuszczasz Armię.
refusal-one-attempt-a-location = Z każdego pola wolno ogłosić tylko jedno Przechwytywanie.
refusal-not-in-the-area = { $general } nie jest na obszarze, na który wkroczono.
refusal-no-way-out = { $place-from } nie ma wyjścia.

## Znaczniki Kontroli i Oblężenia

refusal-no-enemy-marker = { $place-kind ->
        [place] { $place-at } nie ma wrogiego znacznika Kontroli.
       *[missing] Nie ma tu wrogiego znacznika Kontroli.
    }
refusal-independent-marker = { $place } jest Niezależne: trzeba je oblegać.
refusal-independent-already = { $place } już jest Niezależne.
refusal-no-minor-city = Armia nie zaczęła w Mieście ani w Warowni.
refusal-major-city-needs-siege = { $place } to Stolica: zdobywa ją tylko Oblężenie.
refusal-already-controlled = { $place } już ktoś kontroluje.
refusal-way-blocked = Drogę { $place-to } blokują wrogie Oddziały.
refusal-nowhere-to-place = Nie ma gdzie umieścić znacznika Kontroli.
refusal-step-is-over = Ten krok Segmentu Poszerzania Wpływów już minął.
refusal-not-this-step = Segment Poszerzania Wpływów nie doszedł jeszcze do tego kroku albo ma go za sobą.
refusal-nothing-to-besiege = { $place-kind ->
        [place] { $place-at } nie ma czego oblegać.
       *[missing] Nie ma tu czego oblegać.
    }
refusal-falls-without-siege = { $place } pada bez Oblężenia.
refusal-besieged-enough = { $place-at } nie wolno już w tym segmencie prowadzić Szturmu.
refusal-another-army-besieged = { $place-at } prowadziła już w tym segmencie Szturm inna Armia.
refusal-three-units-needed = { $place-at } potrzebne są 3 Oddziały.
refusal-royal-army-refuses = Wojska Królewskie nie pomagają { $place-at }: twój Prestiż jest niższy.
refusal-no-traitor = Nie masz karty Zdrajca w mieście, którą można tu zagrać.

## Morze

refusal-no-port = { $place } nie jest Portem.
refusal-no-second-voyage = Armia wypływa w morze tylko raz w Aktywacji.
refusal-activation-over = Armia wróciła do portu: jej Aktywacja się skończyła.
refusal-one-voyage-a-segment = W segmencie tylko jedna Armia może użyć Ruchu Morskiego.
refusal-eight-units-at-sea = W segmencie może wypłynąć najwyżej 8 Oddziałów.
refusal-no-fleet = Nie masz do tego dostępnej Floty.
refusal-fleet-not-available = { $fleet } nie jest twoja, jest Rozbita albo się do tego nie nadaje.
refusal-fleet-not-dispersed = { $fleet } nie jest twoja albo nie jest Rozbita.
refusal-already-named = { $fleet } już jest wskazana.
refusal-not-at-sea = Armia nie jest na morzu.
refusal-no-sea-route = { $place-to } nie prowadzi stąd bezpośrednio żaden szlak morski.
refusal-not-this-port = Armia nie jest { $place-at }.
refusal-no-pontic-fleet = Pozwala na to tylko Flota pontyjska.
refusal-no-pontic-port = { $place } nie jest czarnomorskim Portem, któremu mogłaby tu służyć Flota pontyjska.
refusal-no-marker-near = W odległości dwóch szlaków Morskich od pola { $place } nie masz znacznika Kontroli.
refusal-port-of-embarkation = W Porcie Zaokrętowania ({ $place }) nie ma Bitew Morskich.
refusal-not-under-way = Armia nie opuściła jeszcze Portu Zaokrętowania.
refusal-nothing-to-drop = Na pokładzie nie ma nikogo innego, kto mógłby zejść na ląd.
refusal-not-aboard = Tego nie ma na pokładzie.
refusal-one-battle-a-segment = W tym segmencie Bitwa Morska była już ogłoszona.
refusal-no-dispersed-fleet = Nie masz Rozbitej Floty, którą można tak odzyskać.

## Karty i Uzupełnienia

refusal-condition-not-met = Warunek karty „{ $card }” nie jest spełniony.
refusal-not-in-hand = Nie masz na ręce karty „{ $card }” ({ $card-id }).
refusal-not-needed = Nie ma teraz powodu odrzucać karty „{ $card }” ({ $card-id }).
refusal-surprise-card = „{ $card }” to Karta Reakcji: nie zagrywa się jej w segmencie Tyche.
refusal-does-not-fit-now = Karta „{ $card }” nie pasuje do tej chwili.
refusal-four-points-needed = Potrzebna jest karta o 4 Punktach Operacyjnych.
refusal-three-points-needed = Potrzebna jest karta o co najmniej 3 Punktach Operacyjnych.
refusal-generals-enough = Liczba twoich Wodzów to { $living }, rozdano ci { $dealt }.
refusal-no-general-in-reserve = Nie ma już Wodza w rezerwie.
refusal-not-in-reserve = { $general } nie jest w rezerwie.
refusal-not-in-this-game = Ta opcja nie obowiązuje w tej grze albo nie teraz.
refusal-cart-not-yours = Nie kontrolujesz Wozu Pogrzebowego.
refusal-not-your-ground = { $place-at } nie możesz umieścić Uzupełnień.
refusal-two-units-placed = { $place-at } umieszczono już 2 Oddziały.
refusal-not-there = Tego nie wolno umieścić { $place-at }.

## Zaopatrzenie i pogrzeb

refusal-enough-supply = Twoje Oddziały tam mają zaopatrzenie.
refusal-one-unit-only = Ginie tam tylko jeden Oddział.
refusal-supply-first = Najpierw strać Oddział na każdym polu ponad limit zaopatrzenia.
refusal-no-major-city = Wóz Pogrzebowy nie jest przy Stolicy.
refusal-not-this-turn = Aleksandra chowa się tylko w Etapach II i III.
