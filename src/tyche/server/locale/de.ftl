### Was der Server per Mail, Push und Webhook schickt.

mail-greeting = Hallo { $person },
mail-end = Hier kannst du diese Mails abstellen: { $settings }
turn-subject = Du bist am Zug: { $table }
turn-push = Die anderen warten auf deine Entscheidung.
turn-line = { $person }, du bist am Zug bei „{ $table }“: { $url }
turn-mail =
    du bist am Zug bei „{ $table }“:

    { $url }
over-subject = Die Partie ist vorbei: { $table }
over-push = Die Partie ist vorbei. Sieh dir an, wie sie ausging.
over-line = { $person }, die Partie „{ $table }“ ist vorbei: { $url }
over-mail =
    die Partie „{ $table }“ ist vorbei:

    { $url }
replaced-subject = Ein Bot spielt für dich: { $table }
replaced-push = Ein Bot hält deinen Platz. Du kannst jederzeit zurückkommen.
replaced-line = { $person }, bei „{ $table }“ spielt ein Bot für dich. Du kannst jederzeit zurückkommen: { $url }
replaced-mail =
    bei „{ $table }“ spielt ein Bot für dich, weil du nicht da warst oder deine Bedenkzeit abgelaufen ist. Der Platz bleibt deiner; du kannst jederzeit zurückkommen:

    { $url }
last-subject = Alle anderen sind gegangen: { $table }
last-push = Beende die Partie als Sieger, oder spiel gegen Bots weiter.
last-line = { $person }, bei „{ $table }“ sind alle anderen Menschen gegangen. Beende die Partie als Sieger, oder spiel weiter: { $url }
last-mail =
    bei „{ $table }“ sind alle anderen Menschen gegangen. Du kannst die Partie als Sieger beenden oder gegen Bots weiterspielen:

    { $url }
asked-subject = Deine Zustimmung ist gefragt: { $table }
asked-push = Jemand hat dem Tisch etwas vorgeschlagen.
asked-line = { $person }, bei „{ $table }“ wartet ein Vorschlag auf deine Antwort: { $url }
asked-mail =
    bei „{ $table }“ hat jemand etwas vorgeschlagen und wartet auf deine Antwort:

    { $url }
link-subject = Bei Tyche anmelden
link-mail =
    Mit diesem Link meldest du dich an. Er gilt einmal und { $minutes } Minuten lang:

    { $url }

    Falls du ihn nicht angefordert hast, brauchst du nichts zu tun.
report-subject = Eine Meldung an den Betreiber
report-mail = Auf { $server } wurde dir jemand gemeldet. Lies es mit: tyche admin reports
