### Mapa.

map-title = Mapa
map-help = Mapa. Šipky přecházejí z místa na místo, písmena skočí na jméno, Enter vybere nebo ukáže, co tam je, plus a minus mění měřítko, 0 ukáže vše.
map-loading = Mapa se rozvinuje …
map-missing = Mapu se nepodařilo načíst ({ $error }). Načti stránku znovu.
map-controls = Pohled na mapu
map-in = Přiblížit
map-out = Oddálit
map-fit = Ukázat vše
map-layers = Co mapa ukazuje
map-layer-control = kdo co drží
map-layer-moves = poslední tahy
map-shown = { $shown ->
    [marks] Vidět jsou jen značky: skrýt i je
    [bare] Figurky jsou skryté: ukázat je
   *[all] Vidět jsou všechny figurky: skrýt pohyblivé
}
map-close = Zavřít
map-stack = Figury na místě { $place }
map-choose = Vybrat: { $place }
map-can-be-chosen = lze vybrat
map-held-by = drží
map-worth = Kdyby patřilo tobě
map-complete = potřeba { $need } z { $all }
map-complete-with = potřeba { $need } z { $all }, mezi nimi { $major }
map-siege = obléhání
map-siege-text = { $by }, { $points } z { $needed }
map-kilometres = { $n } km
map-layer-reach = kam lze jít
map-besides = Co se tu dá dělat dál …
map-more-besides = dá se tu dělat i něco dalšího
map-overlays = Položeno přes mapu
map-overlay-none = nic
map-overlay-off = Sejmout z mapy
map-overlay-wait = Zjišťuje se …
map-overlay-nowhere = Momentálně nikde.
map-overlay-sides = Jen pro tyto strany; pro všechny, není-li žádná vybrána
map-overlay-side = { $side }: { $number ->
    [one] { $number } místo
    [few] { $number } místa
   *[other] { $number } míst
}
map-overlay-about = Co to ukazuje?
map-beyond = Lze zvolit mimo obraz: { $places }
