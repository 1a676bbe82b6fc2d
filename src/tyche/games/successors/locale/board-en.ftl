### Words of the board description and the view: see board.py.

## Where the game stands.

board-turn = Turn
board-round = Round
board-phase = Phase
board-active = Active
board-usurper = Usurper

board-phase-deal-generals = Dealing generals
board-phase-swap-generals = Swapping generals
board-phase-place-generals = Setup
board-phase-choose-seats = Setup
board-phase-prepare = Turn Preparation
board-phase-turn-order = Turn order
board-phase-reinforce = Reinforcement
board-phase-cards = Tyche cards
board-phase-surrender = Surrender
board-phase-tyche = Tyche
board-phase-activation = Activation
board-phase-supply = Supply
board-phase-reveal = Cards on the table
board-phase-isolation = Isolation
board-phase-end = End of the turn

board-faction-independent = Independent

## Figures of a seat.

board-vp = VP
    .about = victory points
board-legitimacy = L
    .about = Legitimacy
board-champion = Champion
board-hand = Cards
board-fleet-strength = Fleets
board-minors = Minors
    .about = minor generals still to be placed
board-initiative = initiative
board-battle = battle
board-seniority = seniority
board-popularity = popularity
board-need = markers needed
board-region = region
board-major = major city
board-province = province
board-kind = kind

## Sources of points (T-6, T-17); provinces, royals, generals and places go by their names.

board-source-master-of-asia = Master of Asia
board-source-largest-fleet = Largest fleet
board-source-hellespont = Hellespont
board-source-captured-capitals = Captured Capitals
board-source-champion = Champion
board-source-strategos = Strategos of Makedonia
board-source-buried-at-pella = Buried Alexander at Pella
board-source-oracle = Oracle
board-source-persian-support = Persian support

## The map.

board-inside = inside
board-sea = At sea
board-port = port
board-kind-minor = minor city
board-kind-stronghold = stronghold
board-kind-major = major city
board-kind-transit = transit point
board-route-land = land
board-route-mountain = mountain
board-route-strait = strait
board-route-sea = sea
board-route-transmed = open sea
board-mark-helepolis = Helepolis
board-mark-tomb = Alexander's tomb
board-mark-plundered = plundered
board-mark-construction = Capital under construction
board-mark-capital = Capital

## Lasting effects.

board-effect-contempt = Contempt
board-effect-orator = Orator
board-effect-oracle = Oracle
board-effect-persian-support = Persian support
board-effect-buried-at-pella-by = Buried Alexander at Pella
board-effect-pacts = Pacts
board-effect-offers = Marriage offers

## Results.

board-group-seat = Seat
board-group-bot = Bot
board-group-general = Starting general
board-result-victory = Victory
board-result-turn = Last turn
board-victory-legitimacy = Legitimacy
    .about = Enough legitimacy wins at once, but not in Turn I.
board-victory-victory-points = Victory points
    .about = Enough victory points win at once, but not in Turn I.
board-victory-regency = Regency
    .about = At the beginning of Turn IV (Alexandros) and V (Herakles): most victory points and legitimacy together win for who controls the heir, or for anybody if nobody does.
board-victory-end-of-game = End of the game
    .about = Most victory points at the end of Turn V.
board-race-heir = controls the heir

## What can be laid over the map.

overlay-isolation = Isolated markers
    .about = Control markers that the Isolation phase would remove as the board stands (S5.5).
overlay-oversupply = Too many units
    .about = Places with more units of one player than are supplied there (S6.4).
overlay-reach = Reach by land
    .about = Where armies can march in their next Activation segment, or in what is left of it: with the best die until it is rolled, as far as units that they cannot overrun (S9, S10). Reactions and cards may change it.
overlay-front = Front lines
    .about = Where a player has a marker or units next to those of another.
overlay-threatened = Threatened places
    .about = Places with a marker or units of a player that armies of others can reach by land in their next Activation segment, with the best die (S9, S10).

# What is at stake: stake-KIND.

stake-vp = victory points
stake-legitimacy = legitimacy
stake-status = status
stake-movement = movement points
    .short = MP
stake-points = operation points
    .short = OP
stake-cards = cards
stake-units = units
stake-fleets = fleets
stake-defeat = defeat
    .lost = the game is lost
board-map-legend = ■ held, □ not held: the province, its points, markers of each side / locations
