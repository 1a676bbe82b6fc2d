### Scharz: pytania, opcje i dziennik. Odmowy są w refusals-pl.ftl, nazwy w names-pl.ftl i places-pl.ftl.

about =
    Scharz: wojna i gospodarka na sześciu historycznych mapach, dla 2–12 graczy, według gry Jakuba Kunčíka.

    To nieoficjalne opracowanie, wykonane przez graczy na podstawie czeskich kart gracza (v0.994). Nie stworzył go ani nie zatwierdził autor. Wszystkie teksty są w naszych własnych słowach.

    Z kart gracza: fazy, jednostki i ich wartości, traktaty i ich punkty, cztery zwycięstwa, ludy. Nasza rekonstrukcja tam, gdzie brakuje obrazków lub instrukcji: ścianki kości, ceny budowli, tabele pogody, geografia wszystkich sześciu map i 104 rozstrzygnięcia wymienione w zasadach. Nie traktuj tego jako faktów o grze drukowanej.

## Opcje stołu

opt-map = Mapa
    .about = Italia 290 p.n.e., Britannia 410, Wikingowie 800, Taify 1050, Orient 1550 p.n.e. albo Hunowie 373; obszar gry zależy od liczby graczy.
    .value-italia = Italia, 290 p.n.e.
    .value-britannia = Britannia, 410
    .value-vikings = Wikingowie, 800
    .value-taifas = Taify, 1050
    .value-orient = Orient, 1550 p.n.e.
    .value-huns = Hunowie, 373
opt-mode = Tryb
    .about = Pierwsza gra dla nowych graczy, potem podstawowy, biały, zielony, żółty i czerwony, każdy z większą liczbą zasad.
    .value-first = Pierwsza gra
    .value-basic = Podstawowy
    .value-white = Biały
    .value-green = Zielony
    .value-yellow = Żółty
    .value-red = Czerwony
opt-bonuses = Ludy
    .about = Początkowe premie ludów w trybach podstawowym i białym; zielony i wyższe mają je zawsze.
opt-prelude_snake = Wsie tam i z powrotem
    .about = Druga wieś i przeniesienie idą w odwrotnej kolejności niż pierwsza wieś.
opt-huns_bank_literal = Brzegi Dunaju jak w druku
    .about = Rzymianie zyskują prestiż przez plądrowanie na prawym brzegu, inni na lewym, jak mówi karta; w przeciwnym razie każdy na brzegu wroga.
opt-garrison_room = Pięć i dziesięć jako miejsce w środku
    .about = Granice 5 i 10 to miejsce w wiosce i mieście; sprzedają 1 i 2 jednostki na rundę.
opt-vassal_share = Wasale dzielą się podatkami
    .about = Wasal oddaje panu połowę podatków; karty wymieniają wasali, ale nie ich powinności.

## Pytania

ask-claim = Czy rościsz sobie prawo do ludu lub miasta z własnym początkiem?
    .waiting = lud lub miasto z własnym początkiem
ask-village = { $number ->
        [1] Gdzie zakładasz swoją pierwszą wieś?
        [2] Gdzie zakładasz swoją drugą wieś?
        [3] Gdzie zakładasz swoją trzecią wieś?
       *[other] Gdzie zakładasz swoją następną wieś?
    }
    .waiting = { $number ->
        [1] miejsce pierwszej wsi
        [2] miejsce drugiej wsi
        [3] miejsce trzeciej wsi
       *[other] miejsce następnej wsi
    }
ask-relocate = Czy przenosisz jedną ze swoich wsi?
    .waiting = przeniesienie wsi
ask-people = Który lud prowadzisz?
    .waiting = wybór ludu
ask-placing = Rozstaw swoje początkowe elementy, jeden po drugim, a potem potwierdź.
    .waiting = rozstawienie początkowych elementów
ask-enter = Czy twoi wikingowie wchodzą { $place-to }?
    .waiting = wejście wikingów { $place-to }
ask-units = Porusz jedną grupę albo spasuj.
    .waiting = ruch jednej grupy
ask-special = Wykonaj ruch specjalny albo spasuj.
    .waiting = ruch specjalny
ask-retreat = Wykonaj odwrót jedną grupą albo spasuj.
    .waiting = odwrót
ask-special-order = Czy wydajesz rozkaz ruchów specjalnych (prestiż: 14)?
    .waiting = rozkaz ruchów specjalnych (prestiż: 14)
ask-work-order = Czy wydajesz rozkaz podwójnej budowy (prestiż: 12)?
    .waiting = rozkaz podwójnej budowy (prestiż: 12)
ask-group = Kto wyrusza { $place-from }?
    .waiting = kto wyrusza { $place-from }
ask-ships = Które okręty wypływają { $place-from }?
    .waiting = które okręty wypływają { $place-from }
ask-cargo = Kto wchodzi na pokład { $place-at }?
    .waiting = kto wchodzi na pokład { $place-at }
ask-let-in = Czy wpuszczasz { $faction-acc } { $place-to }?
    .waiting = czy { $faction } może wejść { $place-to }
ask-herds = Przesuń stada i zapasy.
    .waiting = przesuwanie stad i zapasów
ask-attrition-choice = Jak radzą sobie twoje jednostki?
    .waiting = jak radzą sobie jednostki
ask-attrition = Zużycie: grozi ci strata. Co z nią robisz?
    .waiting = co zrobić ze stratą przez zużycie
ask-withdraw = Co wycofuje się do osady { $place-at }?
    .waiting = co wycofuje się do osady { $place-at }
ask-sally = Kto robi wypad { $place-from }?
    .waiting = kto robi wypad { $place-from }
ask-leave-site = Czy załoga opuszcza plac budowy { $place-at }?
    .waiting = czy załoga opuszcza plac budowy { $place-at }
ask-declare = Kogo atakujesz { $place-at }?
    .waiting = atak { $place-at }
ask-charge = Czy twoja jazda szarżuje { $place-at }?
    .waiting = szarża jazdy { $place-at }
ask-reroll = Miecze { $place-at }: twoje { $swords }, przeciw tobie { $against }. Którą kość przerzucasz?
    .waiting = przerzut kości { $place-at }
ask-pay-reroll = Miecze { $place-at }: twoje { $swords }, przeciw tobie { $against }. Czy płacisz 4 punkty prestiżu za przerzut dwóch swoich kości?
    .waiting = przerzut dwóch kości { $place-at } (prestiż: 4)
ask-convert = Twoje miecze { $place-at }: { $swords }. Czy zamieniasz część na tarcze albo je zachowujesz?
    .waiting = co będzie z mieczami { $place-at } ({ $swords })
    .done = Uderz wszystkimi mieczami
ask-aim = Czy płacisz 6 punktów prestiżu, by { $place-at } celować w jednostkę z tyłu?
    .waiting = celowanie w jednostkę z tyłu { $place-at } (prestiż: 6)
ask-victims = Miecze { $place-at }: { $swords }. Kto pada?
    .waiting = kto pada { $place-at } (miecze: { $swords })
ask-drown = Który ładunek przepada { $place-at }?
    .waiting = który ładunek przepada { $place-at }
ask-go-on = Czy kontynuujesz bitwę { $place-at }?
    .waiting = czy bitwa { $place-at } trwa dalej
ask-counter = Czy teraz ty atakujesz { $place-at }?
    .waiting = kontratak { $place-at }
ask-assault = Czy szturmujesz osadę { $place-at } (tarcze: { $walls })?
    .waiting = szturm na osadę { $place-at } (tarcze: { $walls })
ask-sack = Co będzie z osadą { $place-at }?
    .waiting = co będzie z osadą { $place-at }
ask-remove-site = Czy usuwasz plac budowy { $place-at }?
    .waiting = czy plac budowy { $place-at } zostaje usunięty
ask-plunder = Co plądrujesz?
    .waiting = co zostanie splądrowane
    .done = Oszczędź ziemię
ask-experience = Która jednostka awansuje?
    .waiting = która jednostka awansuje
ask-talks = Z kim chcesz rozmawiać?
    .waiting = chęć rozmów
ask-terms = Jakie warunki proponujesz? Rozmawiasz z graczem { $other }.
    .waiting = warunki dla gracza { $other }
ask-sum = Ile złota? Rozmawiasz z graczem { $other } ({ $terms }).
    .waiting = złoto w rozmowach z graczem { $other } ({ $terms })
ask-answer = { $faction } { $terms-does } (złoto: { $gold }). Czy się zgadzasz?
    .waiting = odpowiedź graczowi { $faction } ({ $terms }, złoto: { $gold })
ask-aid = { $faction } proponuje ci pomoc (złoto: { $gold }) za 8 punktów prestiżu. Czy przyjmujesz?
    .waiting = przyjęcie pomocy (złoto: { $gold }) od gracza { $faction }
ask-vassal-treaty = Czy pozwalasz swojemu wasalowi ({ $faction }) na traktat z graczem { $other }?
    .waiting = zgoda dla wasala ({ $faction }) na traktat z graczem { $other }
ask-vassalage = Czy poddajesz się seniorowi, uwalniasz wasala, czy z kimś rozmawiasz?
    .waiting = seniorzy, wasale i rozmowy
ask-accept-vassal = { $faction } poddaje się tobie. Czy przyjmujesz?
    .waiting = przyjęcie wasala ({ $faction })
ask-revolt = Czy buntujesz się przeciw swojemu seniorowi ({ $other }, prestiż: 8)?
    .waiting = bunt przeciw seniorowi ({ $other }, prestiż: 8)
ask-belgica = Czy wystawiasz w Belgice ciężką piechotę?
    .waiting = ciężka piechota w Belgice
ask-trade = Co kupujesz, sprzedajesz lub budujesz?
    .waiting = kupno, sprzedaż i budowa
ask-wages = Zapłać najemnikom i dowódcom.
    .waiting = wypłata najemników i dowódców
ask-salaries = Wypłać żołd albo zwolnij tych, którym nie możesz zapłacić.
    .waiting = wypłata żołdu
ask-surrender = { $place } się poddaje. Czy zaopatrujesz osadę i ją przejmujesz?
    .waiting = zaopatrzenie i przejęcie osady ({ $place })
ask-fishing = Twoje sieci pozostają puste. Czy próbujesz jeszcze raz?
    .waiting = kolejna próba połowu
ask-sowing = Gdzie siejesz?
    .waiting = siew
ask-crop = Czy godzisz się z pogodą, czy płacisz za nowy rzut?
    .waiting = czy pogoda zostaje przyjęta
ask-harvest = Który spichlerz przyjmuje plon?
    .waiting = który spichlerz przyjmuje plon
ask-offspring = Gdzie trafi nowe stado?
    .waiting = miejsce dla nowego stada
ask-tributes = Co robisz z trybutem?
    .waiting = co będzie z trybutem
ask-festivities = Jak duże są twoje uroczystości?
    .waiting = wielkość uroczystości
ask-feeding = Kto co je?
    .waiting = kto co je
ask-announce = Czy ogłaszasz swoje zwycięstwo?
    .waiting = ogłoszenie zwycięstwa
ask-late-herd = Gdzie trafi stado, które czekało?
    .waiting = miejsce dla stada, które czekało
ask-rivers = Czy płacisz za nowy rzut dla którejś rzeki?
    .waiting = czy ktoś zapłaci za nowy rzut dla rzeki
ask-winter = Czy płacisz za nowy rzut dla zimy?
    .waiting = czy ktoś zapłaci za nowy rzut dla zimy

## Opcje

option-abandon = Porzuć: { $place }
option-accept-tribute = Przyjmij trybut od { $faction-gen }
option-aid = Udziel pomocy
option-aim = Celuj w: { $unit }
option-all = Wszystkie
option-also = I kość jednostki: { $unit }, miecze: { $swords }
option-announce = Ogłoś: { $victory }
option-ashore = Porzuć { $place-at }: { $type }; załoga idzie { $to-to }
option-attack = { $faction-id ->
        [none] Atakuj
       *[other] Atakuj { $faction-acc }
    }
option-beach = Płyń { $place-from } { $to-to }, obok stoczni
option-board = Wejdź na pokład { $place-from } { $to-to }
option-bring-in = Wnieś do środka zboże z pola: { $number }
option-build = Zacznij budowę { $place-at }: { $building }
option-buy = Kup { $place-at }: { $unit }
option-buy-fish = Kup ryby { $place-at }: { $number }
option-buy-grain = Kup zboże { $place-at }: { $number }
option-buy-herd = Kup { $herd } { $place-to }
option-carry-fish = Przewieź ryby { $place-from } { $to-to }: { $number }
option-carry-grain = Przewieź zboże { $place-from } { $to-to }: { $number }
option-claim = Prawo do: { $people }
option-clear = Usuń czerwony znacznik { $place-at }
option-command = Najmij: { $level }
option-continue = Dalej
option-convert = Tarcze: { $shields }, miecze na następną rundę: { $swords }
option-corsairs = { $unit } { $place-at } za złoto
option-degrade = Zdegraduj { $place-at }: { $unit }
option-demand-ransom = Zażądaj okupu
option-demand-tribute = Zażądaj trybutu
option-destroy-grain = Zniszcz zboże { $place-at }
option-destroy-herd = Zniszcz { $place-at } { $herd } ({ $faction })
option-dismantle = Rozbierz osadę { $place-at }
option-dismiss = Zwolnij { $place-at }: { $unit }
option-dismiss-command = Zwolnij dowódców
option-dismount = Porzuć słonie { $place-at }
option-dock = Dok { $place-at }
option-double = Podwójny zakup { $place-at } (prestiż: 2)
option-drive = Zapędź do środka: { $herd }
option-drown = Strać { $place-at }: { $unit }
option-eat-fish = Porcje ryb: { $number }
option-eat-meat = Porcje mięsa: { $number }
option-enter = Na plac budowy { $place-at }: { $unit }
option-feed-herd = Nakarm { $herd } { $place-at }
option-feed-place = Nakarm lub zapłać teraz: { $place }
option-feed-unit = Nakarm lub zapłać teraz { $place-at }: { $unit }
option-ferry = Przepraw { $place-from } { $to-to }
option-festivities = { $number ->
        [1] Małe uroczystości
        [2] Podwójne uroczystości
       *[other] Potrójne uroczystości
    }
option-forage = Żyj z plądrowania { $place-at }
option-fort = Umocnienie { $place-at }
option-free = Uwolnij wasala: { $faction }
option-give-up = Porzuć plac budowy { $place-at }
option-graze = Zostaw na pastwisku: { $herd } { $place-at }
option-guide = Bezpieczne przejście { $place-at } dla jednostki: { $unit } (1 złoto)
option-hand-over = Zapłać trybut { $faction-dat }
option-harbour = Wieś z portem { $place-at }
option-herd = { $herd } { $place-to }
option-hire = Zwerbuj { $place-at } za prestiż: { $unit }
option-hit = { $unit }
option-hurry = Przyspiesz budowę { $place-at }
option-inside = Do środka: { $unit }
option-instead = Zamiast pola { $place } cierpi { $unit }
option-keep = Zatrzymaj jako wieś{ $what ->
        [yard] {" "}z dokiem
       *[other] {""}
    }
option-land = Wyląduj { $place-from } { $to-to }
option-leave = Zostaw resztę na polu { $place-at }
option-leave-site = Z placu budowy { $place-at } schodzi: { $unit }
option-lose-place = Przepada: { $place }
option-lose-unit = Strać { $place-at }: { $unit }
option-march = Maszeruj { $place-from } { $to-to }
option-no-catch = Bez połowu { $place-at }
option-no-young = Bez młodych: { $herd }
option-passage = Zapłać za bezpieczne przejście { $place-at }
option-pay = Zapłać wszystko
option-pay-long-ransom = Zaproponuj okup na całą grę
option-pay-ransom = Zaproponuj okup
option-pay-reroll = Przerzuć kość jednostki: { $unit }, miecze: { $swords }
option-pay-tribute = Zaproponuj trybut
option-people = { $people }
option-place = { $unit } { $place-to }
option-plunder = Splądruj: { $place }
option-privateers = { $unit } { $place-at } za prestiż
option-range = Złoto: od { $low } do { $high }
option-raze = Zniszcz
option-recruit = Werbuj lekką piechotę (jedną na pole) { $place-at }
option-refuse-tribute = Odrzuć trybut od { $faction-gen }
option-relocate = Przenieś { $place-from } { $to-to }
option-reroll = Przerzuć kość jednostki: { $unit }, miecze: { $swords }
option-reroll-nets = Inna kość, { $place } (prestiż: 4)
option-reroll-place = Inna kość, { $place } (prestiż: 4)
option-reroll-river = Inna kość, { $place } (prestiż: 4)
option-reroll-unit = Inna kość { $place-at }, { $unit } (prestiż: 4)
option-reroll-weather = Inna kość, { $place } (prestiż: 4)
option-reroll-winter = Inna kość, { $zone } (prestiż: 4)
option-reroll-young = Inna kość, { $herd } (prestiż: 4)
option-rise = { $unit }
option-risk = Zaryzykuj { $place-at }
option-rival = Uczyń rywalem (prestiż: 8)
option-sail = Płyń { $place-from } { $to-to }
option-sally = Na wypad: { $unit }
option-sell = Sprzedaj { $place-at }: { $unit }
option-sell-grain = Sprzedaj zboże { $place-at }: { $number }
option-sell-herd = Sprzedaj { $herd } { $place-at }
option-shield = Tarcza
option-shift = { $herd } { $place-from } { $to-to }
option-slaughter = Ubij { $herd } { $place-at }
option-sow = Siej { $place-at }
option-starve = Głoduje { $place-at }: { $unit }
option-steal-grain = Ukradnij zboże { $place-at }
option-steal-herd = Ukradnij { $place-at } { $herd } ({ $faction })
option-stop = Przestań
option-store = Złóż zboże { $place-at }: { $number }
option-submit = Poddaj się: { $faction }
option-sum = Złoto: { $gold }
option-take = { $units }
option-take-weather = Pogódź się z pogodą { $place-at }
option-train = Wyszkol { $place-at }: { $unit }
option-treat = Rozmawiaj: { $faction }
option-upgrade = { $unit } { $place-at } to teraz { $type }
option-village = { $place }
option-wait = Czekaj
option-withhold = { $faction-id ->
        [none] Pozwól komuś odejść
       *[other] Nie płać trybutu { $faction-dat }
    }

## Dziennik

telling-first-player = { $faction } zaczyna.
telling-rival = { $other } jest rywalem { $faction-gen }.
telling-claimed = { $faction } rości sobie prawo: { $people }.
telling-village-placed = { $faction } zakłada { $place-at } wieś.
telling-village-moved = { $faction } przenosi wieś { $place-from } { $to-to }.
telling-people = { $faction } prowadzi lud: { $people }.
telling-entered = Wikingowie { $faction-gen } pojawiają się { $place-at }.
telling-round = Rok { $year }, { $season }.
telling-new-year = Zaczyna się nowy rok: { $year }.
telling-frozen = Zamarza: { $place }.
telling-winter = Zima { $zone-at } jest { $weather ->
        [good] łagodna
        [bad] sroga
       *[normal] zwyczajna
    } (kość: { $die }).
telling-winter-at-sea = Zima na morzu jest { $bad ->
        [yes] sroga
       *[other] łagodna
    } (kość: { $die }).
telling-dice = { $purpose ->
        [crop] { $faction } rzuca za pogodę na polach: { $dice }.
        [fishing] { $faction } rzuca za połów: { $dice }.
        [offspring] { $faction } rzuca za młode w stadach: { $dice }.
        [attrition] { $faction } rzuca za zużycie: { $dice }.
        [winter] Rzut za zimę: { $dice }.
        [again] { $faction } płaci za inną kość: { $dice }.
       *[rivers] Rzut za rzeki: { $dice }.
    }
telling-marched = { $faction } maszeruje { $place-from } { $to-to }: { $units }.
telling-boarded = { $faction } wchodzi na pokład { $place-from } { $to-to }: { $units }.
telling-landed = { $faction } ląduje { $place-from } { $to-to }: { $units }.
telling-sailed = { $faction } płynie { $place-from } { $to-to }: { $units }.
telling-ferried = { $faction } przeprawia { $place-from } { $to-to }: { $units }.
telling-ship-given-up = Załoga { $faction-gen } schodzi na ląd { $place-at }.
telling-dismounted = { $faction } porzuca słonie { $place-at }.
telling-not-let-in = { $other } nie wpuszcza { $faction-gen } { $place-to }.
telling-special-order = { $faction } rozkazuje ruchy specjalne.
telling-ambush = Zasadzka { $place-at }: { $faction } przeciw { $other-dat }, miecze: { $swords }.
telling-herd-shifted = { $faction } pędzi { $herd } { $place-from } { $to-to }.
telling-safe-passage = { $faction } płaci za bezpieczne przejście { $place-at }, złoto: { $gold }.
telling-attrition = { $faction } traci { $place-at }: { $unit }.
telling-battle = { $faction } atakuje { $place-at } { $other-acc }.
telling-swords = { $place }, miecze: { $faction } { $swords }, { $other } { $against }.
telling-charge = { $faction } szarżuje { $place-at }, miecze: { $swords }.
telling-losses = { $faction } traci { $place-at }: { $units }.
telling-battle-won = { $faction } zwycięża { $place-at }; przegrywa { $other }.
telling-battle-drawn = Bitwa { $place-at } ({ $faction } i { $other }) kończy się bez rozstrzygnięcia.
telling-prestige = { $faction } zyskuje { $place-at } prestiż: { $points }.
telling-prestige-lost = { $faction } traci za utracone punkty zwycięstwa prestiż: { $points }.
telling-stormed = { $faction } szturmuje osadę { $place-at }, miecze: { $swords }, tarcze: { $walls }.
telling-occupied = { $faction } odbiera { $loser-dat } osadę { $place-at }.
telling-destroyed = Osada { $loser-gen } { $place-at } zostaje zniszczona.
telling-degraded = { $faction } zatrzymuje osadę { $loser-gen } { $place-at } jako wieś.
telling-sacked = { $faction } zdobywa { $place-at } złoto: { $gold }.
telling-site-removed = { $faction } usuwa plac budowy { $place-at }.
telling-site-left = Załoga { $faction-gen } opuszcza plac budowy { $place-at }.
telling-plundered = { $faction } plądruje: { $place }.
telling-stolen = { $faction } kradnie { $place-at } dobra { $other-gen }.
telling-goods-destroyed = { $faction } niszczy { $place-at } dobra { $other-gen }.
telling-rises = Jednostka { $faction-gen } { $place-at } awansuje: { $unit }.
telling-built = { $faction } kończy { $place-at } budowę: { $building }.
telling-site = { $faction } zaczyna { $place-at } budowę: { $building }.
telling-site-given-up = { $faction } porzuca plac budowy { $place-at }.
telling-marker-cleared = { $faction } usuwa czerwony znacznik { $place-at }.
telling-dismantled = { $faction } rozbiera osadę { $place-at }.
telling-bought = { $faction } kupuje { $place-at }: { $unit }.
telling-recruited = { $faction } werbuje { $place-at }.
telling-unit-upgrade = { $faction } ulepsza { $place-at }: { $unit }.
telling-unit-degrade = { $faction } degraduje { $place-at }: { $unit }.
telling-unit-train = { $faction } szkoli { $place-at }: { $unit }.
telling-unit-sell = { $faction } sprzedaje { $place-at }: { $unit }.
telling-buy-grain = { $faction } kupuje { $place-at } zboże: { $what }.
telling-sell-grain = { $faction } sprzedaje { $place-at } zboże: { $what }.
telling-buy-fish = { $faction } kupuje { $place-at } ryby: { $what }.
telling-buy-herd = { $faction } kupuje { $what ->
        [sheep] stado owiec
        [pigs] stado świń
        [cattle] stado krów
       *[horses] stado koni
    } { $place-to }.
telling-sell-herd = { $faction } sprzedaje { $place-at } { $what ->
        [sheep] stado owiec
        [pigs] stado świń
        [cattle] stado krów
       *[horses] stado koni
    }.
telling-slaughter = { $faction } ubija { $place-at } stado.
telling-slaughtered = { $faction } ubija { $place-at } { $herd }.
telling-command = { $faction } najmuje: { $level }.
telling-treaty = { $treaty-id ->
        [tribute] { $other } obiecuje { $faction-dat } trybut, złoto: { $gold }.
        [ransom] { $other } płaci { $faction-dat } okup, złoto: { $gold }.
       *[vassalage] { $other } zostaje wasalem { $faction-gen }.
    }
telling-treaty-ends = Traktat się kończy: { $treaty } ({ $faction } i { $other }).
telling-refused = { $faction } odmawia: { $other } { $terms-does } (złoto: { $gold }).
telling-vassal-refused = { $faction } nie przyjmuje na wasala: { $other }.
telling-aid-given = { $faction } udziela { $other-dat } pomocy, złoto: { $gold }.
telling-taxes = { $faction } zbiera podatki, złoto: { $gold }.
telling-festivities = { $faction } świętuje i zyskuje prestiż: { $points }.
telling-sown = { $faction } sieje { $place-at }.
telling-dismissed = { $faction } zwalnia { $place-at }: { $unit }.
telling-disbanded = Rozchodzi się { $place-at }: { $unit } ({ $faction }).
telling-eliminated = { $faction } odpada z gry.
telling-announced = { $faction } ogłasza: { $victory }.
telling-announcement-checked = Sprawdza się zapowiedź { $faction-gen }.
telling-won = { $faction } wygrywa: { $victory }.

## Co można przewidzieć

foresee-ambush = Umocnienie { $place-at } urządza na ciebie zasadzkę ({ $other }), niebieskie kości: { $number }.
foresee-attrition = Zużycie { $place-at }: rzut za { $number } { $number ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    }, strata przy { $face ->
        [6] szóstce
       *[other] { $face } lub więcej
    }.
foresee-battle-odds = Bitwa do końca, wrogiem jest { $other }, bez szarży i prestiżu: wygrana { $won } %, remis { $drawn } %, przegrana { $lost } %.
foresee-breach-odds = Tarcze: { $walls }, szansa na wyłom { $place-at } od razu: { $chance } %; obrońcy: { $number }.
foresee-crew = Budowa ({ $building }) wymaga załogi co najmniej { $number }.
foresee-meal = Potrzebne porcje: { $number }. Zapasy: zboże { $grain }, ryby { $fish }, mięso { $meat }.
foresee-short-of-pay = Żołd do wypłaty: { $price } złota, masz { $gold }.
foresee-disbands = Kto zostanie do końca zimy { $place-at }, nie ma połączenia i się rozejdzie.
foresee-encircles = Okrąża osadę { $place-at } ({ $other }): tarcze: { $walls }, szansa na wyłom w jednym szturmie: { $chance } %.
foresee-meets-army = Spotyka { $place-at } { $other-acc }: { $units }.
foresee-needs-leave = { $other } musi wpuścić cię { $place-to }.
foresee-peace = { $treaty-id ->
        [tribute] Ty i { $other } macie pokój, dopóki trybut jest płacony: od razu i przy podatkach każdej pory roku.
        [ransom] Ty i { $other } macie pokój na cztery pory roku.
       *[vassalage] Ty i { $other } macie pokój, dopóki pan nie uwolni wasala albo wasal nie zbuntuje się w Nowy Rok.
    }
foresee-rounds = Z tą załogą budowa ({ $building }) skończy się za { $number } { $number ->
        [one] rundę
        [few] rundy
       *[many] rund
    }.
foresee-stands-there = { $place }: stoi tam { $other }.
foresee-stops = Niektóre jednostki w tej rundzie dalej nie pójdą: { $place }.
foresee-tribute-due = Trybut wynosi { $gold } złota; dopóki jest płacony i przyjmowany, ty i { $other } macie pokój.
foresee-tribute-ends = Ty i { $other } nie macie już pokoju.
foresee-sovereign = Ten traktat od razu kończy grę: { $faction } ją wygrywa.
foresee-treaty-points = Jeśli { $other } się zgodzi, odbiorca zyskuje 2 PZ, a kto płaci lub się poddaje, traci 1.
foresee-vassal-share = Ze złota każdych podatków { $other } oddaje połowę. Odbiorca: { $faction }.
foresee-field-won = Pole { $place } będzie twoje.
foresee-field-lost = Jeśli nikt nie zostanie, pole { $place } nie będzie już twoje.
foresee-asked-again = Kto pasuje, będzie pytany znowu, dopóki inni się ruszają; faza kończy się, gdy wszyscy kolejno spasują.
foresee-units-lost = Utracone jednostki: { $number }.
foresee-feeds = To wyżywi o { $number ->
        [one] jedną jednostkę
        [few] { $number } jednostki
       *[many] { $number } jednostek
    } więcej.
foresee-near-victory = { $other } ogłasza zwycięstwo ({ $victory }) i wygra na koniec rundy, jeśli nic się nie zmieni.
foresee-fertile = 
    { $number ->
        [0] { $place }: tu nie można siać.
       *[other] { $place }: każde zasiane zboże da jeszcze { $number }.
    }
foresee-shut-in = Nikt nie zostaje na zewnątrz: { $place } jest okrążone ({ $other }), do bitwy nie dochodzi. { $walls ->
        [0] Bez tarcz
        [one] 1 tarcza
        [few] { $walls } tarcze
       *[other] { $walls } tarcz
    }; { $chance }% na wyłom w jednym szturmie.
foresee-stack = Teraz zbierane: { $place }, zboże { $number }.
foresee-checked-again = Ogłoszenie sprawdza się na koniec następnej rundy: kto nadal je spełnia i może zaopatrzyć wszystkie osady, wygrywa.
foresee-hunger = Na koniec zimy nie wystarczy dostępnej żywności: kto nie zostanie nakarmiony, przepada.
