# Before the table
remote-bad-url = “{ $given }” is no address of a server. It looks like https://luck.example or http://localhost:8080.
remote-no-host = There is no computer called “{ $host }”. Check the address given with --server.
remote-no-server = No server answers at { $server }: { $why }. Check the address given with --server.
remote-not-luckhouse = What answers at { $server } is no Luckhouse server.
remote-broken = The server at { $server } has trouble of its own (status { $status }). Try again later.
remote-no-table = There is no table { $code } at { $server }. Check the code, or ask for it again.
remote-bad-name = The server does not take this name: { $why } Choose another with --name.
remote-seat-taken = Seat { $seat } is taken. Leave out --seat to choose among those that are free.
remote-strange = The server has a table that this program cannot read. A newer version of it may.
remote-which = Say which table with --code, or which game (GAME) a new table is for.
remote-none-open = No open table gathers at { $server }. Make one: luckhouse play GAME --server { $server }
remote-bad-clock = “{ $given }” is no clock. It looks like 30 (seconds for each move), 30+300 (and 300 seconds in the bank) or 3d (days for each move).
remote-bad-house = “{ $given }” are no seats of the house. They look like 1,2 or, each with its own level, 1:3,2:5.
remote-guest = Guest
remote-not-kept = Who you are could not be kept: the next time you will be somebody else here.

# The lobby
remote-gathering = The table gathers. Its code for others: { $code }
remote-relaxed = Nobody is hurried.
remote-quick =
    { $bank ->
        [0] Clock: { $seconds } s for each move.
       *[other] Clock: { $seconds } s for each move, { $bank } s in the bank.
    }
remote-letter =
    { $days ->
        [one] Clock: a day for each move.
       *[other] Clock: { $days } days for each move.
    }
remote-sealed-race = Races are sealed.
remote-commitment = Commitment: { $commitment }
remote-share = Your share: { $share }
remote-other-commitment = This server shows another commitment for this table than at first: it could be choosing the cards. Do not trust this deal.
remote-no-commitment = This server shows no commitment before the game: it could be choosing the cards. Do not trust this deal.
remote-second-share = This server asks for a second share for your seat: it could be choosing the cards. Do not trust this deal, unless you sat down on this seat with another device of yours.
remote-not-seated = This server does not seat you where your device sent its share: it could be choosing the cards. Do not trust this deal.
remote-share-unkept = Your share could not be written to the disk: after you restart this program, the deal of this table can no longer be checked.
remote-listed = Which table?
remote-listed-table =
    { $hosted ->
        [yes] { $code }  { $game }, { $free } of { $seats } seats free, by { $host }. { $clock }
       *[no] { $code }  { $game }, { $free } of { $seats } seats free. { $clock }
    }
remote-free = free
remote-kept = kept for { $name }
remote-house = the house, level { $level }
remote-you = { $name } (you)
remote-host-starts = The host starts the game when every seat is taken.
remote-do-start = Start the game
remote-do-sit = Sit down at seat { $seat }
remote-do-stand = Get up from seat { $seat }
remote-do-house = Give seat { $seat } to the house (← level { $level } →)
remote-do-free = Take seat { $seat } back from the house
remote-do-sit-too = Take seat { $seat } too, and pass this keyboard round
remote-do-remove = Remove { $name } from seat { $seat }
remote-lobby-keys = ↑ ↓ and Enter, or a key, to choose · s say · Tab table · ? rules · q leave

# The line
remote-cut = The line is cut. It is tried again …
remote-stopping = The server stops for a moment. The table is kept; it is tried again …
remote-lost = The line is lost: { $why }
remote-again = You are back at the table.
remote-unread = The server said something that this program cannot read.

# The table
remote-sealed =
    { $you ->
        [yes] You have chosen.
       *[no] { $who } has chosen.
    }
remote-away =
    { $you ->
        [yes] The house plays for you.
       *[no] { $who } is away; the house plays on.
    }
remote-back =
    { $you ->
        [yes] You are back.
       *[no] { $who } is back.
    }
remote-abandoned = The host has ended this game before its end.
remote-muted =
    { $you ->
        [yes] The host asks you to be silent.
       *[no] The host asks { $who } to be silent.
    }
remote-unmuted =
    { $you ->
        [yes] You may speak again.
       *[no] { $who } may speak again.
    }

# Several seats at one keyboard
remote-one-of = #{ $seat } { $name }
remote-hands-next = Pass the keyboard to { $name }, seat { $seat }. Press Enter when they have it.
remote-hands-any = Who has the keyboard?
remote-hands-why = The cards are covered: each seat sees only its own.
remote-hands-have = { $name }, seat { $seat }
remote-hands-keys = ↑ ↓ and Enter, or a key, to choose · q leave
remote-hands-hint = { $name }, seat { $seat }, is waited for at this keyboard. Enter covers your cards, so that you can pass it on.

# The menu of the table
remote-key-menu = Tab table
remote-menu = Table { $code } at { $server }
remote-menu-back = Back to the game
remote-menu-pass = Pass the keyboard on
remote-menu-return = Play seat { $seat } yourself again
remote-menu-mute = Ask { $name } (seat { $seat }) to be silent
remote-menu-unmute = Let { $name } (seat { $seat }) speak again
remote-menu-abandon = End this game for everybody
remote-abandon = End this game for everybody? It cannot be gone on with, and no record of it is kept.
remote-abandon-yes = y    end it
remote-abandon-no = Esc  play on

# After the end
remote-end-again = Play again: the same people at a new table
remote-end-follow = Go on at table { $code }
remote-rematch = The game goes on at another table: { $code }
remote-check-now = Whether it was dealt as promised:
remote-check-fetched = Its record: { $server }/api/tables/{ $code }/record. Whether it was dealt as promised, once it is saved:
remote-check-later = Whether it is dealt as promised, once it is over and its record is saved:
remote-check-other-share = A share of yours from another device is not known here: add it with --share if you have noted it.
remote-keys-play =
    1–9, a–z      do what stands beside it in the list
    ↑ ↓, Enter    choose from the list
    /             find something in a long list by its words
    PgUp, PgDn    read what happened earlier
    s             say something to the table; it is kept in the record
    c             say what card somebody has, true or not (Lucktails)
    Tab           the table: its deal, passing the keyboard on, what the host may do
    ?, F1         these pages
    q, Ctrl-C     leave; you are asked who plays on

# Leaving
remote-leave = Leave the table? The game goes on without you.
remote-leave-house = h    the house plays on for you until you are back
remote-leave-go = g    just go; the others wait for you
remote-leave-not = Esc  play on
remote-farewell = The table is still there: luckhouse play --server { $server } --code { $code }
remote-farewell-over = The table { $code } at { $server } is over.
