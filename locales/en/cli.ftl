# Help
cli-about = Four small card games of luck and nerve: Lucktails, Get Lucky, Lucky Bastard and Lucky Duck.
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-options = Options
cli-value-command = COMMAND
cli-help = Show this help
cli-version = Show the version
cli-lang = The language to speak: en, de or fr (otherwise LUCKHOUSE_LANG or the locale decides)
cli-game = The game: lucktails, get-lucky, lucky-bastard or lucky-duck
cli-record-file = A record of a game, as “play” and “engine” write it, or the link of a table whose game is over
cli-no-color = No colours (also by the environment variable NO_COLOR)
cli-play = Play in this terminal, against the house or at a table of a server
cli-play-seats = How many sit at the table, you included
cli-play-seat = Your own seat, counted from 0 (0, or the first that is free, unless you say otherwise)
cli-play-level = How well the house plays, from 1 (newcomer) to 6 (at its best); 3 unless you say otherwise
cli-play-seed = A text from which the cards are shuffled: the same text, the same cards
cli-play-option = An option of the game, such as slips=on; may be given several times
cli-play-deck = A deck file of your own
cli-play-record = Where to save the record when the game is over
cli-play-pace = Milliseconds between two moves of the house (700 unless you say otherwise)
cli-play-server = Play at a table of a server: its address, such as https://luck.example
cli-play-code = The table to join there; without it a new one is made for GAME, or one chosen from those that are open
cli-play-name = Your name there (the one you had, unless you say otherwise)
cli-play-clock = For a new table: seconds for each move (30), with seconds in the bank (30+300), or days (3d); without it nobody is hurried
cli-play-house = For a new table: seats of the house, each with a level if you like (1,2:5)
cli-play-open = For a new table: puts it into the list that everybody sees
cli-play-sealed = For a new table: claims of a race are collected, then played in a drawn order
cli-play-unwatched = For a new table: nobody may watch who does not sit there
cli-replay = Step through a record, forwards and backwards
cli-replay-as = Whose eyes to look through: a seat number, watcher or referee (the default)
cli-rules = Show the rules of a game
cli-verify = Check that records follow the rules and were dealt as promised
cli-verify-commitment = The commitment you noted before the game; without it nothing is proven about the server
cli-verify-share = A share of the deal as you noted it: SHARE, or SEAT:SHARE with the seat counted from 0, or SEAT: for a seat of the house; may be given several times
cli-engine = Answer the engine protocol on standard input and output
cli-engine-tables = How many tables there may be at once (10000 unless you say otherwise)
cli-engine-memory = How many MiB the tables together may take (1024 unless you say otherwise)
cli-bench = Measure how fast the rules are on this machine
cli-bench-game = A game, or “engine” for the protocol over a pipe; without it, all games
cli-bench-seats = Only this number of seats
cli-bench-seconds = How long to measure each (1 unless you say otherwise)
cli-bench-decisions = Make exactly this many decisions instead, the same on every machine
cli-bench-views = Build the acting seat’s view at every decision
cli-bench-json = One JSON object per line
cli-lab = Measure what the house can do
cli-lab-seats = How many sit at the table
cli-lab-bench = Measure how fast the house thinks on this machine: what it tries in a second, and how long it takes to imagine a table
cli-lab-arena = Let entrants play many games, on the same deals from every seat, and say who plays how well
cli-lab-arena-bots = Who plays: 1 to 6 (levels of the house), random, thumb, search:N (so many iterations), solved (Lucktails only); “/P” lets P of 100 decisions slip, “~P” forgets P of 1,000 cards whenever something happens. Without it random and all levels
cli-lab-arena-program = A program that speaks the seat side of the engine protocol (docs/protocol.md), under a name that --bots may put anywhere; for several say it several times
cli-lab-arena-seconds = How long a program may take for an answer (10 if not given)
cli-lab-arena-ladder = Each meets only the one named just before
cli-lab-arena-deals = How many deals, each of them played from every seat (100 if not given)
cli-lab-arena-seed = What the deals follow from: the same text, the same result
cli-lab-arena-threads = On how many threads (all cores if not given); the result does not depend on it
cli-lab-solve = Solve Lucktails: learn a table of what to do by counterfactual regrets, and say how much could be won against it
cli-lab-solve-seats = For this number of seats only; 3, 4 and 5 if not given
cli-lab-solve-iterations = From how many deals to learn for each number of seats, each time counted, rounded up to whole passes of 297,600 at three seats and 5,000 at more (without it and --seconds: 2,300,000 at three seats, 240,000 at more)
cli-lab-solve-seconds = For how long to learn for each number of seats, before it is measured what could be won; the table then depends on how fast the machine is
cli-lab-solve-threads = On how many threads (all cores if not given): all learn for three seats, one for each number above; the table does not depend on it
cli-lab-solve-seed = What all chance follows from: the same text, the same table
cli-lab-solve-to = File for the table; it is also written when you stop with Ctrl-C
cli-lab-solve-measure = Learn nothing: measure the table the house has
cli-lab-arena-to = Folder that keeps the games: a run that was stopped goes on from there
cli-lab-balance = Say how even a game is: what the seats, the cards, the rulings of the house and skill have to do with who wins
cli-lab-balance-bots = Who plays, at least two, the strongest last: as for the arena. Without it thumb/60, thumb/20, thumb and search:300
cli-lab-balance-deals = How many deals with the last of them at every seat (400 if not given)
cli-lab-balance-mixed = How many deals with all of them at changing seats (a quarter of the others if not given)
cli-lab-strength = Measure the six levels of the house: each over the one below, the highest among rules of thumb, and how long they think
cli-lab-strength-games = Which games; all if none is named
cli-lab-strength-seats = Only this number of seats for the highest level and for how long they think; the ladder is always at the fewest
cli-lab-strength-deals = How many deals for each level over the one below, each of them played from every seat (2,000 if not given)
cli-lab-strength-top-deals = How many deals for the highest level, at each number of seats (300 if not given)
cli-lab-strength-timed = In how many games a level is timed, at each number of seats (3 if not given; 0 times nobody)
cli-lab-strength-to = Folder for the tables, which keeps the games: a run that was stopped goes on from there, also with more deals
cli-completions = Write a completion script for a shell
cli-shell = bash, elvish, fish, powershell or zsh
cli-examples =
    Examples:
      luckhouse play lucktails            play against the house
      luckhouse rules get-lucky           read the rules
      luckhouse replay evening.json       look at a game again
      luckhouse help is “-h” after any command

    Exit codes: 0 done, 1 something given was refused (a record, a deck, an option),
    2 the command line is wrong, 3 a file or the terminal could not be used.
cli-play-examples =
    Examples:
      luckhouse play                                  choose a game from a list
      luckhouse play lucktails --seats 4              you and three of the house
      luckhouse play lucky-bastard --option tokens=1  a short game
      luckhouse play get-lucky --seed party --deck my-guests.toml
      luckhouse play lucktails --server https://luck.example --house 2 --clock 30+300
      luckhouse play --server https://luck.example --code ABCDE
cli-replay-examples =
    Examples:
      luckhouse replay evening.json
      luckhouse replay evening.json --as 0
      luckhouse replay http://example.org/t/ABCDE
cli-rules-examples =
    Examples:
      luckhouse rules lucktails
      luckhouse rules lucky-duck --lang fr
cli-verify-examples =
    Examples:
      luckhouse verify evening.json
      luckhouse verify games/*.json
      luckhouse verify http://example.org/t/ABCDE
      luckhouse verify evening.json --commitment 3f0c…   as the table showed it before the game
cli-engine-examples =
    Example:
      echo '{"{"}"do":"games"{"}"}' | luckhouse engine

    One JSON object per line in, one per line out; docs/protocol.md has all requests.
cli-bench-examples =
    Examples:
      luckhouse bench
      luckhouse bench lucktails --seats 4 --seconds 5 --views
      luckhouse bench engine
cli-lab-bench-examples =
    Examples:
      luckhouse lab bench
      luckhouse lab bench lucky-duck --seats 4 --seconds 5
cli-lab-examples =
    Examples:
      luckhouse lab arena lucky-duck
      luckhouse lab balance lucky-duck
      luckhouse lab strength lucktails --to evening
      luckhouse lab bench
cli-lab-balance-examples =
    Examples:
      luckhouse lab balance lucky-duck --seats 4
      luckhouse lab balance get-lucky --bots thumb/60,thumb,search:1000 --deals 1000 --to evening

    The folder then holds report.html, balance.md, games.csv and games.parquet.
cli-lab-strength-examples =
    Examples:
      luckhouse lab strength --to evening
      luckhouse lab strength lucktails get-lucky --deals 500 --top-deals 100 --to evening

    The folder then holds strength.md and report.html. Ctrl-C stops and tells what there is.
cli-lab-solve-examples =
    Examples:
      luckhouse lab solve lucktails --seats 3 --seconds 60
      luckhouse lab solve lucktails --measure
cli-lab-arena-examples =
    Examples:
      luckhouse lab arena lucky-duck --seats 2 --bots thumb,search:1000 --deals 500
      luckhouse lab arena lucktails --ladder --to evening
      luckhouse lab arena lucky-duck --bots thumb,mine --program mine="python3 bot.py"

    One sits alone among the others, at each seat in turn, with the same cards each time. Ctrl-C
    stops and tells what there is.
cli-completions-examples =
    Example:
      luckhouse completions bash > ~/.local/share/bash-completion/completions/luckhouse

# What is wrong with a command line
cli-see-help = “{ $command } --help” shows what is possible.
cli-wrong-command = There is no command “{ $given }”.
cli-wrong-argument = The argument “{ $arg }” is not expected here.
cli-missing = Something is missing: { $arg }.
cli-missing-command = A command is missing.
cli-conflict = “{ $arg }” and “{ $other }” do not go together.
cli-no-value = “{ $arg }” needs a value.
cli-wrong-choice = “{ $value }” is not possible for { $arg }; it must be one of: { $known }.
cli-wrong-value = “{ $value }” is not possible for { $arg }.
cli-no-number = “{ $value }” is not possible for { $arg }; it takes a whole number.
cli-wrong-number = “{ $value }” is not possible for { $arg }; it takes a whole number from { $least } to { $most }.
cli-too-small = “{ $value }” is not possible for { $arg }; it takes a whole number from { $least } on, as large as the machine can count.
cli-wrong-option = “--option { $given }” cannot be read; write --option NAME=VALUE once for each option, with a number, on or off.
cli-bad-commitment = “{ $given }” is not a valid commitment; it has 64 hexadecimal digits.
cli-bad-share = “{ $given }” is not a valid share; it has 1 to 64 letters and digits, with the seat and a colon before it where the seat is known.
cli-one-record = A commitment and a share belong to one table: with --commitment or --share, give one record at a time.
cli-argument-not-utf8 = An argument is not valid UTF-8.

# What a command says
cli-cannot-read = “{ $path }” cannot be read: { $why }.
cli-too-large = “{ $path }” is larger than { $most } MiB.
cli-cannot-write = The output cannot be written: { $why }.
cli-not-utf8 = “{ $path }” is not a text file in UTF-8.
cli-said = { $why }
cli-in-file = { $path }: { $why }
cli-verified-over =
    { $actions ->
        [one] { $path }: follows the rules of { $game }; 1 action, the game is over.
       *[other] { $path }: follows the rules of { $game }; { $actions } actions, the game is over.
    }
cli-verified-open =
    { $actions ->
        [one] { $path }: follows the rules of { $game }; 1 action, the game is not over.
       *[other] { $path }: follows the rules of { $game }; { $actions } actions, the game is not over.
    }
cli-verified-no-deal = Nothing is known about the deal: the record does not say where its cards came from.
cli-verified-deal =
    { $shuffles ->
        [one] The deal is proven: the secret fits the commitment, and the 1 shuffle follows from the secret and the shares.
       *[other] The deal is proven: the secret fits the commitment, and all { $shuffles } shuffles follow from the secret and the shares.
    }
cli-verified-races =
    { $races ->
        [one] The 1 sealed race was played in the order drawn from them.
       *[other] All { $races } sealed races were played in the order drawn from them.
    }
cli-verified-live = The races were run live: who was first is not part of the proof.
cli-verified-noted = The commitment is the one you noted before the game: the server did not choose its secret afterwards.
cli-verified-not-noted = This proves nothing about the server unless you saw this commitment before the game: { $commitment }. Compare what you noted with --commitment.
cli-verified-share = The share of your device is part of the deal.
cli-verified-no-share = Whether your own device had a part in it has not been compared; a server could have made up every share. Compare yours with --share.
cli-verified-record = All this holds for the record: check that the cards and moves in it are the ones you saw in play.
cli-no-deal = The record does not say where its cards came from; there is nothing to compare.
cli-other-commitment = The commitment is not the one you noted before the game. The record has { $commitment }: it belongs to another table, or the secret was chosen afterwards.
cli-other-share = No seat has added the share “{ $share }” to the deal: the record belongs to another table, or the share was exchanged.
cli-other-share-at = Seat { $seat } has not added the share “{ $share }” to the deal: the record belongs to another table, or the share was exchanged.
cli-house-share = Seat { $seat } added a share to the deal, or is not in the record, and you noted the house there: with a share of its own, the server could have chosen the cards.
cli-bad-as = “{ $given }” is nobody at this table; --as takes a seat from 0 to { $last }, watcher or referee.
cli-bench-heading = game        seats    decisions        games
cli-lab-bench-heading = game        seats   iterations   a table in
lab-solve-heading = seats      deals  seconds  weighing  M visits    M / s     keys  could be won in a round, points
lab-solve-gains = How much more each seat could get in a round, counted from the one that starts; all seats
lab-solve-points = points
lab-solve-percent = win %
lab-solve-only = Only Lucktails can be solved: luckhouse lab solve lucktails.
lab-not-solved = “solved” plays Lucktails only: there is no table for any other game.
lab-one = one
lab-others = among
lab-share = share
lab-interval = 95 %
lab-two-seats = at two seats
lab-deals = deals
lab-nobodys = nobody’s
lab-decisions = decisions
lab-ratings = Rating (Weng–Lin, 95 %)
lab-report-title = Arena: { $game }, { $seats } seats
lab-report-about = { $games } games from { $deals } deals each, every deal played from every seat. Seed: { $seed }.
lab-report-shares = Share of the wins, as if there were two seats: one against those they sat among
lab-bad-entrant = Nobody is called “{ $given }”. There are 1 to 6, random, thumb, search:N and solved; behind thumb or search:N “~P” forgets P of 1,000 cards whenever something happens, and “/P” lets P of 100 decisions slip: thumb~20/5. { $programs ->
        [no] { "" }
       *[yes] A program of your own is named with --program.
    }
lab-few-entrants = At least two have to play: name them with --bots, separated by commas{ $programs ->
        [no] .
       *[yes] , or with --program.
    }
lab-another-run = “{ $path }” holds the games of another run. Choose another folder, or remove the file.
lab-unwritable = “{ $path }” cannot be written: { $why }.
lab-report-forfeits = Forfeited games
lab-forfeits-about = Whoever forfeits a game has lost it at every seat they sat at; the seats of the other share the win.
lab-forfeits =
    { $games ->
        [one] { $who }: 1 game forfeited: { $why }
       *[other] { $who }: { $games } games forfeited: { $why }
    }
lab-forfeit-why = { $games } × { $why }
lab-fault-not-started = could not be started again ({ $why })
lab-fault-ended = the program ended
lab-fault-too-slow = no answer within { $seconds } s
lab-fault-no-answer = wrote what is no answer, “{ $line }”
lab-fault-not-utf8 = wrote what is not UTF-8
lab-fault-illegal = illegal action { $action }
lab-fault-gave-up = answered with an error, “{ $error }”
lab-fault-too-long = wrote a line of more than 1 MiB
lab-fault-unasked = wrote lines that nobody had asked for
lab-fault-deaf = did not read what it was told
lab-bad-program = “{ $given }” is not NAME=COMMAND. A name has letters from a to z, digits, - and _ (32 at most), belongs to nobody of the house and to no other program; quotes in a command have to be closed.
lab-no-program = The program “{ $name }” cannot be started: { $why }.
lab-stopped = Stopped after { $done } of { $all } deals, counted for each pairing. What was played is told above.
lab-stopped-kept = Stopped after { $done } of { $all } deals, counted for each pairing. What was played is kept in “{ $path }”; the same command goes on from there.
lab-twice = “{ $name }” is named twice. Everybody plays against everybody else: name each of them once.
lab-busy = Another run is playing into “{ $path }”. Wait for it, or choose another folder.
lab-damaged = Line { $line } of “{ $path }” cannot be read. Remove that line, and the same command plays it again; or choose another folder.
lab-report-stopped = Stopped before the end: { $done } of { $all } deals were played, counted for each pairing.
lab-about-options = Options: { $options }.
lab-about-deck = With a deck of one’s own.
lab-about-program = { $name } is “{ $command }”, with { $seconds } s for an answer.
lab-solve-stopped = Stopped before the end. What was learned is told above and kept nowhere.
lab-solve-stopped-kept = Stopped before the end. What was learned so far is in “{ $path }”; it plays worse than a table that was learned to the end.
lab-solve-unmeasured = Stopped while it was measured what could be won. What is told above is whole.
lab-solve-unmeasured-kept = Stopped while it was measured what could be won. The table in “{ $path }” was learned to the end.
lab-solve-no-table = “{ $path }” holds something other than a table and stays as it is. Choose another file.
cli-bench-engine-failed = The engine could not be measured ({ $detail }).

# What the machine says
io-not-found = there is no such file
io-denied = access is denied
io-directory = it is a directory
io-no-directory = part of the path is no directory
io-full = the disk is full
io-in-use = another program listens there
io-not-ours = this machine does not have this address
io-read-only = the disk is read-only
io-no-file = it is no ordinary file
io-nobody-there = nobody is there
io-too-slow = the answer takes too long
io-unreachable = there is no way to it

# Serving
cli-serve = Serve tables to people, in this network or to the whole world
cli-serve-config = A settings file (TOML): every option below is a key of it [LUCKHOUSE_CONFIG]
cli-serve-listen = Where to listen (0.0.0.0:8777 unless you say otherwise)
cli-serve-database = What is kept where: sqlite:FILE or postgres://… (a file in your data folder unless you say otherwise)
cli-serve-url = Where people find the house, if that is not the address of this machine
cli-serve-certificate = A certificate chain (PEM) for safe lines
cli-serve-key = The key of the certificate (PEM)
cli-serve-proxy = Which proxy in front says who asks: on for one on this machine, or its addresses (off unless you say otherwise)
cli-serve-log = How the log is written (text unless you say otherwise; LUCKHOUSE_FILTER=debug says more)
cli-serve-house = How long the house takes for every choice (900 unless you say otherwise)
cli-serve-idle = After how long a table nobody has touched leaves the memory (300 unless you say otherwise)
cli-serve-keep-days = Days to keep a table that nobody touches, finished games included; 0: for ever [default: 90]
cli-serve-sockets = How many devices may be connected at once (20000 unless you say otherwise)
cli-serve-per-address = How many of them from one address (200 unless you say otherwise)
cli-serve-tables-per-person = At how many tables at once a person may be connected [default: 20]
cli-serve-tables-per-address = At how many tables at once an address may be connected [default: 100]
cli-serve-requests = How many names and tables one address may ask for per minute (60 unless you say otherwise)
serve-open = The house is open: { $url }  (Ctrl-C closes it; nothing is lost)
serve-plain-http =
    Warning: anybody on the network between players and { $address } can read everything and act for others: it listens beyond this machine without TLS.
    In your own network, among people you trust, that is fine. For others, give it a certificate (--certificate and --key),
    put a proxy that speaks TLS in front of it (--proxy), or listen on this machine only (--listen 127.0.0.1:8777).
serve-bad-settings = The house cannot open with these settings: { $why }
serve-bad-setting = { $place } is “{ $value }”; { $want }
serve-unknown-setting = { $path } has a key “{ $name }” that means nothing. There are: { $known }.
serve-bad-file = { $path } is no settings file: { $why }
serve-few-descriptors = This system lets the server have { $descriptors } files and connections open: that is enough for { $sockets } of the { $wanted } WebSockets (--sockets). For all of them, allow { $needed } (ulimit -n, LimitNOFILE of systemd).
serve-half-certificate = A certificate needs its key, and the key its certificate: give both files.
serve-want-listen = write an address and a port, such as 127.0.0.1:8777
serve-want-database = write sqlite:FILE or postgres://USER@HOST/NAME
serve-want-url = write an address that begins with http:// or https://
serve-want-file = write the path of a file that exists
serve-want-proxy = write on (it runs on this machine), off, or its addresses, such as 10.0.0.2,172.16.0.0/12
serve-want-chain = name a file that can be read and holds a certificate chain (PEM)
serve-want-key = name a file that can be read and holds a key (PEM)
serve-want-pair = name the key of this certificate
serve-no-home = This account has no data folder (neither XDG_DATA_HOME nor HOME is set): say where everything is kept with --database.
serve-want-log = write text or json
serve-want-number = write a whole number from 0 to 100000000
serve-want-count = write a whole number from 1 to 100000000
serve-cannot-listen = Cannot listen at { $address }: { $why }. Choose another with --listen.
serve-no-start = The server cannot start: { $why }
serve-ended = The server has ended: { $why }
cli-serve-examples =
    Examples:
      luckhouse serve                                   for everybody in this network
      luckhouse serve --listen 127.0.0.1:9000           only for this machine
      luckhouse serve --listen 127.0.0.1:8777 --url https://luck.example --proxy on
      luckhouse serve --database postgres://luck@db/luckhouse
      LUCKHOUSE_LOG=json luckhouse serve --config /etc/luckhouse.toml
cli-backup = Copy the database of the house, also while it is open
cli-backup-file = Where the copy goes; nothing may be there yet
cli-restore = Put a copy in the place of the database
cli-restore-file = A copy that “backup” has made
cli-restore-force = Replace a database that is already there
serve-backed-up = Everything is copied to “{ $path }”.
serve-restored = “{ $path }” is the database now.
cli-backup-examples =
    Examples:
      luckhouse backup sunday.db
cli-restore-examples =
    Examples:
      luckhouse restore sunday.db --force
