# Get Lucky: the log, the choices and the table.

## Guests and cards
gl-guest = { $name } ({ $number })
gl-tag-weapon = W{ $number }
gl-tag-motive = M{ $number }
gl-tag-opportunity = O{ $number }
gl-card = { $tag } { $name }

## What happened
gl-guests-dealt =
    { $you ->
        [yes] You have { $guests }. In the drawing room: { $room }.
       *[no] The guests have arrived. In the drawing room: { $room }.
    }
gl-hand-dealt =
    { $cards ->
        [one] You are dealt { $cards } card.
       *[other] You are dealt { $cards } cards.
    }
gl-cards-dealt = The cards are dealt.
gl-arrived =
    { $you ->
        [yes] Doctor Lucky visits { $guest }: your turn.
       *[no] Doctor Lucky visits { $guest }: { $who }’s turn.
    }
gl-arrived-room = Doctor Lucky drops in on { $guest } in the drawing room.
gl-caught-up = { $who } holds few cards and draws one.
gl-caught-up-card =
    { $you ->
        [yes] You hold few cards and draw: { $card }
       *[no] { $who } holds few cards and draws: { $card }
    }
gl-drew = { $who } draws a card.
gl-drew-card =
    { $you ->
        [yes] You draw: { $card }
       *[no] { $who } draws: { $card }
    }
gl-played =
    { $you ->
        [yes] You play on { $guest }: { $card }
       *[no] { $who } plays on { $guest }: { $card }
    }
gl-replaced =
    { $you ->
        [yes] You replace { $old } on { $guest } with: { $card }
       *[no] { $who } replaces { $old } on { $guest } with: { $card }
    }
gl-swapped =
    { $you ->
        [yes] You swap { $gave } for { $took }.
       *[no] { $who } swaps { $gave } for { $took }.
    }
gl-attempted =
    { $you ->
        [yes] You attempt to kill Doctor Lucky with { $guest }, value { $value }!
       *[no] { $who } attempts to kill Doctor Lucky with { $guest }, value { $value }!
    }
gl-foiled =
    { $you ->
        [yes] You play against it ({ $value } left): { $card }
       *[no] { $who } plays against it ({ $value } left): { $card }
    }
gl-passed =
    { $you ->
        [yes] You leave it at that.
       *[no] { $who } leaves it at that.
    }
gl-turned = Howard turns up ({ $value } left): { $card }
gl-failed =
    { $you ->
        [yes] Your attempt with { $guest } has failed.
       *[no] { $who }’s attempt with { $guest } has failed.
    }
gl-killed =
    { $you ->
        [yes] Doctor Lucky is dead. It was you, with { $guest }: you have won!
       *[no] Doctor Lucky is dead. It was { $who }, with { $guest }: { $who } has won!
    }
gl-abandoned =
    { $swaps ->
        [one] { $swaps } swap in a row: the game is over, and nobody has won.
       *[other] { $swaps } swaps in a row: the game is over, and nobody has won.
    }

## What you can do
gl-draw =
    { $left ->
        [one] Draw the last card of the pile
       *[other] Draw a card ({ $left } in the pile)
    }
gl-play = Play on { $on }, worth { $value }: { $card }
gl-swap = Swap { $give } for { $take } { $name } (worth { $from } → { $to })
gl-kill = Attempt with { $number } { $name } (worth { $value })
gl-foil =
    { $left ->
        [0] Stop it with: { $card }
       *[other] Play, leaving { $left }: { $card }
    }
gl-leave-to = Play nothing more: leave { $value } to { $who }
gl-leave-to-howard = Play nothing more: leave { $value } to Howard
gl-give-in = Play nothing more: { $who } wins

## The table
gl-board-turn =
    { $you ->
        [yes] † Doctor Lucky visits { $number }: your turn
       *[no] † Doctor Lucky visits { $number }: { $who }’s turn
    }
gl-board-attempt =
    { $you ->
        [yes] † Attempt with { $number }, { $value } left: your answer
       *[no] † Attempt with { $number }, { $value } left: { $who } answers
    }
gl-board-won =
    { $you ->
        [yes] † Doctor Lucky is dead: you have won with { $number }
       *[no] † Doctor Lucky is dead: { $who } has won with { $number }
    }
gl-board-nobody = The game is over; nobody has won
gl-board-dealing = Nothing is dealt yet
gl-board-pile = Pile { $pile }, discard { $discard }
gl-board-swaps = Pile { $pile }, discard { $discard }, swaps { $swaps }/{ $most }
gl-board-drawing-room = Drawing room
gl-board-signs = * perfect, −1 spite, =1 worth
gl-board-absent = Absent: { $guests }
gl-board-discard = Discard: { $cards }
gl-board-hand =
    { $you ->
        [yes] Your hand, luck
       *[no] { $who }’s hand, luck
    }
gl-board-luck = { $luck }: { $cards }
