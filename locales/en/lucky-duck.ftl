# Lucky Duck: the log, the choices and the table.

# A complete by its three values
ld-complete = { $pattern } { $color } { $shape }

# What has happened
ld-dealt =
    { $aside ->
        [0] Each seat is dealt { $each } completes, face up.
        [one] Each seat is dealt { $each } completes, face up; { $aside } is set aside.
       *[other] Each seat is dealt { $each } completes, face up; { $aside } are set aside.
    }
ld-shuffled = The three piles are shuffled.
ld-missed =
    { $row ->
        [1] Nobody has the { $complete }.
       *[other] Nobody has the { $complete } ({ $row } misses in a row).
    }
ld-gathered = Twelve misses in a row: the three piles are gathered in.
ld-discarded =
    { $left ->
        [0]
            { $you ->
                [yes] You discard the { $complete }, your last card.
               *[no] { $who } discards the { $complete }, their last card.
            }
       *[other]
            { $you ->
                [yes] You discard the { $complete }; { $left } left.
               *[no] { $who } discards the { $complete }; { $left } left.
            }
    }
ld-kept =
    { $you ->
        [yes] You keep { $kept }.
       *[no] { $who } keeps { $kept }.
    }
ld-kept-none =
    { $you ->
        [yes] You keep none of the singles.
       *[no] { $who } keeps none of the singles.
    }
ld-kept-all =
    { $you ->
        [yes] You keep all three singles, which comes to the same as none.
       *[no] { $who } keeps all three singles, which comes to the same as none.
    }
ld-the-pattern = the pattern
ld-the-color = the colour
ld-the-shape = the shape
ld-won =
    { $you ->
        [yes] You have won the game!
       *[no] { $who } has won the game!
    }

# What a seat may do
ld-do-keep = Keep { $kept }: yours { $own }, others’ { $others }
ld-do-keep-none = Keep none: yours { $own }, others’ { $others }
ld-do-keep-all = Keep all three: the same as keeping none

# The table
ld-board-named = Named: { $sign } { $complete }  ·  { $turn }
ld-board-choose =
    { $you ->
        [yes] you choose which singles stay
       *[no] { $who } chooses which singles stay
    }
ld-board-won =
    { $you ->
        [yes] you have won
       *[no] { $who } has won
    }
ld-board-dealer = the dealer shuffles
ld-board-pattern = Pattern
ld-board-color = Colour
ld-board-shape = Shape
ld-board-pile =
    { $new ->
        [0] ▒▒ ×{ $count }, all seen
       *[other] ▒▒ ×{ $count }, { $new } new
    }
ld-board-discard = Discard ({ $count }):
ld-board-aside = Aside ({ $count }):
