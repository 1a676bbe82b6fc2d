### Die Karte.

map-title = Karte
map-help = Karte. Pfeiltasten gehen von Ort zu Ort, Buchstaben springen zu einem Namen, Eingabe wählt oder zeigt, was dort ist, Plus und Minus ändern den Maßstab, 0 zeigt alles.
map-loading = Die Karte wird ausgerollt …
map-missing = Die Karte ließ sich nicht laden ({ $error }). Lade die Seite neu.
map-controls = Kartenansicht
map-in = Näher heran
map-out = Weiter weg
map-fit = Alles zeigen
map-layers = Was die Karte zeigt
map-layer-control = wer was hält
map-layer-moves = letzte Züge
map-shown = { $shown ->
    [marks] Nur Marken sind zu sehen: auch sie ausblenden
    [bare] Figuren sind ausgeblendet: wieder zeigen
   *[all] Alle Figuren sind zu sehen: bewegliche ausblenden
}
map-close = Schließen
map-stack = Figuren bei { $place }
map-choose = { $place } wählen
map-can-be-chosen = wählbar
map-held-by = gehört
map-worth = Wenn du ihn hieltest
map-complete = nötig: { $need } von { $all }
map-complete-with = nötig: { $need } von { $all }, darunter { $major }
map-siege = Belagerung
map-siege-text = { $by }, { $points } von { $needed }
map-kilometres = { $n } km
map-layer-reach = wohin man ziehen kann
map-besides = Was hier sonst möglich ist …
map-more-besides = hier ist noch mehr möglich
map-overlays = Über die Karte gelegt
map-overlay-none = nichts
map-overlay-off = Von der Karte nehmen
map-overlay-wait = Wird erfragt …
map-overlay-nowhere = Zurzeit nirgends.
map-overlay-sides = Nur für diese Seiten; für alle, wenn keine gewählt ist
map-overlay-side = { $side }: { $number ->
    [one] { $number } Ort
   *[other] { $number } Orte
}
map-overlay-about = Was zeigt das?
map-beyond = Wählbar, nicht im Bild: { $places }
