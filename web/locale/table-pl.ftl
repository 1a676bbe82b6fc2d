### Stół podczas gry.

table-title = Stół
table-loading = Otwieranie stołu …
table-over = Serwer zamknął ten stół.
table-home = Wszystkie stoły
table-menu = Menu
table-rules = Zasady
table-about = O tej grze
table-yes = Tak
table-no = Nie
table-cancel = Anuluj
table-dismiss = Zamknij
table-copied = Skopiowano.
table-clause = Zasady, punkt { $clause }

## The turn light and the question.

table-prompt = Co jest do rozstrzygnięcia
table-light-mine = Twoja kolej
table-light-wait = Czekamy: { $who }
table-light-busy = Wysyłanie decyzji …
table-light-lost = Brak połączenia – kolejna próba
table-light-past = Spojrzenie wstecz: chwila { $moment } z { $last }
table-light-over = Gra skończona
table-targets = { $number ->
    [one] 1 cel na mapie
    [few] { $number } cele na mapie
   *[other] { $number } celów na mapie
 }
table-next-game = Następna gra ({ $number })
table-undo = Cofnij
table-undo-about = Cofnij swoją ostatnią decyzję
table-undo-not = Nie ma czego cofnąć: od twojej ostatniej decyzji coś odsłonięto albo zdecydował ktoś inny.

## Choosing.

table-actions = Akcje
table-any-time = W każdej chwili
table-pass-on = Pasuj do końca fazy
table-pass-on-about = Gdy coś cię spotka, pytanie wróci.
table-default-mark = ◷ stanie się, gdy skończy się czas
table-nothing-to-choose = Nie masz teraz nic do rozstrzygnięcia.
table-not-now = Teraz niemożliwe; naciśnij, by zobaczyć dlaczego:
table-map-first = Na mapie: najpierw wybierz skąd, potem dokąd.
table-forecast = Ile to kosztuje i do czego może prowadzić
table-command = Wpisz, co zrobić
table-command-example = Wpisz, co zrobić, na przykład „{ $example }”
table-command-none = Nic takiego nie ma do wyboru. Enter zapyta dlaczego.
table-command-more = i jeszcze { $number }
table-command-unknown = To nie jest akcja tej gry. Zacznij od słowa z listy akcji.
table-from = Skąd: { $place }. Wybierz dokąd.
table-grave = Tego nie da się łatwo naprawić. Na pewno?
table-grave-ask = Pytaj jeszcze raz przed trwałymi stratami
table-regrets = Ostrzegaj, gdy mój ruch dużo traci (tylko przeciw botom)
table-grave-title = { $what }?
table-grave-certain = Pewne
table-grave-possible = Możliwe
table-grave-notes = Warto wiedzieć
table-grave-instead = Co by pomogło
table-grave-show = Pokaż
table-grave-no = Nie rób tego
table-grave-yes = Zrób to
table-grave-silent = Nie pytaj więcej
table-perhaps = być może

table-muster = Kto wyrusza
table-muster-all = Zabierz wszystko
table-muster-go = Wyrusz
table-times = Ilu idzie
table-times-fewer = O jednego mniej
table-times-more = O jednego więcej
table-muster-stays = { $number ->
    [one] 1 zostaje
    [few] { $number } zostają
   *[other] { $number } zostaje
 }
table-muster-fewer = Zostaw o jedno więcej: { $what }
table-muster-more = Zabierz o jedno więcej: { $what }
table-muster-whole = Wyruszają całe armie, chyba że kogoś zostawię
table-forced = Jedyna możliwa odpowiedź pada sama, gdy niczego się nie zdradza ani nie ryzykuje

## Going back together.

table-proposal = { $who } proponuje wrócić do chwili { $moment }.
table-proposal-look = Zobacz
table-consent = Zgoda
table-dissent = Odmów
table-withdraw = Wycofaj
table-proposal-title = Propozycja
table-proposal-anew = To, co nastąpi potem, będzie losowe na nowo, a przebieg to odnotuje.
table-proposal-revealed = { $number ->
    [one] Odkryto od tamtej chwili: 1 wpis
    [few] Odkryto od tamtej chwili: { $number } wpisy
   *[other] Odkryto od tamtej chwili: { $number } wpisów
 }
table-proposal-bot = { $who } proponuje, by za gracza { $seat } grał bot.

## Players.

table-race = Wyścig do zwycięstwa
table-race-near = o krok od tego zwycięstwa
table-players = Gracze
table-seat-open = wolne miejsce
table-stood-in = zastępuje bot
table-resigned = poddał się; dalej gra bot
table-here = przy stole
table-away = poza stołem
table-to-act = ma ruch
table-to-win = (do zwycięstwa brakuje { $number })
table-sources = Skąd są punkty
table-spectators = { $number ->
    [one] 1 widz
    [few] { $number } widzów
   *[other] { $number } widzów
 }
table-clock = Pozostały czas:
table-clock-days = { $days } d { $hours } godz.

## The log.

table-side = Przebieg, rozmowa i inne
table-log = Przebieg
table-log-filter = Co pokazać w przebiegu
table-log-all = Wszystko
table-log-loud = Tylko najważniejsze
table-log-copy = Kopiuj jako tekst
table-log-older = Starsze wpisy ({ $number })
table-log-newer = Późniejsze wpisy ({ $number })
table-log-here = Pokazana chwila: { $moment }
table-log-empty = Nic się jeszcze nie stało.
table-show-moment = Pokaż chwilę { $moment } na mapie
table-new-since = Nowe od twojej ostatniej wizyty
table-details = { $number ->
    [one] 1 szczegół
    [few] { $number } szczegóły
   *[other] { $number } szczegółów
 }

## Looking back.

table-speed = Jak szybko pokazywane są tury innych
table-speed-slow = krok po kroku
table-speed-fast = cztery razy szybciej
table-speed-jump = od razu
table-speed-skip = Od razu
table-replay = Spojrzenie wstecz
table-replay-first = Na początek
table-replay-back = Krok wstecz
table-replay-on = Krok naprzód
table-replay-play = Odtwarzaj
table-replay-stop = Wstrzymaj
table-replay-live = Wróć do teraźniejszości
table-replay-moment = Chwila
table-chronicle = Co się tymczasem stało
table-chronicle-mine = Co dotyczy ciebie
table-chronicle-board = Pokaż na planszy
table-replay-since = Od mojego ostatniego ruchu
table-replay-start = Odtwórz od początku
table-review = Analiza
table-copy-link = Kopiuj odnośnik
table-branch = Graj stąd dalej
table-branch-about = Graj stąd dalej z botami przy własnym stole
table-edit = Edytuj tę pozycję
table-edit-about = Zmień, co w tej chwili stoi na planszy, i graj stąd dalej
table-rewind = Wróć tutaj …
table-rewind-about = Zaproponuj wszystkim powrót tutaj
table-rewind-sure = Zapytać innych o powrót do chwili { $moment }?
table-rewind-alone = Wrócić do chwili { $moment }? To, co nastąpi potem, będzie losowe na nowo, a przebieg to odnotuje.
table-rewind-asked = Pozostali zostali zapytani.

## The drawer.

table-drawer = Ręka, plansze i kości
table-drawer-short = Ręka
table-boards = Plansze
table-drawer-open = Pokaż plansze
table-drawer-close = Ukryj plansze
table-drawer-size = Wysokość plansz
table-sheet-open = Pokaż panel
table-sheet-close = Ukryj panel
table-hand = Ręka
table-hand-empty = Nie masz kart na ręce.
table-card-points = Punkty karty
table-card-strength = Siła w walce
table-prompt-whole = Całe pytanie
table-only-answer = Nie masz nic, co by tu pasowało. Pytani są wszyscy, żeby nikt się nie dowiedział, co mają inni.
table-card-when = Warunek:
table-card-unmet = Teraz niespełniony.
table-card-losses = Straty: { $number }
table-dice = Kości
table-dice-last = Ostatnie rzuty
table-dice-need = potrzeba { $number }+
table-dice-none = Jeszcze nie rzucano.
table-luck = Wszystkie rzuty
table-luck-ordinary = Zwykłe kości
table-luck-side = Strona
table-luck-all = Wszyscy
table-luck-number = Kości
table-luck-mean = Średnia
table-luck-off = Wobec { $mean }
table-luck-higher = Wyżej niż
table-luck-higher-about = „Wyżej niż 80%” znaczy: spośród wszystkich serii tej samej liczby kości 80% ma niższą sumę. Wysoko nie zawsze znaczy dobrze.
table-luck-none = Przebieg tej gry nie mówi o żadnych kościach.
table-luck-expected = Linia oznacza to, czego można oczekiwać od losu.
table-luck-whole = Policz całą grę

## Chat and notes.

table-chat = Rozmowa
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-earlier = Starsze wiadomości
table-chat-public = Do wszystkich albo tylko do:
table-chat-private = Prywatnie do:
table-chat-to = do: { $who }
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-spectator = Czat jest dla graczy; widzowie go nie czytają.
table-notes = Notatki
table-notes-about = Te notatki możesz czytać tylko ty.
table-notes-saved = Zapisano
table-notes-saving = Zapisywanie …

## Standing orders and plans.

table-orders = Stałe polecenia
table-orders-about = Na powtarzające się pytania można odpowiadać za ciebie. Inni nie widzą, że odpowiedziało polecenie.
table-orders-none = Nie masz żadnych poleceń.
table-orders-new = Nowe polecenie
table-orders-topic = Na pytanie
table-orders-answer = Odpowiedz
table-orders-default = domyślnie
table-orders-unless = chyba że chodzi o: { $what }
table-orders-until = Do kiedy
table-orders-revoked = aż je odwołam
table-orders-turn = do mojej następnej tury
table-orders-add = Wydaj polecenie
table-orders-revoke = Odwołaj
table-orders-later = Gdy gra o coś cię zapyta, możesz tu wydać polecenie na ten temat.
table-plan = Decyzje z góry
table-plan-about = Zapadają po kolei, gdy gra cię pyta, i kończą się, gdy któraś nie jest możliwa albo dotyczy cię coś nieprzewidzianego.
table-plan-next = Następna decyzja …
table-plan-add = Dodaj
table-plan-remove = Usuń

## One screen for several seats.

table-look-from = Patrz z miejsca:
table-pass-to = Podaj ekran: { $who }
table-pass-about = Dopiero wtedy widać, co to miejsce ma na ręce.
table-pass-done = Gram jako: { $who }

## The menu.

table-sound = Dźwięk, gdy mam ruch
table-colours = Kolory stron
table-colours-about = Widzisz je tylko ty. Znak, wzór i litera pozostają.
table-colours-safe = Kolory rozróżnialne dla każdego oka
table-colours-usual = Zwykłe kolory
table-record = Pobierz zapis gry
table-missing = Nieobecni gracze
table-replace = Niech gra bot
table-vote = Poproś innych o bota
table-missing-about = Bot może grać za kogoś, kogo zbyt długo nie ma, albo gdy wszyscy inni się zgodzą. Ten, za kogo gra, może w każdej chwili wrócić.
table-kept = Gra za ciebie bot ({ $who }). Miejsce pozostaje twoje.
table-come-back = Graj znów samodzielnie
table-alone = Wszyscy inni ludzie odeszli. Zakończyć grę jako zwycięzca czy grać dalej z botami?
table-alone-end = Zakończ grę
table-alone-play-on = Graj dalej
table-grave-acts = Odejście
table-resign = Poddaj się ({ $who })
table-resign-sure = { $who } poddaje się na dobre i nie może już wygrać; dalej gra bot. Czy na pewno?
table-abandon = Zakończ ten stół dla wszystkich
table-abandon-sure = Gra skończy się dla wszystkich bez zwycięzcy. Czy na pewno?
table-rematch = Zagraj ponownie
table-end-page = Partia do udostępnienia

## The end.

table-result = Gra skończona
table-won = { $number ->
    [one] Wygrywa { $who }
   *[other] Wygrywają { $who }
 }
table-won-nobody = Nikt nie wygrywa
table-ended-left = Wszyscy inni ludzie odeszli.
table-ended-resigned = Kto się poddał, nie może wygrać.
table-ended-deserted = Wszyscy ludzie odeszli.
table-ended-abandoned = Gra została zakończona bez zwycięzcy.
table-graph = Pokaż, jak do tego doszło
table-graph-of = { $track } w przebiegu gry
table-result-length = { $number ->
    [one] 1 decyzja
    [few] { $number } decyzje
   *[many] { $number } decyzji
 }
table-result-show = Wynik
table-result-board = Obejrzyj mapę
table-result-dice = Kości i szczęście
table-standings = Wynik końcowy
table-verify = Sprawdź kości
table-verify-about = Nikt nie mógł wybrać ani zmienić żadnego rzutu: wszystkie wynikają z jednej tajnej liczby, wylosowanej przed początkiem gry. Jej odcisk był od początku widoczny dla wszystkich; po końcu gry zapis zawiera samą liczbę.
table-verify-promise = Odcisk tej gry:
table-verify-copy = Kopiuj
table-verify-record = Pobierz zapis gry.
table-verify-run = Przelicz na nowo każdy rzut i każdą decyzję i porównaj odcisk:

## Keys.

table-shortcuts = Klawiatura
table-shortcuts-on = Używaj pojedynczych klawiszy
table-key-help = ta lista
table-key-command = wpisz, co zrobić
table-key-actions = do akcji
table-key-log = przebieg
table-key-chat = rozmowa
table-key-notes = notatki
table-key-rules = zasady przy obecnym pytaniu
table-key-map = do mapy
table-key-hand = do ręki
table-key-undo = cofnij
table-key-regret = cofnąć to, przed czym ostrzega trener
table-key-step = krok wstecz, krok naprzód
table-key-escape = anuluj; wróć do teraźniejszości
table-key-map-about = Na mapie strzałki prowadzą od miejsca do miejsca, Enter wybiera, a litery skaczą do nazwy.
table-key-log-about = W przebiegu strzałki prowadzą od wiersza do wiersza, a w lewo i w prawo od nazwy do nazwy.

## Boards of the games.

table-panel-nothing = Nie ma nic do pokazania.
table-strength = siła { $number }

coach-ask = Co byś zrobił(a)?
coach-thinking = Trener myśli …
coach-title = Trener
coach-chance = szansa wygranej { $number }%
coach-for = Za:
coach-against = Przeciw:
coach-caution = Ocena silnego bota, który wie tylko to, co wolno wiedzieć tobie.
coach-regret = Możesz to cofnąć
coach-regret-chance = Twoja szansa na wygraną spada z około { $better }% do { $now }%.
coach-regret-wins = To by od razu wygrało:
coach-regret-instead = Lepsze byłoby:
coach-regret-places = Inni mogą teraz dotrzeć tutaj: { $places }.
coach-regret-mute = Nie mów mi już tego w tej partii
coach-regret-back = Cofnij
coach-regret-leave = Zostaw tak
coach-why = Dlaczego?
coach-why-about = Dlaczego bot tak zagrał?
coach-why-done = { $who } – wybrany ruch:
coach-why-instead = Zamiast tego można było wybrać:
coach-why-changed = { $who } – co zmieniło się dzięki temu ruchowi i krokom wokół niego:
coach-why-nothing = O tym ruchu nie da się powiedzieć niczego, co wolno wiedzieć wszystkim.

## Droga do odległego miejsca.

table-way = Droga: { $place }
table-way-go = Idź: { $place }
table-way-to = Tylko dotąd: { $place }
table-way-later = później
table-way-quiet = Nikt nie może przeszkodzić.
table-way-more = { $number ->
    [one] i jeszcze jeden krok
    [few] i jeszcze { $number } kroki
   *[many] i jeszcze { $number } kroków
 }
table-way-walking = { $number ->
    [one] W drodze: jeszcze jeden krok.
    [few] W drodze: jeszcze { $number } kroki.
   *[many] W drodze: jeszcze { $number } kroków.
 }
table-way-halt = Zatrzymaj
table-way-stopped = Marsz zatrzymał się tutaj: stało się coś, o czym musisz zdecydować.
