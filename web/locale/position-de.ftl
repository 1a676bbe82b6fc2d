### Positions that are written in the words of cases.

position-title = Eine Stellung von { $game } bearbeiten
position-about = Sage in den Worten der Regelfälle, was wo steht und wer am Zug ist; die Karte folgt. Was die Regeln nicht erlauben, wird mit seiner Zeile genannt.
position-from = Beginnen mit
position-undo = Rückgängig
position-redo = Wiederherstellen
position-text = Die Stellung als Fall
position-go-to = Zeile { $line }
position-right = Diese Stellung kann gespielt werden.
position-looking = Wird angesehen …
position-play = Von hier weiterspielen
position-link = Link kopieren
position-save = Als Falldatei speichern
position-linked = Der Link ist kopiert; er enthält die ganze Stellung.
position-link-above = Der Link steht in der Adresszeile.
