### A game that is over, to be shared.

end-share = Share this page
end-table = To the table
end-not-yet = This game is not over yet.
end-story = The story
end-story-none = Nothing of this game stands out.
end-moment = moment { $number }
end-race = The race
end-play = The whole game in pictures
end-pause = Pause
end-slider = Moment of the game
end-picture = Save as a picture
