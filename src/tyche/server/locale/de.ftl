### Was der Server per Mail, Push und Webhook schickt.

turn-subject = Du bist am Zug: { $table }
turn-push = Die anderen warten auf deine Entscheidung.
turn-line = { $person }, du bist am Zug bei „{ $table }“: { $url }
turn-mail =
    Hallo { $person },

    du bist am Zug bei „{ $table }“:

    { $url }

    Hier kannst du diese Mails abstellen: { $settings }
link-subject = Bei Tyche anmelden
link-mail =
    Mit diesem Link meldest du dich an. Er gilt einmal und { $minutes } Minuten lang:

    { $url }

    Falls du ihn nicht angefordert hast, brauchst du nichts zu tun.
