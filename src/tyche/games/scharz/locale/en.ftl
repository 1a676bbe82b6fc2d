### Scharz: questions, options and log. Refusals are in refusals-en.ftl, names in names-en.ftl and places-en.ftl.

about =
    Scharz: war and economy on six historical maps, for two to twelve players, after the game by Jakub Kunčík.

    This is an unofficial implementation, made by players from the Czech player cards (v0.994). It is neither made nor endorsed by the author. All texts are our own words.

    From the player cards: phases, units and their figures, treaties and their points, the four victories, the peoples. Our reconstruction, where pictures or the rulebook are missing: the faces of the dice, building prices, weather tables, the geography of all six maps, and 104 rulings listed in the rules. Do not read these as facts about the printed game.

## Options of the table

opt-map = Map
    .about = Italia 290 BC, Britannia 410, Vikings 800, Taifas 1050, Orient 1550 BC or Huns 373; the playing area follows the number of players.
    .value-italia = Italia, 290 BC
    .value-britannia = Britannia, AD 410
    .value-vikings = Vikings, AD 800
    .value-taifas = Taifas, AD 1050
    .value-orient = Orient, 1550 BC
    .value-huns = Huns, AD 373
opt-mode = Mode
    .about = First game for newcomers, then Basic, White, Green, Yellow and Red, each with more rules.
    .value-first = First game
    .value-basic = Basic
    .value-white = White
    .value-green = Green
    .value-yellow = Yellow
    .value-red = Red
opt-bonuses = Peoples
    .about = Starting bonuses of the peoples in the Basic and White modes; Green and above always have them.
opt-prelude_snake = Villages back and forth
    .about = The second village and the relocation go in the reverse order of the first.
opt-huns_bank_literal = Banks of the Danube as printed
    .about = Romans gain prestige by plunder on the right bank, others on the left, as the card says; otherwise each on the enemy's bank.
opt-garrison_room = Five and ten as room inside
    .about = The limits 5 and 10 are room inside a village and a town; they sell 1 and 2 units a round.
opt-vassal_share = Vassals share their taxes
    .about = A vassal hands his lord half of his taxes; the cards name vassals, but not their duties.

## Questions

ask-claim = Do you claim a people or city with a start of its own?
    .waiting = a people or city with a start of its own
ask-village = { $number ->
        [1] Where do you found your first village?
        [2] Where do you found your second village?
        [3] Where do you found your third village?
       *[other] Where do you found your next village?
    }
    .waiting = { $number ->
        [1] the place of the first village
        [2] the place of the second village
        [3] the place of the third village
       *[other] the place of the next village
    }
ask-relocate = Do you move one of your villages?
    .waiting = moving a village
ask-people = Which people do you lead?
    .waiting = the choice of a people
ask-placing = Place your starting pieces, one after the other; then confirm.
    .waiting = placing the starting pieces
ask-enter = Do your Vikings enter at { $place }?
    .waiting = the Vikings entering at { $place }
ask-units = Move one group, or pass.
    .waiting = a move of one group
ask-special = Make a special move, or pass.
    .waiting = a special move
ask-retreat = Retreat with a group, or pass.
    .waiting = a retreat
ask-special-order = Do you give the order for special moves (14 prestige)?
    .waiting = the order for special moves (14 prestige)
ask-work-order = Do you give the order to build twice (12 prestige)?
    .waiting = the order to build twice (12 prestige)
ask-group = Which units leave { $place }?
    .waiting = which units leave { $place }
ask-ships = Which ships leave { $place }?
    .waiting = which ships leave { $place }
ask-cargo = Who goes aboard at { $place }?
    .waiting = who goes aboard at { $place }
ask-let-in = Do you let { $faction } enter { $place }?
    .waiting = whether { $faction } may enter { $place }
ask-herds = Shift herds and stores.
    .waiting = shifting herds and stores
ask-attrition-choice = How do your units get by?
    .waiting = how the units get by
ask-attrition = Attrition: something of yours would be lost. What do you do about it?
    .waiting = what is done about a loss by attrition
ask-withdraw = What withdraws into { $place }?
    .waiting = what withdraws into { $place }
ask-sally = Who sallies from { $place }?
    .waiting = who sallies from { $place }
ask-leave-site = Does the crew leave the site at { $place }?
    .waiting = whether the crew leaves the site at { $place }
ask-declare = Whom do you attack at { $place }?
    .waiting = whether there is an attack at { $place }
ask-charge = Do your riders charge at { $place }?
    .waiting = a charge of the riders at { $place }
ask-reroll = Swords at { $place }: { $swords } of yours, { $against } against you. Which die do you reroll?
    .waiting = a reroll at { $place }
ask-pay-reroll = Swords at { $place }: { $swords } of yours, { $against } against you. Do you pay 4 prestige to reroll two of your dice?
    .waiting = a reroll of two dice at { $place } (4 prestige)
ask-convert = You have { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    } at { $place }. Do you turn some into shields, or save some?
    .waiting = what becomes of the swords at { $place } ({ $swords })
    .done = Strike with all swords
ask-aim = Do you pay 6 prestige to aim at a unit in the rear at { $place }?
    .waiting = aiming at the rear at { $place } (6 prestige)
ask-victims = { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    } at { $place }: who falls?
    .waiting = who falls at { $place } (swords: { $swords })
ask-drown = Which cargo is lost at { $place }?
    .waiting = which cargo is lost at { $place }
ask-go-on = Do you go on with the battle at { $place }?
    .waiting = whether the battle at { $place } goes on
ask-counter = Do you attack in your turn at { $place }?
    .waiting = a counter-attack at { $place }
ask-assault = Do you assault { $place } ({ $walls ->
        [0] no shields
        [one] 1 shield
       *[other] { $walls } shields
    })?
    .waiting = an assault on { $place } (shields: { $walls })
ask-sack = What becomes of { $place }?
    .waiting = what becomes of { $place }
ask-remove-site = Do you remove the site at { $place }?
    .waiting = whether the site at { $place } is removed
ask-plunder = What do you plunder?
    .waiting = what is plundered
    .done = Spare the land
ask-experience = Which unit rises?
    .waiting = which unit rises
ask-talks = Whom do you wish to speak with?
    .waiting = the wish to speak with somebody
ask-terms = Which terms do you offer { $other }?
    .waiting = the terms offered to { $other }
ask-sum = How much gold? You are in talks with { $other } about { $terms }.
    .waiting = the gold in the talks with { $other } about { $terms }
ask-answer = { $faction } { $terms-does } ({ $gold } gold). Do you agree?
    .waiting = an answer to { $faction }, who { $terms-does } ({ $gold } gold)
ask-aid = { $faction } offers you { $gold } gold in aid, for 8 prestige. Do you accept?
    .waiting = whether aid of { $gold } gold from { $faction } is accepted
ask-vassal-treaty = Do you allow your vassal { $faction } to sign a treaty with { $other }?
    .waiting = whether the vassal { $faction } may sign a treaty with { $other }
ask-vassalage = Do you submit to a lord, free a vassal, or speak with somebody?
    .waiting = lords, vassals and talks
ask-accept-vassal = { $faction } submits to you. Do you accept?
    .waiting = whether { $faction } is accepted as a vassal
ask-revolt = Do you revolt against { $other } (8 prestige)?
    .waiting = a revolt against { $other } (8 prestige)
ask-belgica = Do you raise heavy infantry in Belgica?
    .waiting = heavy infantry in Belgica
ask-trade = What do you buy, sell or build?
    .waiting = buying, selling and building
ask-wages = Pay your mercenaries and commanders.
    .waiting = the pay of mercenaries and commanders
ask-salaries = Pay your salaries, or let go whom you cannot pay.
    .waiting = the pay
ask-surrender = { $place } surrenders. Do you provide for it and take it?
    .waiting = whether { $place } is provided for and taken
ask-fishing = Your nets stay empty. Do you try again?
    .waiting = another try at fishing
ask-sowing = Where do you sow?
    .waiting = the sowing
ask-crop = Do you accept the weather, or pay for another die?
    .waiting = whether the weather is accepted
ask-harvest = Which store takes the harvest?
    .waiting = which store takes the harvest
ask-offspring = Where does the new herd go?
    .waiting = the place of a new herd
ask-tributes = What do you do about the tribute?
    .waiting = what becomes of the tribute
ask-festivities = How large are your festivities?
    .waiting = the size of the festivities
ask-feeding = Who eats what?
    .waiting = who eats what
ask-announce = Do you announce your victory?
    .waiting = whether a victory is announced
ask-late-herd = Where does the herd go that has waited?
    .waiting = the place of a herd that has waited
ask-rivers = Do you pay for another die of a river?
    .waiting = whether a die of a river is paid for again
ask-winter = Do you pay for another die of the winter?
    .waiting = whether a die of the winter is paid for again

## Options

option-abandon = Give up { $place }
option-accept-tribute = Take the tribute of { $faction }
option-aid = Give aid
option-aim = Aim at { $unit-a }
option-all = All
option-also = And a die of { $unit } with { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    }
option-announce = Announce { $victory }
option-ashore = Give up the { $type } at { $place }, crew to { $to }
option-attack = Attack{ $faction-id ->
        [none] {""}
       *[other] {" "}{ $faction }
    }
option-beach = Sail from { $place } to { $to }, beside the shipyard
option-board = Board from { $place } onto { $to }
option-bring-in = Bring { $number } grain of the field inside
option-build = Start a { $building } at { $place }
option-buy = Buy { $unit-a } at { $place }
option-buy-fish = Buy { $number } fish at { $place }
option-buy-grain = Buy { $number } grain at { $place }
option-buy-herd = Buy { $herd } for { $place }
option-carry-fish = Take { $number } fish from { $place } to { $to }
option-carry-grain = Take { $number } grain from { $place } to { $to }
option-claim = Claim { $people-the }
option-clear = Clear the red marker at { $place }
option-command = Engage { $level }
option-continue = Go on
option-convert = { $shields ->
        [0] no shields
        [one] 1 shield
       *[other] { $shields } shields
    }, { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    } for the next round
option-corsairs = { $unit } on { $place } for gold
option-degrade = Degrade { $unit-a } at { $place }
option-demand-ransom = Demand a ransom
option-demand-tribute = Demand a tribute
option-destroy-grain = Destroy the grain at { $place }
option-destroy-herd = Destroy the { $herd } of { $faction } at { $place }
option-dismantle = Dismantle { $place }
option-dismiss = Dismiss { $unit-a } at { $place }
option-dismiss-command = Dismiss the commanders
option-dismount = Give up the elephants at { $place }
option-dock = Dock at { $place }
option-double = Double purchase at { $place } (2 prestige)
option-drive = Drive in { $herd }
option-drown = Lose { $unit-a } at { $place }
option-eat-fish = { $number ->
        [one] 1 portion
       *[other] { $number } portions
    } of fish
option-eat-meat = { $number ->
        [one] 1 portion
       *[other] { $number } portions
    } of meat
option-enter = Put { $unit-a } onto the site at { $place }
option-feed-herd = Feed the { $herd } at { $place }
option-feed-place = Feed or pay { $place } now
option-feed-unit = Feed or pay { $unit-a } at { $place } now
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
option-graze = Leave the { $herd } at { $place } to graze
option-guide = Safe passage at { $place } for one unit: { $unit } (1 gold)
option-hand-over = Pay the tribute to { $faction }
option-harbour = Village with the port at { $place }
option-herd = { $herd } to { $place }
option-hire = Hire { $unit-a } at { $place } for prestige
option-hit = { $unit }
option-hurry = Hurry the site at { $place }
option-inside = { $unit } inside
option-instead = Let { $unit-a } suffer instead of { $place }
option-keep = Keep it as a village{ $what ->
        [yard] {" "}with a dock
       *[other] {""}
    }
option-land = Land from { $place } at { $to }
option-leave = Leave the rest at { $place } on the field
option-leave-site = Take { $unit-a } off the site at { $place }
option-lose-place = Lose { $place }
option-lose-unit = Lose { $unit-a } at { $place }
option-march = March from { $place } to { $to }
option-no-catch = No catch on { $place }
option-no-young = No young { $herd }
option-passage = Pay for safe passage at { $place }
option-pay = Pay all
option-pay-long-ransom = Offer a ransom for the whole game
option-pay-ransom = Offer a ransom
option-pay-reroll = Reroll a die of { $unit } with { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    }
option-pay-tribute = Offer a tribute
option-people = { $people }
option-place = { $unit } to { $place }
option-plunder = Plunder { $place }
option-privateers = { $unit } on { $place } for prestige
option-range = { $low } to { $high } gold
option-raze = Destroy it
option-recruit = Recruit light infantry (one a field) at { $place }
option-refuse-tribute = Refuse the tribute of { $faction }
option-relocate = Move { $place } to { $to }
option-reroll = Reroll a die of { $unit } with { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    }
option-reroll-nets = Another die for { $place } (4 prestige)
option-reroll-place = Another die for { $place } (4 prestige)
option-reroll-river = Another die for { $place } (4 prestige)
option-reroll-unit = Another die for { $unit-a } at { $place } (4 prestige)
option-reroll-weather = Another die for { $place } (4 prestige)
option-reroll-winter = Another die for the { $zone } (4 prestige)
option-reroll-young = Another die for { $herd } (4 prestige)
option-rise = { $unit }
option-risk = Risk it at { $place }
option-rival = Make them a rival (8 prestige)
option-sail = Sail from { $place } to { $to }
option-sally = Sally with { $unit-a }
option-sell = Sell { $unit-a } at { $place }
option-sell-grain = Sell { $number } grain at { $place }
option-sell-herd = Sell { $herd } at { $place }
option-shield = A shield
option-shift = { $herd } from { $place } to { $to }
option-slaughter = Slaughter { $herd } at { $place }
option-sow = Sow at { $place }
option-starve = Let { $unit-a } at { $place } starve
option-steal-grain = Steal the grain at { $place }
option-steal-herd = Steal the { $herd } of { $faction } at { $place }
option-stop = Stop
option-store = { $number } grain into { $place }
option-submit = Submit to { $faction }
option-sum = { $gold } gold
option-take = { $units }
option-take-weather = Accept the weather at { $place }
option-train = Train { $unit-a } at { $place }
option-treat = Speak with { $faction }
option-upgrade = Turn { $unit-a } at { $place } into { $type-a }
option-village = { $place }
option-wait = Wait
option-withhold = { $faction-id ->
        [none] Let somebody go
       *[other] Pay no tribute to { $faction }
    }

## Log

telling-first-player = { $faction } begins.
telling-rival = { $other } is a rival of { $faction }.
telling-claimed = { $faction } claims { $people-the }.
telling-village-placed = { $faction } founds a village at { $place }.
telling-village-moved = { $faction } moves a village from { $place } to { $to }.
telling-people = { $faction } leads { $people-the }.
telling-entered = The Vikings of { $faction } appear on { $place }.
telling-round = Year { $year }, { $season }.
telling-new-year = A new year: { $year }.
telling-frozen = { $place } is frozen.
telling-winter = The winter in the { $zone } is { $weather ->
        [good] mild
        [bad] harsh
       *[normal] ordinary
    } (die: { $die }).
telling-winter-at-sea = The winter at sea is { $bad ->
        [yes] harsh
       *[other] mild
    } (die: { $die }).
telling-dice = { $purpose ->
        [crop] { $faction } rolls for the weather on the fields: { $dice }.
        [fishing] { $faction } rolls for fish: { $dice }.
        [offspring] { $faction } rolls for young herds: { $dice }.
        [attrition] { $faction } rolls for attrition: { $dice }.
        [winter] The winter is rolled for: { $dice }.
        [again] { $faction } pays for another die: { $dice }.
       *[rivers] The rivers are rolled for: { $dice }.
    }
telling-marched = { $faction } marches from { $place } to { $to }: { $units }.
telling-boarded = { $faction } embarks at { $place } onto { $to }: { $units }.
telling-landed = { $faction } lands from { $place } at { $to }: { $units }.
telling-sailed = { $faction } sails from { $place } to { $to }: { $units }.
telling-ferried = { $faction } is ferried from { $place } to { $to }: { $units }.
telling-ship-given-up = { $faction } gives up a ship; its crew goes ashore at { $place }.
telling-dismounted = { $faction } gives up elephants at { $place }.
telling-not-let-in = { $other } does not let { $faction } enter { $place }.
telling-special-order = { $faction } orders special moves.
telling-ambush = Ambush at { $place }: { $faction } has { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    } against { $other }.
telling-herd-shifted = { $faction } drives { $herd } from { $place } to { $to }.
telling-safe-passage = { $faction } pays { $gold } gold for safe passage at { $place }.
telling-attrition = { $faction } loses { $unit-a } at { $place }.
telling-battle = { $faction } attacks { $other } at { $place }.
telling-swords = { $place }: { $faction } has { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    }, { $other } { $against ->
        [0] no swords
        [one] 1 sword
       *[other] { $against } swords
    }.
telling-charge = { $faction } charges at { $place }: { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    }.
telling-losses = { $faction } loses { $units } at { $place }.
telling-battle-won = { $faction } wins against { $other } at { $place }.
telling-battle-drawn = The battle of { $faction } and { $other } at { $place } is drawn.
telling-prestige = { $faction } gains { $points } prestige at { $place }.
telling-prestige-lost = { $faction } loses { $points } prestige for lost victory points.
telling-stormed = { $faction } storms { $place }: { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    } against { $walls ->
        [0] no shields
        [one] 1 shield
       *[other] { $walls } shields
    }.
telling-occupied = { $faction } takes { $place } from { $loser }.
telling-destroyed = The settlement of { $loser } at { $place } is destroyed.
telling-degraded = { $faction } takes { $place } from { $loser } and keeps it as a village.
telling-sacked = { $faction } carries off { $gold } gold from { $place }.
telling-site-removed = { $faction } removes the site at { $place }.
telling-site-left = { $faction }'s crew leaves the site at { $place }.
telling-plundered = { $faction } plunders { $place }.
telling-stolen = { $faction } steals goods of { $other } at { $place }.
telling-goods-destroyed = { $faction } destroys goods of { $other } at { $place }.
telling-rises = A unit of { $faction } at { $place } is now { $unit }.
telling-built = { $faction } completes a { $building } at { $place }.
telling-site = { $faction } starts a { $building } at { $place }.
telling-site-given-up = { $faction } gives up the site at { $place }.
telling-marker-cleared = { $faction } clears the red marker at { $place }.
telling-dismantled = { $faction } dismantles { $place }.
telling-bought = { $faction } buys { $unit-a } at { $place }.
telling-recruited = { $faction } recruits at { $place }.
telling-unit-upgrade = { $faction } upgrades { $unit-a } at { $place }.
telling-unit-degrade = { $faction } degrades { $unit-a } at { $place }.
telling-unit-train = { $faction } trains { $unit-a } at { $place }.
telling-unit-sell = { $faction } sells { $unit-a } at { $place }.
telling-buy-grain = { $faction } buys { $what } grain at { $place }.
telling-sell-grain = { $faction } sells { $what } grain at { $place }.
telling-buy-fish = { $faction } buys { $what } fish at { $place }.
telling-buy-herd = { $faction } buys { $what } for { $place }.
telling-sell-herd = { $faction } sells { $what } at { $place }.
telling-slaughter = { $faction } slaughters a herd at { $place }.
telling-slaughtered = { $faction } slaughters { $herd } at { $place }.
telling-command = { $faction } engages { $level }.
telling-treaty = { $treaty-id ->
        [tribute] { $other } promises { $faction } a tribute of { $gold } gold.
        [ransom] { $other } pays { $faction } a ransom of { $gold } gold.
       *[vassalage] { $other } becomes a vassal of { $faction }.
    }
telling-treaty-ends = The { $treaty } between { $faction } and { $other } ends.
telling-refused = { $faction } turns down { $other }, who { $terms-does } ({ $gold } gold).
telling-vassal-refused = { $faction } does not take { $other } as a vassal.
telling-aid-given = { $faction } gives { $other } { $gold } gold in aid.
telling-taxes = { $faction } collects { $gold } gold in taxes.
telling-festivities = { $faction } celebrates and gains { $points } prestige.
telling-sown = { $faction } sows at { $place }.
telling-dismissed = { $faction } dismisses { $unit-a } at { $place }.
telling-disbanded = { $faction } has to disband { $unit-a } at { $place }.
telling-eliminated = { $faction } is out of the game.
telling-announced = { $faction } announces { $victory }.
telling-announcement-checked = The announcement of { $faction } is checked.
telling-won = { $faction } wins: { $victory }.

## What is foretold

foresee-ambush = The fortification of { $other } at { $place } ambushes you with { $number ->
        [one] one blue die
       *[other] { $number } blue dice
    }.
foresee-attrition = Attrition at { $place }: { $number ->
        [one] one unit rolls, and is
       *[other] { $number } units roll, and each is
    } lost on { $face ->
        [6] a 6
       *[other] { $face } or more
    }.
foresee-battle-odds = Battle against { $other } to the end, without charges and prestige: won { $won }%, drawn { $drawn }%, lost { $lost }%.
foresee-breach-odds = { $walls ->
        [0] no shields
        [one] 1 shield
       *[other] { $walls } shields
    }: { $chance }% to breach { $place } at once; { $number ->
        [0] nobody defends it
        [one] one unit defends it
       *[other] { $number } units defend it
    }.
foresee-crew = A { $building } needs a crew of { $number }.
foresee-meal = Portions needed: { $number }. There are { $grain } of grain, { $fish } of fish and { $meat } of meat.
foresee-short-of-pay = Salaries due: { $price } gold; you have { $gold }.
foresee-disbands = Whoever is at { $place } at the end of winter is not connected and disbands.
foresee-encircles = Encircles { $place } of { $other }: { $walls ->
        [0] no shields
        [one] 1 shield
       *[other] { $walls } shields
    }, { $chance }% to breach them in one assault.
foresee-meets-army = Meets { $other } at { $place }: { $units }.
foresee-needs-leave = { $other } has to let you enter { $place }.
foresee-peace = { $treaty-id ->
        [tribute] Peace with { $other } as long as the tribute is paid, at once and with the taxes of each season.
        [ransom] Peace with { $other } for four seasons.
       *[vassalage] Peace with { $other } until the lord frees the vassal or the vassal revolts at a new year.
    }
foresee-rounds = With this crew the { $building } is finished in { $number ->
        [one] one round
       *[other] { $number } rounds
    }.
foresee-stands-there = { $other } stands at { $place }.
foresee-stops = Some units move no further than { $place } this round.
foresee-tribute-due = The tribute is { $gold } gold; as long as it is paid and taken there is peace with { $other }.
foresee-tribute-ends = The peace with { $other } ends.
foresee-sovereign = This treaty ends the game at once: { $faction } wins it.
foresee-treaty-points = If { $other } agrees, who receives gains 2 VP and who pays or submits loses 1.
foresee-vassal-share = { $other } hands { $faction } half of the gold of every taxes phase.
foresee-field-won = You hold { $place } then.
foresee-field-lost = If nobody stays, you no longer hold { $place }.
foresee-asked-again = Whoever passes is asked again as long as others move; the phase ends when all pass one after the other.
foresee-units-lost = { $number ->
        [one] One unit is
       *[other] { $number } units are
    } lost.
foresee-feeds = This would feed { $number ->
        [one] one unit
       *[other] { $number } units
    } more.
foresee-near-victory = { $other } has announced victory ({ $victory }) and wins when the round ends, unless something changes.
foresee-fertile = 
    { $number ->
        [0] Nothing can be sown at { $place }.
       *[other] Each grain sown at { $place } bears { $number } more.
    }
foresee-shut-in = Nobody is outside: { $other } encircles { $place }, and there is no battle. { $walls ->
        [0] No shields
        [one] 1 shield
       *[other] { $walls } shields
    }; { $chance }% to be breached in one assault.
foresee-stack = Brought in now: the { $number } grain of { $place }.
foresee-checked-again = The announcement is checked at the end of the next round: whoever still fulfils it then, and can provide for all settlements, wins.
foresee-hunger = As things stand there is not enough food within reach at the end of winter: whoever is not fed is lost.
