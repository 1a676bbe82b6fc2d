### Positions that are written in the words of cases.

position-title = Edit a position of { $game }
position-about = Say in the words of the rules cases what stands where and whose turn it is; the map follows. What the rules do not allow is told with its line.
position-from = Begin with
position-undo = Undo
position-redo = Redo
position-text = The position as a case
position-go-to = Line { $line }
position-right = This position can be played.
position-looking = Looking at it…
position-play = Play on from here
position-link = Copy link
position-save = Save as a case file
position-linked = The link is copied; it holds the whole position.
position-link-above = The link is in the address bar.
