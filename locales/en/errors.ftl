# Options
option-none = This game has no option called “{ $name }”; it has none at all
option-unknown = There is no option called “{ $name }”. The options are: { $known }
option-not-a-flag = The option “{ $name }” must be true or false
option-not-a-number = The option “{ $name }” must be a whole number
option-seats = This game is played at { $least } to { $most } seats
option-outside = The option “{ $name }” must be from { $least } to { $most }

# Deck files
deck-fault = { $why }
deck-fault-field = { $path }: { $why }
deck-fault-line = line { $line }: { $why }
deck-fault-line-field = line { $line }, { $path }: { $why }
deck-syntax = this is not valid TOML ({ $detail })
deck-too-long = a deck file may be at most { $most } KiB long
deck-not-a-table = this must be a table of fields
deck-not-a-list = this must be a list of tables, each headed by double brackets
deck-not-a-number = this must be a whole number
deck-not-a-text = this must be a text in quotes
deck-missing = this field is missing
deck-unknown = there is no such field; remove it or correct its spelling
deck-outside =
    { $least ->
        [0] { $value } is not from 0 to { $most }
       *[other]
            { $most ->
                [12] { $value } is not 12
               *[other] { $value } is not from { $least } to { $most }
            }
    }
deck-no-name = a name is missing; write it in at least one of en, de and fr
deck-bad-name = a name must have 1 to { $most } characters and no line breaks
deck-other-game = this must be “{ $game }”; the file is for another game
deck-bait-none = the bait table needs at least one step
deck-bait-too-many = the bait table may have at most 8 steps
deck-bait-from-one = the first step must begin at bait 1
deck-bait-not-rising = each step must begin at a higher bait than the one before
deck-bait-from-high = no bait goes above 99
deck-bait-worth-high = a bait is worth at most 99 points
deck-guest-missing = guest number { $number } is missing; there must be fifteen, so that the cards come to 57
deck-guest-twice = there are two guests with the number { $number }
deck-kinds-none = there must be at least one kind of card
deck-kinds-too-many = { $kinds } kinds are too many; there may be at most 26
deck-no-copies = each kind needs at least one copy
deck-total =
    { $cards ->
        [one] there is 1 card in all, but there must be exactly 58
       *[other] there are { $cards } cards in all, but there must be exactly 58
    }

# Records
record-not-json = This is not a record: { $why }.
record-field = The record’s field “{ $name }” is missing or not what it should be.
record-unknown-game = The record is of the game “{ $name }”, which this house does not have.
record-version = The record was written by version { $version } of the rules; this house knows versions up to { $known }.
record-options = The record’s options are wrong: { $why }
record-deck = The record’s deck is wrong: { $why }
record-entry = Entry { $number } of the record’s log does not follow the rules: { $why }
record-cut-short =
    { $entries ->
        [one] The record stops after 1 entry, where a shuffle is due: it has been cut short.
       *[other] The record stops after { $entries } entries, where a shuffle is due: it has been cut short.
    }
record-up-to =
    { $entries ->
        [one] The record’s log has only 1 entry.
       *[other] The record’s log has only { $entries } entries.
    }
entry-not-an-entry = it is neither a shuffle, nor an action, nor table talk.
entry-no-such-seat = there is no such seat at this table.
entry-unknown-card = it names a card that this game does not have.
entry-no-such-action = there is no such action: { $action }
entry-shuffle-due = a shuffle is due there.
entry-game-over = the game was already over.
entry-not-your-turn = that seat could not act then.
entry-not-allowed = that action was not legal then.
entry-not-now = no shuffle was due then.
entry-wrong-cards = the shuffle does not hold exactly the cards that were due.

# The deal of a record
deal-no-object = The record’s “deal” must be an object with “commitment”, “secret”, “shares” and “races”.
deal-commitment = The record’s “deal” needs a “commitment” of 64 hexadecimal digits in lower case.
deal-secret = The record’s “deal” needs a “secret” of 64 hexadecimal digits in lower case.
deal-shares = The record’s “deal” needs “shares”, one for each of the { $seats } seats: at most 64 letters and digits, or null for the house.
deal-races = The record’s “deal” needs “races”, a list that may be empty.
deal-race = Race { $number } of the record’s “deal” cannot be read. It needs its “number” ({ $number }), the “entry” where it begins, the “order” of its seats and how many of them “played”.
deal-other-commitment = The deal is not proven: the commitment belongs to another secret.
deal-other-shuffle = The deal is not proven: shuffle { $number } is not the one that follows from the secret and the shares.
deal-other-draw = The deal is not proven: the secret and the shares draw another order for race { $number }.
deal-other-order = The deal is not proven: race { $number } was not played in the drawn order, or not to its end.
deal-no-race = The record’s “deal” tells of a race { $number } that did not begin there or was not between these seats.
deal-not-drawn = Entry { $entry } of the record’s log belongs to a race for which no order was drawn.

# Table talk
say-no-talk = Say either a “text” or a “claim” with “seat” and “card”, and nothing else.
say-too-long = That is too long: at most { $most } characters can be said at once.
say-no-claims = This game knows no claims about cards; say it as a text.
say-bad-claim = A claim names a seat of this table and one of the game’s cards.

# The engine protocol
engine-why = { $why }

# JSON that cannot be read
json-broken = the JSON is broken at line { $line }, column { $column }
json-twice = “{ $name }” stands there twice
json-no-object = it is no JSON object
json-reserved = “{ $name }” must not be the name of a field
json-too-long = it is longer than { $most } MiB, which no game is: give the record of one game
json-too-much = its values take more than { $most } MiB of memory, which no game does: give the record of one game
