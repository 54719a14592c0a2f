# The engine protocol
engine-not-utf8 = The line is not valid UTF-8.
engine-not-json = The line is not one JSON object: { $why }.
engine-long-line = The line is longer than { $most } bytes.
engine-unreadable = “{ $name }” cannot be read: { $why }.
engine-missing = The field “{ $name }” is missing.
engine-mistyped = The field “{ $name }” must be { $expected }.
engine-type-text = a text
engine-type-number = a whole number
engine-type-amount = a number that is not negative
engine-type-object = an object
engine-unknown-field = This request has no field “{ $name }”.
engine-unknown-do = There is no request “{ $do }”; see docs/protocol.md for those there are.
engine-unknown-game = There is no game “{ $name }”. The games are: { $known }.
engine-unknown-table = There is no table “{ $name }”; make one with “new” or “replay”.
engine-too-many-tables =
    { $most ->
        [one] There may be only 1 table at a time: drop it, or allow more with --tables.
       *[other] There are already { $most } tables: drop some, or allow more with --tables.
    }
engine-out-of-room = The tables together hold more than { $most } MiB: drop some, or allow more with --memory.
engine-no-such-seat = There is no such seat: this table has { $seats }, numbered 0 to { $last }.
engine-bad-as-view = “as” must be a seat number, "watcher" or "referee".
engine-bad-as-knows = “as” must be a seat number or "watcher".
engine-bad-level = “level” must be from { $least } to { $most }.
engine-bad-upto = “upto” must not be negative.
engine-no-such-action = There is no such action; “legal” lists what is possible. This was: { $action }
engine-illegal-action = That action is not legal now; “legal” lists what is.
engine-not-your-turn = That seat cannot act now; “legal” says who can.
engine-game-over = The game is over.

# Chance
chance-malformed = “chance” must have a “seed” (a text), a “script” (a list of shuffles, each a list of cards), or both, and nothing else.
chance-nothing-left =
    { $given ->
        [0] A shuffle is due, but there is no seed and no scripted shuffle for it.
        [one] A shuffle is due, but the script held only 1 and no seed follows it.
       *[other] A shuffle is due, but the script held only { $given } and no seed follows it.
    }
chance-wrong-cards = Shuffle { $shuffle } of the script does not list exactly the cards that are due.
