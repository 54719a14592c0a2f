# The end of a game.

over-title = The end
over-you = You have won!
over-won =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won!
    }
over-nobody = Nobody has won.
over-scores = The final standing
over-winner = Winner
over-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
over-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
over-cards-left =
    { $count ->
        [0] no cards left
        [one] { $count } card left
       *[other] { $count } cards left
    }
over-story =
    { $count ->
        [one] The story of the game, in { $count } move
       *[other] The story of the game, in { $count } moves
    }
over-verify = Check the deal
over-hint = What would the house do?
over-hint-says = The house would do this: { $label }
over-hint-nothing = The house has no advice to give here.
