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
remote-guest = Guest
remote-not-kept = Who you are could not be kept: the next time you will be somebody else here.

# The lobby
remote-gathering = The table gathers. Its code for others: { $code }
remote-free = free
remote-house = the house, level { $level }
remote-you = { $name } (you)
remote-host-starts = The host starts the game when every seat is taken.
remote-do-start = Start the game
remote-do-sit = Sit down at seat { $seat }
remote-do-stand = Get up from seat { $seat }
remote-do-house = Give seat { $seat } to the house
remote-do-free = Take seat { $seat } back from the house
remote-lobby-keys = ↑ ↓ and Enter, or a key, to choose · ? rules · q leave

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
remote-rematch = The game goes on at another table: luckhouse play --code { $code }

# Leaving
remote-leave = Leave the table? The game goes on without you.
remote-leave-house = h    the house plays on for you until you are back
remote-leave-go = g    just go; the others wait for you
remote-leave-not = Esc  play on
remote-farewell = The table is still there: luckhouse play --server { $server } --code { $code }
remote-farewell-over = The table { $code } at { $server } is over.
