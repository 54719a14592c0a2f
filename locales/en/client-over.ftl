# The end of a game.

over-title = The end
over-you = You have won!
over-won =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won!
    }
over-nobody = Nobody has won.
over-winner = Winner
over-points = Points
over-tokens = Tokens
over-cards-left = Cards left
over-tell = How it went
over-story =
    { $count ->
        [one] The story of { $count } move
       *[other] The story of { $count } moves
    }
over-verify = Check the deal
over-hint = What would the house do?
over-hint-says = The house would do this: { $label }
over-hint-this = The house would do this
over-hint-nothing = The house has no advice to give here.
keep-game = Keep this game on the server
keep-kept = The server keeps this game.
keep-until = The server deletes this game on { $date }.
