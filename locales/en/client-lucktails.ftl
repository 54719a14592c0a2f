# Lucktails in the browser: the board.

lkt-others = The other seats, clockwise
lkt-pond = The pond, round { $round }
lkt-round = Round { $round }
lkt-card = { $name } ({ $code })
lkt-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lkt-gain =
    { $count ->
        [one] { $count } point in this round
       *[other] { $count } points in this round
    }

# The bait
lkt-no-bait = No bait yet
lkt-worth =
    worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
lkt-bait =
    Bait { $bait }, worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }

# Cards
lkt-open = Face up
lkt-unseen = Not seen yet
lkt-down = The card lies face down.
lkt-up = Turned up: { $card }.
lkt-known = Only you see this card: { $card }.
lkt-laid = It lies face down: { $card }.
lkt-own-down = Your own card, face down.
lkt-own-up = Your own card, turned up: { $card }.
lkt-middle-down =
    Middle place { $place }, face down{ $bonus ->
        [0] {""}
        [one] , with { $bonus } bonus point
       *[other] , with { $bonus } bonus points
    }
lkt-middle-known =
    Middle place { $place }: { $card }, not turned up, but you know it{ $bonus ->
        [0] {""}
        [one] , with { $bonus } bonus point
       *[other] , with { $bonus } bonus points
    }
lkt-middle-up = Middle place { $place }: { $card }
lkt-eye = Only you see this card
lkt-exchanged = Exchanged with middle place { $place }
lkt-slipped = Has looked at their own card

# Seats
lkt-starts = Starts this round
lkt-out = out
lkt-waited = The table waits for:
lkt-away = The house plays for:
lkt-wins = Has won:

# Talk
lkt-claim = { $name } has
lkt-claim-you = You have
lkt-claim-own = I have
lkt-say-about = What do you say { $name } has?
lkt-say-own = What do you say you have?
lkt-say-bad = { $name }, take the bait: your card is bad!
lkt-say-good = { $name }, don’t bite: your card is good!

# Endings
lkt-round-over = Round { $round } is over
lkt-next-round = Next round
lkt-won =
    { $name } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
lkt-you-won =
    You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
