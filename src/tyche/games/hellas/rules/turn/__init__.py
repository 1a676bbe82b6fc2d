"""H6, H15. Regular actions: prayer, Hero and Hoplite Movement, quests."""
