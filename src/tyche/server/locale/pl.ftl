### Co serwer wysyła pocztą, jako powiadomienie i przez webhook.

mail-greeting = Cześć, { $person },
mail-end = Tutaj możesz wyłączyć te wiadomości: { $settings }
turn-subject = Twoja kolej: { $table }
turn-push = Pozostali czekają na twoją decyzję.
turn-line = { $person }, twoja kolej przy stole „{ $table }”: { $url }
turn-mail =
    twoja kolej przy stole „{ $table }”:

    { $url }
over-subject = Gra skończona: { $table }
over-push = Gra skończona. Zobacz, jak się zakończyła.
over-line = { $person }, gra „{ $table }” jest skończona: { $url }
over-mail =
    gra „{ $table }” jest skończona:

    { $url }
replaced-subject = Bot gra za ciebie: { $table }
replaced-push = Twoje miejsce trzyma bot. Wróć, kiedy chcesz.
replaced-line = { $person }, przy stole „{ $table }” gra za ciebie bot. Wróć, kiedy chcesz: { $url }
replaced-mail =
    przy stole „{ $table }” gra za ciebie bot, bo nie było cię przy stole albo skończył ci się czas. Miejsce pozostaje twoje; wróć, kiedy chcesz:

    { $url }
last-subject = Wszyscy inni odeszli: { $table }
last-push = Zakończ grę jako zwycięzca albo graj dalej z botami.
last-line = { $person }, od stołu „{ $table }” odeszli wszyscy inni ludzie. Zakończ grę jako zwycięzca albo graj dalej: { $url }
last-mail =
    od stołu „{ $table }” odeszli wszyscy inni ludzie. Możesz zakończyć grę jako zwycięzca albo grać dalej z botami:

    { $url }
asked-subject = Potrzebna twoja zgoda: { $table }
asked-push = Ktoś przedstawił stołowi propozycję.
asked-line = { $person }, propozycja przy stole „{ $table }” czeka na twoją odpowiedź: { $url }
asked-mail =
    przy stole „{ $table }” ktoś przedstawił propozycję i czeka na twoją odpowiedź:

    { $url }
link-subject = Logowanie do Tyche
link-mail =
    Tym linkiem się zalogujesz. Działa raz, przez { $minutes } minut:

    { $url }

    Jeśli o niego nie prosisz, nic nie rób.
report-subject = Zgłoszenie do operatora
report-mail = Na { $server } zgłoszono ci kogoś. Przeczytasz to poleceniem: tyche admin reports
