### Wiersz poleceń.
###
### cli-COMMAND-help i cli-COMMAND-examples to pomoc polecenia, cli-arg-NAME pomoc argumentu lub opcji.

cli-app-help = Starożytne gry planszowe: grać, badać i symulować, z przestrzeganiem zasad.

## Polecenia.

cli-play-help =
    Zagraj w grę przy jednym ekranie, przeciw botom lub przyjaciołom.

    Pierwsze miejsce jest twoje, a pozostałe zajmują boty, chyba że --seats mówi inaczej. Podczas gry wpisz help.
cli-play-examples =
    Przykłady:
      tyche play successors
      tyche play --players 3 --seats blue=human,red=bot:random
      tyche play successors --options cavalry,short_game --save table.json
      tyche play --continue
      tyche play --resume table.json
      tyche play --watch --players 2 --seed actium
cli-replay-help =
    Przejdź przez zapis, decyzja po decyzji, czyimikolwiek oczami.
cli-replay-examples =
    Przykłady:
      tyche replay table.json
      tyche replay table.json --seat all --moment 120
      tyche replay table.json --auto
cli-simulate-help =
    Pozwól botom rozegrać wiele gier i policz, kto wygrywa i jak.

    To samo ziarno daje te same gry, przy dowolnej liczbie procesów. Z gry na grę boty przesuwają się o jedno miejsce.
cli-simulate-examples =
    Przykłady:
      tyche simulate --bots strategos,random --games 100 --workers 2
      tyche simulate --players 2 --options short_game --out games.jsonl
cli-arena-help =
    Porównać boty ze sobą: każdy siedzi na każdym miejscu przy tym samym szczęściu.
    Udziały wygranych i oceny mają przedziały 95 %; 400 punktów to szanse dziesięć do jednego.
cli-arena-examples =
    Przykłady:
      tyche arena hellas --challenger polemarchos --bots random
      tyche arena successors --deals 50 --workers 2 --out ladder.jsonl
cli-train-help =
    Nauczyć się z partii przeciw sobie, co obiecują pozycje: szansę każdego miejsca na wygraną.
    Folder przechowuje partie, aby przerwany przebieg mógł iść dalej, i wagi.
cli-train-examples =
    Przykłady:
      tyche train hellas --folder build/hellas --games 600 --workers 2
cli-learn-help =
    Nauka gry przez granie: krótkie lekcje, krok po kroku. Bez nazwy pierwsza nieukończona.
cli-learn-examples =
    Przykłady:
      tyche learn successors
      tyche learn successors battle --language cs
cli-arg-lesson = Nazwa lekcji.
cli-lesson-enter = Enter: dalej{" "}
cli-lesson-hint = Na to przyjdzie czas. Zrób to, co mówi lekcja.
cli-lesson-show = Wpisz „show me”, a lekcja to zrobi.
cli-lesson-no-undo = W lekcji niczego się nie cofa; można ją zacząć od nowa.
cli-lesson-wrong = Niezupełnie. Pomyśl jeszcze raz.
cli-lesson-all-done = Wszystkie lekcje są ukończone; podaj nazwę, by zagrać którąś ponownie.
cli-puzzle-help =
    Znajdź wygrywający ruch: chwila partii, w której jedna możliwość góruje nad pozostałymi. Bez gry: zadanie dnia.
cli-puzzle-examples =
    Przykłady:
      tyche puzzle
      tyche puzzle hellas
cli-puzzles-help =
    Szukaj zadań: boty grają, a gdzie jedna możliwość się wyróżnia, rozgrywa się ją wiele razy. To samo ziarno znajduje te same zadania.
cli-puzzles-examples =
    Przykłady:
      tyche puzzles hellas --number 20 --out build/puzzles
cli-arg-puzzle-game = Gra; bez niej zadanie dnia.
cli-arg-puzzle = Oznaczenie zadania.
cli-arg-puzzles-out = Folder, do którego zapisuje się zadania.
cli-arg-puzzles-games = Ile partii zostanie rozegranych.
cli-arg-puzzles-first = Numer pierwszej partii, aby kontynuować wcześniejsze szukanie.
cli-arg-case = Otwórz stół próbny w pozycji z pliku z przypadkiem.
cli-arg-case-title = Który przypadek z pliku: początek jego tytułu (domyślnie pierwszy).
cli-puzzles-looking = Szukam zadań
cli-puzzles-found = Zapisano zadań: { $number }, folder { $folder }
cli-puzzle-about-soon = Grasz jako { $seat }. W ciągu jednej rundy wygrywa tu możliwości: { $right }. Znajdź { $right ->
    [one] ją
   *[other] jedną z nich
}. „hint“ podpowiada.
cli-puzzle-solved-soon = To jest to: tak szybko wygrała { $wins } ze 100 partii rozegranych stąd dalej.
cli-puzzle-wrong-soon = Stąd tak szybko wygrywa to { $wins } ze 100 partii; najlepsza możliwość { $best }. Spróbuj jeszcze raz.
cli-arg-puzzles-further = Z --soon: patrz o tyle dalej, niż gra zwykle to robi (Successors: 2 to cała runda).
cli-arg-puzzles-soon = Szukaj zwycięstw, które przychodzą w ciągu jednej rundy.
cli-puzzle-about = Grasz jako { $seat }. Jedna możliwość wygrywa tu znacznie częściej niż każda inna: znajdź ją. „hint“ podpowiada.
cli-puzzle-solved = To jest to: wygrała { $wins } ze 100 partii rozegranych stąd dalej.
cli-puzzle-wrong = Rozegrane stąd dalej, to wygrywa { $wins } ze 100 partii; najlepsza możliwość wygrywa { $best }. Spróbuj jeszcze raz.
cli-puzzle-where = Spójrz tutaj: { $places }
cli-puzzle-rule = Zasada, o której warto pomyśleć: { $clause }. „show me“ pokaże rozwiązanie.
cli-cases-help =
    Uruchom przypadki zasad: pliki YAML lub foldery z nimi. To, co się nie zgadza, jest wypisywane z plikiem i wierszem.
cli-cases-examples =
    Przykłady:
      tyche cases
      tyche cases src/tyche/games/successors/cases/S15-sieges.yaml
cli-clauses-help =
    Wypisz klauzule zasad z funkcjami, przypadkami i testami, które je przywołują.
cli-clauses-examples =
    Przykłady:
      tyche clauses successors
      tyche clauses successors S15
      tyche clauses successors --missing
cli-rules-help =
    Czytaj zasady: rozdziały, klauzulę ze wszystkim pod nią albo klauzule, które zawierają dane słowa.
cli-rules-examples =
    Przykłady:
      tyche rules successors
      tyche rules successors S10.J
      tyche rules successors overrun champion
cli-reviews-help =
    Analizy wielu zakończonych partii, po jednym wierszu JSON; przerwany przebieg idzie dalej od miejsca przerwania.
cli-reviews-examples =
    Przykłady:
      tyche reviews games/ --out reviews.jsonl --workers 2
cli-statistics-help =
    Jak wychodzą partie: kto czym wygrywa, jak się kończą, jak długo trwają. Z tego, co zachował serwer, albo z zapisów.
cli-statistics-examples =
    Przykłady:
      tyche statistics hellas --who bots
      tyche statistics scharz games/ --only map:italia --csv figures.csv
cli-export-help =
    Zapisać gry jako zbiór danych w plikach Parquet: z zapisów, z serwera albo rozegrane w tym celu przez boty.
    To samo polecenie idzie dalej od miejsca przerwania i dodaje to, co się od tego czasu skończyło.
cli-export-examples =
    Przykłady:
      tyche export dataset --sample hellas --games 50 --workers 2
      tyche export dataset games/
      tyche export dataset --server
cli-records-help =
    Zapisać gry zbioru danych jako zapisy, które można sprawdzić i odtworzyć.
cli-records-examples =
    Przykłady:
      tyche records dataset records/
cli-study-help =
    Analiza zakończonej partii: szanse, punkty zwrotne, szczęście.
cli-study-examples =
    Przykład:
      tyche study table.json --html analiza.html
cli-verify-help =
    Sprawdź zapis: obietnicę kości, każdą decyzję, każdą kość, końcową pozycję i wynik.
cli-verify-examples =
    Przykład:
      tyche verify table.json
cli-games-help =
    Wypisz zainstalowane gry z liczbami graczy i opcjami.
cli-games-examples =
    Przykład:
      tyche games

## Argumenty.

cli-arg-game = Gra; zob. tyche games.
cli-arg-game-or-all = Gra albo wszystkie: all; zob. tyche games.
cli-arg-players = Ilu gra (4, jeśli nie podano).
cli-arg-seats = Kto gdzie siedzi: MIEJSCE=human albo MIEJSCE=bot:NAZWA, po przecinkach.
cli-arg-options = Opcje stołu, po przecinkach: nazwa albo nazwa=wartość.
cli-arg-seed = Słowo lub liczba; to samo ziarno daje te same kości i karty.
cli-arg-save = Zapisuj tu stół po każdej decyzji. Plik zawiera ziarno: zachowaj go dla siebie. Bez tego ostatni stół jest przechowywany dla --continue.
cli-arg-resume = Graj dalej przy zapisanym stole; powiedz znów, kto gdzie siedzi. Zapis trafia do tego samego pliku, chyba że --save mówi inaczej.
cli-arg-components = Plik z własnymi elementami, dla gier, które go przyjmują.
cli-arg-continue = Graj dalej przy stole, przy którym grano ostatnio, z tymi samymi miejscami.
cli-arg-watch = Tylko boty; wypisz dziennik.
cli-arg-language = Język wszystkich tekstów.
cli-arg-study-html = Zapisz analizę jako stronę w tym pliku.
cli-arg-study-json = Zapisz analizę jako JSON w tym pliku.
cli-arg-record = Zapis utworzony przez tyche play --save.
cli-arg-seat = Czyimi oczami: miejsce, all albo none.
cli-arg-moment = Zacznij po tylu decyzjach.
cli-arg-auto = Wypisz cały dziennik i ostatnią pozycję, o nic nie pytając.
cli-arg-bots = Boty meczu, po przecinkach; powtarzają się, aż wszystkie miejsca są zajęte.
cli-arg-games = Ile gier.
cli-arg-workers = Ile procesów.
cli-arg-match-seed = Inne ziarno daje inne gry.
cli-arg-out = Zapisz po jednym wierszu JSON na grę.
cli-arg-arena-bots = Boty, po przecinkach (bez podania wszystkie, które grają w tę grę); przy pretendencie jego przeciwnicy.
cli-arg-challenger = Jeden bot przeciw stołowi pełnemu innych.
cli-arg-deals = Ile rozdań; każde rozgrywa się raz dla każdego miejsca.
cli-arg-ladder = Każdy przeciw stołowi pełnemu botów o poziom niżej; szybkie grają dziesięć razy więcej rozdań.
cli-arg-anchor = Bot z oceną 0 (bez podania najsłabszy).
cli-arg-arena-out = Zapisać wiersz JSON dla każdej partii. Tego, co plik już zawiera, nie rozgrywa się ponownie.
cli-arg-ray = Adres klastra Ray albo local, by uruchomić go tutaj.
cli-arg-train-folder = Folder na partie i wagi.
cli-arg-train-players = Liczby graczy, po przecinkach; zmieniają się kolejno (bez podania wszystkie dozwolone).
cli-arg-reviews-out = Plik na analizy.
cli-reviewing = Analizowanie partii
cli-reviewed = Analiz w pliku { $file }: { $number }.
cli-arg-dataset = Folder zbioru danych.
cli-arg-export-records = Zapisy albo foldery z nimi.
cli-arg-export-server = Zakończone gry serwera; osoby dostają pseudonimy.
cli-arg-sample = Boty rozegrają w tym celu tę grę.
cli-arg-export-only = Rodzaje wierszy, po przecinkach (games, outcomes, decisions, options, features; bez podania wszystkie).
cli-arg-statistics-who = Kto grał: persons, mixed albo bots (na serwerze; zapisy tego nie mówią).
cli-arg-statistics-players = Tylko partie z tyloma graczami.
cli-arg-statistics-days = Tylko partie z ostatnich tylu dni.
cli-arg-statistics-only = Tylko partie z tymi opcjami, na przykład map:italia,mode:first.
cli-arg-statistics-csv = Zapisz liczby do tego pliku, oddzielone przecinkami.
cli-arg-statistics-json = Zapisz liczby do tego pliku jako JSON.
cli-statistics-who = Kto grał, to jedno z { $known }.
cli-statistics-one-source = Powiedz, skąd są partie: z zapisów albo z bazy danych, nie z obu.
cli-statistics-only = Powiedz OPCJA:WARTOŚĆ, z opcjami { $known }.
cli-statistics-not-over = partia nie jest skończona
cli-statistics-counting = Liczenie partii
cli-export-one-source = Podaj, skąd są gry: zapisy, --server albo --sample z grą; jedno z nich.
cli-no-rows = Nie ma wierszy { $kind }; są { $kinds }.
cli-exporting = Zapisywanie gier
cli-exported = Gier w folderze { $folder }: { $games }; pominięto: { $left }.
cli-left-out = Pominięto: { $game }: { $why }
cli-records-written = Zapisów w folderze { $folder }: { $number }.
cli-arg-records = Zachowaj zapis każdej gry w tym folderze.
cli-arg-words = Klauzula albo słowa do wyszukania.
cli-arg-paths = Pliki lub foldery; bez nich przypadki wszystkich gier.
cli-arg-clause = Tylko ta klauzula i te pod nią.
cli-arg-missing = Tylko klauzule, których nie przywołuje żaden przypadek ani test; nie powinno ich być.
cli-arg-pairs = Liczy w grach losowych i grach botów, które klauzule różnych rozdziałów spotykają się w jednej procedurze, i wymienia najczęstsze pary bez wspólnego przypadku.
cli-arg-pair-games = Z --pairs: ile gier losowych i tyle samo gier botów.
cli-arg-search-rules = Czego szukać, tak jak zapytałby gracz.
cli-arg-cases = Folder przypadków, jeśli inny niż folder gry.
cli-arg-tests = Folder testów.

## Gra.

cli-welcome = Stół gry { $game }, graczy: { $players }.
cli-commitment = Kości są obiecane: { $commitment }
cli-seated = { $number ->
        [0] Przy tym ekranie: { $people }.
       *[other] Twoje miejsca: { $people }; boty: { $bots }.
    }
cli-hint = Wybieraj numerem lub słowami. Wpisz help, by zobaczyć resztę, about, by dowiedzieć się, co to za gra.
cli-help =
    NUMER lub SŁOWA     wybierz opcję: 3, albo { $words }, albo samo { $name }, jeśli pasuje tylko do jednej
    { "*" }                   wybierz oznaczoną opcję: co zrobiłby nieobecny gracz
    more (lub Enter)    opcje jeszcze raz albo ich następna strona
    why SŁOWA           dlaczego coś jest niedozwolone: why { $words }
    hint                co zrobiłby tu silny bot i dlaczego
    undo                cofnij swoją ostatnią decyzję, jeśli nic od tego czasu nie ujawniono
    back [N]            wróć przed swoją ostatnią decyzję albo N-tą od końca, cokolwiek ujawniono:
                        wszyscy przy tym ekranie muszą się zgodzić, a to, co nastąpi, jest losowe na nowo
    map [NAZWA]         cały stół albo część mapy ze swoimi szlakami
    show NAZWA          nałożyć coś na mapę, na przykład zasięg; bez nazwy, co jest do wyboru
    hand                twoje karty
    score               skąd wszyscy mają punkty
    log [N]             ostatnie wpisy dziennika
    card NUMER          co mówi karta, według numeru lub tytułu
    rules [KLAUZULA]    rozdziały, klauzula albo słowa do wyszukania: rules { $clause }
    about [NAZWA]       o tej grze albo o wszystkim, co ma nazwę
    aside MIEJSCE SŁOWA ktoś inny przy tym ekranie zagrywa kartę: aside { $seat } …
    save PLIK           zapisz stół do własnego pliku
    quit                opuść stół; pozostaje zachowany
cli-hint-chance = { $number }% szans na wygraną
cli-hint-caution = Ocena silnego bota, który wie tylko to, co wolno wiedzieć tobie.
cli-hint-alone = Podpowiedzi dostaje tylko ten, kto gra sam przeciw botom.
cli-hand-over = Decyduje { $seat }. Przekaż ekran i naciśnij Enter.
cli-seat = Miejsce
cli-hand = Twoja ręka
cli-no-hand = Nie masz kart.
cli-map-legend = ■ kontrolowany, □ nie: obszar, pola każdej strony / wszystkie pola
cli-pieces = Elementy
cli-card-points = { $points } PO
cli-siege = oblega { $by }, Punkty Oblężenia { $points } z { $needed }
cli-province = { $vp } PZ, wymagane znaczniki: { $need }
cli-army = Armia: { $pieces } ({ $area })
cli-army-staying = ; zostaje tam: { $pieces }
cli-army-points = ; pozostałe Punkty Ruchu: { $points } z { $all }
cli-any-time = W dowolnej chwili:
cli-page = Strona { $page } z { $pages }: naciśnij Enter, by zobaczyć następną
cli-log-earlier = … wcześniej { $number } (log { $all } pokaże wszystko)
cli-ambiguous = { $words } pasuje do kilku opcji ({ $number }):
cli-no-number = Nie ma opcji { $number }; są od 1 do { $most }.
cli-not-understood = Nie rozumiem: { $words }. Wpisz help, by zobaczyć, co możesz zrobić.
cli-undone = Cofnięte.
cli-went-back = Stół się cofnął. To, co teraz nastąpi, jest losowe na nowo; zapis o tym mówi.
cli-back-where = Dokąd wrócić? Twoich decyzji jest { $most }: powiedz back albo back i liczbę nie większą.
cli-back-refused = Nie wszyscy się zgadzają: nic się nie zmieniło.
cli-back-agree = { $seat } chce cofnąć { $number ->
    [one] jedną decyzję
    [few] { $number } decyzje
    [many] { $number } decyzji
   *[other] { $number } decyzji
}. To, co nastąpi, będzie losowe na nowo. Oto, co od tego czasu ujawniono; zgadzasz się (tak lub nie)?
cli-why-what = Dlaczego co? Powiedz to jak opcję: why { $words }.
cli-allowed = To jest dozwolone:
cli-aside-who = Kto się odzywa? Przy tym ekranie siedzą { $seats }.
cli-save-where = Gdzie zapisać? Powiedz save PLIK.
cli-saved = Zapisano: { $file }
cli-go-on = Stół jest zachowany. Graj dalej przez: tyche play --continue
cli-resume = Stół jest zachowany. Graj dalej przez: tyche play --resume { $file }
cli-bye = Do widzenia.
cli-winner = Wygrywa { $winner }.
cli-no-clause = Żadna klauzula się tak nie nazywa ani nie zawiera: { $words }.
cli-more-clauses = … i jeszcze { $number }; dodaj słowo, by znaleźć mniej.
cli-no-card = Żadna karta się nie nazywa: { $words }.
cli-no-province = Żadna prowincja się nie nazywa: { $words }.
cli-show-what = Co pokazać? Do wyboru jest { $overlays }.
cli-no-name = Nic się nie nazywa: { $words }.

## Odtwarzanie.

cli-replay-commands =
    next (Enter), back, turn, turn-back, go N, end, seat NAZWA|all|none, map, show NAZWA, score, about NAZWA, log [N], card NUMER, rules KLAUZULA, quit
cli-decided = { $seat } wybiera: { $option }

## Tabele.

cli-column-place = Pole
cli-column-kind = Rodzaj
cli-column-controller = Kontroluje
cli-column-pieces = Elementy
cli-column-routes = Szlaki
cli-column-wins = Wygrane
cli-column-games = Gry
cli-column-share = Udział
cli-column-gap = Nad następnym
cli-column-rating = Ocena
cli-column-thinking = Na decyzję
cli-column-longest = Najdłużej
cli-column-foretold = Przewidziane
cli-column-positions = Pozycje
cli-column-feature = Cecha
cli-column-early = Wcześnie
cli-column-late = Późno
cli-column-clause = Klauzula
cli-column-functions = Funkcje
cli-column-cases = Przypadki
cli-column-tests = Testy
cli-column-option = Opcja
cli-column-values = Wartości (* zwykła)
cli-column-about = O czym
cli-column-bot = Bot (* zwykły)
cli-column-level = Siła
cli-level-learner = uczeń
cli-level-practised = wprawny
cli-level-skilled = silny
cli-level-master = mistrz
cli-style-learner = wie, co rozsądne, wiele wybacza, gra od razu
cli-style-practised = ocenia każdy ruch według doświadczenia i karze grube błędy
cli-style-skilled = ważne ruchy rozgrywa w myśli dalej, zanim się zdecyduje
cli-style-master = przemyśli wszystko, co ważne, także to, co zrobią z tym inni; do sekundy

## Sprawdzanie i liczenie.

cli-simulating = Trwa gra
cli-arena-note = W nawiasach: przedziały 95 % z ponownego losowania rozdań.
cli-trained = Wyuczone z { $games } partii. Strata logarytmiczna na { $kept } odłożonych partiach: { $loss }; zgadywanie ma { $guess }.
cli-lengths = Decyzji w grze: od { $least } do { $most }, mediana { $median }, średnia { $mean }.
cli-speed = Gry: { $games }, decyzje: { $decisions } w { $seconds } s, { $rate } na sekundę.
cli-cases-summary = Przypadki: { $run }, { $failed ->
        [0] wszystkie się zgadzają
       *[other] nie zgadza się { $failed }
    }.
cli-no-cases = Nie ma tu przypadków.
cli-pairs-summary = Procedur: { $procedures }, par klauzul, które się spotkały: { $pairs }; z nich bez wspólnego przypadku: { $lacking }.
cli-missing-summary = { $number ->
        [0] Każdą klauzulę, która musi być przywołana, przywołuje jakiś przypadek lub test.
       *[other] Klauzule, których nie przywołuje żaden przypadek ani test: { $number }.
    }
cli-stray = Nie ma takiej klauzuli: { $stray }
cli-check-commitment = Ziarno pasuje do obietnicy.
cli-check-decisions = Każda decyzja jest zgodna z zasadami.
cli-check-dice = Każda kość pochodzi z ziarna.
cli-check-digest = Końcowa pozycja się zgadza.
cli-check-result = Wynik się zgadza.
cli-turnings = { $number ->
    [one] Stół raz cofnął się przed to, co ujawniono; kości i talie były odtąd losowe na nowo.
    [few] Stół { $number } razy cofnął się przed to, co ujawniono; kości i talie były za każdym razem losowe na nowo.
    [many] Stół { $number } razy cofnął się przed to, co ujawniono; kości i talie były za każdym razem losowe na nowo.
   *[other] Stół { $number } razy cofnął się przed to, co ujawniono; kości i talie były za każdym razem losowe na nowo.
}
cli-verified = Zapis się zgadza: decyzje { $decisions }, kości { $dice }.
cli-not-verified = Zapis się nie zgadza.
cli-for-players = dla { $least } do { $most } graczy
