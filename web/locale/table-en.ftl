### The table while it is played.

table-title = Table
table-loading = Opening the table …
table-over = The server has closed this table.
table-home = All tables
table-menu = Menu
table-rules = Rules
table-about = About this game
table-yes = Yes
table-no = No
table-cancel = Cancel
table-dismiss = Close
table-copied = Copied.
table-clause = Rules, clause { $clause }

## The turn light and the question.

table-prompt = What is to be decided
table-light-mine = Your turn
table-light-wait = Waiting for { $who }
table-light-busy = Sending your decision …
table-light-lost = No connection – trying again
table-light-past = Looking back: moment { $moment } of { $last }
table-light-over = The game is over
table-targets = { $number ->
    [one] 1 target on the map
   *[other] { $number } targets on the map
 }
table-next-game = Next game ({ $number })
table-undo = Undo
table-undo-about = Take back your last decision
table-undo-not = There is nothing of yours to take back: since your last decision something was revealed, or another player has decided.

## Choosing.

table-actions = Actions
table-any-time = At any time
table-pass-on = Pass until this phase ends
table-pass-on-about = You are asked again as soon as something befalls you.
table-default-mark = ◷ is done if the clock runs out
table-nothing-to-choose = There is nothing for you to decide now.
table-not-now = Not possible now; press one to see why:
table-map-first = On the map: choose where from, then where to.
table-forecast = What it costs and may lead to
table-command = Type what to do
table-command-example = Type what to do, such as “{ $example }”
table-command-none = Nothing offered fits. Enter asks why not.
table-command-more = and { $number } more
table-command-unknown = This is no action of this game. Begin with a word from the list of actions, such as “move”.
table-from = From { $place }: choose where to.
table-grave = This cannot easily be made good. Do it?
table-grave-ask = Ask once more before losses that last
table-regrets = Say when a move of mine throws much away (against bots only)
table-grave-title = { $what }?
table-grave-certain = Certain
table-grave-possible = Possible
table-grave-notes = Good to know
table-grave-instead = What would help
table-grave-show = Show
table-grave-no = Do not
table-grave-yes = Do it
table-grave-silent = Do not ask again
table-perhaps = perhaps

table-muster = Who goes
table-muster-all = Take everything
table-muster-go = Set out
table-times = How many go
table-times-fewer = One fewer
table-times-more = One more
table-muster-stays = { $number ->
    [one] 1 stays behind
   *[other] { $number } stay behind
 }
table-muster-fewer = Leave one behind: { $what }
table-muster-more = Take one more: { $what }
table-muster-whole = Whole armies set out, unless I leave some behind
table-forced = Give the only possible answer by itself where nothing is learned or risked

## Going back together.

table-proposal = { $who } proposes to go back to moment { $moment }.
table-proposal-look = Look at it
table-consent = Agree
table-dissent = Refuse
table-withdraw = Withdraw
table-proposal-title = A proposal
table-proposal-anew = What comes then is random anew, and the log tells of it.
table-proposal-revealed = { $number ->
    [one] Revealed since then: 1 entry of the log
   *[other] Revealed since then: { $number } entries of the log
 }
table-proposal-bot = { $who } proposes that a bot plays for { $seat }.

## Players.

table-race = The race to victory
table-race-near = a step from winning this way
table-players = Players
table-seat-open = open seat
table-stood-in = a bot stands in
table-resigned = resigned; a bot plays on
table-here = at the table
table-away = away
table-to-act = to act
table-to-win = ({ $number } short of winning)
table-sources = Where the points come from
table-spectators = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
 }
table-clock = Time left:
table-clock-days = { $days } d { $hours } h

## The log.

table-side = Log, chat and more
table-log = Log
table-log-filter = Show in the log
table-log-all = Everything
table-log-loud = Only what matters most
table-log-copy = Copy as text
table-log-older = Older entries ({ $number })
table-log-newer = Later entries ({ $number })
table-log-here = Shown: moment { $moment }
table-log-empty = Nothing has happened yet.
table-show-moment = Show moment { $moment } on the map
table-new-since = New since your last visit
table-details = { $number ->
    [one] 1 detail
   *[other] { $number } details
 }

## Looking back.

table-speed = How fast others' turns are shown
table-speed-slow = step by step
table-speed-fast = four times as fast
table-speed-jump = at once
table-speed-skip = Skip
table-replay = Looking back
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-on = One step on
table-replay-play = Play
table-replay-stop = Pause
table-replay-live = Back to the present
table-replay-moment = Moment
table-chronicle = While you waited
table-chronicle-mine = What it means for you
table-chronicle-board = See it on the board
table-replay-since = Since my last turn
table-replay-start = Replay from the start
table-review = Review
table-copy-link = Copy link
table-branch = Play on from here
table-branch-about = Play on from here against bots, at a table of your own
table-edit = Edit this position
table-edit-about = Change what stands on the board at this moment, and play on from there
table-rewind = Go back to here …
table-rewind-about = Propose to all to go back to here
table-rewind-sure = Ask the others to go back to moment { $moment }?
table-rewind-alone = Go back to moment { $moment }? What comes then is random anew, and the log tells of it.
table-rewind-asked = The others are asked.

## The drawer.

table-drawer = Hand, boards and dice
table-drawer-short = Hand
table-boards = Boards
table-drawer-open = Show boards
table-drawer-close = Hide boards
table-drawer-size = Height of the boards
table-sheet-open = Show the panel
table-sheet-close = Hide the panel
table-hand = Hand
table-hand-empty = You hold no cards.
table-card-points = Points of the card
table-card-strength = Strength in battle
table-prompt-whole = The whole question
table-only-answer = You hold nothing that fits here. Everybody is asked, so that nobody learns what others hold.
table-card-when = Condition:
table-card-unmet = Not met now.
table-card-losses = Losses: { $number }
table-dice = Dice
table-dice-last = The last throws
table-dice-need = needs { $number }+
table-dice-none = No dice have been thrown yet.
table-luck = All throws
table-luck-ordinary = Ordinary dice
table-luck-side = Side
table-luck-all = All
table-luck-number = Dice
table-luck-mean = Mean
table-luck-off = Against { $mean }
table-luck-higher = Higher than
table-luck-higher-about = “Higher than 80%” means: of all series of as many dice, 80% have a lower sum. High is not always good.
table-luck-none = The log of this game tells of no dice.
table-luck-expected = The line marks what chance lets expect.
table-luck-whole = Count the whole game

## Chat and notes.

table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-earlier = Earlier messages
table-chat-public = To everybody, or only to:
table-chat-private = Private, to:
table-chat-to = to { $who }
table-chat-say = Say something
table-chat-send = Send
table-chat-spectator = The chat is for those who play; spectators do not read it.
table-notes = Notes
table-notes-about = Only you can read these notes.
table-notes-saved = Saved
table-notes-saving = Saving …

## Standing orders and plans.

table-orders = Standing orders
table-orders-about = Questions that come again and again can be answered for you. The others cannot see that an order answered.
table-orders-none = You have given no orders.
table-orders-new = New order
table-orders-topic = When asked
table-orders-answer = Answer
table-orders-default = the default
table-orders-unless = unless it is about { $what }
table-orders-until = Until
table-orders-revoked = I revoke it
table-orders-turn = my next turn
table-orders-add = Give this order
table-orders-revoke = Revoke
table-orders-later = When you have been asked something, you can give orders about it here.
table-plan = Decisions laid down ahead
table-plan-about = They are taken one after the other when you are asked, and end as soon as one is not possible or something unforeseen concerns you.
table-plan-next = Next decision …
table-plan-add = Lay down
table-plan-remove = Remove

## One screen for several seats.

table-look-from = Look from the seat of
table-pass-to = Pass the screen to { $who }
table-pass-about = What this seat holds is shown only then.
table-pass-done = I am { $who }

## The menu.

table-sound = A sound when my turn comes
table-colours = Colours of the sides
table-colours-about = Only you see them. Emblem, pattern and letter stay the same.
table-colours-safe = Colours that stay apart for every eye
table-colours-usual = Usual colours
table-record = Save the record
table-missing = Missing players
table-replace = Let a bot play
table-vote = Ask the others for a bot
table-missing-about = A bot may play for somebody who has been away for too long, or if all others agree. Whoever it plays for can come back at any time.
table-kept = A bot plays for you ({ $who }). Your seat stays yours.
table-come-back = Play myself again
table-alone = All other people have left. End the game as its winner, or play on against bots?
table-alone-end = End the game
table-alone-play-on = Play on
table-grave-acts = Leaving
table-resign = Resign ({ $who })
table-resign-sure = { $who } gives up for good and cannot win any more; a bot plays on. Do you want that?
table-abandon = End this table for all
table-abandon-sure = The game ends for everybody without a winner. Do you want that?
table-rematch = Play again
table-end-page = The game to share

## The end.

table-result = The game is over
table-won = { $number ->
    [one] { $who } wins
   *[other] { $who } win
 }
table-won-nobody = Nobody wins
table-ended-left = All other people have left.
table-ended-resigned = Whoever has resigned cannot win.
table-ended-deserted = All people have left.
table-ended-abandoned = The game was ended without a winner.
table-graph = Show how it came about
table-graph-of = { $track } in the course of the game
table-result-length = { $number ->
    [one] 1 decision
   *[other] { $number } decisions
 }
table-result-show = Result
table-result-board = Look at the map
table-result-dice = Dice and luck
table-standings = Final standings
table-verify = Verify the dice
table-verify-about = Nobody could choose or change a throw: all of them follow from one secret number, which was drawn before the game began. Its fingerprint was shown to everybody from the start; now that the game is over the record contains the number itself.
table-verify-promise = The fingerprint of this game:
table-verify-copy = Copy
table-verify-record = Save the record.
table-verify-run = Have every throw and every decision reckoned again, and compare the fingerprint:

## Keys.

table-shortcuts = Keyboard
table-shortcuts-on = Use single keys
table-key-help = this list
table-key-command = type what to do
table-key-actions = to the actions
table-key-log = log
table-key-chat = chat
table-key-notes = notes
table-key-rules = the rules, at the present question
table-key-map = to the map
table-key-hand = to the hand
table-key-undo = take back
table-key-regret = take back what the coach warns of
table-key-step = one step back, one step on
table-key-escape = cancel; back to the present
table-key-map-about = On the map the arrow keys go from place to place, Enter chooses, and letters jump to a name.
table-key-log-about = In the log the arrow keys go from line to line, and left and right from name to name.

## Boards of the games.

table-panel-nothing = Nothing to show.
table-strength = strength { $number }

coach-ask = What would you do?
coach-thinking = The coach is thinking …
coach-title = The coach
coach-chance = { $number }% to win
coach-for = For it:
coach-against = Against it:
coach-caution = An estimate by a strong bot that knows only what you may know.
coach-regret = You could take that back
coach-regret-chance = Your chance to win falls from about { $better }% to { $now }%.
coach-regret-wins = This would win at once:
coach-regret-instead = Better would be:
coach-regret-places = Others can now come to { $places }.
coach-regret-mute = Do not tell me again in this game
coach-regret-back = Take back
coach-regret-leave = Leave it
coach-why = Why?
coach-why-about = Why did the bot do that?
coach-why-done = { $who } chose:
coach-why-instead = Instead, it could have chosen:
coach-why-changed = What { $who } changed with this move and those around it:
coach-why-nothing = Nothing can be told of this move that everybody may know.

## The way to a distant place.

table-way = The way to { $place }
table-way-go = Go to { $place }
table-way-to = Only to { $place }
table-way-later = later
table-way-quiet = Nobody can interfere.
table-way-more = { $number ->
    [one] and one more step
   *[other] and { $number } more steps
 }
table-way-walking = { $number ->
    [one] On the way: one more step.
   *[other] On the way: { $number } more steps.
 }
table-way-halt = Halt
table-way-stopped = The march has stopped here: something happened that needs your decision.
