### Mapa.

map-title = Mapa
map-help = Mapa. Strzałki przechodzą z miejsca na miejsce, litery przeskakują do nazwy, Enter wybiera lub pokazuje, co tam jest, plus i minus zmieniają skalę, 0 pokazuje wszystko.
map-loading = Mapa się rozwija …
map-missing = Nie udało się wczytać mapy ({ $error }). Wczytaj stronę ponownie.
map-controls = Widok mapy
map-in = Przybliż
map-out = Oddal
map-fit = Pokaż wszystko
map-layers = Co pokazuje mapa
map-layer-control = kto co kontroluje
map-layer-moves = ostatnie ruchy
map-shown = { $shown ->
    [marks] Widać tylko znaczniki: ukryj także je
    [bare] Figury są ukryte: pokaż je
   *[all] Widać wszystkie figury: ukryj ruchome
}
map-close = Zamknij
map-stack = Pionki w miejscu { $place }
map-choose = Wybierz: { $place }
map-can-be-chosen = można wybrać
map-held-by = należy do
map-worth = Gdyby należało do ciebie
map-complete = potrzeba { $need } z { $all }
map-complete-with = potrzeba { $need } z { $all }, w tym { $major }
map-siege = oblężenie
map-siege-text = { $by }, { $points } z { $needed }
map-kilometres = { $n } km
map-layer-reach = dokąd można iść
map-besides = Co jeszcze można tu zrobić …
map-more-besides = można tu zrobić coś jeszcze
map-overlays = Nałożone na mapę
map-overlay-none = nic
map-overlay-off = Zdejmij z mapy
map-overlay-wait = Trwa sprawdzanie …
map-overlay-nowhere = Obecnie nigdzie.
map-overlay-sides = Tylko dla tych stron; dla wszystkich, jeśli żadnej nie wybrano
map-overlay-side = { $side }: { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
}
map-overlay-about = Co to pokazuje?
map-beyond = Do wyboru poza ekranem: { $places }
