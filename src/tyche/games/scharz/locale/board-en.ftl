### Words of the board description and the view: see board.py.

board-year = Year
board-season = Season
board-season-spring = Spring
board-season-summer = Summer
board-season-autumn = Autumn
board-season-winter = Winter
board-phase = Phase
board-vp = VP
    .about = victory points
board-fields = Fields
board-gold = Gold
board-pr = Prestige
    .about = prestige
board-tp = Total
    .about = total points
board-ap = Farming
    .about = agricultural points
board-settlements = Settlements
board-units = Units
board-mark-plundered = plundered
board-effect-good-winter = Good winter
board-effect-bad-winter = Bad winter
board-effect-sea = Winter at sea
board-effect-frozen = Frozen rivers

## The phases (T7.2-T7.5)

board-phase-first-player = Setup
board-phase-claims = Setup
board-phase-villages = Setup
board-phase-factions = Setup
board-phase-begin-placing = Setup
board-phase-placing = Setup
board-phase-round = Start of the round
board-phase-enter = Vikings
board-phase-new-year = New Year
board-phase-begin-offspring = Offspring
board-phase-offspring = Offspring
board-phase-begin-crop = Crop
board-phase-crop = Crop
board-phase-begin-harvest = Harvest
board-phase-harvest = Harvest
board-phase-winter-weather = Weather
board-phase-rivers = Rivers
board-phase-begin-units = Move: Units
board-phase-units = Move: Units
board-phase-special-orders = Move: Special
board-phase-special = Move: Special
board-phase-begin-herds = Move: Herds
board-phase-herds = Move: Herds
board-phase-begin-retreat = Move: Retreat
board-phase-retreat = Move: Retreat
board-phase-begin-attrition = Attrition
board-phase-attrition-choice = Attrition
board-phase-attrition = Attrition
board-phase-withdrawal = Combat: Withdrawal
board-phase-begin-battles = Combat: Battle
board-phase-battles = Combat: Battle
board-phase-begin-sieges = Combat: Siege
board-phase-sieges = Combat: Siege
board-phase-begin-plunder = Combat: Plunder
board-phase-plunder = Combat: Plunder
board-phase-begin-experience = Rear: Experience
board-phase-experience = Rear: Experience
board-phase-work-orders = Rear: Building
board-phase-begin-diplomacy = Rear: Diplomacy
board-phase-diplomacy = Rear: Diplomacy
board-phase-begin-trade = Rear: Trade
board-phase-trade = Rear: Trade
board-phase-begin-wages = Rear: Salaries
board-phase-wages = Rear: Salaries
board-phase-begin-fishing = Rear: Fishing
board-phase-fishing = Rear: Fishing
board-phase-begin-sowing = Sowing
board-phase-sowing = Sowing
board-phase-taxes = Taxes
board-phase-tributes = Tributes
board-phase-begin-festivities = Festivities
board-phase-festivities = Festivities
board-phase-begin-feeding = Feeding
board-phase-feeding = Feeding
board-phase-begin-salaries = Salaries
board-phase-salaries = Salaries
board-phase-surrender = Surrender
board-phase-round-end = End of the round

## The map

board-kind-land = land
board-kind-calm = calm sea
board-kind-stormy = stormy sea
board-kind-river = river
board-port = coast
board-inside = inside
board-site = on the site
board-yard = in the yard
board-route-land = border
board-route-black = impassable border
board-route-river = river
board-route-sea = sea
board-route-coast = coast

## Results

board-group-seat = Seat
board-group-bot = Bot
board-result-victory = Victory
board-victory-sovereignty = Sovereignty
    .about = A treaty with every other player, as receiver or lord each time. It wins at once.
board-victory-supremacy = Supremacy
    .about = Enough victory points: announced at the end of a round, and still held a round later.
board-victory-power = Power
    .about = Two minor goals at the same time: announced at the end of a round, and still held a round later.
board-victory-significance = Significance
    .about = Most total points at the end of the last year, or a lead of 12 at the end of an earlier one.
board-victory-last = The last one left
board-race-announced = announced
board-result-year = Last year

## What can be laid over the map.

overlay-network = Connection
    .about = Places that are connected with a settlement of their player (T5.8).
overlay-cut-off = Cut off
    .about = Land without connection, and encircled settlements (T5.8, T5.11).
overlay-reach = Reach of units
    .about = Where units can step in the present subphase of movement, or in the next one; in Units also where land units can go on to in Special (T8).
overlay-front = Front lines
    .about = Land of a player next to land or units of another who is no treaty partner.
overlay-threatened = Threatened places
    .about = Land of a player that units of others can step to in the subphase under way or next (T8).

## Where total points come from (T19.9)

board-source-vp = Victory points
board-source-settlements = Settlements
board-source-towns = Towns
board-source-fields = Fields
board-source-plundered = Plundered fields
board-source-units = Units of the year
board-source-treaty = Treaty
board-source-aid = Aid
board-source-agriculture = Agriculture
board-source-prestige = Prestige

## What is at stake: stake-KIND.

stake-gold = gold
stake-pr = prestige
    .short = prestige
stake-vp = victory points
stake-grain = grain
stake-fish = fish
stake-herds = herds
stake-units = units
stake-settlements = settlements
stake-victory = victory
board-group-people = People
