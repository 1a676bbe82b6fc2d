### Command line.
###
### cli-COMMAND-help and cli-COMMAND-examples are the help of a command, cli-arg-NAME that of an argument or option.

cli-app-help = Ancient board games, played, studied and simulated with the rules enforced.

## Commands.

cli-play-help =
    Play a game at one screen, against bots or friends.

    The first seat is yours and bots take the others, unless --seats says otherwise. While you play, type help.
cli-play-examples =
    Examples:
      tyche play successors
      tyche play --players 3 --seats blue=human,red=bot:random
      tyche play successors --options cavalry,short_game --save table.json
      tyche play --continue
      tyche play --resume table.json
      tyche play --watch --players 2 --seed actium
cli-replay-help =
    Walk through a record, decision by decision, through anybody's eyes.
cli-replay-examples =
    Examples:
      tyche replay table.json
      tyche replay table.json --seat all --moment 120
      tyche replay table.json --auto
cli-simulate-help =
    Let bots play many games and count who wins, and how.

    The same seed gives the same games, with any number of workers. From game to game the bots move on by one seat.
cli-simulate-examples =
    Examples:
      tyche simulate --bots strategos,random --games 100 --workers 2
      tyche simulate --players 2 --options short_game --out games.jsonl
cli-arena-help =
    Measure bots against each other: everybody sits everywhere under the same luck.
    Shares of wins and ratings come with 95 % intervals; 400 points are odds of ten to one.
cli-arena-examples =
    Examples:
      tyche arena hellas --challenger polemarchos --bots random
      tyche arena successors --deals 50 --workers 2 --out ladder.jsonl
cli-train-help =
    Learn from self-play what positions promise: the chance of each seat to win.
    A folder keeps the games, so that an interrupted run goes on, and the weights.
cli-train-examples =
    Examples:
      tyche train hellas --folder build/hellas --games 600 --workers 2
cli-learn-help =
    Learn a game by playing: short lessons, step by step. Without a name the first lesson that is not done.
cli-learn-examples =
    Examples:
      tyche learn successors
      tyche learn successors battle --language cs
cli-arg-lesson = The name of a lesson.
cli-lesson-enter = Enter: go on{" "}
cli-lesson-hint = That is for later. Do what the lesson says.
cli-lesson-show = Type "show me", and the lesson does it.
cli-lesson-no-undo = Nothing is taken back in a lesson; it can be begun again.
cli-lesson-wrong = Not quite. Think again.
cli-lesson-all-done = All lessons are done; name one to play it again.
cli-puzzle-help =
    Find the winning move: a moment of a game at which one option stands far above the others. Without a game the puzzle of the day.
cli-puzzle-examples =
    Examples:
      tyche puzzle
      tyche puzzle hellas
cli-puzzles-help =
    Find puzzles: bots play, and where one option stands out it is played on many times. The same seed finds the same ones.
cli-puzzles-examples =
    Examples:
      tyche puzzles hellas --number 20 --out build/puzzles
cli-arg-puzzle-game = The game; without it the puzzle of the day.
cli-arg-puzzle = The id of a puzzle.
cli-arg-puzzles-out = The folder that the puzzles are written to.
cli-arg-puzzles-games = How many games are played.
cli-arg-puzzles-first = The number of the first game, to go on where an earlier search ended.
cli-arg-case = Open a sandbox at the position of a case file.
cli-arg-case-title = Which case of the file: the beginning of its title (the first if not said).
cli-puzzles-looking = Looking for puzzles
cli-puzzles-found = { $number } puzzles written to { $folder }
cli-puzzle-about-soon = You are { $seat }. { $right ->
    [one] One option here wins
   *[other] { $right } options here win
} within a round: find { $right ->
    [one] it
   *[other] one
}. Type "hint" for help.
cli-puzzle-solved-soon = That is it: it won so soon in { $wins } of 100 games that were played on from here.
cli-puzzle-wrong-soon = From there it wins so soon in { $wins } of 100 games; the best option does in { $best }. Try again.
cli-arg-puzzles-further = With --soon: look so much further than the game usually does (Successors: 2 is a whole round).
cli-arg-puzzles-soon = Look for victories within a round.
cli-puzzle-about = You are { $seat }. One option here wins far more often than any other: find it. Type "hint" for help.
cli-puzzle-solved = That is it: it won { $wins } of 100 games that were played on from here.
cli-puzzle-wrong = Played on from there, that wins { $wins } of 100 games; the best option wins { $best }. Try again.
cli-puzzle-where = Look here: { $places }
cli-puzzle-rule = The rule to think of: { $clause }. Type "show me" to see the answer.
cli-cases-help =
    Run rules cases: YAML files, or folders of them. What fails is printed with file and line.
cli-cases-examples =
    Examples:
      tyche cases
      tyche cases src/tyche/games/successors/cases/S15-sieges.yaml
cli-clauses-help =
    List the clauses of a rulebook with the functions, cases and tests that cite them.
cli-clauses-examples =
    Examples:
      tyche clauses successors
      tyche clauses successors S15
      tyche clauses successors --missing
cli-rules-help =
    Read a rulebook: its chapters, a clause with all below it, or the clauses that contain some words.
cli-rules-examples =
    Examples:
      tyche rules successors
      tyche rules successors S10.J
      tyche rules successors overrun champion
cli-reviews-help =
    Review many finished games and write a line of JSON for each; an interrupted run goes on where it broke off.
cli-reviews-examples =
    Examples:
      tyche reviews games/ --out reviews.jsonl --workers 2
cli-statistics-help =
    How games come out: who wins with what, how games end, how long they take. From what the server has kept, or from
    records.
cli-statistics-examples =
    Examples:
      tyche statistics hellas --who bots
      tyche statistics scharz games/ --only map:italia --csv figures.csv
cli-export-help =
    Write games as a dataset of Parquet files: from records, from a server, or played by bots for the purpose.
    The same command goes on where it broke off, and adds what has ended since.
cli-export-examples =
    Examples:
      tyche export dataset --sample hellas --games 50 --workers 2
      tyche export dataset games/
      tyche export dataset --server
cli-records-help =
    Write the games of a dataset as records, which can be verified and replayed.
cli-records-examples =
    Examples:
      tyche records dataset records/
cli-study-help =
    Review a finished game: chances, turning points, luck.
cli-study-examples =
    Example:
      tyche study table.json --html review.html
cli-verify-help =
    Check a record: the promise of the dice, every decision, every die, the final position and the result.
cli-verify-examples =
    Example:
      tyche verify table.json
cli-games-help =
    List the installed games with their numbers of players and their options.
cli-games-examples =
    Example:
      tyche games

## Arguments.

cli-arg-game = The game; see tyche games.
cli-arg-game-or-all = The game, or all of them: all; see tyche games.
cli-arg-players = How many play (4 if not said).
cli-arg-seats = Who sits where: SEAT=human or SEAT=bot:NAME, with commas.
cli-arg-options = Options of the table, with commas: a name, or name=value.
cli-arg-seed = A word or number; the same seed gives the same dice and cards.
cli-arg-save = Save the table here after every decision. The file holds the seed: keep it to yourself. Without it the last table is kept for --continue.
cli-arg-resume = Go on with a saved table; say again who sits where. It is saved to the same file unless --save says otherwise.
cli-arg-components = A file with components of your own, for games that take one.
cli-arg-continue = Go on with the table that was played last, with the same seats.
cli-arg-watch = Bots only; print the log.
cli-arg-language = The language of all texts.
cli-arg-study-html = Write the review as a page into this file.
cli-arg-study-json = Write the review as JSON into this file.
cli-arg-record = A record made by tyche play --save.
cli-arg-seat = Through whose eyes: a seat, all or none.
cli-arg-moment = Start after so many decisions.
cli-arg-auto = Print the whole log and the last position, and ask nothing.
cli-arg-bots = The bots of the match, with commas; they are repeated until all seats are taken.
cli-arg-games = How many games.
cli-arg-workers = How many processes.
cli-arg-match-seed = Another seed gives other games.
cli-arg-out = Write one line of JSON for each game.
cli-arg-arena-bots = The bots, with commas (all that play the game if not said); with a challenger, its opponents.
cli-arg-challenger = One bot against a table full of the others.
cli-arg-deals = How many deals; each is played once for every seat.
cli-arg-ladder = Everybody against a table full of the bot one level below; the quick ones play ten times as many deals.
cli-arg-anchor = The bot whose rating is 0 (the weakest if not said).
cli-arg-arena-out = Write one line of JSON for each game. What the file holds already is not played again.
cli-arg-ray = The address of a Ray cluster to work on, or local to start one here.
cli-arg-train-folder = The folder for games and weights.
cli-arg-train-players = Numbers of players, with commas; they take turns (all that the game allows if not said).
cli-arg-reviews-out = The file for the reviews.
cli-reviewing = Reviewing games
cli-reviewed = { $number } reviews are in { $file }.
cli-arg-dataset = The folder of the dataset.
cli-arg-export-records = Records, or folders of them.
cli-arg-export-server = The games of the server that are over; persons get pseudonyms.
cli-arg-sample = Let bots play this game for the purpose.
cli-arg-export-only = Kinds of rows, with commas (games, outcomes, decisions, options, features; all if not said).
cli-arg-statistics-who = Who played: persons, mixed or bots (of a server; records do not say).
cli-arg-statistics-players = Only games of so many players.
cli-arg-statistics-days = Only games of the last so many days.
cli-arg-statistics-only = Only games with these options, such as map:italia,mode:first.
cli-arg-statistics-csv = Write the figures into this file as comma-separated values.
cli-arg-statistics-json = Write the figures into this file as JSON.
cli-statistics-who = Who played is one of { $known }.
cli-statistics-one-source = Say where the games come from: records or a database, not both.
cli-statistics-only = Say OPTION:VALUE, with options of { $known }.
cli-statistics-not-over = the game is not over
cli-statistics-counting = Counting games
cli-export-one-source = Say where the games come from: records, --server, or --sample with a game; one of them.
cli-no-rows = There are no rows { $kind }; there are { $kinds }.
cli-exporting = Writing games
cli-exported = { $games } games are in { $folder }; { $left } were left out.
cli-left-out = Left out: { $game }: { $why }
cli-records-written = { $number } records are in { $folder }.
cli-arg-records = Write the record of each game into this folder.
cli-arg-words = A clause, or words to search for.
cli-arg-paths = Files or folders; without any the cases of all games.
cli-arg-clause = Only this clause and those below it.
cli-arg-missing = Only the clauses that no case and no test cites; there should be none.
cli-arg-pairs = Count in random games and games of bots which clauses of different chapters fire in one procedure, and list the most frequent pairs that share no case.
cli-arg-pair-games = With --pairs: how many games at random, and as many of bots.
cli-arg-search-rules = Words to search for, as a player would ask.
cli-arg-cases = The folder of the cases, if not the game's own.
cli-arg-tests = The folder of the tests.

## Playing.

cli-welcome = A table of { $game } for { $players }.
cli-commitment = The dice are promised: { $commitment }
cli-seated = { $number ->
        [0] At this screen: { $people }.
       *[other] You play { $people }; bots play { $bots }.
    }
cli-hint = Choose by number or words. Type help for everything else, about for what this game is.
cli-help =
    NUMBER or WORDS     choose an option: 3, or { $words }, or just { $name } if that fits only one
    { "*" }                   choose the marked option: what an absent player would do
    more (or Enter)     the options again, or their next page
    why WORDS           why something is not allowed: why { $words }
    hint                what a strong bot would do here, and why
    undo                take back your last decision, if nothing was revealed since
    back [N]            go back to before your last decision, or the Nth from last, whatever was revealed:
                        everybody at this screen must agree, and what comes then is random anew
    map [NAME]          the whole table, or one part of the map with its routes
    show NAME           lay something over the map, such as reach; without a name, what there is
    hand                your cards
    score               where everybody's points come from
    log [N]             the last entries of the log
    card NUMBER         what a card says, by number or title
    rules [CLAUSE]      the chapters, a clause, or words to search for: rules { $clause }
    about [NAME]        about this game, or about anything that has a name
    aside SEAT WORDS    another person at this screen puts in a card: aside { $seat } …
    save FILE           write the table to a file of your own
    quit                leave the table; it is kept
cli-hint-chance = { $number }% to win
cli-hint-caution = An estimate by a strong bot that knows only what you may know.
cli-hint-alone = Hints are given only to somebody who plays against bots alone.
cli-hand-over = { $seat } to decide. Hand over the screen, then press Enter.
cli-seat = Seat
cli-hand = Your hand
cli-no-hand = You hold no cards.
cli-map-legend = ■ held, □ not held: the area, places of each side / all places
cli-pieces = Pieces
cli-card-points = { $points } OP
cli-siege = { $by } besieges, { $points } of { $needed } siege points
cli-province = { $vp } VP, { $need } markers needed
cli-army = Army: { $pieces } at { $area }
cli-army-staying = ; staying there: { $pieces }
cli-army-points = ; movement points left: { $points } of { $all }
cli-any-time = Any time:
cli-page = Page { $page } of { $pages }: press Enter for the next
cli-log-earlier = … { $number } earlier (log { $all } shows all)
cli-ambiguous = { $words } could mean { $number } of the options:
cli-no-number = There is no option { $number }; they go from 1 to { $most }.
cli-not-understood = I do not understand: { $words }. Type help for what you can do.
cli-undone = Taken back.
cli-went-back = The table went back. What comes now is random anew; the record says so.
cli-back-where = Back to where? You have taken { $most } decisions: say back, or back and a number up to that.
cli-back-refused = Not everybody agrees: nothing has changed.
cli-back-agree = { $seat } wants to take back { $number ->
    [one] one decision
   *[other] { $number } decisions
}. What comes then is random anew. This was revealed since; do you agree (yes or no)?
cli-why-what = Why what? Say it like an option: why { $words }.
cli-allowed = It is allowed:
cli-aside-who = Who speaks up? At this screen sit { $seats }.
cli-save-where = Save where? Say save FILE.
cli-saved = Saved: { $file }
cli-go-on = The table is kept. Go on with: tyche play --continue
cli-resume = The table is kept. Go on with: tyche play --resume { $file }
cli-bye = Goodbye.
cli-winner = { $winner } wins.
cli-no-clause = No clause is called or contains: { $words }.
cli-more-clauses = … and { $number } more; add a word to find fewer.
cli-no-card = No card is called: { $words }.
cli-no-province = No province is called: { $words }.
cli-show-what = Show what? There is { $overlays }.
cli-no-name = Nothing is called: { $words }.

## Replaying.

cli-replay-commands =
    next (Enter), back, turn, turn-back, go N, end, seat NAME|all|none, map, show NAME, score, about NAME, log [N], card NUMBER, rules CLAUSE, quit
cli-decided = { $seat } chose: { $option }

## Tables.

cli-column-place = Place
cli-column-kind = Kind
cli-column-controller = Held by
cli-column-pieces = Pieces
cli-column-routes = Routes
cli-column-wins = Wins
cli-column-games = Games
cli-column-share = Share
cli-column-gap = Above the next
cli-column-rating = Rating
cli-column-thinking = A decision
cli-column-longest = Longest
cli-column-foretold = Foretold
cli-column-positions = Positions
cli-column-feature = Feature
cli-column-early = Early
cli-column-late = Late
cli-column-clause = Clause
cli-column-functions = Functions
cli-column-cases = Cases
cli-column-tests = Tests
cli-column-option = Option
cli-column-values = Values (* usual)
cli-column-about = About
cli-column-bot = Bot (* usual)
cli-column-level = Level
cli-level-learner = learner
cli-level-practised = practised
cli-level-skilled = skilled
cli-level-master = master
cli-style-learner = knows what is sensible, lets things pass, plays at once
cli-style-practised = weighs each move by experience and punishes gross mistakes
cli-style-skilled = plays important moves on in its mind before it decides
cli-style-master = thinks over all that matters, also what others make of it; up to a second

## Checking and counting.

cli-simulating = Playing
cli-arena-note = In brackets: 95 % intervals, from drawing the deals again.
cli-trained = Learned from { $games } games. Log loss on { $kept } games kept out: { $loss }; a guess has { $guess }.
cli-lengths = Decisions in a game: { $least } to { $most }, median { $median }, mean { $mean }.
cli-speed = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s: { $rate } decisions a second.
cli-cases-summary = { $run ->
        [one] 1 case
       *[other] { $run } cases
    }, { $failed ->
        [0] all hold
       *[other] { $failed } failed
    }.
cli-no-cases = There are no cases here.
cli-pairs-summary = { $procedures } procedures, { $pairs } pairs of clauses met; { $lacking } of them share no case.
cli-missing-summary = { $number ->
        [0] Every clause that must be cited is cited by a case or test.
        [one] 1 clause is cited by no case and no test.
       *[other] { $number } clauses are cited by no case and no test.
    }
cli-stray = No such clause: { $stray }
cli-check-commitment = The seed fits the promise.
cli-check-decisions = Every decision is legal.
cli-check-dice = Every die is the seed's.
cli-check-digest = The final position is right.
cli-check-result = The result is right.
cli-turnings = { $number ->
    [one] The table went back once beyond what had been revealed; dice and decks were random anew from there on.
   *[other] The table went back { $number } times beyond what had been revealed; dice and decks were random anew each time.
}
cli-verified = The record holds: { $decisions } decisions, { $dice } dice.
cli-not-verified = The record does not hold.
cli-for-players = for { $least } to { $most } players
