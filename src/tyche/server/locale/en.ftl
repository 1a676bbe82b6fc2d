### What the server sends by mail, push and webhook.
###
### $person is who gets it, $table the title of the table, $url leads there, $settings to what can be switched off.

mail-greeting = { $person },
mail-end = You can switch these mails off here: { $settings }
turn-subject = Your turn: { $table }
turn-push = The others are waiting for your decision.
turn-line = { $person }, it is your turn at “{ $table }”: { $url }
turn-mail =
    it is your turn at “{ $table }”:

    { $url }
over-subject = The game is over: { $table }
over-push = The game is over. See how it ended.
over-line = { $person }, the game “{ $table }” is over: { $url }
over-mail =
    the game “{ $table }” is over:

    { $url }
replaced-subject = A bot plays for you: { $table }
replaced-push = A bot keeps your seat. Come back whenever you like.
replaced-line = { $person }, a bot plays for you at “{ $table }”. Come back whenever you like: { $url }
replaced-mail =
    a bot plays for you at “{ $table }”, because you were away or your time was up. Your seat stays yours; come back whenever you like:

    { $url }
last-subject = All others have left: { $table }
last-push = End the game as its winner, or play on against bots.
last-line = { $person }, all other people have left “{ $table }”. End it as its winner, or play on: { $url }
last-mail =
    all other people have left “{ $table }”. You can end the game as its winner, or play on against bots:

    { $url }
asked-subject = You are asked for your agreement: { $table }
asked-push = Somebody has made a proposal to the table.
asked-line = { $person }, a proposal at “{ $table }” waits for your answer: { $url }
asked-mail =
    somebody has made a proposal at “{ $table }”, and your answer is awaited:

    { $url }
link-subject = Sign in to Tyche
link-mail =
    With this link you sign in. It works once, for { $minutes } minutes:

    { $url }

    If you did not ask for it, do nothing.
report-subject = A report to the operator
report-mail = Somebody was reported to you at { $server }. Read it with: tyche admin reports
