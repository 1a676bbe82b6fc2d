### Scharz: why not. refusal-REASON says why something is not allowed; the clause stands beside it.

refusal-aid-already = You two have given aid this year already.
refusal-aid-too-proud = { $other } does not have the { $price } prestige that taking aid costs.
refusal-all-placed = All your pieces are placed; confirm them.
refusal-another-first = Something else is asked about now.
refusal-bad-winter = Nobody marches in this winter.
refusal-black-river = The river between { $place } and { $to } is crossed only when it is frozen or a ship lies in that section.
refusal-capacity-used = The units at { $place } have no capacity left.
refusal-cargo-first = First name the cargo that goes with the lost ship.
refusal-cargo-stranded = The cargo at { $place } needs the ship.
refusal-carried-enough = Who is aboard at { $place } has come two fields already and has no other ship to stay on.
refusal-claim-only = This start had to be claimed before the villages.
refusal-claimed-already = This start is taken.
refusal-command-reached = Your commanders are that good already.
refusal-crew-full = The site at { $place } has its four units.
refusal-doubled-already = One settlement has already sold double this round.
refusal-elephants-at-home = The elephants at { $place } are at home; they are degraded in Trade.
refusal-elite = { $unit } cannot rise any more.
refusal-encircled = { $place } is encircled.
refusal-fed-when-encircled = Only what is encircled is fed to escape the loss.
refusal-ferry-blocked = No sea without foreign ships joins { $place } and { $to }.
refusal-field-claimed = { $place } is kept for the player who has claimed it.
refusal-fish-decided = The fish is eaten; now the meat.
refusal-food-enough = There is food for all.
refusal-foreign-ships = There are foreign ships on { $place }.
refusal-fortified-already = { $place } has a fortification.
refusal-goods-not-connected = { $place } is not connected to a settlement of yours.
refusal-has-lord = You are a vassal of { $other }.
refusal-herd-there = There is a herd at { $place }.
refusal-herds-first = Herds come first.
refusal-hurried-already = The site at { $place } has been hurried this round.
refusal-immobile = Corsairs never move.
refusal-locked = { $place } is locked: foreign units were there when the subphase began.
refusal-malformed = Nothing at this table answers to that.
refusal-must-choose = Choose one of the things offered.
refusal-needs-food = This herd at { $place } needs food.
refusal-needs-no-food = This herd at { $place } needs no food this winter.
refusal-neutral = { $place } is neutral.
refusal-never-trained = { $unit } are not trained.
refusal-no-aim = No { $unit } in the rear can be struck.
refusal-no-berth = { $place } has no free berth.
refusal-no-border = No passable border leads from { $place } to { $to }.
refusal-no-builder = { $unit } do not build.
refusal-no-cargo = { $unit } at { $place } need not be lost.
refusal-no-claim = { $people } start with three villages and are chosen after them.
refusal-no-coast = { $place } has no coast.
refusal-no-commanders = There are no commanders to dismiss now.
refusal-no-crew = Work at { $place } needs a crew of at least { $number }: without it gold speeds up nothing.
refusal-no-crop = Nothing grows at { $place }.
refusal-no-dock = You have no dock.
refusal-no-dock-there = There is no dock at { $place }.
refusal-no-elephants = There are no elephants for you here.
refusal-no-fleet = A fleet at { $place } needs { $number } ships that have not moved.
refusal-no-food = There is no food that reaches them.
refusal-no-grain = This takes { $number } grain.
refusal-no-harbour = No village with the port can be founded at { $place } now.
refusal-no-herd = You find no { $herd } outside at { $place }.
refusal-no-home = There is no settlement or free field for you in the homeland: { $people }.
refusal-no-horses = No herd of horses is connected to { $place }.
refusal-no-marker = There is no red marker at { $place }.
refusal-no-market = No port of yours is connected to { $place }.
refusal-no-pasture = { $place } has no room for a herd.
refusal-no-port = There is no free port of yours at { $place }.
refusal-no-recruiting = Your people do not recruit.
refusal-no-refuge = { $place } is no refuge of yours.
refusal-no-room = { $place } has { $number ->
        [0] no room left
       *[other] room for { $number } only
    }.
refusal-no-room-aboard = The ships on { $place } have no room.
refusal-no-room-inside = { $place } has { $number ->
        [0] no room left inside
       *[other] room for { $number } only
    }.
refusal-no-seed = You need { $number } stored grain that reaches the field.
refusal-no-settlement = You have no settlement at { $place }.
refusal-no-shield = There is no shield to be struck now.
refusal-no-ships = You have no ships at { $place }.
refusal-no-siege = There is no foreign encircled settlement at { $place }.
refusal-no-site = You have no site at { $place }.
refusal-no-stack = No grain is sown at { $place }.
refusal-no-such-die = No die of { $unit } with { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    } is left to be rerolled.
refusal-no-such-festivities = There are no such festivities.
refusal-no-such-unit = You have no { $unit } at { $place } that is ready for it.
refusal-no-tiles = You have no building tiles left.
refusal-no-town = { $place } is no town.
refusal-no-tribute-due = You owe { $other } no tribute now.
refusal-no-units = You have no units outside at { $place }.
refusal-no-upgrades = None of your settlements has an upgrade left.
refusal-no-vassal = { $other } is no vassal of yours.
refusal-no-victim = { $unit } cannot fall now to { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    }.
refusal-no-village = There is no village of yours to be moved or taken down at { $place }.
refusal-no-way = Your goods cannot get from { $place } to { $to }.
refusal-no-yard = { $place } has no shipyard that makes { $unit }.
refusal-no-yard-there = Ships cannot stand at { $place }: there is no shipyard of yours.
refusal-nobody-aboard = None of your units is aboard at { $place }.
refusal-nobody-there = There is nobody to speak with.
refusal-not-adjacent = { $to } is not adjacent to { $place }.
refusal-not-at-home = { $place } is not where your people start.
refusal-not-beside = { $place } is not beside a field you control.
refusal-not-connected = { $place } is not both connected and controlled by you.
refusal-not-controlled = You do not control { $place }.
refusal-not-degraded = { $unit } are not degraded.
refusal-not-for-sale = { $unit } are not sold.
refusal-not-foreign = There is peace between you.
refusal-not-in-combat = Treaties are not made during Combat.
refusal-not-in-this-mode = This mode does not have it.
refusal-not-kept = This place cannot be kept so: it is a village, has a dock that goes with it, or you lack tiles.
refusal-not-let-in = { $place } is closed to you in this subphase.
refusal-not-now = This is not the moment for it.
refusal-not-offered = This is not possible now.
refusal-not-paid-now = { $unit } at { $place } are not paid now.
refusal-not-powerful = You hold { $number } of the two minor goals you need.
refusal-not-present = { $other } has no units at { $place }.
refusal-not-sold-out = { $place } has not sold all it can yet.
refusal-not-stored = { $place } stores { $number ->
        [0] none
       *[other] only { $number }
    }.
refusal-not-supreme = You have { $points } VP and need { $need }.
refusal-not-this-herd = It is not the turn of the { $herd } at { $place }.
refusal-not-this-people = Your people cannot do this.
refusal-not-yours = It is not you who is asked.
refusal-nothing-to-offer = You have nothing to offer { $other } now, nor has { $other } anything to give.
refusal-number-needed = Say how many of this kind.
refusal-only-in-trade = This is agreed in Trade only.
refusal-only-light = This is for light infantry only.
refusal-only-one = There is only one unit at { $place }: name it.
refusal-own-settlement = { $place } is your own settlement.
refusal-plunder-first = Plunder { $place } first.
refusal-plundered = { $place } has been plundered already.
refusal-recruits-only = Your people have light infantry by recruiting only.
refusal-rerolled-already = The dice have been rerolled; each may be only once.
refusal-rival-already = { $other } is a rival of yours already.
refusal-rival-partner = You have a treaty with { $other }.
refusal-settled-already = There is a settlement at { $place } already.
refusal-shifted-enough = These { $herd } have been driven far enough.
refusal-site-there = There is a site at { $place } already.
refusal-sold-out = { $place } has done all it can this round.
refusal-sown-already = Grain has already been sown at { $place }.
refusal-spoken-already = You have spoken with { $other } already.
refusal-store-received = { $place } has received goods and sends none on.
refusal-too-few-swords = This takes { $number ->
        [one] 1 sword
       *[other] { $number } swords
    }; you have { $swords }.
refusal-too-little-gold = It takes { $price } gold; there is only { $gold }.
refusal-too-little-prestige = It takes { $price } prestige; you have { $points }.
refusal-treaty-already = There is a treaty between you and { $other }.
refusal-under-attack = { $other } has declared against you already.
refusal-unit-limit = You already have 20 standard units.
refusal-unknown-name = Nothing at this table is called “{ $name }”.
refusal-withheld-already = You have said so already.
refusal-withhold-first = First say that you do not pay everybody.
refusal-wrong-number = A number from { $least } to { $most } is possible.
refusal-wrong-portions = From { $least } to { $most } portions can be eaten so that all are fed.
refusal-yard-already = { $place } has a shipyard.
