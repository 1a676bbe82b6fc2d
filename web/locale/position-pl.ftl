### Positions that are written in the words of cases.

position-title = Edytuj pozycję: { $game }
position-about = Słowami przypadków do zasad powiedz, co gdzie stoi i czyja jest kolej; mapa się dostosuje. To, na co zasady nie pozwalają, zostanie wskazane wraz z wierszem.
position-from = Zacznij od
position-undo = Cofnij
position-redo = Ponów
position-text = Pozycja jako przypadek
position-go-to = Wiersz { $line }
position-right = Tę pozycję można rozegrać.
position-looking = Sprawdzanie…
position-play = Graj dalej stąd
position-link = Kopiuj link
position-save = Zapisz jako plik z przypadkiem
position-linked = Link skopiowano; zawiera całą pozycję.
position-link-above = Link jest w pasku adresu.
