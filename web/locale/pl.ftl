### Strony wokół stołu, po polsku. Słowa samego stołu są w table-pl.ftl.

## Rama

skip-to-content = Przejdź do treści
loading = Wczytywanie …
close = Zamknij
cancel = Anuluj
dismiss = Ukryj
save = Zapisz
saved = Zapisano.
copy = Kopiuj
yes = Tak
no = Nie
you = ty
show-more = Pokaż więcej
new-tab = (otwiera się w nowej karcie)
nav-main = Menu główne
nav-foot = Więcej
nav-tables = Stoły
nav-new = Nowy stół
nav-statistics = Statystyki
nav-help = Pomoc
nav-sign-in = Zaloguj się
language = Język
theme = Kolory
theme-system = Kolory: system
theme-light = Kolory: jasne
theme-dark = Kolory: ciemne
footer-unofficial = Nieoficjalne wersje, stworzone przez graczy według instrukcji. Gry i ich nazwy należą do autorów i wydawców, którzy nie mają z tym nic wspólnego. Wszystkie teksty i rysunki są nasze własne.
footer-dice = Uczciwe kości
footer-api = Interfejs dla programów
missing-title = Tu nic nie ma
missing-text = Pod tym adresem nie ma strony. Być może odnośnik jest niepełny.

## Strona główna

home-title = Wojny starożytności dokładnie według zasad
home-lead = Gry planszowe o starożytności, w których obowiązuje każda zasada. Samemu przeciw botom, z przyjaciółmi przez odnośnik, w jeden wieczór albo tygodniami. Konto nie jest potrzebne.
home-mine = Moje stoły
home-start-another = Zacznij kolejną grę
home-others = Stoły innych
home-sandboxes = Stoły próbne
home-sandboxes-about = Twoje stoły, które oddzieliły się od innych, by coś wypróbować.
home-sandboxes-empty = Nie masz stołów próbnych.
next-game = Następna gra ({ $number })
play-now = Zagraj teraz
play-now-with = { $number ->
    [one] przeciw jednemu botowi, { $bot }
   *[other] przeciw { $number } botom, { $bot }
}
players-range = od { $least } do { $most } graczy
rules = Zasady
about = O grze
list-open = Wolne miejsca
list-open-empty = Żaden stół nie szuka teraz graczy. Otwórz własny i wyślij jego odnośnik.
list-running = Oglądaj
list-running-empty = Przy żadnym publicznym stole nie toczy się teraz gra.
list-finished = Zakończone
list-finished-empty = Żaden publiczny stół nie został jeszcze rozegrany.
record-open = Otwórz zapis
record-about = Partia rozegrana gdzie indziej, jako plik: staje się stołem do obejrzenia, analizy i dalszej gry.
record-none = Ten plik nie jest zapisem partii.
record-reading = Zapis jest odczytywany.
your-turn = Twoja kolej
unread = nowe: { $number }
waiting-for = Oczekiwani: { $names }
card-options = Warianty: { $options }
card-won = Zwycięzca: { $side }
card-review = Analiza

## Miejsca i tempo

holder-bot = Bot: { $bot }
holder-open = wolne
holder-invited = zaproszenie linkiem
holder-forgotten = były gracz
bot-random = losowe ruchy
bot-with-level = { $bot } ({ $level })
level-learner = uczeń
level-practised = wprawny
level-skilled = silny
level-master = mistrz
levels-about = Jak silne są boty?
level-learner-style = wie, co rozsądne, wiele wybacza i gra od razu
level-practised-style = ocenia każdy ruch według doświadczenia i karze grube błędy
level-skilled-style = ważne ruchy rozgrywa w myśli dalej, zanim się zdecyduje
level-master-style = przemyśli wszystko, co ważne, także to, co zrobią z tym inni; potrzebuje do sekundy
seat-me = Ja
seat-open = Wolne dla wszystkich
seat-invited = Tylko z zaproszeniem
pace-none = Bez zegara
pace-live = Na żywo
pace-hours = Godziny
pace-days = Dni
pace-of = { $kind }: { $bank } + { $increment } na decyzję
pace-none-about = Przyjacielsko: każdy ma tyle czasu, ile potrzebuje.
pace-live-about = Wszyscy przy stole, jeden wieczór.
pace-hours-about = Kilka ruchów dziennie.
pace-days-about = Ruch od czasu do czasu, po powiadomieniu.
pace-bank = Czas dla każdego, w minutach
pace-increment = Dodatek na decyzję, w sekundach
timeout = Gdy czas minie
timeout-default = wykonuje się domyślny ruch zgodny z zasadami
timeout-bot = zastępuje { $bot }
time-days = { $number } d
time-hours = { $number } godz.
time-minutes = { $number } min
time-seconds = { $number } s

## Nowy stół

new-title = Nowy stół
new-game = Gra
new-players = Gracze
new-seats = Miejsca
new-seats-hint = Zajmij kilka miejsc, aby grać razem przy jednym ekranie.
new-pace = Tempo
new-options = Warianty
new-position = Albo ustaw własną pozycję
new-name = Nazwa stołu (opcjonalna)
new-listed = Pokaż wszystkim na listach
new-counts = Liczy się do rankingu
new-counts-hint = Wynik zmienia ocenę wszystkich, także botów. Kto się poddaje, przegrywa.
lobby-counts = liczy się do rankingu
lobby-rating = ocena { $rating } ± { $off }
ranked = Inni mogą widzieć moją ocenę
ranked-text = Bez tego swoją ocenę widzisz tylko ty. Bez zgody żadne imię nie trafia do rankingu.
ranked-own = Moje wyniki
new-begin = Zacznij
new-begin-hint = Na nikogo nie trzeba czekać: gra zacznie się od razu.
new-open = Otwórz stół
new-open-hint = Przed rozpoczęciem możesz zapraszać graczy i zmieniać miejsca.
options-readings = Odczytania tam, gdzie źródła się różnią
summary-seats = Ty { $mine }, wolne { $open }, na zaproszenie { $invited }, boty { $bots }
summary-usual = Wszystko jak zwykle

## Przed rozpoczęciem

lobby = Stół
lobby-host = Gospodarz: { $name }
lobby-start = Rozpocznij grę
lobby-ready = Gotowe
lobby-not-ready = Jednak nie jestem gotów
lobby-leave = Odejdź od stołu
lobby-join = Zajmij miejsce
lobby-take = Weź: { $side }
lobby-abandon = Zamknij stół
lobby-holder = Kto gra: { $side }
lobby-swap = Zamień: { $side }
lobby-swap-with = Zamień z …
lobby-waiting-seats = { $number ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $number } miejsca są jeszcze wolne.
   *[other] { $number } miejsc jest jeszcze wolnych.
}
lobby-waiting-ready = { $number ->
    [one] Jeden gracz nie jest jeszcze gotów.
    [few] { $number } gracze nie są jeszcze gotowi.
   *[other] { $number } graczy nie jest jeszcze gotowych.
}
lobby-all-ready = Wszyscy są. Możesz zaczynać.
lobby-host-starts = Wszyscy są. Grę rozpoczyna gospodarz.
is-ready = gotów
is-not-ready = jeszcze niegotów
link-make = Odnośnik z zaproszeniem
link-for = Odnośnik z zaproszeniem: { $side }
link-copied = Odnośnik jest w schowku. Kto go ma, może zająć to miejsce.
link-revoke = Unieważnij odnośnik
link-revoked = Starsze odnośniki do tego miejsca już nie działają.
talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedział.
talk-say = Powiedz coś
talk-send = Wyślij
join-title = Masz zaproszenie
join-name = Twoje imię przy stole (opcjonalne)
join-name-hint = W przeciwnym razie dostaniesz imię gościa
join-sit = Zajmij miejsce

## Konto

account = Konto
person = Osoba
sign-in = Zaloguj się
sign-in-other = Zaloguj się inaczej
sign-in-link = Pocztą
sign-in-link-text = Wyślemy ci odnośnik, który cię zaloguje. Nie trzeba pamiętać hasła.
sign-in-link-send = Wyślij odnośnik
sign-out = Wyloguj
signed-in = Witaj, { $name }.
link-sent = Jeśli adres jest poprawny, odnośnik jest w drodze.
register = Nowe konto
register-text = Z kontem znajdziesz swoje stoły na każdym urządzeniu. To, co grasz jako gość, pozostanie twoje.
guest-note = Jesteś tu jako gość: twoje miejsca są związane z tą przeglądarką. Konto zachowa je dla ciebie.
name = Imię
name-or-mail = Imię lub adres e-mail
mail = Adres e-mail
mail-optional = Adres e-mail (opcjonalny)
mail-confirm = Otwórz odnośnik wysłany na nowy adres; wtedy zacznie obowiązywać.
password = Hasło
password-show = Pokaż hasło
password-change = Zmień hasło
password-old = Dotychczasowe hasło
password-new = Nowe hasło
sessions = Gdzie jestem zalogowany
session-this = ta przeglądarka
session-end = Wyloguj tam
settings = Ustawienia
wheel = Kółko myszy nad mapą
wheel-zoom = przybliża
wheel-scroll = przesuwa
shortcuts = Skróty klawiszowe przy stole
sound = Dźwięk, gdy przychodzi moja kolej
motion = Krótkie animacje
colours-reset = Przywróć stronom zwykłe kolory
notices = Powiadomienia
notices-text = Jedno powiadomienie, gdy przychodzi twoja kolej, i żadnego, gdy masz stół otwarty.
notice-mail = Pocztą na { $mail }
notice-mail-none = Pocztą: najpierw podaj adres
notice-push = W tej przeglądarce, nawet gdy Tyche jest zamknięta
notice-webhook = Na webhook (https)
notice-shape = Format
my-data = Moje dane
my-data-text = Wszystko, co serwer o tobie przechowuje, jako plik; albo niech to zapomni.
export = Pobierz moje dane
forget = Zapomnij mnie
forget-text = Twoje konto, sesje i powiadomienia zostaną usunięte na zawsze. Twoje miejsca przejmą boty; to, co mówiłeś przy stołach, zostanie bez twojego imienia.
forget-do = Tak, zapomnij mnie
forgotten = Zapomniano cię.

## Zasady i pomoc

rules-of = { $game }: zasady
rules-note = Własnymi słowami, punkt po punkcie, tak jak są egzekwowane.
rules-search = Szukaj
rules-search-hint = Słowo lub punkt
rules-chapters = Rozdziały
rules-hits = { $number ->
    [one] Jeden punkt
    [few] { $number } punkty
   *[other] { $number } punktów
}
about-sources = Co jest znane, a co odtworzone
about-games = Gry
about-unofficial = Do kogo należą gry
about-unofficial-text = To nieoficjalne wersje, od graczy dla graczy. Gry, ich nazwy oraz oryginalne teksty i obrazy należą do autorów i wydawców, którzy ani tego nie stworzyli, ani nie zatwierdzili. Zasady podajemy własnymi słowami, wszystko rysujemy sami i mówimy, gdzie wartość trzeba było odtworzyć, bo jest tylko na elementach gry. Jeśli gra ci się podoba, kup ją.
about-dice = Jak sprawdzić kości
about-dice-secret = Przy otwarciu stołu serwer losuje tajną liczbę i od razu publikuje jej odcisk. Każdy rzut i tasowanie wynika z tej liczby i kolejnego numeru: nikt, nawet serwer, nie może wybrać wyniku później.
about-dice-check = Po zakończeniu gry liczba staje się jawna. Zapis stołu każdy może wtedy pobrać, odtworzyć, porównać odcisk i wyprowadzić każdy rzut od nowa:
about-dice-file = zapis.json
help-title = Pomoc
help-start = Jak zacząć?
help-start-answer = „Zagraj teraz” na pierwszej stronie sadza cię z botami; nic więcej nie trzeba. Pasek u góry stołu mówi, o czym masz zdecydować. Wszystko, co wolno, świeci na mapie i jest przyciskiem na liście.
help-moves = Dlaczego nie mogę wykonać tego ruchu?
help-moves-answer = Kliknij miejsce lub kartę albo wpisz ruch w pole poleceń: stół poda punkt zasad, który go zabrania, i otworzy go obok planszy.
help-undo = Czy mogę coś cofnąć?
help-undo-answer = Tak, krok po kroku, dopóki nie rzucono kośćmi, nie dobrano kart i inni nie zdecydowali. Dalej możesz w przebiegu zaproponować powrót do danej chwili: wszyscy inni muszą się zgodzić, a kości i talie są potem losowe na nowo.
help-clock = Co, jeśli ktoś przestanie grać?
help-clock-answer = Stoły z zegarem toczą się dalej: gdy czas minie, wykonuje się domyślny ruch zgodny z zasadami albo zastępuje bot, a gracz może wrócić w każdej chwili. Brakującego gracza może zastąpić także gospodarz.
help-bots = Co wiedzą boty?
help-bots-answer = Tylko to, co wolno wiedzieć ich miejscu. Nie widzą twoich ukrytych kart i rzucają tymi samymi kośćmi.
help-keyboard = Czy można grać klawiaturą?
help-keyboard-answer = Całkowicie. Każda możliwość to przycisk na liście działań; na mapie strzałki prowadzą z miejsca na miejsce; pole poleceń przyjmuje ruchy słowami. Klawisz ? pokazuje skróty, które można wyłączyć w ustawieniach.
help-notices = Skąd dowiem się, że moja kolej?
help-notices-answer = Z tytułu karty i dźwięku, gdy Tyche jest otwarta; poza tym pocztą, w przeglądarce lub webhookiem, jak wybierzesz na koncie.
help-privacy = Co się o mnie przechowuje?
help-privacy-answer = Imię, sesję, twoje miejsca i to, co mówisz przy stołach; adres e-mail tylko, jeśli go podasz. Wszystko możesz na koncie pobrać albo kazać zapomnieć.

## Czego serwer odmawia

error-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
error-server = Coś się nie udało. Spróbuj ponownie.
error-request-malformed = Tego żądania nie dało się zrozumieć: { $problem }.
error-request-csrf = Twoja sesja się zmieniła. Wczytaj stronę ponownie.
error-request-origin = To żądanie przyszło z innej witryny i nie zostało wykonane.
error-request-unknown = Pod tym adresem nic nie ma.
error-request-long = Ten adres jest za długi.
error-request-host = Ten serwer nie jest znany pod tą nazwą. Użyj jego właściwego adresu.
error-request-slow = Żądanie docierało zbyt wolno. Sprawdź połączenie i spróbuj ponownie.
error-request-method = To tutaj niemożliwe.
error-request-large = To za dużo naraz: najwyżej { $most } bajtów.
error-request-type = Żądanie miało zły format.
error-request-rate = To było trochę za szybko. Spróbuj ponownie za { $seconds } s.
error-server-error = Na serwerze coś się nie udało. Zanotowano jako { $request }.
error-server-stopping = Serwer zaraz uruchomi się ponownie. Spróbuj za kilka sekund.
error-server-full = Otwarto zbyt wiele połączeń. Spróbuj ponownie za { $seconds } s.
error-server-busy = Serwer jest teraz zajęty. Spróbuj ponownie za { $seconds } s.
error-server-storage = { error-storage }
error-person-nobody = Najpierw zaloguj się albo zacznij grę.
error-person-guest = To wymaga konta; jesteś tu jako gość.
error-person-account = Masz już konto i jesteś zalogowany.
error-name-malformed = Imię ma od 2 do 30 liter, cyfr, spacji, kropek, kresek lub apostrofów.
error-name-taken = Nazwa { $name } jest zajęta albo zbyt podobna do zajętej. Wybierz inną.
error-password-weak = Hasło ma od { $least } do { $most } znaków.
error-password-wrong = Imię i hasło nie pasują do siebie.
error-mail-malformed = { $mail } to nie adres e-mail.
error-mail-off = Ten serwer nie wysyła poczty.
error-link-expired = Ten odnośnik jest za stary lub już użyty. Poproś o nowy.
error-link-wrong = Ten odnośnik jest niepełny albo nie z tego serwera.
error-session-unknown = Ta sesja już się zakończyła.
error-language-unknown = Nie ma tekstów w języku { $language }.
error-webhook-refused = Tego adresu nie można użyć do powiadomień: { $problem }.
error-webhook-off = Ten serwer nie wysyła na webhooki.
error-push-off = Ten serwer nie wysyła wiadomości do przeglądarek.
error-game-unknown = Gry { $game } nie ma na tym serwerze.
error-example-unknown = Takiego przykładu nie ma w zasadach.
error-game-sources = O źródłach gry { $game } nic nie zapisano.
error-table-unknown = Nie ma takiego stołu albo nie wolno ci go oglądać.
error-table-options = Tak nie można otworzyć stołu: { $problem }.
error-table-seats = { $problem }.
error-table-started = Gra już się rozpoczęła.
error-table-not-started = Gra jeszcze się nie rozpoczęła.
error-table-over = Gra jest zakończona.
error-table-not-over = Gra jeszcze się nie zakończyła.
error-table-broken = { error-broken }
error-table-damaged = { error-damaged }
error-table-full = Przy tym stole nie ma wolnego miejsca.
error-table-waiting = Gra nie może się jeszcze zacząć: { $problem }.
error-table-not-host = To wolno tylko gospodarzowi stołu.
error-table-sealed = Zapis jest zapieczętowany do końca gry.
error-review-branch = Ten stół odgałęził się od innego, przy którym jeszcze trwa gra; analiza będzie możliwa potem.
error-review-unplayed = Ta partia nie została rozegrana do końca; nie ma czego analizować.
error-table-refused = Stół na to teraz nie pozwala: { $problem }.
error-seat-unknown = Miejsca { $seat } nie ma przy tym stole.
error-seat-taken = Ktoś już tu siedzi.
error-seat-not-yours = To nie twoje miejsce.
error-seat-invited = To miejsce jest dla kogoś z zaproszeniem.
error-seat-not-missing = Tego miejsca nie można przekazać: { $problem }.
error-seat-not-away = Bot może grać za kogoś, kogo tu nie ma, choć stół czekał na niego { $hours ->
    [0] { $minutes } minut
   *[other] { $hours } godzin
 }, komu skończył się czas, albo gdy są co najmniej dwie inne osoby i wszystkie się zgadzają.
error-not-running = Gra się nie toczy.
error-not-last = Grają tu jeszcze inni ludzie albo nikt nie odszedł.
error-not-stood-in = Za to miejsce nie gra żaden bot.
error-not-a-person = Bot może grać tylko za innego człowieka, który się nie poddał.
error-no-vote = Tu nie ma głosowania: oprócz tej osoby muszą grać co najmniej dwie inne.
error-proposal-pending = Na stole leży inna propozycja; najpierw trzeba na nią odpowiedzieć.
error-invitation-void = To zaproszenie już nie obowiązuje. Poproś gospodarza o nowe.
error-bot-unknown = Bota { $bot } nie ma dla tej gry.
error-moment-unknown = Stół ma chwile od 0 do { $most }, nie { $moment }.
error-record-wrong = Tego zapisu nie można użyć: { $problem }.
error-record-slow = Serwer nie zdążył przeczytać tego zapisu. Być może jest zajęty: spróbuj ponownie za chwilę.

## Czego odmawia połączenie stołu

error-stale = Pytanie tymczasem się zmieniło. Spójrz jeszcze raz i zdecyduj.
error-not-offered = To teraz niemożliwe.
error-not-yours = To nie twoja decyzja.
error-not-started = Gra jeszcze się nie rozpoczęła.
error-too-long = Przy tym stole cofnięto już tyle, że teraz można grać tylko dalej.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-coach = Trener podpowiada tylko przy stołach, gdzie wszyscy inni to boty i które nie liczą się do rankingu.
error-no-bot = Tego nie rozstrzygnął bot.
error-no-moment = Stół nie ma takiej chwili.
error-no-overlay = Niczego takiego nie można nałożyć na mapę.
error-no-proposal = Tej propozycji już nie ma na stole.
error-resigned = Zrezygnowałeś z tego miejsca.
error-rate = To było trochę za szybko. Poczekaj chwilę.
error-busy = Serwer jest teraz zajęty. Spróbuj ponownie za chwilę.
error-malformed = Serwer tego nie zrozumiał.
error-storage = Nie zapisano: serwer nie może teraz niczego zapisać. Próbuje dalej; ty też możesz.
error-too-many = To więcej, niż stół przechowuje.
error-over = Gra jest zakończona.
error-broken = Przy tym stole coś się zepsuło. Jest właśnie naprawiany i żadna decyzja nie przepadnie.
error-damaged = Zapisana historia tego stołu jest uszkodzona. Stół odpoczywa, dopóki operator go nie naprawi; nikomu nie biegnie czas.
error-bye = Połączenie zostało zamknięte.
error-no-table = Nie ma takiego stołu albo nie wolno ci go oglądać.
error-restart = Serwer uruchamia się ponownie; połączymy cię znowu.
error-slow = Połączenie było za wolne i zostanie otwarte ponownie.
error-closed = Stół został zamknięty.
error-forgotten = Ta osoba została zapomniana; połączenie zamknięto.

## Lekcje.

learn = Nauka
learn-go-on = Ucz się dalej
learn-lessons = Lekcje
learn-look-up = do przypomnienia
learn-at = Lekcja { $number }, krok { $step }
learn-number = { $number ->
    [one] 1 lekcja
    [few] { $number } lekcje
   *[other] { $number } lekcji
 }
learn-first = Pierwsza lekcja: { $minutes } minuty
learn-done-of = { $done } z { $all } lekcji
learn-all-done = Wszystkie lekcje ({ $number }) ukończone
learn-title = Nauka gry: { $game }
learn-about = Grasz od pierwszej minuty. Wyjdź, kiedy chcesz: każda lekcja czeka tam, gdzie ją przerwano.
learn-minutes = około { $minutes } min
learn-done = ukończona
learn-again = Od początku
learn-on = Dalej
learn-begin = Zacznij
lesson-which = Lekcja { $number } z { $all } · około { $minutes } min
lesson-goal = Cel:
lesson-step = Krok { $step } z { $all }
lesson-step-region = Lekcja
lesson-question = Jedno pytanie na koniec
lesson-count = { $done } z { $all }
lesson-hint = Na to przyjdzie czas. Zrób to, co świeci.
lesson-show-me = Pokaż mi
lesson-back = Wstecz
lesson-why = Dlaczego?
lesson-leave = Wyjdź
lesson-leave-title = Wyjść z lekcji?
lesson-leave-about = Poczeka tu na ciebie.
lesson-stay = Zostań
lesson-learned = Co już umiesz
lesson-answer-wrong = Niezupełnie. Pomyśl jeszcze raz.
lesson-done = Lekcja ukończona
lesson-next = Dalej: { $title }
lesson-all = Wszystkie lekcje
lesson-plays = gra automatycznie
lesson-understood = Rozumiem
error-position-wrong = { $problem }
error-puzzle-unknown = Nie ma takiego zadania.
error-lesson-unknown = Nie ma takiej lekcji.
error-lesson = To prowadzi poza lekcję.
error-no-lesson = Przy tym stole nie ma lekcji.
## Examples of the rulebook.

rules-cases = { $number ->
    [one] { $number } przypadek
    [few] { $number } przypadki
   *[many] { $number } przypadków
}
example-of = Przykłady do { $clause }
example-number = Przykład { $number } z { $of }
example-steps = Kroki przykładu
example-first = Na początek
example-back = Krok wstecz
example-step = Krok { $step } z { $of }
example-on = Dalej
example-start = Pozycja na początku.
example-asked = Decyduje { $who }: { $what }
example-choose = { $who }: { $what }
example-refused = { $who } nie może: { $what }
example-offered = { $who } może: { $what }
example-not-offered = { $who } nie ma do wyboru: { $what }
example-edit = Edytuj tę pozycję
example-play = Zagraj samodzielnie
example-next = Inny przykład
term-clause = Zasada { $clause }
aid = Pomoc gracza
aid-of = { $game }: pomoc gracza
aid-print = Drukuj
aid-print-sheet = Drukuj tę kartę
aid-foot = Tyche · własne słowa, liczby gry · numery prowadzą do zasad: { $address }
