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
cli-record-file = A record of a game, as “play” and “engine” write it
cli-no-color = No colours (also by the environment variable NO_COLOR)
cli-play = Play a game against the house in this terminal
cli-play-seats = How many sit at the table, you included
cli-play-seat = Your own seat, counted from 0 (0 unless you say otherwise)
cli-play-level = How well the house plays, from 1 (at random) to 6 (2 unless you say otherwise)
cli-play-seed = A text from which the cards are shuffled: the same text, the same cards
cli-play-option = An option of the game, such as slips=on; may be given several times
cli-play-deck = A deck file of your own
cli-play-record = Where to save the record when the game is over
cli-play-pace = Milliseconds between two moves of the house (700 unless you say otherwise)
cli-replay = Step through a record, forwards and backwards
cli-replay-as = Whose eyes to look through: a seat number, watcher or referee (the default)
cli-rules = Show the rules of a game
cli-verify = Check that records follow the rules
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
cli-replay-examples =
    Examples:
      luckhouse replay evening.json
      luckhouse replay evening.json --as 0
cli-rules-examples =
    Examples:
      luckhouse rules lucktails
      luckhouse rules lucky-duck --lang fr
cli-verify-examples =
    Examples:
      luckhouse verify evening.json
      luckhouse verify games/*.json
cli-engine-examples =
    Example:
      echo '{"{"}"do":"games"{"}"}' | luckhouse engine

    One JSON object per line in, one per line out; docs/protocol.md has all requests.
cli-bench-examples =
    Examples:
      luckhouse bench
      luckhouse bench lucktails --seats 4 --seconds 5 --views
      luckhouse bench engine
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
cli-bad-as = “{ $given }” is nobody at this table; --as takes a seat from 0 to { $last }, watcher or referee.
cli-bench-heading = game        seats    decisions        games
cli-bench-engine-failed = The engine could not be measured ({ $detail }).

# What the machine says
io-not-found = there is no such file
io-denied = access is denied
io-directory = it is a directory
io-no-directory = part of the path is no directory
io-full = the disk is full
io-read-only = the disk is read-only
