### Co server posílá poštou, jako oznámení a přes webhook.

turn-subject = Jsi na tahu: { $table }
turn-push = Ostatní čekají na tvé rozhodnutí.
turn-line = { $person }, jsi na tahu u stolu „{ $table }“: { $url }
turn-mail =
    Ahoj, { $person },

    jsi na tahu u stolu „{ $table }“:

    { $url }

    Tyto zprávy můžeš vypnout zde: { $settings }
link-subject = Přihlášení do Tyche
link-mail =
    Tímto odkazem se přihlásíš. Platí jednou a { $minutes } minut:

    { $url }

    Pokud jsi o něj nežádal(a), nemusíš nic dělat.
