### Co serwer wysyła pocztą, jako powiadomienie i przez webhook.

turn-subject = Twoja kolej: { $table }
turn-push = Pozostali czekają na twoją decyzję.
turn-line = { $person }, twoja kolej przy stole „{ $table }”: { $url }
turn-mail =
    Cześć, { $person },

    twoja kolej przy stole „{ $table }”:

    { $url }

    Tutaj możesz wyłączyć te wiadomości: { $settings }
link-subject = Logowanie do Tyche
link-mail =
    Tym linkiem się zalogujesz. Działa raz, przez { $minutes } minut:

    { $url }

    Jeśli o niego nie prosisz, nic nie rób.
