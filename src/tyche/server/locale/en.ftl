### What the server sends by mail, push and webhook.
###
### $person is who gets it, $table the title of the table, $url leads there, $settings to what can be switched off.

turn-subject = Your turn: { $table }
turn-push = The others are waiting for your decision.
turn-line = { $person }, it is your turn at “{ $table }”: { $url }
turn-mail =
    { $person },

    it is your turn at “{ $table }”:

    { $url }

    You can switch these mails off here: { $settings }
link-subject = Sign in to Tyche
link-mail =
    With this link you sign in. It works once, for { $minutes } minutes:

    { $url }

    If you did not ask for it, do nothing.
