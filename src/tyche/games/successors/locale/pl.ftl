### Successors: o grze, pytania i opcje. Dziennik jest w log-pl.ftl, odmowy w refusals-pl.ftl, nazwy w names-pl.ftl, słowa
### planszy w board-pl.ftl, karty w cards-pl.ftl.

about =
    Successors (4. wydanie): wojny po śmierci Aleksandra, dla 2–5 graczy.

    To nieoficjalne opracowanie, wykonane przez graczy na podstawie niemieckiej i czeskiej instrukcji oraz polskiej pomocy gracza. Nie stworzyli go ani nie zatwierdzili autorzy ani wydawca gry. Wszystkie teksty są w naszych własnych słowach.

    Z instrukcji: wszystkie zasady i zasady opcjonalne, tabele pomocy gracza, Prowincje i ich pola, Starszeństwo, Popularność i rozstawienie Wodzów, większość tytułów kart.

    Nasza rekonstrukcja tam, gdzie instrukcje nie pokazują planszy i kart: większość szlaków, Rozstajów, Portów i rodzajów pól; Punkty Zwycięstwa 20 Prowincji; zdolności wielu Wodzów i Niezależnych Armii; numery, Punkty Operacyjne i liczba większości kart oraz, przynajmniej w części, dwie trzecie ich efektów. Nie traktuj tego jako faktów o grze drukowanej. Pliki danych oznaczają każdą taką wartość.

### Pytania

## Zasady opcjonalne (S16).

opt-herakles = Herakles pojawia się później
    .about = Herakles zaczyna poza mapą i pojawia się na polu Pergamon, gdy umrze Alexandros.
opt-faster_cart = Szybszy Wóz Pogrzebowy
    .about = W Etapie I kontrolujący Wóz Pogrzebowy może odrzucić kartę o 4 PO, by poruszać go od tego Segmentu Aktywacji.
opt-cart_destruction = Zniszczenie Wozu Pogrzebowego
    .about = Gdzie Wóz Pogrzebowy zdobyłaby Niezależna Armia lub Niezależny znacznik Kontroli, opuszcza on grę.
opt-siege_defence = Obrona podczas Oblężenia
    .about = Trzeci Punkt Oblężenia przeciw Stolicy niszczy zamiast tego Oddział wewnątrz murów, dopóki jakiś tam jest.
opt-royal_army_sieges = Wojska Królewskie a Oblężenia
    .about = Oddziały Wojsk Królewskich nie liczą się do Oblężenia, dopóki Prestiż oblegającego jest niższy.
opt-supply_attrition = Straty w Segmencie Zaopatrzenia
    .about = Ponad limit zaopatrzenia stratę jednego Oddziału zastępuje rzut na Straty, co najmniej 1.
opt-eight_cu_limit = Limit ośmiu Oddziałów
    .about = Z jednego obszaru może naraz wyjść lub Przechwytywać najwyżej 8 Oddziałów.
opt-cavalry = Kawaleria
    .about = Oddziały Kawalerii: szybkie przy oblężeniach miast, silne w Przechwytywaniu, bitwie i pościgu.
opt-fleets_stay_dispersed = Rozbite Floty nie wracają
    .about = Rozbite Floty nie wracają same: każda kosztuje Kartę Wydarzenia lub Bonusu.
opt-independent_reactions = Reakcje Niezależnych Armii
    .about = Gracze mogą odrzucać Karty Reakcji, by Niezależne Armie Przechwytywały i robiły Unik.
opt-short_game = Krótka rozgrywka
    .about = Gra kończy się po Etapie IV.
opt-demetrios_surrender_only = Demetrios tylko w Segmencie Poszerzania Wpływów
    .about = Premia Demetriosa do Szturmu działa tylko w Segmentach Poszerzania Wpływów, jak wydrukowano na jego karcie.
opt-choose_seats = Wybór miejsc przy stole
    .about = Po rozdaniu Wodzów gracze mogą za zgodą zamienić się miejscami, zanim zostanie wystawiony pierwszy Wódz.
opt-card_superior_cavalry = Karta: Przewaga kawalerii
    .about = Dodaje dwie karty Przewaga kawalerii; nie zaleca się razem z Kawalerią.
opt-card_founding_a_capital = Karta: Założenie Stolicy
    .about = Dodaje kartę, którą gracz zakłada Stolicę.
opt-card_diplomatic_marriage = Karta: Małżeństwo dyplomatyczne
    .about = Dodaje kartę, która na jeden Etap zawiera pokój między dwoma graczami.
opt-card_oracle = Karta: Wyrocznia
    .about = Dodaje kartę, która daje 1 L temu, kto kontroluje wyrocznię.
opt-card_alexanders_ghost = Karta: Duch Aleksandra
    .about = Dodaje kartę, która Prestiżem zdobywa Oddział Wojsk Królewskich.
opt-card_superior_admiral = Karta: Znakomity admirał
    .about = Dodaje dwie karty Znakomity admirał.
opt-card_price_of_failure = Karta: Cena porażki
    .about = Dodaje kartę, która może zabić pokonanego Głównodowodzącego.
opt-card_new_delivery_at_the_port = Karta: Nowa dostawa w porcie
    .about = Dodaje kartę, która pomaga obleganemu Portowi.

## Przygotowanie gry i Etapu

ask-keep-general = Wybierz Wodza, którego zatrzymujesz; drugi zostanie wtasowany i rozdany na nowo.
    .waiting = który Wódz zostanie
ask-start = Gdzie zaczyna { $general }?
    .waiting = gdzie zaczyna { $general }
    .place = Zacznij { $area-at }
ask-redistribute = Rozmieść swoje elementy wewnątrz i na zewnątrz murów: { $place }.
    .waiting = elementy wewnątrz i na zewnątrz murów: { $place }
    .done = Zostaw wszystko tak, jak jest
ask-choose-seats = Wodzowie są rozdani: chcesz się z kimś zamienić miejscami? Kolejność biegnie wokół stołu.
    .waiting = wybór miejsc przy stole
    .pass = Zostaję na swoim miejscu
ask-agree-to-swap = { $faction } chce się z tobą zamienić miejscami.
    .waiting = czy { $faction } zamieni się miejscami
    .yes = Zgoda
    .no = Zostań na miejscu
ask-first-player = Masz najmniej Punktów Zwycięstwa: wybierz 1. Gracza.
    .waiting = wybór 1. Gracza
ask-direction = Wybierz kierunek gry.
    .waiting = kierunek gry
ask-bury = Wóz Pogrzebowy jest { $place-at }. Czy chowasz tu Aleksandra?
    .waiting = czy Aleksander zostanie pochowany { $place-at }
    .yes = Pochowaj Aleksandra
    .no = Jeszcze nie

## Uzupełnienia i nowe elementy

ask-next-unit = Nie masz miejsca na wszystko: { $units }. Co będzie następne?
    .waiting = co będzie następne ({ $units })
ask-reinforce = Rozmieść jako Uzupełnienia: { $units }.
    .waiting = Uzupełnienia: { $units }
ask-place-general = Gdzie stanie { $general }?
    .waiting = gdzie stanie { $general }
ask-levy = Gdzie trafią te Oddziały: { $units }?
    .waiting = gdzie trafią nowe Oddziały ({ $units })
ask-inside-or-outside = Wewnątrz czy na zewnątrz murów: gdzie { $general-id ->
        [none] trafią te Oddziały: { $units }?
       *[other] trafi { $general } z tymi Oddziałami: { $units }?
    }
    .waiting = wewnątrz czy na zewnątrz murów
ask-troops = Wybierz Oddziały, które daje karta.
    .waiting = Oddziały, które daje karta
ask-appear = Gdzie pojawia się { $general }?
    .waiting = gdzie pojawia się { $general }
ask-marker = Czy twój znacznik Kontroli { $place-at } zastępuje każdy inny?
    .waiting = czy znacznik Kontroli { $place-at } zastępuje każdy inny
ask-keep-units = Twoje Oddziały { $place-at } nie mają ani Wodza, ani twojego znacznika Kontroli. Czy je zatrzymujesz?
    .waiting = czy Oddziały { $place-at } zostają

## Segment Poszerzania Wpływów

ask-surrender-remove = Segment Poszerzania Wpływów, krok pierwszy: usuń znaczniki Kontroli innych graczy.
    .waiting = Segment Poszerzania Wpływów, krok pierwszy: znaczniki Kontroli innych graczy
    .done = Przejdź do rozmieszczania znaczników Kontroli
ask-surrender-place = Segment Poszerzania Wpływów, krok drugi: umieść znaczniki Kontroli tam, gdzie są twoje Oddziały.
    .waiting = Segment Poszerzania Wpływów, krok drugi: nowe znaczniki Kontroli
    .done = Przejdź do Szturmów
ask-surrender-siege = Segment Poszerzania Wpływów, krok trzeci: prowadź Szturmy.
    .waiting = Segment Poszerzania Wpływów, krok trzeci: Szturmy
    .done = Przejdź do segmentu Tyche
ask-claim = Oblężenie jest zakończone. Czy umieszczasz { $place-at } swój znacznik Kontroli?
    .waiting = znacznik Kontroli { $place-at } po Oblężeniu
    .yes = Umieść znacznik Kontroli
    .no = Zostaw niekontrolowane

## Segment Tyche

ask-tyche = Segment Tyche: zagraj jedną Kartę Wydarzenia lub Bonusu; jeśli nie masz żadnej, odrzuć Kartę Reakcji i dobierz.
    .waiting = Segment Tyche: karta
ask-spend = Wykorzystaj { $points ->
        [one] Punkt Operacyjny
        [few] { $points } Punkty Operacyjne
       *[many] { $points } Punktów Operacyjnych
    } karty.
    .waiting = Punkty Operacyjne z karty ({ $points })
ask-march = Wybierz Armię lub Wodza do Aktywacji; { $points ->
        [one] 1 Punkt Ruchu
        [few] { $points } Punkty Ruchu
       *[many] { $points } Punktów Ruchu
    }.
    .waiting = Armia lub Wódz do Aktywacji (Punkty Ruchu: { $points })
    .pass = Nie aktywuj nikogo
ask-place-marker = Rozmieść znaczniki Kontroli: { $points ->
        [one] został 1
        [few] zostały { $points }
       *[many] zostało { $points }
    }.
    .waiting = znaczniki Kontroli: { $points ->
        [one] został 1
        [few] zostały { $points }
       *[many] zostało { $points }
    }
ask-train = Wybierz Oddział, który szkolisz; { $points ->
        [one] został 1 Punkt Operacyjny
        [few] zostały { $points } Punkty Operacyjne
       *[many] zostało { $points } Punktów Operacyjnych
    }.
    .waiting = który Oddział jest szkolony (Punkty Operacyjne: { $points })
ask-fleet = Wybierz Flotę.
    .waiting = wybór Floty
ask-recruit = Wybierz Wodza, którego werbujesz.
    .waiting = który Wódz jest werbowany
ask-diplomacy = Dyplomacja: wybierz Miasto, którego znacznik Kontroli zamieniasz na swój.
    .waiting = Dyplomacja: Miasto
    .target = Zamień znacznik { $what-at }
ask-raid = Mały najazd: wybierz Miasto, które traci znacznik Kontroli.
    .waiting = Mały najazd: Miasto
    .target = Usuń znacznik { $what-at }
ask-epidemic = Epidemia: wybierz Armię, która ponosi Straty.
    .waiting = Epidemia: Armia, która ponosi Straty
    .target = Armia { $what-at }
ask-desertions = Dezercje: wybierz obszar.
    .waiting = Dezercje: obszar
    .target = Oddziały { $what-at }
ask-desert = Dezercje: wybierz Oddział, który ginie { $area-at }.
    .waiting = Dezercje: Oddział, który ginie { $area-at }
ask-contempt = Pogarda: wybierz Wodza, którego Frakcja traci 3 L.
    .waiting = Pogarda: Wódz, którego Frakcja traci 3 L
ask-helepolis = Helepolis: wybierz Stolicę, którą z nią oblegasz.
    .waiting = Helepolis: oblegana Stolica
    .target = Sprowadź { $what-to }
ask-hemlock = Kielich z Cykutą: wybierz, kto umiera.
    .waiting = Kielich z Cykutą: kto umiera
    .target = Zabij: { $what }
ask-olympias = Olympias: dokąd się udaje?
    .waiting = Olympias: dokąd się udaje
ask-philippos = Philippos: do której Armii dołącza?
    .waiting = Philippos: do której Armii dołącza
    .target = Armia { $what-at }
ask-plans = Ich własne plany: dokąd udaje się { $royal }?
    .waiting = Ich własne plany: dokąd udaje się { $royal }
    .target = { $what-to }
    .pass = Zostaje
ask-plunder = Splądrowany skarbiec: wybierz miasto.
    .waiting = Splądrowany skarbiec: miasto
    .target = Splądruj: { $what }
ask-unrest = Rozruchy ({ $provinces }): wybierz pole, które stanie się Niezależne.
    .waiting = Rozruchy ({ $provinces }): pole, które stanie się Niezależne
    .target = Niezależne: { $what }
ask-move-independents = Wybierz Niezależną Armię, którą poruszysz.
    .waiting = Niezależna Armia, która się poruszy
ask-move-army = { $general } ma { $points ->
        [one] 1 Punkt Ruchu
        [few] { $points } Punkty Ruchu
       *[many] { $points } Punktów Ruchu
    }. Dokąd idzie?
    .waiting = dokąd idzie { $general } (Punkty Ruchu: { $points })
    .done = Zatrzymaj się tutaj
ask-capital = Założenie Stolicy: wybierz Miasto.
    .waiting = Założenie Stolicy: Miasto
    .target = Załóż { $what-at }
ask-pact = Małżeństwo dyplomatyczne: wybierz drugiego gracza.
    .waiting = Małżeństwo dyplomatyczne: drugi gracz
    .target = Pokój z graczem { $what }
ask-ghost = Duch Aleksandra: wybierz wrogą Armię.
    .waiting = Duch Aleksandra: wroga Armia
    .target = Armia { $what-at }
ask-ghost-army = Duch Aleksandra: wybierz swoją Armię.
    .waiting = Duch Aleksandra: własna Armia
    .target = Twoja Armia { $what-at }
ask-delivery = Nowa dostawa w porcie: wybierz oblegane miasto.
    .waiting = Nowa dostawa w porcie: oblegane miasto
    .target = Pomóż: { $what }
ask-deliver-unit = Czy umieszczasz Oddział Najemników wewnątrz murów { $place }?
    .waiting = Oddział Najemników wewnątrz murów { $place }
    .yes = Umieść Najemników wewnątrz
    .no = Bez Najemników

## Aktywacja i ruch

ask-activation = Segment Aktywacji: rzuć na ruch albo weź zamiast tego Oddział Najemników.
    .waiting = Segment Aktywacji: ruch albo Oddział Najemników
    .pass = Ani jedno, ani drugie
ask-armies = Kość ruchu pokazuje { $die }. Wybierz Armię lub Wodza do Aktywacji.
    .waiting = Armia lub Wódz do Aktywacji (kość ruchu: { $die })
    .done = Zakończ Segment Aktywacji
ask-act = { $general }: { $points ->
        [one] został 1 Punkt Ruchu
        [few] zostały { $points } Punkty Ruchu
       *[many] zostało { $points } Punktów Ruchu
    }.
    .waiting = { $general } (Punkty Ruchu: { $points })
    .done = Zakończ tę Aktywację
ask-free-passage = Wchodzisz { $place-to }. Czy prosisz o Zgodę na Przejście?
    .waiting = prośba o Zgodę na Przejście { $place-through }
    .done = Nie proś
ask-grant-passage = { $faction } prosi o Zgodę na Przejście { $place-through }.
    .waiting = czy { $faction } dostanie Zgodę na Przejście { $place-through }
    .yes = Zgódź się
    .no = Odmów
ask-accept-passage = { $faction } zgadza się na Przejście { $place-through }. Jeśli przyjmiesz, musisz iść dalej.
    .waiting = przyjęcie Zgody na Przejście { $place-through }
    .yes = Przyjmij i idź dalej
    .no = Nie przyjmuj
ask-honour-passage = { $faction } wchodzi { $place-to } na twoje słowo. Czy go dotrzymasz?
    .waiting = dotrzymanie słowa, które ma { $faction } { $place-at }
    .yes = Dotrzymaj zgody
    .no = Złam słowo
ask-general-meets-general = Twój Wódz spotyka { $place-at } wrogiego Wodza: nie może zostać.
    .waiting = Wódz, który nie może zostać { $place-at }
ask-intercept = { $general-id ->
        [none] Ruch elementów
       *[other] { $general } idzie
    } { $place-to }. Czy Przechwytujesz?
    .waiting = Przechwycenie { $place-at }
    .pass = Nie Przechwytuj
ask-intercept-with = { $general } Przechwytuje. Wybierz, co idzie z nim.
    .waiting = co idzie z Wodzem, który Przechwytuje ({ $general })
    .take-all = Weź wszystko
    .done = Nic więcej
ask-withdraw = Zostajesz Przechwycony { $place-at }. Czy się Wycofujesz?
    .waiting = Wycofanie po Przechwyceniu { $place-at }
ask-avoid-battle = { $enemy } wchodzi { $place-to }. Czy próbujesz Uniku?
    .waiting = próba Uniku { $place-at } ({ $enemy })
    .pass = Zostań
ask-avoid-to = { $general } robi Unik. Dokąd idzie?
    .waiting = dokąd idzie po Uniku { $general }
    .done = Zatrzymaj się tutaj

## Na morzu

ask-escort = Wybierz Floty eskortujące Ruch Morski.
    .waiting = Floty eskortujące Ruch Morski
    .done = Więcej Flot nie
ask-sea-battle = { $general } płynie { $place-to }. Czy ogłaszasz Bitwę Morską?
    .waiting = Bitwa Morska: { $general } płynie { $place-to }
    .pass = Przepuść Armię
ask-engage = Wybierz dalsze Floty do Bitwy Morskiej.
    .waiting = dalsze Floty do Bitwy Morskiej
    .done = Więcej Flot nie
ask-sea-card = { $general } płynie { $place-to }. Czy zagrywasz kartę na ten Ruch Morski?
    .waiting = karta na Ruch Morski: { $general } płynie { $place-to }
    .pass = Nie zagrywaj karty
ask-drop = Wybierz, co schodzi na ląd { $area-at }.
    .waiting = co schodzi na ląd { $area-at }

## Bitwa, straty, Oblężenia

ask-join-battle = Bitwa { $place-at }: które z twoich elementów wychodzą zza murów, by dołączyć?
    .waiting = bitwa { $place-at }: które elementy wychodzą zza murów, by dołączyć
    .done = Nikt więcej
ask-battle-card = Bitwa { $place-at }, przeciwnik: { $enemy }. Czy zagrywasz Kartę Reakcji?
    .waiting = bitwa { $place-at }: Karta Reakcji
    .pass = Nie zagrywaj karty
ask-mutiny = Bunt { $place-at }: wybierz Oddział, który przechodzi do ciebie.
    .waiting = bunt { $place-at }: Oddział, który zmienia stronę
ask-reroll-elephant = Kości Słoni pokazują { $dice }. Czy Seleukos każe rzucić jedną ponownie?
    .waiting = ponowny rzut kością Słoni dzięki Seleukosowi ({ $dice })
    .no = Zostaw kości
ask-succession = Twój Głównodowodzący { $area-at } poległ. Czy wystawiasz Dowódcę?
    .waiting = następca Głównodowodzącego { $area-at }
    .yes = Wystaw Dowódcę
    .no = Nikogo nie wystawiaj
ask-losses = Wybierz Oddział, który tracisz { $area-at }; zostało { $left }.
    .waiting = Straty { $area-at }: zostało { $left }
ask-price-of-failure = { $general } przegrał bitwę. Czy zagrywasz na niego Cenę porażki?
    .waiting = Cena porażki, { $general }
    .pass = Nie zagrywaj karty
ask-supply = { $number ->
        [0] Segment Zaopatrzenia: wszystkie twoje Oddziały mają zaopatrzenie. Zakończ swoją Turę.
       *[other] Segment Zaopatrzenia: na każdym polu ponad limit zaopatrzenia strać Oddział, a potem zakończ swoją Turę.
    }
    .waiting = Segment Zaopatrzenia i koniec Tury
    .done = Zakończ Turę
ask-supply-loss = Nie wszystkie twoje Oddziały { $place-at } mają zaopatrzenie. Wybierz, który tracisz; zostało { $left }.
    .waiting = straty z braku zaopatrzenia { $place-at }: zostało { $left }

## Karty Reakcji

ask-cancel = { $faction } zagrywa kartę „{ $card }” ({ $card-id }). Czy ją anulujesz?
    .waiting = czy karta „{ $card }” ({ $card-id }), którą zagrywa { $faction }, zostanie anulowana
    .pass = Pozwól
ask-oratory = Zaraz zostanie porównany Prestiż { $area-at }. Czy zagrywasz Dar wymowy?
    .waiting = Dar wymowy przed porównaniem Prestiżu { $area-at }
    .pass = Nie zagrywaj karty
ask-keep-card = Wybierz kartę, którą zatrzymujesz; druga zostanie odrzucona.
    .waiting = która karta zostanie

### Opcje

## Armie

option-activate = Aktywuj: { $general }
option-lead = Wystaw Dowódcę { $area-at } i aktywuj go
option-take = Weź { $units }{ $where ->
        [inside] {" "}zza murów
       *[outside] {""}
    }
option-take-all = Weź wszystko
option-take-general = Weź { $general-acc }{ $where ->
        [inside] {" "}zza murów
       *[outside] {""}
    }
option-take-royal = Weź { $royal-acc }{ $where ->
        [inside] {" "}zza murów
       *[outside] {""}
    }
option-leave = Zostaw { $units }
option-leave-general = Zostaw { $general-acc }
option-leave-royal = Zostaw { $royal-acc }
option-move = Idź { $place-to }
option-go-in = Wejdź za mury
option-go-out = Wyjdź zza murów
option-siege = Prowadź Szturm{ $card-id ->
        [none] {""}
       *[other] {" "}z kartą „{ $card }” ({ $card-id })
    }
option-remove-marker = Usuń tutejszy znacznik Kontroli
option-swap-marker = Zamień tutejszy znacznik Kontroli na swój i zakończ Aktywację
option-relocate = Przenieś Dowódcę { $area-to }
option-embark = Wypłyń w morze
option-sail = Płyń { $place-to }
option-pontic-sail = Płyń { $place-to } z Flotą pontyjską
option-land = Wyląduj { $area-at }
option-drop = Wysadź elementy { $area-at }
option-put-ashore = Wysadź { $units }
option-general-ashore = Wysadź { $general-acc }
option-royal-ashore = Wysadź { $royal-acc }
option-escort = Eskortuj: { $fleet }
option-escort-all = Eskortuj wszystkimi Flotami
option-engage = Walcz: { $fleet }
option-engage-all = Walcz wszystkimi Flotami

## Akcje dodatkowe

option-station = Wystaw Dowódcę { $area-at }
option-station-used = Wystaw Dowódcę { $area-at } (już aktywowanego)
option-recall = Zdejmij { $general-acc } z mapy
option-disband = Rozpuść Oddział Wojsk Królewskich { $area-at }
option-oratory = Zagraj Dar wymowy na { $general-acc }

## Reakcje

option-ask-passage = Poproś { $faction-acc } o Zgodę na Przejście
option-intercept = Przechwyć, prowadzi { $general }{ $card-id ->
        [none] {""}
       *[other] {" "}(odrzuć kartę „{ $card }”, { $card-id })
    }
option-intercept-with-minor = Wystaw Dowódcę { $area-at } i Przechwyć z nim
option-stay-behind = Dowódca zostaje jako Głównodowodzący
option-stand = Zostań
option-withdraw = Wycofaj się
option-move-on = Idź dalej
option-avoid = Zrób Unik, prowadzi { $general }{ $card-id ->
        [none] {""}
       *[other] {" "}(odrzuć kartę „{ $card }”, { $card-id })
    }
option-avoid-to = Idź { $place-to }
option-join = Dołącza 1 { $unit }
option-join-general = Dołącza { $general }
option-reroll = Rzuć ponownie kość z { $number }
option-lose = Strać 1 { $unit }{ $where ->
        [inside] {" "}wewnątrz murów
       *[outside] {""}
    }
option-win-over = Pozyskaj 1 { $unit }
option-place-minor = Wystaw Dowódcę { $area-at }
option-disperse = Pozwól je rozbić

## Miasto

option-go-inside = Do środka: 1 { $unit }
option-go-outside = Na zewnątrz: 1 { $unit }
option-general-inside = { $general } wchodzi za mury
option-general-outside = { $general } wychodzi zza murów
option-royal-inside = { $royal } wchodzi za mury
option-royal-outside = { $royal } wychodzi zza murów

## Segmenty

option-remove = Usuń znacznik { $place-at }
option-claim = Umieść znacznik { $place-at }
option-claim-all = Umieść wszystkie znaczniki
option-besiege = Prowadź Szturm { $place-at }{ $card-id ->
        [none] {""}
       *[other] {" "}z kartą „{ $card }” ({ $card-id })
    }
option-roll = Rzuć kością ruchu
option-recruit-mercenary = Weź Oddział Najemników
option-supply = Strać { $place-at } Oddział z powodu Zaopatrzenia
option-bury = Pochowaj Aleksandra

## Karty

option-play = { $use-id ->
        [none] Zagraj kartę „{ $card }” ({ $card-id })
        [nothing] „{ $card }” ({ $card-id }): bez efektu
       *[other] „{ $card }” ({ $card-id }): { $use }
    }
option-use = { $use-id ->
        [march] Forsowny Marsz
        [place] Rozmieść znaczniki Kontroli
        [train] Szkolenie Oddziałów
       *[nothing] Nie wykorzystuj punktów
    }
option-discard = Odrzuć kartę „{ $card }” ({ $card-id })
option-keep = Zatrzymaj: { $what }{ $what-kind ->
        [card] {" "}({ $what-id })
       *[general] {""}
    }
option-place-marker = Umieść znacznik { $place-at }
option-next = Następny: { $unit }
option-train = Szkolenie: { $unit }
option-improve = Rozbuduj { $fleet-acc }
option-regain = Odzyskaj { $fleet-acc }
option-recruit = Zwerbuj { $general-acc }
option-appear = Pojaw się { $place-at }
option-as-reinforcement = Przybądź jako Uzupełnienie
option-with-marker = Umieść znacznik Kontroli
option-without-marker = Zostaw znaczniki tak, jak są
option-place = Umieść { $area-at }
option-target = { $what }
option-desert = Dezerteruje 1 { $unit }
option-troops = { $units }
option-with-army = Udaje się { $area-to } z Armią
option-move-her = Udaje się { $area-to } bez Oddziałów
option-army = Porusz { $general-acc }
option-grey-marker = Umieść tu zamiast tego Niezależny znacznik

## Przygotowania Etapu

option-swap-seats = Zamień się miejscami: { $faction }
option-first = Zaczyna { $faction }
option-left = W lewo
option-right = W prawo
