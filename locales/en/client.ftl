# The page in the browser: the frame around every table.

luckhouse = Luckhouse
to-the-door = To the front door
settings = Settings
close = Close
cancel = Cancel
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = No rule says that.
rules-now = the rule you asked for
log = What has happened
log-rule = { $text } Show rule { $clause }
log-muted = { $name } is asked to be silent.
log-unmuted = { $name } may speak again.
log-abandoned = The host has ended the game.
log-rematch = The next game is set up.
log-sat = { $name } sits down at seat { $seat }.
log-away = The house plays for { $name } until they are back.
log-back = { $name } is back.
log-sealed =
    { $you ->
        [yes] You have chosen.
       *[no] { $name } has chosen.
    }
claim-said = I say { $name } has { $card }.
house-name = House { $seat }
seat-free = Nobody
the-table = The table
too-late = That was too late: the table had moved on.
choice-sent = Your choice is on its way: { $label }
choice-waits = The line is cut. Your choice waits until it is back: { $label }
choice-late = Your choice came too late; the table moved on while the line was cut: { $label }
talk-hint = Say something
talk-say = Say it
your-choices = Your choices
choices-all = Show all { $count } choices
choices-other = Something else
choose-on-board = Point at a card on the table.
title-your-turn = Your turn: { $game }
status-your-turn = It is your turn.
status-waits-for = Waiting for { $names }.
status-wait = One moment.
status-over = The game is over. Every card lies open.
status-next = The game is over. The next one is set up.
status-abandoned = The host has ended this game.
clock-yours = Your time: { $left }
clock-theirs = Time for { $name }: { $left }
clock-move-bank = { $move }, then { $bank } in reserve
clock-bank = { $bank } in reserve
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-short = Little time is left.
line-opening = Going to the table …
line-never = The line to the table does not open; the page keeps trying. Perhaps your network does not let live lines through: try another network, or ask whoever invited you.
line-cut = The line is cut. It will mend itself; nothing is lost.
line-not-sent = The line is cut: nothing was sent. Do it again when the line is back.
line-unsure = The line was cut before an answer came. The table shows what counts.
line-closed = This table cannot be reached.
here-unknown = This device does not know this table. It may have been cleared away.
here-elsewhere = This table is open in another tab. Close it there, then load this page again.
here-broken = This browser could not start the house. Load the page again; if that does not help, a newer browser does.
here-not-kept = This device could not keep what happened last. Make room on it, then load the page again: the game goes on from what was kept.
here-forgets = This browser does not let the page keep anything: the game lasts until you close or reload the page.
part-missing = Part of the page could not be loaded. There may be a newer one, or no network: load it again.
part-again = Load the page again
hand-over = Hand the device to { $name }
hand-over-why = Nobody’s cards are shown until they say so.
hand-over-take = I am { $name }
hand-over-first = { $name } has something to do first
said-by = { $name }:
play-again = Play again
next-game = To the next game
watch-replay = Watch the replay
download-record = Keep the record

seats = Who sits here
seats-you = (you)
seats-house = – level { $level }
seats-offered = – level { $level }, free for whoever comes
seats-away = – away; the house plays
seats-offer = Offer this seat
seats-withdraw = Offer it no more
seats-take = Take this seat
watcher = You are watching: you see what everybody sees.
watcher-waited = The game has begun, and every seat is taken. You are watching; the host can offer you a seat of the house.
watcher-offered = You are watching. The house gives up a seat to whoever takes it:
seats-mute = Ask to be silent
seats-unmute = Let speak again
seats-link = Whoever has this link may come and watch, or take a seat that is offered:
seats-leave = Leave my seat to the house
seats-return = Play on myself
seats-abandon = End this game
seats-abandon-sure = Yes, end it for everybody
seats-move = Move this table to the server
seats-move-why = This table lives on your device alone. On the server you can invite somebody to a seat of the house; the game goes on where it stands.
seats-no-server = There is no server to move to: this page is served as plain files, or the network is away.
seats-deal = A deal nobody can doubt
seats-deal-why = Before the first card the dealer was bound to this number. After the end the replay shows that every shuffle followed from it.
seats-deal-none = This table began on a device. Whoever moved it may know every card: nothing is promised of its deal.
page-needs-script = Luckhouse needs JavaScript: please switch it on for this page, or play in a terminal.
