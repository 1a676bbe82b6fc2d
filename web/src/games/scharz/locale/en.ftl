# Panels of Scharz.

scharz-buildings = Buildings
scharz-defence = Defence
scharz-encircled = encircled
scharz-gold = { $number } gold
scharz-herds = Herds
scharz-losses = { $killed } destroyed, { $lost } lost
scharz-out = out of the game
scharz-place = Place
scharz-realms = Realms and treaties
scharz-settlements = Settlements
scharz-site = { $building }, being built: { $progress } of { $needed }
scharz-sown = { $number } sown
scharz-stores = Stores
scharz-treaties = Treaties
scharz-units-left = { $number } units, { $left } more possible
scharz-until = until year { $year }
scharz-realms-about = Every realm with gold, income, upkeep and what it counts for victory.
scharz-settlements-about = All settlements: whose they are, what they have and what is being built.
scharz-trade-units = Units
scharz-trade-training = Training and upgrading
scharz-trade-building = Building
scharz-trade-goods = Goods and herds
scharz-trade-giving-up = Giving up
