### Keeping accounts safe, people who misbehave, what we promise, and how the server is.

## Mailed links

login-sign-in = This link signs you in as { $name } in this browser, once.
login-new = This link makes a new account for { $mail } and signs you in with it in this browser.
login-become = This link makes your guest account permanent: it will belong to { $mail }, and you keep all your seats.
login-prove = This link proves that { $mail } is yours. From then on mail for { $name } goes there.
login-take-over = Somebody has made the account { $name } and given { $mail } as its address. If you go on, the account is yours alone: its password and passkeys are deleted and it is signed out everywhere else. If that was not you, just close this page.
login-follow = Go on
mail-none = This server sends no mail: there are no sign-in links, and nobody can send you a new password. Add a passkey, or keep your password safe.

## Passkeys and sessions

safety = Safety
passkeys = Passkeys
passkeys-text = A passkey signs you in with the fingerprint, face or PIN of your device. It cannot be guessed or stolen from here, and it gets you back in if you forget your password.
passkeys-none = You have no passkey yet.
passkey-add = Add a passkey
passkey-name = Where it lies, for example “my phone”
passkey-password = Your password, once more
passkey-since = Made { $when }
passkey-used = last used { $when }
passkey-remove = Remove
passkey-added = The passkey is ready: you can sign in with it from now on.
passkey-sign-in = Sign in with a passkey
error-passkey-stopped = No passkey was used.
session-line = { $way ->
    [password] with the password
    [link] by mailed link
    [passkey] with a passkey
    [register] when the account was made
   *[other] as a guest
}, since { $when }
session-seen = last used { $when }
session-unknown-agent = unknown browser
sessions-end-others = Sign out everywhere else
sessions-ended = All other sessions have ended.

## People

person-menu = About { $name }
person-mute = Mute
person-mute-text = You no longer see what { $name } says.
person-block = Block
person-block-text = You no longer see what { $name } says; { $name } cannot join tables you host, and a rematch does not seat you together. Games that are running go on.
person-report-text = Tell the operator what happened. What was said at this table, as far as you could read it, goes with your report. { $name } is not told who reported.
person-report-what = What happened?
person-report-send = Send the report
person-reported = The operator has been told. Thank you.
person-muted = You no longer hear { $name }.
person-blocked = You have blocked { $name }.
stances = People I do not want to hear or meet
stance-mute = muted
stance-block = blocked
stance-end = Undo
stances-none = Nobody. At a table, the button beside a name mutes, blocks or reports a person.

## What we promise

promise = What we promise
promise-dice = Fair dice
promise-dice-text = Every die and every shuffle follows from a secret that is fixed, and whose fingerprint is public, before the first decision. After the game the secret is published: the record proves that nobody, the server included, chose a result. If the players agree to go back, what comes is drawn anew, and the record shows that too.
promise-secrets = Your cards stay yours
promise-secrets-text = What your seat alone may know never leaves the server for anybody else. Bots see only what their seat may see.
promise-decisions = No decision is lost
promise-decisions-text = A decision counts once it is on disk, and only then is it shown. A crash loses none; clocks stand still while the server is down.
promise-privacy = Privacy
promise-privacy-text = We keep a name, your sessions, your seats and what you say at tables; a mail address only if you give one, and a password only as a hash. There is no tracking, no advertising, and nothing is loaded from elsewhere. You can download everything or be forgotten at any time; past games then show “a former player” in your place.
promise-retention = How long things are kept
promise-retention-guests = { $days ->
    [0] Guests are kept until they ask to be forgotten.
    [one] Guests who have not come for a day and play nowhere are forgotten.
   *[other] Guests who have not come for { $days } days and play nowhere are forgotten.
}
promise-retention-open = { $days ->
    [0] Tables that never begin are kept.
    [one] A table that has not begun after a day without change is removed.
   *[other] A table that has not begun after { $days } days without change is removed.
}
promise-retention-idle = { $days ->
    [0] Games that stand still are kept.
    [one] A game in which nobody has done anything for a day is removed; its record is saved first.
   *[other] A game in which nobody has done anything for { $days } days is removed; its record is saved first.
}
promise-retention-finished = { $days ->
    [0] Finished games are kept, so that you can look at them and check their dice.
    [one] Finished games are removed after a day; their records are saved first.
   *[other] Finished games are removed after { $days } days; their records are saved first.
}
promise-retention-reports = { $days ->
    [0] Reports to the operator are kept.
    [one] Reports to the operator are deleted a day after they were closed.
   *[other] Reports to the operator are deleted { $days } days after they were closed.
}
promise-retention-sessions = { $days ->
    [one] A session ends after one day.
   *[other] A session ends after { $days } days.
}
promise-disclosure = If something is wrong
promise-disclosure-text = Whoever finds a weakness and tells the operator first does us a service: we answer, mend it, and say afterwards what it was and whom it touched. If your data were ever seen by somebody who should not have seen them, you would be told.
promise-contact = The operator of this server: { $contact }
promise-no-contact = The operator of this server has not said how to be reached.

## How the server is

status = How the server is
status-version = Version
status-since = Running since
status-tables = Games being played
status-people = People at tables now
status-load = Load
status-calm = calm
status-busy = busy
status-strained = strained
status-refresh = Look again

## What the server refuses

error-person-banned = The operator has closed this account: { $why }
error-person-blocked = The host does not want to play with you. Choose another table.
error-person-yourself = That is you.
error-person-unknown = There is no such person there any more.
error-name-reserved = The name { $name } looks like one of the house or of a guest. Choose another.
error-password-common = This password is among the first that are guessed: it is common, a pattern, or much like your name. A few words in a row are better.
error-link-elsewhere = Open this link in a browser in which you are signed in to the account it is for.
error-passkey-wrong = This passkey did not fit, or it took too long. Try again.
error-passkey-taken = This passkey is in use already.
error-passkey-unknown = This passkey is gone already.
error-signed-out = You were signed out here.
