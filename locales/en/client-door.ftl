# The front door: four tables, codes, open tables and games to go on with.

door-motto = Four small card games of luck and nerve
door-promise = Sit down and play. No account, no waiting; games against the house stay on this device.
door-promise-forgets = Sit down and play. No account, no waiting; this browser keeps nothing for this page, so a game lasts until you close the page.
door-nowhere = This address leads nowhere. If somebody sent it to you, ask for it once more; or come in here: this is the front door.
door-language = Language
door-have-code = I have a code
door-you = You
door-line-lucktails = Your neighbour knows your card. You don’t. Will you bite?
door-line-get-lucky = Everyone wants him dead. You want the credit.
door-line-lucky-bastard = Remember what you saw. Trust it. Be faster than the rest.
door-line-lucky-duck = Open hands, three fickle piles, and fate takes the odd nudge.
door-seats = { $least } to { $most } at the table
door-play = Play now
door-play-game = Play now: { $game } against the house
door-invite = Invite friends
door-invite-game = Invite friends: { $game }
door-learn = Learn it
door-learn-game = Learn it: { $game }
door-join = Join with a code
door-join-how = Five letters that somebody told you, or the whole link
door-join-go = Come in
door-code-example = ABCDE
door-code-five = A code has five letters, without digits. Check it, or paste the whole link.
door-no-server = No server answers here just now. Everything on this device works without one.
door-keeps-trying = The page keeps trying by itself.
door-no-socket = This browser has no WebSocket, and tables with others need it. Open the page in a newer browser; everything on this device works here too.
door-no-cookie = This browser keeps no cookie of this page, so the server cannot know you. Allow cookies for this page in the browser’s settings, then try again.
door-continue = Go on playing
door-continue-none = No game is waiting for you.
door-kept-here =
    { $house ->
        [0] { $names }, on this device
       *[other] { $names } and { $house } of the house, on this device
    }
door-kept-gathers = Table { $code }, waiting for people
door-kept-seat = Table { $code }, your seat is kept
door-kept-there = Table { $code }, with others
door-go-on = Go on
door-go-on-game = Go on: { $game }
door-look = Look
door-look-game = Look: { $game }, finished
door-older =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
door-over =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
door-remove = Remove { $game } from this list
door-remove-sure = Remove { $game } for good?
door-remove-yes = Remove
door-remove-no = Keep
door-open = Open tables
door-open-none = Nobody has opened a table just now. Set one yourself and leave it open to all.
door-open-no-server = Tables with others need a server, and none answers here. Everything on this device works without one.
door-open-host = With { $name }
door-open-free = { $free } of { $seats } seats free.
door-open-go = Sit down
door-open-go-game = Sit down: { $game }, table { $code }
door-pace-relaxed = Nobody is hurried.
door-pace-quick =
    { $bank ->
        [0] { $seconds } s for each move.
       *[other] { $seconds } s for each move, { $bank } s in reserve.
    }
door-pace-letter =
    { $days ->
        [one] A day for each move.
       *[other] { $days } days for each move.
    }

# Who comes to a table
door-who = Who are you?
door-who-why = The others at table { $code } see this name. Nothing else is asked.
door-who-name = Your name
door-who-go = To the table
door-try-again = Try again

# A link from another device
door-link-looking = Looking at the link …
door-link-become = Play as { $name } on this device?
door-link-ends = On this device you are { $known } so far. If you go on, it forgets { $known }; anything of { $known }’s that no other device has is lost.
door-link-whose = This link was made on a device of { $name }. If you did not make it yourself, do not use it: you would play under somebody else’s name.
door-link-yes = Yes, play as { $name }
door-link-stay = No, stay { $known }
door-link-no = No

# Setting a table
door-new = Set a table
door-new-game = Set a table: { $game }
door-where = Where do you play?
door-where-server = With others, each on their own device
door-where-server-help = You get a code and a link to send. The table stands on the server of this house.
door-where-server-none = With others it needs a server, and none answers here. The other two ways work without one.
door-where-round = With others on this device
door-where-round-help = You pass it round. Nobody’s cards are shown until the next person has it.
door-where-alone = Alone against the house
door-where-alone-help = It begins at once and needs no network.
door-name = Your name
door-name-help = What the others and the log call you: 1 to 24 characters.
door-seats-choice = Seats
door-seats-choice-help = How many sit at the table, the house included.
door-who-sits = Who sits where
door-who-sits-server = Open seats are for whoever comes with your code. You can still give them to the house later.
door-who-sits-round = Write down everybody’s name. The house fills the other seats.
door-who-sits-alone = The house plays the other seats, each as well as you like.
door-seat = Seat { $seat }
door-seat-kind = Who sits at seat { $seat }
door-seat-me = You
door-seat-person = A person
door-seat-here = Somebody on this device
door-seat-open = Open
door-seat-house = The house
door-seat-name = Name at seat { $seat }
door-seat-person-name = Person { $seat }
door-clock = Clock
door-clock-help = Whoever runs out of time is played for by the house until they are back.
door-clock-relaxed = Relaxed
door-clock-relaxed-help = Everybody takes as long as they like.
door-clock-quick = Quick
door-clock-quick-help = Some seconds for each move, and a reserve for the whole game.
door-clock-letter = By letter
door-clock-letter-help = Days for each move: come back when it is your turn.
door-clock-seconds = Seconds for each move (5 to 3600)
door-clock-bank = Seconds in reserve (0 to 7200)
door-clock-days = Days for each move (1 to 30)
door-rules = Rules of this table
door-rules-usual = As usual
door-rules-changed = Changed
door-rules-none = This game has no choices: everybody plays it alike.
door-yes = yes
door-no = no
door-option-first = Who begins
door-option-first-help = The seat that starts the first round.
door-option-bait-cap = Highest bait
door-option-bait-cap-help = Nobody can raise the bait above this: { $least } to { $most }, usually { $usual }.
door-option-slips = Slips allowed
door-option-slips-help = Before the first turn of a round you may look at your own card, for 1 point and a new deal.
door-option-tokens = Tokens to win
door-option-tokens-help = Whoever has so many first has won: up to { $most }, usually { $usual }. With 0 the table plays on without end, and only with Origins.
door-option-origins = Origins
door-option-origins-help = You start a round with one card more for each round you have just won in a row.
door-option-memory-aid = Memory aid
door-option-memory-aid-help = Every card you could remember stays visible to you.
door-race = The race
door-race-live = Live
door-race-live-help = Who is quickest counts. A slow line costs nothing.
door-race-sealed = Sealed
door-race-sealed-help = All claims are collected, then played in a drawn order. Nobody needs quick fingers.
door-race-round = Several people on one device cannot race each other: claims are sealed and played in a drawn order.
door-deck = Cards
door-deck-house = The cards of the house
door-deck-own = Cards of your own
door-deck-help = A deck file in TOML or JSON, with other names for the cards and other numbers where the rules allow it. The files of the house are in its folder “decks”: copy one and change it.
door-deck-file = Choose a deck file (.toml, .json)
door-deck-taken = { $file } is on the table.
door-deck-missing = Choose a file with your cards first, or play with the cards of the house.
door-deck-wrong = { $file } is not on the table. Change this in the file, then choose it again:
door-deck-bad = Line { $line }, column { $column }: this is not valid { $kind }.
door-deck-long = A deck file may be at most { $most } KiB long.
door-guests = Who may come
door-guests-private = Private
door-guests-private-help = Only people who have the code or the link.
door-guests-open = Open to all
door-guests-open-help = The table stands in the list at the front door.
door-watched = People at no seat may watch
door-watched-help = They see what everybody sees, and nobody’s hidden cards.
door-make-server = Set the table
door-make-here = Begin
door-open-record = Watch a game from its record
door-who-screen = A tablet or TV in the middle of the table needs no name: it shows what everybody sees, and your phones are the hands.
door-who-watch = Only show the table here
