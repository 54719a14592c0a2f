# Before a game at a table of the server.

lobby-code = The code of this table
lobby-code-how = Say it, send the link, or let somebody point a camera at the picture.
lobby-link = Link to this table
lobby-link-local = This address is only known on this machine. For others the house needs an address in your network.
lobby-copy = Copy the link
lobby-copied = Copied.
lobby-share-link = Send
lobby-invitation = Come and play { $game }. The code is { $code }.
lobby-camera = Show it to a camera
lobby-qr = Picture for a camera, with the link { $link }
lobby-who = Who sits where
lobby-seat = Seat { $seat }
lobby-free = Free
lobby-house = The house
lobby-kept = Kept for { $name }
lobby-you = { $name } (you)
lobby-sit = Sit down
lobby-sit-too = Sit here too
lobby-name-asked = Who sits at seat { $seat }?
lobby-name-none = A name is needed, so that the others know who plays.
lobby-name-taken = Somebody at this table is called { $name } already. Choose another name for this seat.
lobby-stand = Get up
lobby-give = Give to the house
lobby-take-back = Take back
lobby-remove = Remove
lobby-free-up = Free the seat
lobby-several = This device has several seats. During the game you pass it round; nobody’s cards are shown until the next person has it.
lobby-level = Level { $level }
lobby-level-of = How well the house plays at seat { $seat }
lobby-level-1 = 1 · newcomer
lobby-level-2 = 2 · beginner
lobby-level-3 = 3 · practised
lobby-level-4 = 4 · experienced
lobby-level-5 = 5 · strong
lobby-level-6 = 6 · at its best
lobby-waits =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-waits-kept = Some seats are kept for people who have not sat down again yet.
lobby-ready-host = Everybody is here. Begin when you like.
lobby-ready = Everybody is here. The host begins the game.
lobby-full = Every seat is taken. Stay and watch, or set a table of your own at the front door.
lobby-removed = The host has taken this device off its seat. You can watch, or set a table of your own at the front door.
lobby-start = Begin
lobby-start-filled = Fill up with the house and begin
lobby-about = This table
lobby-seats = { $game } with { $seats } seats
lobby-sealed = In the race claims are sealed and played in a drawn order.
lobby-own-deck = With a deck of its own.
lobby-open = Open to all: it stands in the list at the front door.
lobby-private = Private: only for people who have the code or the link.
lobby-unwatched = Nobody may watch who does not sit here.
lobby-option = { $option }: { $value }
lobby-deal = A deal nobody can doubt
lobby-deal-why = The server bound itself to its part of the shuffle by this commitment before your device added its own share, so nobody alone chose the cards; this device keeps both, to compare them with the record after the game.
lobby-commitment = The server’s commitment
lobby-your-share = Your share, seat { $seat }
lobby-share-elsewhere = You sat down here with another device: only there can the deal be checked. If that was not you, do not trust it.
lobby-no-commitment = This server shows no commitment before the game: it could be choosing the cards. Do not trust this deal.
lobby-second-share = This server asks for a second share for your seat: it could be choosing the cards. Do not trust this deal, unless you sat down on this seat with another device of yours.
lobby-not-seated = This server does not seat you where your device sent its share: it could be choosing the cards. Do not trust this deal.
lobby-share-unkept = This browser keeps nothing for this page: after a reload, the deal of this table can no longer be checked.
lobby-other-commitment = This server shows another commitment for this table than at first: it could be choosing the cards. Do not trust this deal.
