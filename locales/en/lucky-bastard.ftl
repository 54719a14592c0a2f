# Lucky Bastard: what happens at the table, what a seat may do, and the words on the board.

# A card by its name
lb-card = “{ $name }”
lb-unseen = an unseen card
lb-seen = { $card } in slot { $slot }
# A card's place
lb-end =
    { $you ->
        [yes] your slot { $slot }
       *[no] slot { $slot } of { $who }
    }
# The same in a list of choices, where it must be short
lb-do-end =
    { $you ->
        [yes] you
       *[no] { $who }
    } (slot { $slot })
lb-do-end-known =
    { $you ->
        [yes] you
       *[no] { $who }
    } ({ $slot }, { $card })

# What has happened
lb-dealt =
    Round { $round } is dealt; { $you ->
        [yes] you start
       *[no] { $who } starts
    }, with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
lb-looked =
    { $you ->
        [yes] You have looked at cards in your line.
       *[no] { $who } has looked at cards in their line.
    }
lb-looked-seen =
    { $you ->
        [yes] You look at
       *[no] { $who } looks at
    } { $seen }.
lb-unsealed = All have looked at cards of their own. The slots: { $seats }.
lb-unsealed-seat =
    { $you ->
        [yes] you
       *[no] { $who }
    } ({ $slots })
lb-drawn =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } a card.
lb-drawn-seen =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $card }.
lb-kept =
    { $you ->
        [yes] You keep the card in slot { $slot } and lay
       *[no] { $who } keeps the card in slot { $slot } and lays
    } { $played }.
lb-kept-seen =
    { $you ->
        [yes] You keep { $card } in slot { $slot } and lay
       *[no] { $who } keeps { $card } in slot { $slot } and lays
    } { $played }.
lb-thrown =
    { $you ->
        [yes] You throw
       *[no] { $who } throws
    } { $card }.
lb-matched =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $card } from slot { $slot }.
lb-missed =
    { $you ->
        [yes] You try
       *[no] { $who } tries
    } slot { $slot }, and it is wrong: { $card }, seen by all, goes back.
lb-penalized =
    { $you ->
        [yes] You get
       *[no] { $who } gets
    } a penalty card, unseen by all, in slot { $slot }.
lb-penalized-seen =
    { $you ->
        [yes] You get
       *[no] { $who } gets
    } { $card } as a penalty, unseen by all, in slot { $slot }.
lb-waived =
    There is no card left for a penalty: { $you ->
        [yes] you get off free.
       *[no] { $who } gets off free.
    }
lb-reshuffled =
    The pile is empty: { $count ->
        [one] 1 card of the discard pile is
       *[other] { $count } cards of the discard pile are
    } shuffled to be the new one.
lb-switched =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } two cards: { $a } and { $b }.
lb-peeked =
    { $you ->
        [yes] You peek at your slot { $slot }.
       *[no] { $who } peeks at their own slot { $slot }.
    }
lb-peeked-seen =
    { $you ->
        [yes] You peek at your slot { $slot }: { $card }.
       *[no] { $who } peeks at their own slot { $slot }: { $card }.
    }
lb-declined =
    { $you ->
        [yes] You decline
       *[no] { $who } declines
    } the power of { $card }.
lb-won =
    { $you ->
        [yes] You win the round and now have
       *[no] { $who } wins the round and now has
    } { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
lb-voided-no-cards = There is no card left to draw: the round is void and is dealt again.
lb-voided-too-long = 400 turns and no winner: the round is void and is dealt again.
lb-ended =
    { $you ->
        [yes] You win the game!
       *[no] { $who } wins the game!
    }

# What a seat may do
lb-do-look = Look at slots { $slots }
lb-do-draw =
    Draw a card ({ $left ->
        [0] from a new pile
        [one] 1 in the pile
       *[other] { $left } in the pile
    })
lb-do-keep = Keep it in slot { $slot } and lay the card that is there
lb-do-keep-known = Keep it in slot { $slot } and lay { $out }
lb-do-throw =
    Throw { $card }{ $copies ->
        [0] {""}
        [one] {" "}(1 copy in the deck)
       *[other] {" "}({ $copies } copies in the deck)
    }
lb-do-match =
    Discard slot { $slot } (if it is { $card }{ $left ->
        [1] , you win
       *[other] {""}
    })
lb-do-match-known =
    Discard slot { $slot }: it is { $card }{ $left ->
        [1] , and you win
       *[other] {""}
    }
lb-do-match-wrong = Discard slot { $slot }: { $card } would be wrong (+1 card)
lb-do-done = Done with this race
lb-do-switch = Switch: { $a } ↔ { $b }
lb-do-peek = Peek at slot { $slot }
lb-do-peek-known = Peek at slot { $slot } again: { $card }
lb-do-decline = Decline the power of { $card }

# The board
lb-board-head =
    Round { $round }{ $turn ->
        [0] {""}
       *[other] , turn { $turn }
    }  ·  { $phase }
lb-board-look = everybody looks at cards of their own
lb-board-draw =
    { $you ->
        [yes] your turn: draw
       *[no] { $who } is to draw
    }
lb-board-play =
    { $you ->
        [yes] your turn: keep or throw
       *[no] { $who } keeps or throws
    }
lb-board-race = race for { $card } ({ $you ->
        [yes] your turn
       *[no] turn of { $who }
    })
lb-board-power =
    { $you ->
        [yes] your power: { $card }
       *[no] { $who } has a power: { $card }
    }
lb-board-over =
    { $you ->
        [yes] you have won
       *[no] { $who } has won
    }
lb-board-pile = Pile { $pile }
lb-board-drawn = Drawn { $card }
lb-board-copies = { $name } ({ $copies })
lb-board-discard =
    { $count ->
        [0] No discards
       *[other] Discards ({ $count }), top first:
    }
lb-board-seat = Seat
lb-board-tokens = Tokens
lb-board-line = Line, by slot
lb-board-starts = starts
lb-board-looked = has looked
lb-board-looks = looks at { $slots }
lb-board-done = done
lb-board-due = power due
lb-board-best = best { $best }

# Options
option-lucky-bastard-first = Which seat starts the first round: a seat number, counted from 0 (default 0).
option-lucky-bastard-tokens = How many tokens win the game: 1 to 9, or with origins also 0, for a table that plays on without end (default 3).
option-lucky-bastard-origins = Whether a seat starts a round with one card more for each round it has just won in a row: on or off (default off).
option-lucky-bastard-memory-aid = Whether a seat’s view shows all the cards that it could remember: on or off (default off).
