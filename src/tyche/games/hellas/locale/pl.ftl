### Lords of Hellas: pytania, opcje i dziennik. Nazwy są w names-pl.ftl, karty w cards-pl.ftl, odmowy w refusals-pl.ftl.

about =
    Lords of Hellas: bohaterowie, potwory i bogowie w starożytnej Grecji, dla 2–4 graczy.

    To nieoficjalne opracowanie, wykonane przez graczy na podstawie czeskiej instrukcji. Nie stworzył go ani nie zatwierdził autor ani wydawca gry. Wszystkie teksty są w naszych własnych słowach.

    Z instrukcji: wszystkie zasady, ograniczenia i liczby elementów. Z publicznych źródeł, głównie z jednego: mapa, bohaterowie i karty.

    Nasza rekonstrukcja, bo żadne źródło ich nie podaje: plansze potworów z polami ran, nagrodami i atakami; ścianki kości potworów; moce bogów według poziomów. Nie traktuj tego jako faktów o grze drukowanej. Kto ma drukowane elementy, może otworzyć stół z własnym plikiem.

    Achilles zaczyna z Szybkością 2, jak mówi publiczny tekst; na obrazku jego planszetki w instrukcji jest 3. Stół może wybrać.

### Opcje

option-action = { $action }
option-appear = Idź { $place-to }
option-attack = { $attack }
option-battle = Bitwa { $place-at }
option-board = { $quest }, krok { $number }
option-bring = { $number ->
        [one] 1 hoplita
       *[other] { $number } hoplitów
    } { $place-from }
option-build = Buduj { $place-at }
option-choose-army = Armia { $colour }
option-choose-hero = { $hero }
option-defend = { $how-id ->
        [none] Broń się kartą „{ $card }”
       *[other] Broń się kartą „{ $card }”, poświęcając kapłana
    }
option-discard = Odrzuć kartę „{ $card }”
option-dodge = Unik
option-draw = Dobierz kartę walki
option-end-hunt = Pozwól zakończyć polowanie
option-enemy-losses = Przeciwnik traci o hoplitę więcej
option-exile = { $monster }
option-first = Najpierw { $faction }
option-fly-from = { $place-from }
option-fly-to = { $place-to }
option-fortify = Wejdź do miasta { $place-at }
option-glory = Żeton chwały { $province-gen }
option-heal = Ulecz { $attribute-acc }
option-hero = Przesuń bohatera { $place-to }
    .stays = Zostaw bohatera { $place-at }
option-hoplites = Przesuń hoplitów
option-hunt = Poluj: { $monster }
option-injure = Obrażenie: { $attribute }
option-injure-hero = Zrań bohatera { $faction-gen }
option-keep = Zatrzymaj: { $item }
option-lead = { $monster }
option-lead-to = { $place-to }
option-leave-city = Wyjdź z miasta { $place-at }
option-lose-cards = Karty walki są odrzucane w ciemno
option-lose-hoplites = Ginie hoplita
option-lower = Obniż { $attribute-acc }
option-march = { $place-from } { $to-to }
option-march-to = { $place-to }
option-mobilize = Mobilizacja: { $number ->
        [one] 1 hoplita
       *[other] { $number } hoplitów
    } { $place-at }{ $where ->
        [fortified] { $number ->
            [one] , w mieście
           *[other] , w tym jeden w mieście
        }
       *[other] {""}
    }
option-move = { $place-from } { $to-to }
option-murderous-march = Morderczy marsz { $place-from }
option-number = { $number }
option-own-losses = O jedną własną stratę mniej
option-play = { $how-id ->
        [none] Zagraj kartę „{ $card }”
       *[other] Zagraj kartę „{ $card }”, poświęcając kapłana
    }
option-pray = Módl się do { $god-gen }
option-quest-step = Następny krok zadania
option-raise = { $what-kind ->
        [god] Buduj monument: { $what }
       *[attribute] Podnieś { $what-acc }
    }
option-recruit = { $number ->
        [one] 1 hoplita
       *[other] { $number } hoplitów
    } { $place-at }{ $where ->
        [fortified] { $number ->
            [one] , w mieście
           *[other] , w tym jeden w mieście
        }
       *[other] {""}
    }
option-region-attack = Atak na region
option-remove-wound = Pole { $number }
option-repeat = { $action }
option-retreat = { $place-to }
option-return-glory = Żeton { $province-gen }
option-roll = { $monster }
option-save = Ocal { $number }
option-shield = Odeprzyj kartą „{ $card }”
option-shoot-hoplites = Do dwóch hoplitów
option-start = Zacznij { $place-at }
option-stop-hunting = Przerwij polowanie
option-strike = Zakryj pole { $number } kartą „{ $card }”
option-strike-at = Uderz { $place-at }
option-take = Weź { $reward-acc }
option-take-attack = Przyjmij atak
option-to = Idź { $place-to }
option-trade = Zakryj pole { $number } w zamian za kartę „{ $card }” i dalsze karty tego symbolu
option-use = { $item-kind ->
        [hero] Użyj zdolności: { $item }
        [quest] Odbierz nagrodę: { $item }
       *[other] Użyj: { $item }
    }
option-wound = { $monster }, pole { $number }

### Pytania

## Opcje stołu

opt-leadership_to_three = Przywództwo kończy się na 3
    .about = Tor Przywództwa kończy się na 3, jak pokazuje obrazek planszetki w instrukcji; inaczej na 5, jak Siła i Szybkość.
opt-conquest_needs_population = Bitwy nie podbijają regionów neutralnych
    .about = Kto wygra bitwę w regionie neutralnym, przejmuje kontrolę tylko z tyloma hoplitami, ile wynosi siła populacji.
opt-achilles_speed = Szybkość Achillesa
    .about = Z jaką Szybkością zaczyna Achilles: 2 według tekstu publicznego, 3 według obrazka w instrukcji.

## Przygotowanie gry

ask-choose-hero = Wybierz bohatera.
    .waiting = wybór bohatera
ask-choose-army = Wybierz armię. Różnią się tylko kolorem.
    .waiting = wybór armii
ask-start = Gdzie zaczynają twój bohater i dwóch hoplitów?
    .waiting = gdzie zaczynają bohater i dwóch hoplitów

## Tura

ask-regular-action = Wykonaj akcję zwykłą (hoplici, bohater, modlitwa, artefakty; każdą raz) albo je zakończ.
    .waiting = akcje zwykłe
    .done = Zakończ akcje zwykłe
ask-use-artifacts = Czy używasz kolejnego artefaktu?
    .waiting = użycie kolejnego artefaktu
    .done = Bez dalszych artefaktów
ask-special-action = Wykonaj akcję specjalną.
    .waiting = akcja specjalna
ask-extra-action = Możesz wykonać jeszcze jedną akcję specjalną.
    .waiting = jeszcze jedna akcja specjalna
    .done = Bez dalszej akcji
ask-repeat-action = Którą zużytą akcję wykonujesz jeszcze raz, zanim zbudujesz monument?
    .waiting = która zużyta akcja zostanie powtórzona przed budową monumentu
ask-use-power = { $god-id ->
        [zeus] Czy używasz mocy Zeusa i dobierasz { $number ->
            [one] 1 kartę walki
            [few] { $number } karty walki
           *[many] { $number } kart walki
        }?
       *[hermes] Moc { $god-gen }: która armia dokąd maszeruje (najdalej { $number ->
            [one] 1 region
            [few] { $number } regiony
           *[many] { $number } regionów
        })?
    }
    .waiting = moc { $god-gen } ({ $number })
ask-board-quest = Czy twój bohater podejmuje zadanie „{ $quest }”?
    .waiting = czy bohater podejmuje zadanie „{ $quest }”
    .pass = Nie podejmuj
ask-quest-cards = Zadanie wymaga jeszcze { $number ->
        [one] 1 karty walki
       *[other] { $number } kart walki
    }.
    .waiting = karty walki dla zadania (zostało { $number })
ask-free-glory = Który żeton chwały bierzesz?
    .waiting = który żeton chwały zostanie wzięty
ask-return-glory = Który żeton chwały oddajesz?
    .waiting = który żeton chwały zostanie oddany
ask-after-hero = Twój bohater się poruszył. Czy używasz błogosławieństwa?
    .waiting = błogosławieństwo po ruchu bohatera
ask-hero-appears = Dokąd idzie twój bohater?
    .waiting = dokąd idzie bohater
    .pass = Zostań
ask-move-hoplites = Przesuń hoplitów: zostało { $number }.
    .waiting = ruch hoplitów (zostało { $number })
    .done = Nie przesuwaj dalej
ask-next-battle = Którą bitwę stoczyć teraz?
    .waiting = która bitwa będzie następna
ask-apprentice = Który hoplita dokąd idzie?
    .waiting = który hoplita dokąd idzie
ask-fly-from = Skąd wylatuje hoplita?
    .waiting = skąd wylatuje hoplita
ask-fly-to = Dokąd leci hoplita { $region-from }?
    .waiting = dokąd leci hoplita { $region-from }

## Akcje specjalne

ask-recruit = Rekrutuj hoplitów.
    .waiting = rekrutacja hoplitów
ask-march = Która armia dokąd maszeruje?
    .waiting = która armia dokąd maszeruje
ask-march-to = Dokąd maszeruje armia { $region-from }?
    .waiting = dokąd maszeruje armia { $region-from }
ask-how-many = Ilu hoplitów wyrusza { $region-from }?
    .waiting = ilu hoplitów wyrusza { $region-from }
ask-build-temple = Gdzie budujesz świątynię?
    .waiting = gdzie powstanie świątynia
ask-raise-attribute = Którą cechę podnosisz?
    .waiting = która cecha wzrośnie
ask-prepare = Przygotowania: wybierz jeszcze { $number }.
    .waiting = przygotowania (do wyboru jeszcze { $number })
ask-monument = Który monument budujesz?
    .waiting = który monument jest budowany
ask-keep-blessing = Rozdawanie błogosławieństw: zatrzymaj jedno z { $number }, reszta idzie dalej.
    .waiting = które z { $number } błogosławieństw zostanie
ask-keep-artifact = Zatrzymaj jeden z artefaktów.
    .waiting = który artefakt zostanie

## Potwory i polowanie

ask-next-monster = Dla którego potwora teraz rzucasz?
    .waiting = za którego potwora rzuca się teraz
ask-monster-moves = { $monster }: co robi?
    .waiting = co robi { $monster }
ask-strike-at = Gdzie uderza { $monster }?
    .waiting = gdzie uderza { $monster }
ask-riddle = Sfinks zadaje zagadkę hoplitom { $region-at } ({ $player }): ile to będzie kosztować?
    .waiting = zagadka dla hoplitów { $region-at }
ask-lead-monster = Którego potwora odprowadzasz?
    .waiting = który potwór zostanie odprowadzony
ask-lead-to = Dokąd idzie { $monster }?
    .waiting = dokąd idzie { $monster }
ask-exile = Którego potwora wypędzasz?
    .waiting = który potwór zostanie wypędzony
ask-hunt = Na którego potwora polujesz?
    .waiting = na którego potwora ruszy polowanie
ask-hunt-start = Zaczyna się polowanie na { $monster-acc }. Czy czegoś używasz?
    .waiting = co zostanie użyte na początku polowania na { $monster-acc }
    .done = Ruszaj na polowanie
ask-hunt-attack = Atakuj { $monster-acc }: zakryj pola ran.
    .waiting = atak na { $monster-acc }
    .done = Bez dalszych ran
ask-trade = Odrzuć jeszcze { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    } o tym samym symbolu.
    .waiting = dalsze karty o tym samym symbolu ({ $number })
ask-wound-prey = Które pole rany { $monster-gen } zakrywasz?
    .waiting = które pole rany { $monster-gen } zostanie zakryte
ask-staff = Czy Laską Tejrezjasza wybierasz atak { $monster-gen }?
    .waiting = Laska Tejrezjasza i atak { $monster-gen }
ask-choose-attack = Wybierz atak { $monster-gen }.
    .waiting = atak { $monster-gen }
ask-defend = { $monster } atakuje: { $attack }, siła { $strength }.
    .waiting = obrona, { $monster } atakuje: { $attack }, siła { $strength }
ask-defend-on = Broń się dalej: została siła { $strength }.
    .waiting = dalsza obrona (została siła { $strength })
ask-remove-wound = Która rana { $monster-gen } się goi?
    .waiting = która rana { $monster-gen } się goi
ask-lower-attribute = Która z najwyższych cech spada?
    .waiting = która z najwyższych cech spada
ask-discard = Odrzuć { $number ->
        [one] 1 kartę walki
        [few] { $number } karty walki
       *[many] { $number } kart walki
    }.
    .waiting = karty walki do odrzucenia ({ $number })
ask-discard-different = Odrzuć { $number ->
        [one] 1 kartę walki
        [few] { $number } karty walki
       *[many] { $number } kart walki
    } o różnych symbolach albo polowanie się kończy.
    .waiting = karty walki o różnych symbolach do odrzucenia ({ $number })
ask-hunt-reward = Wybierz nagrodę za polowanie na { $monster-acc }.
    .waiting = nagroda za polowanie na { $monster-acc }
ask-injury = Która cecha otrzymuje obrażenie? Do wyleczenia liczy się jako 1.
    .waiting = która cecha otrzymuje obrażenie
ask-heal = Która cecha zostaje uleczona?
    .waiting = która cecha zostaje uleczona
ask-weak-spot = Którą kartę walki odrzucasz za ranę?
    .waiting = która karta walki zostanie odrzucona za ranę
ask-wrath = Którą kartę walki odrzucasz w gniewie?
    .waiting = która karta walki zostanie odrzucona w gniewie
ask-shoot-with = Z którego łuku strzelasz?
    .waiting = wybór łuku
ask-shoot-at = Do czego strzelasz?
    .waiting = do czego leci strzała
ask-thunder = Gdzie uderza grom?
    .waiting = gdzie uderza grom
ask-hand-limit = Masz o { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[other] { $number } kart
    } za dużo. Odrzuć je.
    .waiting = karty ponad limit ({ $number })
ask-discard-drawn = Którą z dwóch dobranych kart odrzucasz?
    .waiting = która z dwóch dobranych kart zostanie odrzucona
ask-exchange-cards = Które karty wymieniasz?
    .waiting = które karty zostaną wymienione
    .done = Dobierz tyle samo

## Bitwa

ask-who-first = Bitwa { $region-at }: czyje efekty są pierwsze?
    .waiting = czyje efekty są pierwsze w bitwie { $region-at }
ask-before-battle = Bitwa { $region-at }: czego używasz przed nią?
    .waiting = co zostanie użyte przed bitwą { $region-at }
    .done = Przejdź do bitwy
ask-battle-card = Bitwa { $region-at }: zagraj kartę walki albo spasuj.
    .waiting = karta walki w bitwie { $region-at }
ask-bluff = Bitwa { $region-at }: jeszcze jedna karta dzięki Blefowi?
    .waiting = jeszcze jedna karta dzięki Blefowi w bitwie { $region-at }
ask-bring = Którzy hoplici dołączają do bitwy { $region-at }?
    .waiting = którzy hoplici dołączają do bitwy { $region-at }
ask-caduceus = Kaduceusz żąda karty walki.
    .waiting = karta walki dla Kaduceusza
ask-before-losses = Bitwa { $region-at }: czy używasz czegoś przed stratami?
    .waiting = co zostanie użyte przed stratami w bitwie { $region-at }
ask-medusas-blood = Co sprawia Krew Meduzy?
    .waiting = co sprawia Krew Meduzy
ask-palladium = Bitwa { $region-at } jest przegrana. Czy Palladion wypędza zwycięzcę?
    .waiting = czy Palladion wypędza zwycięzcę bitwy { $region-at }
ask-aegis = Hoplici, którzy mają zginąć { $region-at }: { $number }. Czy Egida kogoś ocala?
    .waiting = czy Egida ocala hoplitów { $region-at } ({ $number })
ask-retreat = Dokąd wycofują się twoi hoplici { $region-from }?
    .waiting = dokąd wycofują się hoplici { $region-from }

### Dziennik

telling-temple-card = Przy stole obowiązuje { $temple_card }.
telling-starting-player = { $player } wybiera pierwszy.
telling-hero-chosen = { $player } gra { $hero-ins }.
telling-placed = { $player } zaczyna { $region-at }.
telling-turn = Tura: { $player }.
telling-special-action = { $player } wybiera akcję „{ $action }”.
telling-repeated = { $player } najpierw powtarza akcję „{ $action }”.
telling-used = { $item-kind ->
        [hero] { $player } używa zdolności: { $item }.
        [quest] { $player } odbiera nagrodę za zadanie „{ $item }”.
        [artifact] { $player } używa artefaktu „{ $item }”.
       *[other] { $player } używa błogosławieństwa „{ $item }”.
    }
telling-control = { $player } przejmuje { $region-acc }.
telling-divine-artifact = Boski artefakt „{ $item }” ma teraz { $player }.
telling-prayed = { $player } modli się do { $god-gen }: { $attribute } rośnie.
telling-hero-moved = { $moved ->
    [0] Bohater { $player-gen } zostaje { $region-at }.
   *[other] Bohater { $player-gen } idzie { $region-from } { $to-to }.
}
telling-moved = { $player } przesuwa { $number ->
        [one] 1 hoplitę
       *[other] { $number } hoplitów
    } { $region-from } { $to-to }.
telling-fortified = { $player } fortyfikuje hoplitę { $region-at }.
telling-left-city = Hoplita { $player-gen } opuszcza miasto { $region-at }.
telling-recruited = { $player } rekrutuje { $number ->
        [one] 1 hoplitę
       *[other] { $number } hoplitów
    } { $region-at }{ $inside ->
        [yes] { $number ->
            [one] , w mieście
           *[other] , w tym jednego w mieście
        }
       *[other] {""}
    }.
telling-retreated = { $number ->
        [one] 1 hoplita { $player-gen } wycofuje się
       *[other] { $number } hoplitów { $player-gen } wycofuje się
    } { $region-from } { $to-to }.
telling-hoplites-killed = { $player } traci { $region-at } { $number ->
        [one] 1 hoplitę
       *[other] { $number } hoplitów
    }.
telling-usurped = { $player } uzurpuje { $region-acc }.
telling-temple-built = { $player } buduje { $region-at } świątynię.
telling-draft = { $player } zaczyna draft błogosławieństw: { $number }.
telling-blessing = { $player } zatrzymuje błogosławieństwo „{ $item }”.
telling-blessing-discarded = „{ $item }” zostaje odrzucone.
telling-artifact-gained = { $player } zdobywa artefakt „{ $item }”.
telling-priest-gained = { $player } zdobywa kapłana.
telling-priests-return = Kapłani opuszczają monumenty{ $number ->
        [0] {""}
        [one] ; { $player } zdobywa 1 kapłana
       *[other] ; { $player } zdobywa { $number } kapłanów
    }.
telling-monument-built = { $player } buduje monument { $god-gen } do poziomu { $level }.
telling-recharged = Wszystkie akcje są znów wolne, wszystkie artefakty naładowane.
telling-king-of-kings = { $player } kończy monument { $god-gen } jako pierwszy: zaczyna się Król królów.
telling-king-token = Na karcie aktywacji { $player-gen } { $number ->
        [one] został 1 żeton
        [few] zostały { $number } żetony
       *[many] zostało { $number } żetonów
    }.
telling-king-open = Nikt nie kontroluje { $region-gen }: wygra, kto pierwszy to zrobi.
telling-victory = { $player } wygrywa: { $victory }!
telling-attribute-raised = { $player }: { $attribute } rośnie.
telling-attribute-lowered = { $player }: { $attribute } spada na stałe.
telling-injured = Bohater { $player-gen } otrzymuje obrażenie: { $attribute }.
telling-fourth-injury = Bohater { $player-gen } nie może otrzymać kolejnego obrażenia.
telling-healed = { $player } leczy { $attribute-acc }.
telling-glory = { $player } bierze żeton chwały { $land-gen }.
telling-glory-returned = { $player } oddaje żeton chwały { $land-gen }.
telling-quest-appears = { $region-at } pojawia się zadanie: „{ $quest }”.
telling-quest-step = Bohater { $player-gen } stoi na kroku { $number } zadania „{ $quest }”.
telling-quest-completed = { $player } kończy zadanie „{ $quest }”.
telling-card-drawn = Dobierasz kartę „{ $card }”.
telling-cards-drawn = { $player } dobiera { $number ->
        [one] 1 kartę walki
        [few] { $number } karty walki
       *[many] { $number } kart walki
    }.
telling-combat-reshuffled = Karty walki zostają potasowane na nowo.
telling-discarded = { $player } odrzuca kartę „{ $card }”.
telling-monster-phase = Zaczyna się faza potworów { $player-gen }.
telling-monster-die = Kość potworów, { $monster }: { $result }.
telling-monster-moved = { $monster } idzie { $region-from } { $to-to }.
telling-monster-appears = { $region-at } pojawia się { $monster }.
telling-region-attack = { $monster } atakuje { $region-acc }.
telling-evolved = { $monster } ewoluuje.
telling-event-ignored = Wydarzenie „{ $event }” nie ma efektu.
telling-no-event = Nie ma już kart wydarzeń.
telling-hunt = { $player } poluje { $region-at } na { $monster-acc }.
telling-wounded = { $player } rani { $monster-acc }: { $symbol }.
telling-wound-removed = Rana { $monster-gen } się goi: { $symbol }.
telling-monster-attack = { $monster } atakuje: { $attack }, siła { $strength }.
telling-special-attack = { $monster } wykonuje atak specjalny.
telling-defended = { $player } odpiera atak { $monster-gen }.
telling-hunt-succeeded = Polowanie { $player-gen } na { $monster-acc } się udaje.
telling-hunt-failed = Polowanie { $player-gen } na { $monster-acc } się nie udaje.
telling-slain = { $player } zabija { $region-at } { $monster-acc }.
telling-battle = { $attacker } atakuje { $region-at } { $defender-acc }.
telling-no-battle = { $region-at } nie dochodzi do bitwy.
telling-card-played = { $player } zagrywa kartę „{ $card }”.
telling-passed = { $player } pasuje.
telling-battle-won = { $winner } pokonuje { $region-at } { $loser-acc }, { $strength } do { $against }.
telling-annihilated = { $winner } całkowicie niszczy wroga { $region-at }.
telling-pyrrhic = { $player } wygrywa { $region-at }, ale nie został mu żaden hoplita: pyrrusowe zwycięstwo.

### Do czego prowadzi opcja

foresee-monster = { $region-at } jest { $monster }.
foresee-quest-here = { $region-at } zaczyna się zadanie „{ $quest }”. { $number ->
        [0] Nie spełniasz wymagania żadnego z jego kroków.
       *[other] Można zacząć od kroku { $number } z { $most }.
    }
foresee-quest-ahead = { $left ->
        [0] To kończy zadanie „{ $quest }”.
        [one] Krok { $number } z { $most }: jeszcze jeden krok zamiast ruchu bohatera kończy zadanie i niczego nie wymaga. Do tego czasu bohatera nie ma na planszy.
       *[other] Krok { $number } z { $most }: jeszcze { $left } kroki, po jednym na turę zamiast ruchu bohatera, kończą zadanie i niczego nie wymagają. Do tego czasu bohatera nie ma na planszy.
    }
foresee-meets-army = Bitwa, przeciwnikiem jest { $player }: { $number } przeciw najwyżej { $own } twoim.
foresee-control = Do kontroli { $region-at } trzeba hoplitów: { $number }{ $enough ->
        [yes] . Masz tylu.
       *[no] . To za mało.
    }
foresee-monument-level = Monument { $god-gen } osiąga poziom { $level } z { $most }; modlitwa ma tam wtedy moc { $number }.
foresee-near-victory = { $player }: do zwycięstwa brakuje jednego kroku ({ $track ->
        [lands] { board-victory-warlord }
        [temples] { board-victory-favoured }
        [slain] { board-victory-slayer }
       *[other] { board-victory-king-of-kings }
    }).

### O co idzie stawka

stake-priests = kapłani
    .short = kapłani
stake-cards = karty walki
    .short = karty
stake-hoplites = hoplici
stake-moves = ruchy hoplitów
    .short = ruchy
stake-attribute = cecha
stake-attribute-leadership = przywództwo
stake-attribute-strength = siła bohatera
    .short = siła
stake-attribute-speed = szybkość
stake-counted = działająca cecha
stake-counted-leadership = przywództwo
stake-counted-strength = siła bohatera
stake-counted-speed = szybkość
stake-actions = pozostałe akcje specjalne
    .short = wolne akcje
stake-king-tokens = żetony Króla królów
    .short = żetony Króla
stake-charges = naładowane artefakty
    .short = ładunki
stake-wounds = rany potwora
stake-injuries = obrażenia bohatera
stake-strength = siła
    .short = siła
stake-losses = straty
stake-glory = żetony chwały
    .short = chwała
stake-control = regiony
stake-points = kroki do zwycięstwa
    .short = zwycięstwo
stake-points-land = całe krainy
stake-points-temple = świątynie
stake-points-monster = zabite potwory
scene-term-hoplites = hoplici
scene-term-cards = karty
scene-term-city = miasto
scene-term-item = premia
scene-term-covered = zakryte pola
scene-term-open = odkryte pola
scene-term-injuries = obrażenia
scene-fact-losses = straty
