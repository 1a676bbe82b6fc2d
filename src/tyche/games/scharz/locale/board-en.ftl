### Words of the board description and the view: see board.py.

board-year = Year
board-season = Season
board-season-spring = Spring
board-season-summer = Summer
board-season-autumn = Autumn
board-season-winter = Winter
board-phase = Phase
board-vp = VP
board-fields = Fields
board-gold = Gold
board-pr = PR
board-tp = TP
board-ap = AP
board-settlements = Settlements
board-units = Units
board-mark-plundered = plundered
board-effect-good-winter = Good winter
board-effect-bad-winter = Bad winter
board-effect-sea = Winter at sea
board-effect-frozen = Frozen rivers
