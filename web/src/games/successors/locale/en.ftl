# Panels of Successors.

successors-armies = Armies
successors-army-points = { $points } of { $all } movement points left
successors-court = Court and fleets
successors-dead = dead
successors-dispersed = dispersed
successors-fleets = Fleets
successors-gone = out of the game
successors-improved = improved
successors-off-map = off the map
successors-off-map-title = Off the map
successors-piles = Deck { $deck }, discard pile { $discard }
successors-reinforcements = Reinforcements:
successors-royals = The royal family
successors-training = In training: { $unit } ({ $points } of { $cost })
successors-armies-about = Every army with its generals and units, and where it stands.
successors-court-about = The royal family, Alexander's body, fleets and independent forces: who has them.
