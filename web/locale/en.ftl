### The pages around the table, in English. The words of the table itself are in table-en.ftl.

## Frame

skip-to-content = Skip to the content
loading = Loading …
close = Close
cancel = Cancel
dismiss = Dismiss
save = Save
saved = Saved.
copy = Copy
yes = Yes
no = No
you = you
show-more = Show more
new-tab = (opens in a new tab)
nav-main = Main
nav-foot = More
nav-tables = Tables
nav-new = New table
nav-statistics = Statistics
nav-help = Help
nav-sign-in = Sign in
language = Language
theme = Colours
theme-system = Theme: system
theme-light = Theme: light
theme-dark = Theme: dark
footer-unofficial = Unofficial implementations, made by players from the rulebooks. The games and their names belong to their authors and publishers, who have no part in this. All texts and drawings are our own.
footer-dice = Fair dice
footer-api = Interface for programs
missing-title = Nothing here
missing-text = There is no page at this address. Perhaps the link is incomplete.

## Home

home-title = Ancient wars, played by the book
home-lead = Board games of antiquity with every rule enforced. Play alone against bots, with friends by link, live or over weeks. No account is needed.
home-mine = My tables
home-start-another = Begin another game
home-others = Tables of others
home-sandboxes = Sandboxes
home-sandboxes-about = Tables of your own that branched off from others, to try something out.
home-sandboxes-empty = You have no sandboxes.
next-game = Next game ({ $number })
play-now = Play now
play-now-with = { $number ->
    [one] against one bot, { $bot }
   *[other] against { $number } bots, { $bot }
}
players-range = { $least } to { $most } players
rules = Rules
about = About
list-open = Open seats
list-open-empty = No table is looking for players at the moment. Open one and share its link.
list-running = Watch
list-running-empty = No public table is being played at the moment.
list-finished = Finished
list-finished-empty = No public table has been finished yet.
record-open = Open a record
record-about = A game that was played elsewhere, as a file: it becomes a table to look at, to review and to play on from.
record-none = This file is no record of a game.
record-reading = The record is being read.
your-turn = Your turn
unread = { $number } new
waiting-for = Waiting for { $names }
card-options = With: { $options }
card-won = { $side } has won
card-review = Review

## Seats and pace

holder-bot = Bot: { $bot }
holder-open = open
holder-invited = invited by link
holder-forgotten = a former player
bot-random = Random moves
bot-with-level = { $bot } ({ $level })
level-learner = learner
level-practised = practised
level-skilled = skilled
level-master = master
levels-about = How strong are the bots?
level-learner-style = knows what is sensible, lets things pass, and plays at once
level-practised-style = weighs each move by experience and punishes gross mistakes
level-skilled-style = plays the important moves on in its mind before it decides
level-master-style = thinks everything over that matters, also what the others will make of it; takes up to a second
seat-me = Me
seat-open = Open to anybody
seat-invited = By invitation link
pace-none = No clock
pace-live = Live
pace-hours = Hours
pace-days = Days
pace-of = { $kind }: { $bank } + { $increment } a decision
pace-none-about = Friendly: everybody takes the time they need.
pace-live-about = All at the table, one evening.
pace-hours-about = A few moves a day.
pace-days-about = A move now and then, by notice.
pace-bank = Time for everybody, in minutes
pace-increment = Added for each decision, in seconds
timeout = When the time is up
timeout-default = the lawful default is taken
timeout-bot = { $bot } stands in
time-days = { $number } d
time-hours = { $number } h
time-minutes = { $number } min
time-seconds = { $number } s

## New table

new-title = New table
new-game = Game
new-players = Players
new-seats = Seats
new-seats-hint = Take several seats yourself to play side by side at one screen.
new-pace = Pace
new-options = Options
new-position = Or set up a position of your own
new-name = Name of the table (optional)
new-listed = Show it to everybody in the lists
new-counts = It counts for ratings
new-counts-hint = Everybody’s rating changes with the result, also that of bots. Giving up counts as lost.
lobby-counts = counts for ratings
lobby-rating = rating { $rating } ± { $off }
ranked = Others may see my rating
ranked-text = Without this only you see how your rating stands. Names are never ranked without consent.
ranked-own = My record
new-begin = Begin
new-begin-hint = Nobody has to be waited for: the game begins at once.
new-open = Open the table
new-open-hint = You can invite people and change seats before the start.
options-readings = Readings where the sources differ
summary-seats = You { $mine }, open { $open }, invited { $invited }, bots { $bots }
summary-usual = All as usual

## Before the start

lobby = Table
lobby-host = Host: { $name }
lobby-start = Start the game
lobby-ready = I am ready
lobby-not-ready = Not ready after all
lobby-leave = Leave the table
lobby-join = Take a seat
lobby-take = Take { $side }
lobby-abandon = Close the table
lobby-holder = Who plays { $side }
lobby-swap = Swap { $side }
lobby-swap-with = Swap with …
lobby-waiting-seats = { $number ->
    [one] One seat is still to be taken.
   *[other] { $number } seats are still to be taken.
}
lobby-waiting-ready = { $number ->
    [one] One player is not ready yet.
   *[other] { $number } players are not ready yet.
}
lobby-all-ready = Everybody is here. You can start.
lobby-host-starts = Everybody is here. The host starts the game.
is-ready = ready
is-not-ready = not ready yet
link-make = Invitation link
link-for = Invitation link for { $side }
link-copied = The link is in your clipboard. Whoever has it can take this seat.
link-revoke = Revoke the link
link-revoked = Older links for this seat do not work any more.
talk = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
join-title = You are invited
join-name = Your name at the table (optional)
join-name-hint = A guest name is made up for you
join-sit = Take the seat

## Account

account = Account
person = Person
sign-in = Sign in
sign-in-other = Sign in another way
sign-in-link = By mail
sign-in-link-text = We send you a link that signs you in. There is no password to remember.
sign-in-link-send = Send the link
sign-out = Sign out
signed-in = Welcome, { $name }.
link-sent = If the address is right, the link is on its way.
register = New account
register-text = With an account you find your tables on every device. What you play as a guest stays yours.
guest-note = You are here as a guest: your seats are tied to this browser. An account keeps them for you.
name = Name
name-or-mail = Name or mail address
mail = Mail address
mail-optional = Mail address (optional)
mail-confirm = Open the link we have sent to the new address, then it counts.
password = Password
password-show = Show the password
password-change = Change the password
password-old = Present password
password-new = New password
sessions = Where I am signed in
session-this = this browser
session-end = Sign out there
settings = Settings
wheel = Mouse wheel over the map
wheel-zoom = zooms
wheel-scroll = scrolls
shortcuts = Single-key shortcuts at the table
sound = A sound when it is my turn
motion = Short animations
colours-reset = Give all sides their usual colours
notices = Notices
notices-text = One notice when it becomes your turn, and none while you have the table open.
notice-mail = By mail to { $mail }
notice-mail-none = By mail: add a mail address first
notice-push = In this browser, even when Tyche is closed
notice-webhook = To a webhook (https)
notice-shape = Format
my-data = My data
my-data-text = Everything the server keeps about you, as a file; or have it forgotten.
export = Download my data
forget = Forget me
forget-text = Your account, sessions and notices are deleted for good. Bots take over your seats; what you said at tables stays, without your name.
forget-do = Yes, forget me
forgotten = You have been forgotten.

## Rules and help

rules-of = { $game }: the rules
rules-note = In our own words, clause by clause, as they are enforced.
rules-search = Search
rules-search-hint = Word or clause
rules-chapters = Chapters
rules-hits = { $number ->
    [one] One clause
   *[other] { $number } clauses
}
about-sources = What is known and what is reconstructed
about-games = The games
about-unofficial = Whose games these are
about-unofficial-text = These are unofficial implementations, made by players for players. The games, their names and their original texts and pictures belong to their authors and publishers, who neither made nor endorse this. We state rules in our own words, draw everything ourselves, and say where a value had to be reconstructed because it is only printed on components. If you like a game, buy it.
about-dice = How to check the dice
about-dice-secret = When a table is opened, the server draws a secret seed and publishes its fingerprint at once. Every die and every shuffle follows from that seed and a running number: nobody, the server included, can choose a result afterwards.
about-dice-check = When the game is over the seed becomes public. The record of the table can then be downloaded, and anybody can replay it, compare the fingerprint and derive every roll again:
about-dice-file = record.json
help-title = Help
help-start = How do I begin?
help-start-answer = “Play now” on the first page seats you with bots; nothing else is needed. The bar at the top of the table says what you have to decide. Everything you may do is lit on the map and listed as a button.
help-moves = Why can I not make this move?
help-moves-answer = Click the place or card, or type the move into the command box: the table names the clause of the rules that forbids it and opens it beside the board.
help-undo = Can I take something back?
help-undo-answer = Yes, step by step, until dice were rolled, cards drawn or others have decided. Beyond that, propose in the log to go back to a moment: every other player must agree, and dice and decks are random anew then.
help-clock = What if somebody stops playing?
help-clock-answer = Tables with a clock go on: when the time is up, the lawful default is taken or a bot stands in, and the player can come back at any time. The host may also replace a missing player.
help-bots = What do bots know?
help-bots-answer = Only what their seat may know. They see no hidden cards of yours, and they use the same dice.
help-keyboard = Can I play with the keyboard?
help-keyboard-answer = Entirely. Every option is a button in the list of actions; on the map the arrow keys go from place to place; the command box takes moves in words. The key ? lists the shortcuts, which can be switched off in your settings.
help-notices = How do I learn that it is my turn?
help-notices-answer = By the title of the tab and a sound while Tyche is open; otherwise by mail, in the browser or by webhook, as you choose in your account.
help-privacy = What is kept about me?
help-privacy-answer = A name, a session, your seats and what you say at tables; a mail address only if you give one. You can download all of it or have it forgotten in your account.

## What the server refuses

error-offline = The server cannot be reached. Check the connection and try again.
error-server = Something went wrong. Please try again.
error-request-malformed = This request could not be understood: { $problem }.
error-request-csrf = Your session has changed. Please load the page again.
error-request-origin = This request came from another site and was not carried out.
error-request-unknown = There is nothing at this address.
error-request-long = This address is too long.
error-request-host = This server is not known by that name. Use its proper address.
error-request-slow = The request took too long to arrive. Check the connection and try again.
error-request-method = That is not possible here.
error-request-large = This is too much at once: at most { $most } bytes.
error-request-type = The request had the wrong format.
error-request-rate = That was a little fast. Try again in { $seconds } s.
error-server-error = Something went wrong on the server. It has been noted as { $request }.
error-server-stopping = The server is about to restart. Try again in a few seconds.
error-server-full = Too many connections are open. Try again in { $seconds } s.
error-server-busy = The server is busy just now. Try again in { $seconds } s.
error-server-storage = { error-storage }
error-person-nobody = Please sign in or begin a game first.
error-person-guest = This needs an account; you are here as a guest.
error-person-account = You already have an account and are signed in.
error-name-malformed = A name has 2 to 30 letters, digits, spaces, dots, dashes or apostrophes.
error-name-taken = The name { $name } is taken, or looks like one that is. Choose another.
error-password-weak = A password has { $least } to { $most } characters.
error-password-wrong = Name and password do not match.
error-mail-malformed = { $mail } is not a mail address.
error-mail-off = This server sends no mail.
error-link-expired = This link is too old or was used already. Ask for a new one.
error-link-wrong = This link is incomplete, or not of this server.
error-session-unknown = That session has ended already.
error-language-unknown = There are no texts in { $language }.
error-webhook-refused = This address cannot be used for notices: { $problem }.
error-webhook-off = This server sends no webhooks.
error-push-off = This server sends no push messages.
error-game-unknown = There is no game { $game } on this server.
error-example-unknown = There is no such example in the rulebook.
error-game-sources = Nothing is written about the sources of { $game }.
error-table-unknown = There is no such table, or you may not see it.
error-table-options = The table cannot be opened like this: { $problem }.
error-table-seats = { $problem }.
error-table-started = The game has started already.
error-table-not-started = The game has not started yet.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-broken = { error-broken }
error-table-damaged = { error-damaged }
error-table-full = There is no open seat at this table.
error-table-waiting = The game cannot start yet: { $problem }.
error-table-not-host = Only the host of the table may do this.
error-table-sealed = The record is sealed until the game is over.
error-review-branch = This table branched off from one that is still being played; it can be reviewed after that.
error-review-unplayed = This game was not played to its end; there is nothing to review.
error-table-refused = The table does not allow this now: { $problem }.
error-seat-unknown = There is no seat { $seat } at this table.
error-seat-taken = Somebody sits here already.
error-seat-not-yours = This is not your seat.
error-seat-invited = This seat is kept for somebody with an invitation link.
error-seat-not-missing = This seat cannot be handed over: { $problem }.
error-seat-not-away = A bot may play for somebody who is not here though the table has waited for them for { $hours ->
    [0] { $minutes } minutes
   *[other] { $hours } hours
 }, whose time is up, or if at least two others are there and all of them agree.
error-not-running = The game is not being played.
error-not-last = Other people still play here, or nobody has left.
error-not-stood-in = No bot plays for this seat.
error-not-a-person = A bot can only play for another person who has not resigned.
error-no-vote = There is no vote here: at least two others must play besides that person.
error-proposal-pending = Another proposal is on the table; it has to be answered first.
error-invitation-void = This invitation is not valid any more. Ask the host for a new one.
error-bot-unknown = There is no bot { $bot } for this game.
error-moment-unknown = The table has moments 0 to { $most }, not { $moment }.
error-record-wrong = This record cannot be used: { $problem }.
error-record-slow = The server did not get through this record in its time. It may be busy: try again in a while.

## What the table's connection refuses

error-stale = The question has changed meanwhile. Look again and decide anew.
error-not-offered = That is not possible now.
error-not-yours = It is not your decision.
error-not-started = The game has not started yet.
error-too-long = So much was taken back at this table that it only goes on now.
error-nothing-to-undo = There is nothing you could take back.
error-no-coach = The coach speaks only at tables where all others are bots and which do not count for ratings.
error-no-bot = This was not decided by a bot.
error-no-moment = The table has no such moment.
error-no-overlay = There is no such overlay.
error-no-proposal = This proposal is not on the table any more.
error-resigned = You have resigned this seat.
error-rate = That was a little fast. Wait a moment.
error-busy = The server is busy just now. Try again in a moment.
error-malformed = The server did not understand this.
error-storage = Not saved: the server cannot store anything at the moment. It keeps trying; so can you.
error-too-many = That is more than the table keeps.
error-over = The game is over.
error-broken = Something went wrong at this table. It is being repaired, and nothing that was decided is lost.
error-damaged = The stored history of this table is damaged. It rests until the operator has repaired it; nobody’s clock runs.
error-bye = The connection was closed.
error-no-table = There is no such table, or you may not see it.
error-restart = The server restarts; you will be connected again.
error-slow = The connection was too slow and is opened again.
error-closed = The table was closed.
error-forgotten = This person has been forgotten; the connection is closed.

## Lessons.

learn = Learn
learn-go-on = Go on learning
learn-lessons = Lessons
learn-look-up = to look up again
learn-at = Lesson { $number }, step { $step }
learn-number = { $number ->
    [one] 1 lesson
   *[other] { $number } lessons
 }
learn-first = First lesson: { $minutes } minutes
learn-done-of = { $done } of { $all } lessons
learn-all-done = All { $number } lessons done
learn-title = Learn { $game }
learn-about = You play from the first minute. Leave when you like: every lesson waits where you left it.
learn-minutes = about { $minutes } minutes
learn-done = done
learn-again = From the beginning
learn-on = Go on
learn-begin = Begin
lesson-which = Lesson { $number } of { $all } · about { $minutes } minutes
lesson-goal = Goal:
lesson-step = Step { $step } of { $all }
lesson-step-region = The lesson
lesson-question = One question to end with
lesson-count = { $done } of { $all }
lesson-hint = That is for later. Do what is lit.
lesson-show-me = Show me
lesson-back = Back
lesson-why = Why?
lesson-leave = Leave
lesson-leave-title = Leave the lesson?
lesson-leave-about = It waits here for you.
lesson-stay = Stay
lesson-learned = What you can do by now
lesson-answer-wrong = Not quite. Think again.
lesson-done = Lesson done
lesson-next = Next: { $title }
lesson-all = All lessons
lesson-plays = plays by itself
lesson-understood = Understood
error-position-wrong = { $problem }
error-puzzle-unknown = There is no such puzzle.
error-lesson-unknown = There is no such lesson.
error-lesson = That leads away from the lesson.
error-no-lesson = No lesson is given at this table.
## Examples of the rulebook.

rules-cases = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
example-of = Examples of { $clause }
example-number = Example { $number } of { $of }
example-steps = Steps of the example
example-first = To the beginning
example-back = One step back
example-step = Step { $step } of { $of }
example-on = Next
example-start = The position at the beginning.
example-asked = { $who } is asked: { $what }
example-choose = { $who }: { $what }
example-refused = { $who } may not: { $what }
example-offered = { $who } may: { $what }
example-not-offered = { $who } is not offered: { $what }
example-edit = Edit this position
example-play = Play it yourself
example-next = Another example
term-clause = Rule { $clause }
aid = Player aid
aid-of = { $game }: player aid
aid-print = Print
aid-print-sheet = Print this sheet
aid-foot = Tyche · our own words, the game's figures · numbers lead to the rules: { $address }
