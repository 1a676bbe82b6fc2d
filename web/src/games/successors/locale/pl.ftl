# Panels of Successors.

successors-armies = Armie
successors-army-points = zostało { $points } z { $all } punktów ruchu
successors-court = Dwór i floty
successors-dead = nie żyje
successors-dispersed = rozbita
successors-fleets = Floty
successors-gone = poza grą
successors-improved = rozbudowana
successors-off-map = poza mapą
successors-off-map-title = Poza mapą
successors-piles = Talia { $deck }, odrzucone { $discard }
successors-reinforcements = Uzupełnienia:
successors-royals = Rodzina królewska
successors-training = W szkoleniu: { $unit } ({ $points } z { $cost })
successors-armies-about = Każda armia ze swoimi wodzami i jednostkami oraz miejsce, w którym stoi.
successors-court-about = Rodzina królewska, ciało Aleksandra, floty i niezależni: kto je ma.
