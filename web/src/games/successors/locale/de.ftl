# Panels of Successors.

successors-armies = Armeen
successors-army-points = { $points } von { $all } Bewegungspunkten übrig
successors-court = Hof und Flotten
successors-dead = tot
successors-dispersed = aufgerieben
successors-fleets = Flotten
successors-gone = aus dem Spiel
successors-improved = verbessert
successors-off-map = nicht auf der Karte
successors-off-map-title = Neben der Karte
successors-piles = Stapel { $deck }, Ablage { $discard }
successors-reinforcements = Nachschub:
successors-royals = Die Königsfamilie
successors-training = In Ausbildung: { $unit } ({ $points } von { $cost })
successors-armies-about = Jede Armee mit ihren Generälen und Einheiten, und wo sie steht.
successors-court-about = Die Königsfamilie, Alexanders Leichnam, Flotten und Unabhängige: wer sie hat.
