# The Lucky Duck board in the browser.

lkd-pattern = pattern
lkd-color = colour
lkd-shape = shape
lkd-complete = { $pattern } { $color } { $shape }
lkd-could-come = { $complete }, could come next
lkd-is-named = { $complete }, named just now
lkd-shows = The { $trait } pile shows: { $value }
lkd-shows-none = The { $trait } pile shows no card yet
lkd-keep-single = Let the { $trait } stay: { $value }
lkd-stays = stays
lkd-goes = goes
lkd-fresh = { $fresh } new
lkd-pile-long =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }, { $fresh } of them not yet seen since the shuffle
lkd-nobody = nobody
lkd-you = you
lkd-winner = has won
lkd-chooses = chooses what stays
lkd-away = the house plays for them
lkd-hand =
    { $count ->
        [one] { $name } has { $count } complete
       *[other] { $name } has { $count } completes
    }
lkd-hand-yours =
    { $count ->
        [one] You have { $count } complete
       *[other] You have { $count } completes
    }
lkd-aside = Set aside: { $count }
lkd-discarded = Discarded: { $count }
lkd-outlook = What may stay, and how likely one of your completes, or of the others’, is to come next by it
lkd-chances = chance of yours { $own }, of the others’ { $others }
lkd-trail = Named last
lkd-as-none = as none
lkd-ahead =
    { $count ->
        [one]
            { $total ->
                [one] If { $kept } stays, only { $list } could come next.
               *[other] If { $kept } stays, { $list } could come next.
            }
       *[other]
            { $total ->
                [one] If { $kept } stay, only { $list } could come next.
               *[other] If { $kept } stay, { $list } could come next.
            }
    }
lkd-ahead-nobody =
    { $count ->
        [one] If { $kept } stays, nobody’s complete can come next.
       *[other] If { $kept } stay, nobody’s complete can come next.
    }
lkd-ahead-none =
    { $total ->
        [0] If none stays, nobody’s complete can come next.
       *[other] If none stays, { $own } of yours and { $others } of the others’ could come next.
    }
lkd-ahead-all = All three name a complete that is gone. It comes to the same as letting none stay.
lkd-share-yours = { $count } of your { $all }
lkd-share-seat = { $count } of { $name }’s
lkd-share-others = { $count } of the others’
lkd-says-named = The { $complete } …
lkd-says-missed = The { $complete }: nobody has it.
lkd-says-has =
    { $you ->
        [yes] You have the { $complete }!
       *[no] { $name } has the { $complete }.
    }
lkd-says-keeps =
    { $you ->
        [yes] You let { $kept } stay.
       *[no] { $name } lets { $kept } stay.
    }
lkd-says-keeps-none =
    { $you ->
        [yes] You let none of the three stay.
       *[no] { $name } lets none of the three stay.
    }
lkd-shuffles = The three piles are shuffled.
lkd-won =
    { $you ->
        [yes] You have won, you lucky duck!
       *[no] { $name } has won: lucky duck!
    }
