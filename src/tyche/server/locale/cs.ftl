### Co server posílá poštou, jako oznámení a přes webhook.

mail-greeting = Ahoj, { $person },
mail-end = Tyto zprávy můžeš vypnout zde: { $settings }
turn-subject = Jsi na tahu: { $table }
turn-push = Ostatní čekají na tvé rozhodnutí.
turn-line = { $person }, jsi na tahu u stolu „{ $table }“: { $url }
turn-mail =
    jsi na tahu u stolu „{ $table }“:

    { $url }
over-subject = Hra skončila: { $table }
over-push = Hra skončila. Podívej se, jak dopadla.
over-line = { $person }, hra „{ $table }“ skončila: { $url }
over-mail =
    hra „{ $table }“ skončila:

    { $url }
replaced-subject = Hraje za tebe bot: { $table }
replaced-push = Tvé místo drží bot. Vrátit se můžeš kdykoli.
replaced-line = { $person }, u stolu „{ $table }“ za tebe hraje bot. Vrátit se můžeš kdykoli: { $url }
replaced-mail =
    u stolu „{ $table }“ za tebe hraje bot, protože jsi u něj nebyl(a) nebo ti vypršel čas. Místo zůstává tvé; vrátit se můžeš kdykoli:

    { $url }
last-subject = Všichni ostatní odešli: { $table }
last-push = Ukonči hru jako vítěz, nebo hraj dál proti botům.
last-line = { $person }, od stolu „{ $table }“ odešli všichni ostatní lidé. Ukonči hru jako vítěz, nebo hraj dál: { $url }
last-mail =
    od stolu „{ $table }“ odešli všichni ostatní lidé. Můžeš hru ukončit jako vítěz, nebo hrát dál proti botům:

    { $url }
asked-subject = Čeká se na tvůj souhlas: { $table }
asked-push = Někdo stolu něco navrhl.
asked-line = { $person }, návrh u stolu „{ $table }“ čeká na tvou odpověď: { $url }
asked-mail =
    u stolu „{ $table }“ někdo něco navrhl a čeká se na tvou odpověď:

    { $url }
link-subject = Přihlášení do Tyche
link-mail =
    Tímto odkazem se přihlásíš. Platí jednou a { $minutes } minut:

    { $url }

    Pokud jsi o něj nežádal(a), nemusíš nic dělat.
report-subject = Hlášení provozovateli
report-mail = Na { $server } ti byl někdo nahlášen. Přečteš si to příkazem: tyche admin reports
