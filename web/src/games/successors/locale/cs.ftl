# Panels of Successors.

successors-armies = Vojska
successors-army-points = zbývá { $points } z { $all } bodů pohybu
successors-court = Dvůr a loďstva
successors-dead = po smrti
successors-dispersed = rozprášeno
successors-fleets = Loďstva
successors-gone = mimo hru
successors-improved = vylepšeno
successors-off-map = mimo mapu
successors-off-map-title = Mimo mapu
successors-piles = Balíček { $deck }, odložené { $discard }
successors-reinforcements = Posily:
successors-royals = Královská rodina
successors-training = Ve výcviku: { $unit } ({ $points } z { $cost })
successors-armies-about = Každé vojsko se svými vojevůdci a jednotkami a kde stojí.
successors-court-about = Královská rodina, Alexandrovo tělo, loďstva a nezávislí: kdo je má.
