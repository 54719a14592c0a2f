# Lucktails: what happens at the table, what a seat may do, and the words on the board.

# A card by its name, with what it scores
lt-card = “{ $name }” ({ $code })

# What has happened
lt-dealt =
    Round { $round } is dealt; { $you ->
        [yes] you start
       *[no] { $who } starts
    }. Face up: { $open }.
lt-dealt-seen =
    Round { $round } is dealt; { $you ->
        [yes] you start
       *[no] { $who } starts
    }. Face up: { $open }. You see the card of { $neighbour }, on your right: { $card }.
lt-baited =
    { $you ->
        [yes] You set
       *[no] { $who } sets
    } the bait to { $to }.
lt-baited-bonus =
    { $you ->
        [yes] You set the bait to { $to } and put
       *[no] { $who } sets the bait to { $to } and puts
    } a bonus point on middle place { $place }.
lt-took =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the bait of { $bait } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $total } in all). The card turned up for nothing: { $card }.
lt-opted-out =
    { $you ->
        [yes] You opt out and turn up your own card,
       *[no] { $who } opts out and turns up their own card,
    } { $card }: { $scored }.
lt-swapped =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } with middle place { $place }{ $bonus ->
        [0] {""}
        [one] , for 1 bonus point,
       *[other] , for { $bonus } bonus points,
    } and { $you ->
        [yes] opt out with
       *[no] opts out with
    } { $card }: { $scored }.
lt-scored =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all
lt-lifted =
    { $points ->
        [0] already at the highest total, { $total }, so no points
        [one] 1 point, up to the highest total, { $total }
       *[other] { $points } points, up to the highest total, { $total }
    }
lt-slipped =
    { $you ->
        [yes] You look at your own card
       *[no] { $who } looks at their own card
    } and { $you ->
        [yes] pay
       *[no] pays
    } { $paid ->
        [0] nothing
        [one] 1 point
       *[other] { $paid } points
    }. The round is dealt anew.
lt-slipped-seen =
    { $you ->
        [yes] You look at your own card,
       *[no] { $who } looks at their own card,
    } { $card }, and { $you ->
        [yes] pay
       *[no] pays
    } { $paid ->
        [0] nothing
        [one] 1 point
       *[other] { $paid } points
    }. The round is dealt anew.
lt-round-ended =
    Round { $round } is over.{ $returned ->
        [0] {""}
        [one] {" "}1 bonus point that nobody took goes back.
       *[other] {" "}{ $returned } bonus points that nobody took go back.
    }
lt-won =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } with { $total } points!

# What a seat may do
lt-do-open =
    Open with { $to } (worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    })
lt-do-raise =
    Raise to { $to } (worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    })
lt-do-raise-bonus =
    Raise to { $to } (worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }), bonus on middle place { $place }
lt-do-take =
    Take the bait: { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }
lt-do-opt-out = Opt out with your own card
lt-do-swap =
    Opt out with middle place { $place }{ $bonus ->
        [0] {""}
        [one] , plus 1 bonus point
       *[other] , plus { $bonus } bonus points
    }
lt-do-swap-known =
    Opt out with place { $place }, { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
lt-do-slip =
    Look at your own card: { $paid ->
        [0] no cost
        [one] costs 1 point
       *[other] costs { $paid } points
    }, new deal

# The board
lt-board-head = Round { $round }  ·  { $bait }  ·  { $turn }
lt-board-no-bait = no bait yet (cap { $cap })
lt-board-bait =
    bait { $bait } (cap { $cap }), worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }
lt-board-turn =
    { $you ->
        [yes] your turn
       *[no] { $who } to play
    }
lt-board-won =
    { $you ->
        [yes] you have won
       *[no] { $who } has won
    }
lt-board-seat = Seat
lt-board-points = Points
lt-board-card = Card
lt-board-you = you
lt-board-out = out
lt-board-starts = start
lt-board-known = you know it
lt-board-slipped = has looked
lt-board-middle = Middle
lt-board-place = { $place }: { $card }
lt-board-bonus = bonus +{ $bonus }
lt-board-open = Face up

# Options
option-lucktails-first = Which seat starts the first round: a seat number, counted from 0 (default 0).
option-lucktails-bait-cap = How high the bait can be raised at most: 10 to 99 (default 20).
option-lucktails-slips = Whether, before the first turn of a round, a seat may look at its own card for 1 point and a new deal: on or off (default off).
