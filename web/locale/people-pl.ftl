### Bezpieczne konta, ludzie, którzy zachowują się źle, co obiecujemy i jak się ma serwer.

## Odnośniki w wiadomościach

login-sign-in = Ten odnośnik jeden raz zaloguje cię w tej przeglądarce jako { $name }.
login-new = Ten odnośnik założy nowe konto dla { $mail } i zaloguje cię na nie w tej przeglądarce.
login-become = Ten odnośnik zmieni twój dostęp gościa w konto: będzie należeć do { $mail }, a wszystkie miejsca pozostaną twoje.
login-prove = Ten odnośnik potwierdza, że { $mail } należy do ciebie. Odtąd tam trafi poczta dla { $name }.
login-take-over = Ktoś założył konto { $name } i podał adres { $mail }. Jeśli przejdziesz dalej, konto będzie tylko twoje: jego hasło i klucze dostępu zostaną usunięte, a wszędzie indziej nastąpi wylogowanie. Jeśli to nie ty, po prostu zamknij tę stronę.
login-follow = Dalej
mail-none = Ten serwer nie wysyła poczty: nie ma odnośników do logowania i nikt nie prześle ci nowego hasła. Dodaj klucz dostępu albo dobrze strzeż hasła.

## Klucze dostępu i sesje

safety = Bezpieczeństwo
passkeys = Klucze dostępu
passkeys-text = Klucz dostępu loguje cię odciskiem palca, twarzą lub PIN-em twojego urządzenia. Nie można go odgadnąć ani stąd ukraść, a gdy zapomnisz hasła, wpuści cię z powrotem.
passkeys-none = Nie masz jeszcze klucza dostępu.
passkey-add = Dodaj klucz dostępu
passkey-name = Gdzie leży, na przykład „mój telefon”
passkey-password = Jeszcze raz twoje hasło
passkey-since = Utworzono { $when }
passkey-used = ostatnio użyto { $when }
passkey-remove = Usuń
passkey-added = Klucz dostępu jest gotowy: odtąd możesz się nim logować.
passkey-sign-in = Zaloguj się kluczem dostępu
error-passkey-stopped = Nie użyto żadnego klucza dostępu.
session-line = { $way ->
    [password] hasłem
    [link] odnośnikiem z poczty
    [passkey] kluczem dostępu
    [register] przy zakładaniu konta
   *[other] jako gość
}, od { $when }
session-seen = ostatnio { $when }
session-unknown-agent = nieznana przeglądarka
sessions-end-others = Wyloguj wszędzie indziej
sessions-ended = Wszystkie inne sesje zakończono.

## Ludzie

person-menu = O graczu { $name }
person-mute = Wycisz
person-mute-text = Nie widzisz już, co mówi { $name }.
person-block = Zablokuj
person-block-text = Nie widzisz już, co mówi { $name }; { $name } nie może dołączyć do twoich stołów, a rewanż nie posadzi was razem. Trwające gry toczą się dalej.
person-report-text = Powiedz operatorowi, co się stało. To, co powiedziano przy tym stole, o ile można było to u ciebie przeczytać, trafi do zgłoszenia. { $name } nie dowie się, kto zgłosił.
person-report-what = Co się stało?
person-report-send = Wyślij zgłoszenie
person-reported = Operator już wie. Dziękujemy.
person-muted = { $name } – wyciszono.
person-blocked = { $name } – zablokowano.
stances = Kogo nie chcę słyszeć ani spotykać
stance-mute = wyciszono
stance-block = zablokowano
stance-end = Cofnij
stances-none = Nikogo. Przy stole przyciskiem obok nazwy możesz kogoś wyciszyć, zablokować albo zgłosić.

## Co obiecujemy

promise = Co obiecujemy
promise-dice = Uczciwe kości
promise-dice-text = Każdy rzut i każde tasowanie wynika z tajemnicy ustalonej przed pierwszą decyzją, której odcisk jest publiczny. Po grze zostaje ujawniona: zapis dowodzi, że nikt, także serwer, nie wybrał wyniku. Jeśli gracze zgodzą się cofnąć, losuje się na nowo, i to także widać w zapisie.
promise-secrets = Twoje karty są twoje
promise-secrets-text = To, co może wiedzieć tylko twoje miejsce, nie opuszcza serwera dla nikogo innego. Boty widzą tylko to, co może widzieć ich miejsce.
promise-decisions = Żadna decyzja nie ginie
promise-decisions-text = Decyzja liczy się, gdy jest na dysku, i dopiero wtedy zostaje pokazana. Awaria żadnej nie gubi; zegary stoją, gdy serwer nie działa.
promise-privacy = Prywatność
promise-privacy-text = Przechowujemy nazwę, twoje sesje, miejsca i to, co mówisz przy stołach; adres pocztowy tylko wtedy, gdy go podasz, a hasło tylko jako skrót. Nie ma śledzenia ani reklam i nic nie jest wczytywane z zewnątrz. W każdej chwili możesz wszystko pobrać albo dać się zapomnieć; dawne gry pokażą wtedy na twoim miejscu „były gracz”.
promise-retention = Jak długo co przechowujemy
promise-retention-guests = { $days ->
    [0] Goście pozostają, dopóki nie poproszą o zapomnienie.
    [one] Goście, którzy nie przyszli przez jeden dzień i nigdzie nie grają, są zapominani.
    [few] Goście, którzy nie przyszli przez { $days } dni i nigdzie nie grają, są zapominani.
   *[many] Goście, którzy nie przyszli przez { $days } dni i nigdzie nie grają, są zapominani.
}
promise-retention-open = { $days ->
    [0] Stoły, przy których gra się nie zacznie, pozostają.
    [one] Stół, przy którym po jednym dniu bez zmian nie zaczęto gry, jest usuwany.
    [few] Stół, przy którym po { $days } dniach bez zmian nie zaczęto gry, jest usuwany.
   *[many] Stół, przy którym po { $days } dniach bez zmian nie zaczęto gry, jest usuwany.
}
promise-retention-idle = { $days ->
    [0] Gry, które stoją, pozostają.
    [one] Gra, w której przez jeden dzień nikt nic nie zrobił, jest usuwana; jej zapis zachowuje się przedtem.
    [few] Gra, w której przez { $days } dni nikt nic nie zrobił, jest usuwana; jej zapis zachowuje się przedtem.
   *[many] Gra, w której przez { $days } dni nikt nic nie zrobił, jest usuwana; jej zapis zachowuje się przedtem.
}
promise-retention-finished = { $days ->
    [0] Zakończone gry pozostają, aby można było je obejrzeć i sprawdzić ich kości.
    [one] Zakończone gry są usuwane po jednym dniu; ich zapisy zachowuje się przedtem.
    [few] Zakończone gry są usuwane po { $days } dniach; ich zapisy zachowuje się przedtem.
   *[many] Zakończone gry są usuwane po { $days } dniach; ich zapisy zachowuje się przedtem.
}
promise-retention-reports = { $days ->
    [0] Zgłoszenia do operatora pozostają.
    [one] Zgłoszenia do operatora są usuwane dzień po załatwieniu.
    [few] Zgłoszenia do operatora są usuwane { $days } dni po załatwieniu.
   *[many] Zgłoszenia do operatora są usuwane { $days } dni po załatwieniu.
}
promise-retention-sessions = { $days ->
    [one] Sesja kończy się po jednym dniu.
    [few] Sesja kończy się po { $days } dniach.
   *[many] Sesja kończy się po { $days } dniach.
}
promise-disclosure = Gdy coś jest nie tak
promise-disclosure-text = Kto znajdzie słaby punkt i najpierw powie o nim operatorowi, wyświadcza nam przysługę: odpowiemy, naprawimy go, a potem powiemy, co to było i kogo dotyczyło. Gdyby kiedykolwiek twoje dane zobaczył ktoś nieuprawniony, dowiesz się o tym.
promise-contact = Operator tego serwera: { $contact }
promise-no-contact = Operator tego serwera nie podał, jak się z nim skontaktować.

## Jak się ma serwer

status = Jak się ma serwer
status-version = Wersja
status-since = Działa od
status-tables = Trwające gry
status-people = Ludzie przy stołach
status-load = Obciążenie
status-calm = spokój
status-busy = ruch
status-strained = przeciążenie
status-refresh = Sprawdź ponownie

## Czego serwer odmawia

error-person-banned = Operator zamknął to konto: { $why }
error-person-blocked = Gospodarz nie chce z tobą grać. Wybierz inny stół.
error-person-yourself = To ty.
error-person-unknown = Tej osoby już tam nie ma.
error-name-reserved = Nazwa { $name } wygląda jak nazwa domu albo gościa. Wybierz inną.
error-password-common = To hasło odgaduje się wśród pierwszych: jest pospolite, jest wzorem albo bardzo przypomina twoją nazwę. Lepszych jest kilka słów z rzędu.
error-link-elsewhere = Otwórz ten odnośnik w przeglądarce, w której jest zalogowane konto, którego dotyczy.
error-passkey-wrong = Klucz dostępu nie pasował albo trwało to zbyt długo. Spróbuj ponownie.
error-passkey-taken = Ten klucz dostępu jest już używany.
error-passkey-unknown = Tego klucza dostępu już nie ma.
error-signed-out = Nastąpiło tu wylogowanie.
