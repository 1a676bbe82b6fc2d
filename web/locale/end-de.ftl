### Eine beendete Partie, zum Teilen.

end-share = Diese Seite teilen
end-table = Zum Tisch
end-not-yet = Diese Partie ist noch nicht zu Ende.
end-story = Die Geschichte
end-story-none = Nichts an dieser Partie ragt heraus.
end-moment = Moment { $number }
end-race = Das Rennen
end-play = Die ganze Partie in Bildern
end-pause = Anhalten
end-slider = Moment der Partie
end-picture = Als Bild speichern
