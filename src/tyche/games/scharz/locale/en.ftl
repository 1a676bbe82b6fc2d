### Scharz: questions, options, log and refusals. Names are in names-en.ftl.

about =
    Scharz: war and economy on six historical maps, for two to twelve players, after the game by Jakub Kunčík.

    This is an unofficial implementation, made by players from the Czech player cards (v0.994). It is neither made nor endorsed by the author. All texts are our own words.

    From the player cards: phases, units and their figures, treaties and their points, the four victories, the peoples. Our reconstruction, where pictures or the rulebook are missing: the faces of the dice, building prices, weather tables, the geography of all six maps, and 104 rulings listed in the rules. Do not read these as facts about the printed game.

## Options of the table

opt-map = Map
    .about = Italia 290 BC, Britannia 410, Vikings 800, Taifas 1050, Orient 1550 BC or Huns 373; the playing area follows the number of players.
opt-mode = Mode
    .about = First game for newcomers, then Basic, White, Green, Yellow and Red, each with more rules.
opt-bonuses = Peoples
    .about = Starting bonuses of the peoples in the Basic and White modes; Green and above always have them.
opt-prelude_snake = Villages back and forth
    .about = The second village and the relocation go in the reverse order of the first.
opt-huns_bank_literal = Banks of the Danube as printed
    .about = Romans gain prestige by plunder on the right bank, others on the left, as the card says.

## Questions

ask-claim = Do you claim a people or city with a start of its own?
ask-village = Where does your village { $number } go?
ask-relocate = Do you move one of your villages?
ask-people = Which people do you lead?
ask-placing = Place your starting pieces.
ask-enter = Do your Vikings enter at { $place }?
ask-units = Move one group, or pass.
ask-special = Make a special move, or pass.
ask-retreat = Retreat with a group, or pass.
ask-special-order = Do you give the order for special moves (14 PR)?
ask-work-order = Do you give the order to build twice (12 PR)?
ask-group = Who goes from { $place }?
ask-ships = Which ships leave { $place }?
ask-cargo = Who goes aboard at { $place }?
ask-let-in = Do you let { $faction } enter { $place }?
ask-herds = Shift herds and stores.
ask-attrition-choice = How do your units get by?
ask-attrition = A die is lost. What do you do?
ask-withdraw = What withdraws into { $place }?
ask-sally = Who sallies from { $place }?
ask-leave-site = Does the crew leave the site at { $place }?
ask-declare = Whom do you attack at { $place }?
ask-charge = Do your riders charge at { $place }?
ask-reroll = Which die at { $place } do you reroll?
ask-pay-reroll = Do you pay 4 PR to reroll two dice at { $place }?
ask-convert = You have { $swords } swords at { $place }. Do you turn some into shields or save them?
ask-aim = Do you pay 6 PR to aim at a unit in the rear at { $place }?
ask-victims = { $swords } swords at { $place }: who falls?
ask-drown = Which cargo is lost at { $place }?
ask-go-on = Do you go on with the battle at { $place }?
ask-counter = Do you attack in turn at { $place }?
ask-assault = Do you assault { $place } ({ $walls } shields)?
ask-sack = What becomes of { $place }?
ask-remove-site = Do you remove the site at { $place }?
ask-plunder = What do you plunder?
ask-experience = Which unit rises?
ask-talks = Whom do you wish to speak with?
ask-terms = Which terms do you offer { $other }?
ask-answer = { $faction } offers { $terms } ({ $gold } gold). Do you agree?
ask-aid = { $faction } offers you { $gold } gold in aid, for 8 PR. Do you accept?
ask-vassal-treaty = Do you allow your vassal { $faction } a treaty with { $other }?
ask-vassalage = Do you submit to a lord, or free a vassal?
ask-accept-vassal = { $faction } submits to you. Do you accept?
ask-revolt = Do you revolt against { $other } (8 PR)?
ask-belgica = Do you raise heavy infantry in Belgica?
ask-trade = What do you buy, sell or build?
ask-wages = Pay mercenaries and commanders.
ask-salaries = Pay your salaries.
ask-surrender = { $place } surrenders. Do you provide for it and take it?
ask-fishing = The nets are empty. Do you try again?
ask-sowing = Where do you sow?
ask-crop = What of the weather?
ask-harvest = Which store takes the harvest?
ask-offspring = Where does the new herd go?
ask-tributes = What of the tribute?
ask-festivities = How large are your festivities?
ask-feeding = Who eats what?
ask-announce = Do you announce your victory?

## Options

option-abandon = Give up { $place }
option-accept = Accept it
option-accept-tribute = Take the tribute of { $faction }
option-aid = Give { $gold } gold in aid
option-aim = Aim at { $unit }
option-all = All
option-also = And a die of { $unit } with { $swords } swords
option-announce = Announce { $victory }
option-ashore = Give up the { $type } at { $place }, crew to { $to }
option-attack = Attack{ $faction-id ->
        [none] {""}
       *[other] {" "}{ $faction }
    }
option-board = Board from { $place } onto { $to }
option-build = Begin a { $building } at { $place }
option-buy = Buy { $unit } at { $place }
option-buy-fish = Buy { $number } fish at { $place }
option-buy-grain = Buy { $number } grain at { $place }
option-buy-herd = Buy { $herd } for { $place }
option-carry-fish = Take { $number } fish from { $place } to { $to }
option-carry-grain = Take { $number } grain from { $place } to { $to }
option-claim = Claim { $people }
option-clear = Clear the red marker at { $place }
option-command = Engage { $level }
option-continue = Go on
option-convert = { $shields } shields, { $swords } swords for the next round
option-corsairs = { $unit } on { $place } for gold
option-degrade = Degrade { $unit } at { $place }
option-demand-ransom = Demand a ransom of { $gold } gold
option-demand-tribute = Demand a tribute of { $gold } gold
option-destroy-grain = Destroy the grain at { $place }
option-destroy-herd = Destroy the { $herd } of { $faction } at { $place }
option-dismantle = Dismantle { $place }
option-dismiss = Dismiss { $unit } at { $place }
option-dismiss-command = Dismiss the commanders
option-dismount = Give up the elephants at { $place }
option-dock = Dock at { $place }
option-double = Double purchase at { $place } (2 PR)
option-drive = Drive in { $herd }
option-drown = Lose { $unit }
option-eat-fish = { $number } portions of fish
option-eat-meat = { $number } portions of meat
option-enter = { $unit } onto the site at { $place }
option-feed = Feed or pay now
option-feed-herd = Feed the { $herd } at { $place }
option-ferry = Ferry from { $place } to { $to }
option-festivities = { $number ->
        [1] Small festivities
        [2] Double festivities
       *[other] Triple festivities
    }
option-forage = Live by plunder at { $place }
option-fort = Fortification at { $place }
option-free = Free { $faction }
option-give-up = Give up the site at { $place }
option-hand-over = Pay the tribute to { $faction }
option-harbour = Village with the port at { $place }
option-herd = { $herd } to { $place }
option-hire = Hire { $unit } at { $place } for prestige
option-hit = { $unit }
option-hurry = Hurry the site at { $place }
option-inside = { $unit } inside
option-instead = { $unit } suffers instead
option-keep = Keep it as a village{ $what ->
        [yard] {" "}with a dock
       *[other] {""}
    }
option-land = Land from { $place } at { $to }
option-march = March from { $place } to { $to }
option-passage = Pay for safe passage at { $place }
option-pay = Pay all
option-pay-ransom = Offer a ransom of { $gold } gold
option-pay-reroll = Reroll a die of { $unit } with { $swords } swords
option-pay-tribute = Offer a tribute of { $gold } gold
option-people = { $people }
option-place = { $unit } to { $place }
option-plunder = Plunder { $place }
option-privateers = { $unit } on { $place } for prestige
option-raze = Destroy it
option-recruit = Recruit at { $place }
option-refuse-tribute = Refuse the tribute of { $faction }
option-relocate = Move { $place } to { $to }
option-reroll = Reroll{ $unit-id ->
        [none] {""}
       *[other] {" "}a die of { $unit } with { $swords } swords
    }
option-reroll-weather = Another die for { $place } (4 PR)
option-rise = { $unit }
option-risk = Risk it at { $place }
option-rival = Make him a rival (8 PR)
option-sail = Sail from { $place } to { $to }
option-sally = { $unit } sallies
option-sell = Sell { $unit } at { $place }
option-sell-grain = Sell { $number } grain at { $place }
option-sell-herd = Sell { $herd } at { $place }
option-shield = A shield
option-shift = { $herd } from { $place } to { $to }
option-slaughter = Slaughter { $herd } at { $place }
option-sow = Sow at { $place }
option-starve = { $unit } at { $place } starves
option-steal-grain = Steal the grain at { $place }
option-steal-herd = Steal the { $herd } of { $faction } at { $place }
option-stop = Stop
option-store = { $number } grain into { $place }
option-submit = Submit to { $faction }
option-take = { $units }
option-take-weather = Take the weather at { $place }
option-train = Train { $unit } at { $place }
option-treat = Speak with { $faction }
option-upgrade = { $unit } at { $place } becomes { $type }
option-village = { $place }
option-wait = Wait
option-withhold = { $faction-id ->
        [none] Let somebody go
       *[other] Pay no tribute to { $faction }
    }

## Log

telling-first-player = { $faction } begins.
telling-rival = { $other } is a rival of { $faction }.
telling-claimed = { $faction } claims { $people }.
telling-village-placed = { $faction } settles at { $place }.
telling-village-moved = { $faction } moves from { $place } to { $to }.
telling-people = { $faction } leads the { $people }.
telling-entered = The Vikings of { $faction } appear on { $place }.
telling-round = Year { $year }, { $season }.
telling-new-year = A new year: { $year }.
telling-frozen = { $place } is frozen.
telling-winter = Winter in the { $zone }: { $die }.
telling-winter-at-sea = Winter at sea is { $bad ->
        [yes] bad
       *[other] good
    }.
telling-marched = { $faction }: { $units } from { $place } to { $to }.
telling-boarded = { $faction }: { $units } board from { $place } onto { $to }.
telling-landed = { $faction }: { $units } land from { $place } at { $to }.
telling-sailed = { $faction }: { $units } sail from { $place } to { $to }.
telling-ferried = { $faction }: { $units } are ferried from { $place } to { $to }.
telling-ship-given-up = A crew of { $faction } goes ashore at { $place }.
telling-dismounted = { $faction } gives up elephants at { $place }.
telling-not-let-in = { $other } does not let { $faction } enter { $place }.
telling-special-order = { $faction } orders special moves.
telling-ambush = Ambush at { $place }: { $faction } has { $swords } swords against { $other }.
telling-herd-shifted = { $faction } drives { $herd } from { $place } to { $to }.
telling-safe-passage = { $faction } pays { $gold } gold for safe passage at { $place }.
telling-attrition = { $faction } loses { $unit } at { $place }.
telling-battle = { $faction } attacks { $other } at { $place }.
telling-swords = { $place }: { $faction } { $swords } swords, { $other } { $against } swords.
telling-charge = { $faction } charges at { $place }: { $swords } swords.
telling-losses = { $faction } loses { $units } at { $place }.
telling-battle-won = { $faction } wins against { $other } at { $place }.
telling-battle-drawn = The battle of { $faction } and { $other } at { $place } is drawn.
telling-prestige = { $faction } gains { $points } PR at { $place }.
telling-prestige-lost = { $faction } loses { $points } PR for lost victory points.
telling-stormed = { $faction } storms { $place }: { $swords } swords against { $walls } shields.
telling-occupied = { $faction } takes { $place } from { $loser }.
telling-destroyed = { $place } of { $loser } is destroyed.
telling-degraded = { $faction } keeps { $place } of { $loser } as a village.
telling-sacked = { $faction } takes { $gold } gold at { $place }.
telling-site-removed = { $faction } removes the site at { $place }.
telling-site-left = { $faction }'s crew leaves the site at { $place }.
telling-plundered = { $faction } plunders { $place }.
telling-stolen = { $faction } steals goods of { $other } at { $place }.
telling-goods-destroyed = { $faction } destroys goods of { $other } at { $place }.
telling-rises = A unit of { $faction } at { $place } is now { $unit }.
telling-built = { $faction } completes a { $building } at { $place }.
telling-site = { $faction } begins a { $building } at { $place }.
telling-site-given-up = { $faction } gives up the site at { $place }.
telling-marker-cleared = { $faction } clears { $place }.
telling-dismantled = { $faction } dismantles { $place }.
telling-bought = { $faction } buys { $unit } at { $place }.
telling-recruited = { $faction } recruits at { $place }.
telling-unit-upgrade = { $faction } upgrades { $unit } at { $place }.
telling-unit-degrade = { $faction } degrades { $unit } at { $place }.
telling-unit-train = { $faction } trains { $unit } at { $place }.
telling-unit-sell = { $faction } sells { $unit } at { $place }.
telling-buy-grain = { $faction } buys { $what } grain at { $place }.
telling-sell-grain = { $faction } sells { $what } grain at { $place }.
telling-buy-fish = { $faction } buys { $what } fish at { $place }.
telling-buy-herd = { $faction } buys { $what } for { $place }.
telling-sell-herd = { $faction } sells { $what } at { $place }.
telling-slaughter = { $faction } slaughters a herd at { $place }.
telling-slaughtered = { $faction } slaughters { $herd } at { $place }.
telling-command = { $faction } engages { $level }.
telling-treaty = { $other } is bound to { $faction } by { $treaty } ({ $gold } gold).
telling-treaty-ends = The { $treaty } between { $faction } and { $other } ends.
telling-refused = { $faction } refuses { $other }.
telling-aid-given = { $faction } gives { $other } { $gold } gold in aid.
telling-taxes = { $faction } collects { $gold } gold.
telling-festivities = { $faction } celebrates: { $points } PR.
telling-sown = { $faction } sows at { $place }.
telling-grain-lost = { $faction } has no room for { $number } grain.
telling-dismissed = { $faction } dismisses { $unit } at { $place }.
telling-disbanded = { $unit } of { $faction } at { $place } disband.
telling-eliminated = { $faction } is out of the game.
telling-announced = { $faction } announces { $victory }.
telling-announcement-checked = The announcement of { $faction } is checked.
telling-won = { $faction } wins: { $victory }.

## Refusals

refusal-not-offered = This is not possible now.
refusal-not-now = This is not the moment for it.
refusal-not-yours = You are not asked.
refusal-malformed = This names no such thing.
refusal-unknown-name = There is no { $name } at this table.
refusal-no-units = You have no units outside at { $place }.
refusal-locked = { $place } is locked.
refusal-no-border = No passable border leads from { $place } to { $to }.
refusal-not-adjacent = { $to } is not adjacent to { $place }.
refusal-bad-winter = Nobody marches in this winter.
refusal-not-let-in = { $place } is closed to you in this subphase.
refusal-capacity-used = The units at { $place } have no capacity left.
refusal-no-refuge = { $place } has no settlement of yours to retreat to.
refusal-neutral = { $place } is neutral.
refusal-not-controlled = You do not control { $place }.
refusal-no-plunder = { $place } cannot be plundered.
refusal-unit-limit = You have 20 standard units.
refusal-too-little-gold = You have too little gold.
refusal-not-connected = { $place } is not controlled and connected.
refusal-no-recruits = There are no recruits at { $place }.
refusal-no-settlement = You have no free settlement at { $place }.
refusal-sold-out = { $place } has done all it can this round.
refusal-not-in-this-mode = This mode does not have it.
refusal-site-there = There is a site at { $place } already.
refusal-no-tiles = You have no tiles left.
refusal-not-possible-there = { $place } cannot have a { $building } now.
