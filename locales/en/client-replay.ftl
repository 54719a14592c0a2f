# A game that is over, seen again.

replay-title = Replay
replay-reading = Reading the record …
replay-seat = Seat { $seat }
replay-open = Open a record
replay-open-how = Choose the file of a game that is over, or drop it anywhere on this page.
replay-choose-file = Choose a file
replay-code = Or the code of a table on this server
replay-find = Find
replay-no-record = This file is too large to be a record.
replay-broken-link = This link is broken: a part of it is missing. Ask for it once more.
replay-no-server = There is no server here that keeps games. A record from a file can be opened.
replay-not-over = This game is not over yet; its record comes at the end.

replay-look = Look as
replay-look-all = Every card face up
replay-look-watcher = As somebody watching
replay-look-seat = As { $name }
replay-transport = Back and forth
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-pace = Speed
replay-times = { $times }×

replay-copy-link = Copy the link
replay-copied = Copied
replay-link = Link to this game

replay-checked = What was checked
replay-rules-kept =
    { $count ->
        [one] The one move follows the rules of { $game }.
       *[other] All { $count } moves follow the rules of { $game }.
    }
replay-secret-fits = The secret of the deal fits its commitment, the fingerprint that a table shows before the game.
replay-shuffles-follow =
    { $count ->
        [one] The one shuffle is exactly the one that the secret and everybody’s shares give.
       *[other] All { $count } shuffles are exactly the ones that the secret and everybody’s shares give.
    }
replay-deal-lesson = The first cards of a lesson are laid on purpose. There is no deal to check.
replay-deal-unknown = The record does not say where its cards came from. About the deal it proves nothing.
replay-deal-here = This device dealt the cards itself. You can be sure of it; for anybody else it is only your word.
replay-noted-same = It is the commitment that this device noted before the game.
replay-noted-other = This device noted another commitment before the game. Do not trust this deal.
replay-share-there = What your device added to the deal is in it.
replay-share-missing = What your device added to the deal is not in the record. Do not trust this deal.
replay-share-none = This device added nothing to this deal, or no longer knows what. For you, the server could have made up every share.
replay-house-share = The record has a share for seat { $seat }, where the house sat: the server could have chosen the cards with it. Do not trust this deal.
replay-not-noted = This device has noted nothing before this game. So for you the record proves nothing about the server yet: whoever writes a whole record can make one in which everything fits. It proves something if you saw its commitment before the game.
replay-commitment = In the record:
replay-compare = The commitment, as you noted it before the game
replay-compare-more = { $count } digits are enough.
replay-compare-same = It is the same one.
replay-compare-other = That is another one. Do not trust this deal.
replay-proves = What this proves to those who noted it
replay-proves-chosen = The server had chosen its secret before it knew your share, and was given no second one for your seat. Nothing in this record was dealt again until it pleased somebody, and no shuffle in it was exchanged.
replay-proves-guests = No guest chose the cards: without the secret nobody could know them.
replay-not-proven = What it does not prove
replay-not-played = That this record is of the game you played. All of this holds for the record: look whether its cards and moves are the ones that you saw.
replay-not-looked = That the server did not look. It knows every card, and could tell a friend.
replay-not-league = That no guest is in league with the server. Together they could have tried shares until the cards were good for them.
replay-not-races = Who was first in a race that is run live. That is what the server’s clock says.
replay-not-finished = Anything about tables that were lost or games that were broken off. Their secret is not told.
