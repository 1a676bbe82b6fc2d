### The map.

map-title = Map
map-help = Map. Arrow keys go from place to place, letters jump to a name, Enter chooses or shows what is there, plus and minus zoom, 0 shows everything.
map-loading = The map is being unrolled …
map-missing = The map could not be fetched ({ $error }). Load the page again.
map-controls = View of the map
map-in = Closer
map-out = Farther
map-fit = Show everything
map-layers = What the map shows
map-layer-control = who holds what
map-layer-moves = last moves
map-shown = { $shown ->
    [marks] Only marks are shown: hide them, too
    [bare] Pieces are hidden: show them
   *[all] All pieces are shown: hide those that move
}
map-close = Close
map-stack = Pieces at { $place }
map-choose = Choose { $place }
map-can-be-chosen = can be chosen
map-held-by = held by
map-worth = If you held it
map-complete = needed: { $need } of { $all }
map-complete-with = needed: { $need } of { $all }, among them { $major }
map-siege = siege
map-siege-text = { $by }, { $points } of { $needed }
map-kilometres = { $n } km
map-layer-reach = where one can go
map-besides = What else can be done here …
map-more-besides = more can be done here
map-overlays = Laid over the map
map-overlay-none = nothing
map-overlay-off = Take it off the map
map-overlay-wait = Asking …
map-overlay-nowhere = Nowhere at present.
map-overlay-sides = Only for these sides; for all if none is chosen
map-overlay-side = { $side }: { $number ->
    [one] { $number } place
   *[other] { $number } places
}
map-overlay-about = What does this show?
map-beyond = Can be chosen, out of sight: { $places }
