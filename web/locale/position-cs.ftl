### Positions that are written in the words of cases.

position-title = Upravit pozici: { $game }
position-about = Slovy případů k pravidlům řekni, co kde stojí a kdo je na tahu; mapa se přizpůsobí. Co pravidla nedovolují, se ohlásí i s řádkem.
position-from = Začít od
position-undo = Zpět
position-redo = Znovu
position-text = Pozice jako případ
position-go-to = Řádek { $line }
position-right = Tuto pozici lze hrát.
position-looking = Prohlíží se…
position-play = Hrát odtud dál
position-link = Kopírovat odkaz
position-save = Uložit jako soubor s případem
position-linked = Odkaz je zkopírovaný; je v něm celá pozice.
position-link-above = Odkaz je v adresním řádku.
