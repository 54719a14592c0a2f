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
cli-play-level = How well the house plays, from 1 (at random) to 6 (2 unless you say otherwise)
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
cli-verify-share = The share your device added to the deal; may be given several times
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
cli-lab-bench = Measure how fast the house thinks on this machine: what it tries in a second, and how long it takes to imagine a table
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
cli-completions-examples =
    Example:
      luckhouse completions bash > ~/.local/share/bash-completion/completions/luckhouse

# What is wrong with a command line
cli-see-help = “luckhouse --help” shows what is possible.
cli-wrong-command = There is no command “{ $given }”.
cli-wrong-argument = The argument “{ $arg }” is not expected here.
cli-missing = Something is missing: { $arg }.
cli-missing-command = A command is missing.
cli-conflict = “{ $arg }” and “{ $other }” do not go together.
cli-no-value = “{ $arg }” needs a value.
cli-wrong-choice = “{ $value }” is not possible for { $arg }; it must be one of: { $known }.
cli-wrong-value = “{ $value }” is not possible for { $arg }.
cli-wrong-option = “--option { $given }” cannot be read; write --option NAME=VALUE once for each option, with a number, on or off.
cli-bad-commitment = “{ $given }” is no commitment; it has 64 hexadecimal digits.
cli-bad-share = “{ $given }” is no share; it has 1 to 64 letters and digits.
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
cli-no-deal = The record does not say where its cards came from; there is nothing to compare.
cli-other-commitment = The commitment is not the one you noted before the game. The record has { $commitment }: it belongs to another table, or the secret was chosen afterwards.
cli-other-share = No seat has added the share “{ $share }” to the deal: the record belongs to another table, or the share was exchanged.
cli-bad-as = “{ $given }” is nobody at this table; --as takes a seat from 0 to { $last }, watcher or referee.
cli-bench-heading = game        seats    decisions        games
cli-lab-bench-heading = game        seats   iterations   a table in
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
cli-serve-sockets = How many devices may be connected at once (20000 unless you say otherwise)
cli-serve-per-address = How many of them from one address (200 unless you say otherwise)
cli-serve-requests = How many names and tables one address may ask for per minute (60 unless you say otherwise)
serve-open = The house is open: { $url }  (Ctrl-C closes it; nothing is lost)
serve-bad-settings = The house cannot open with these settings: { $why }
serve-bad-setting = { $place } is “{ $value }”; { $want }
serve-unknown-setting = { $path } has a key “{ $name }” that means nothing. There are: { $known }.
serve-bad-file = { $path } is no settings file: { $why }
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
      luckhouse serve --database postgres://luck@db/luckhouse --proxy on
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
