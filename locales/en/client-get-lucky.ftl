# The board of Get Lucky in the browser.

gtl-weapon = Weapon
gtl-motive = Motive
gtl-opportunity = Opportunity
gtl-spite = Spite
gtl-card = { $kind }: { $name }.
gtl-upgrade-perfect = { $kind }: { $name }, perfect.
gtl-perfect = perfect
gtl-perfect-for = Perfect for { $guest } ({ $number }).
gtl-luck =
    { $luck ->
        [0] No luck.
       *[other] Luck { $luck }.
    }
gtl-times = You hold { $count } of them.
gtl-guest = { $number }, { $name }.
gtl-you = You
gtl-yours = Yours.
gtl-belongs-to = Belongs to { $name }.
gtl-in-drawing-room = In the drawing room.
gtl-spite-under =
    { $count ->
        [one] { $count } spite card underneath.
       *[other] { $count } spite cards underneath.
    }
gtl-worth = An attempt is worth { $value }.
gtl-goes-with = Goes with what you have chosen.
gtl-doctor = Doctor Lucky
gtl-doctor-here = Doctor Lucky is here.
gtl-doctor-strike = Doctor Lucky: attempt to kill him
gtl-your-guests = Your guests
gtl-drawing-room = Drawing room
gtl-absent = Not here tonight
gtl-your-hand = Your hand
gtl-hand-empty = You hold no cards.
gtl-round = Doctor Lucky’s round
gtl-seat =
    { $count ->
        [one] { $name }, { $count } card
       *[other] { $name }, { $count } cards
    }
gtl-cards-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
gtl-thinks = The table waits for this seat.
gtl-away = The house plays for this seat.
gtl-pile = Pile
gtl-pile-left =
    { $count ->
        [0] The pile is empty.
        [one] Pile: { $count } card left
       *[other] Pile: { $count } cards left
    }
gtl-discard = Discards
gtl-discard-look =
    { $count ->
        [one] Look at the discards: { $count } card
       *[other] Look at the discards: { $count } cards
    }
gtl-discard-empty = Nothing has been discarded.
gtl-scene = Attempt on Doctor Lucky
gtl-attempt =
    { $you ->
        [yes] You strike, with { $guest }
       *[no] { $name } strikes, with { $guest }
    }
gtl-with = Armed with
gtl-left = left
gtl-answers = Who may stop it, in turn
gtl-answer-now = is asked
gtl-answer-passed = lets it go
gtl-answer-stopped = stopped it
gtl-answer-waits = to come
gtl-answer-spared = is not asked
gtl-hold-back = Let it go
gtl-took-off =
    { $count ->
        [0] 0
       *[other] −{ $count }
    }
gtl-howard = Howard
gtl-failed =
    { $you ->
        [yes] Foiled! Doctor Lucky has not noticed a thing.
       *[no] Foiled! { $name } will have to try again.
    }
gtl-killed =
    { $you ->
        [yes] Doctor Lucky is dead. It was { $guest }: you have won!
       *[no] Doctor Lucky is dead. It was { $guest }: { $name } has won!
    }
gtl-go-on = Go on
gtl-to-table = See the table
