# People
tui-you = You
tui-seat = Seat { $seat }
tui-watcher = a watcher
tui-referee = the referee, who sees everything
tui-house-bruno = Bruno
tui-house-clara = Clara
tui-house-dario = Dario
tui-house-flora = Flora
tui-house-greta = Greta
tui-house-kaspar = Kaspar
tui-house-leni = Leni
tui-house-marlo = Marlo
tui-house-nora = Nora

# Before the table
tui-no-terminal = This needs a terminal: standard input and standard output must not be redirected.
tui-terminal-lost = The terminal could not be used
tui-no-such-seat =
    { $seats ->
        [one] There is no such seat: this table has 1 seat, number 0.
       *[other] There is no such seat: this table has { $seats } seats, numbered 0 to { $last }.
    }
tui-no-such-level = The level must be from { $least } to { $most }.
tui-bad-deck = The deck file { $path } cannot be used: { $why }
tui-too-small =
    The table needs a terminal of at least { $width } columns and { $height } lines.
    This one has { $has-width } and { $has-height }.
    Make it larger and the game goes on; nothing is lost.
    (Ctrl-C leaves without saving.)

# The menu
tui-menu-which = Which game shall it be?
tui-menu-game = { $name } ({ $least } to { $most } seats): { $line }
tui-menu-how-many = { $game }: how many at the table?
tui-menu-seats =
    { $seats ->
        [2] 2 seats: you and one of the house
       *[other] { $seats } seats: you and { $others } of the house
    }
tui-menu-keys = ↑ ↓ and Enter, or a number, to choose · Esc back · q leave

# The table
tui-move = Your move
tui-move-all = Everybody chooses in secret
tui-move-race = Anybody may act now
tui-wait = Not your move
tui-waiting = Waiting for { $who } …
tui-none = Nothing fits. Esc shows all.
tui-log = What has happened
tui-log-earlier = What happened earlier (PgDn)
tui-more = … (a higher terminal shows the rest)
tui-refused = Too late: that cannot be done any more.
tui-key-rules = ? rules
tui-key-say = s say
tui-key-claim = c claim
tui-key-find = / find
tui-key-log = PgUp PgDn log
tui-key-leave = q leave
tui-keys-find = Type to narrow the list · Enter done · Esc all again
tui-keys-claim = ↑ ↓ and Enter, or a key, to choose · Esc say nothing
tui-keys-heading = Keys
tui-keys-play =
    1–9, a–z      do what stands beside it in the list
    ↑ ↓, Enter    choose from the list
    /             find something in a long list by its words
    PgUp, PgDn    read what happened earlier
    s             say something to the table; it is kept in the record
    c             say what card somebody has, true or not (Lucktails)
    ?, F1         these pages
    q, Ctrl-C     leave; you are asked whether to save the record
tui-pages-keys = ↑ ↓ PgUp PgDn to read · Esc back

# Table talk
tui-say = Say ({ $left } left):{ " " }
tui-said =
    { $you ->
        [yes] You say: “{ $text }”
       *[no] { $who } says: “{ $text }”
    }
tui-claim-whose = Whose card?
tui-claim-which = Which card is it?
tui-card = { $name } ({ $code })
tui-claimed =
    { $whose ->
        [own] I have the { $card }.
        [yours] You have the { $card }.
       *[other] { $who } has the { $card }.
    }

# The end
tui-over = The game is over
tui-won =
    { $count ->
        [0] Nobody wins.
        [one]
            { $you ->
                [yes] You win!
               *[no] { $who } wins.
            }
       *[other] { $who } win.
    }
tui-score = { $who } ({ $score })
tui-scores = Result: { $scores }.
tui-seed = Seed: { $seed }
tui-end-save = Save the record
tui-end-again = Play again
tui-end-leave = Leave

# Leaving and saving
tui-leave = Leave the table? The record can be saved as { $file }.
tui-leave-yes = y    save it and leave
tui-leave-no = n    leave without saving
tui-leave-name = e    save it under another name
tui-leave-not = Esc  play on
tui-name = Enter saves the record, Esc goes back.
tui-file = File:{ " " }
tui-exists = There is already a file { $file }. Write over it?
tui-exists-keys = y  write over it     n  choose another name
tui-saved = The record is saved as { $file }.
tui-not-saved = The record could not be saved: { $why }. Try another name.

# Replay
tui-replay = Replay
tui-replay-at = Step { $at } of { $all }
tui-replay-as = Seen by { $who }
tui-replay-turn = To act: { $who }
tui-keys-replay-short = ← → step · PgUp PgDn ten · Home End · v, number: viewer · ? rules · q leave
tui-keys-replay =
    ← →           one step back or on
    PgUp, PgDn    ten steps
    Home, End     to the beginning, to the end
    v             the next viewer: each seat, a watcher, the referee
    0–8           as that seat saw it
    w, r          as a watcher saw it, as the referee sees it
    ?, F1         these pages
    q, Esc        leave
