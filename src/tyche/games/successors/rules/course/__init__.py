"""S4, S5. Set-up and the course of a turn: preparation, reinforcements, cards, isolation, end."""
