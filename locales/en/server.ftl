# What the server answers, beside what a table does.
server-unknown-table = There is no table with this code. Check it, or ask for the link again.
server-unsure = It is not known whether that was kept: the storage did not answer in time. Look again before you repeat it.
server-only-watching = You are only watching. Tell your name and take a seat first.
server-not-watched = The host does not want anybody to watch this table.
server-bad-message = This message cannot be read. It needs an “id” and an “ask”.
server-who-are-you = Tell your name first.
server-too-often = That was too much at once. Wait a moment.
server-one-claim = Your last claim is still being decided.
server-foreign-page = This page belongs to somebody else and cannot play for you.
server-too-many = There were too many requests from your address. Wait a minute.
server-too-many-codes = Too many wrong codes came from your address. Ask for the right one, and try again in a minute.
server-too-many-tables = Too many tables are open under your name or from your address. Leave some of them, or try again later.
server-too-long = That is too long: at most 256 KiB.
server-no-json = The body has to be JSON, with “content-type: application/json”.
server-bad-body = The body cannot be read. See /openapi.json for what belongs in it.
server-no-record = There is no record: the game is not over, or there is no such table.
server-link-used = This link has been used already, or is older than ten minutes. Ask for a new one on the other device.
server-no-token = There is no such device or program of yours.
server-too-many-tokens = You have too many devices and programs. End some of them first.
server-long-message = A message has at most 8 KiB.
server-bad-since = “since” is the number of the last thing you know of: a whole number from 0 to 4294967295.
server-no-socket = This is the way to a table: open it as a WebSocket.
server-no-such-path = There is nothing here. See /openapi.json for what there is.
server-no-such-method = This cannot be done here. See /openapi.json for what can.
server-too-slow = The rest of the request did not come in time. Send it again.
server-internal = Something went wrong in this program, and its log says where. Nothing else was harmed: try again, and if it happens again, tell the person who runs this server.
server-stopping = This table stops for a moment. Everything is kept: come back.
server-behind = You were too far behind. Come back: you are told what you missed.
server-ended = This device or program was ended by its owner.
server-not-for-programs = A program plays for you, but this only a device of yours may ask for.
server-welcome = This is a Luckhouse: four small card games of luck and nerve. Join a table from a terminal: luckhouse play --server ADDRESS --code CODE
server-table-gathers = Table { $code } gathers people; free seats: { $free }. Join from a terminal: luckhouse play --server { $server } --code { $code }
server-table-plays = The game at table { $code } is under way. Watch it, or come back to it, from a terminal: luckhouse play --server { $server } --code { $code }
server-table-over = The game at table { $code } is over. Its record: { $server }/api/tables/{ $code }/record
server-table-abandoned = The game at table { $code } was abandoned.
server-preview = Four small card games of luck and nerve: Lucktails, Get Lucky, Lucky Bastard and Lucky Duck. With friends or against the house.
server-preview-picture = The house with its four tables
server-preview-gathers = { $free ->
    [0] Every seat of this table is taken.
    [one] One of { $seats } seats is free. Come and play!
   *[other] { $free } of { $seats } seats are free. Come and play!
}
server-preview-plays = The game at this table is under way.
server-preview-over = The game at this table is over.
server-page-enter = To the table
server-page-home = To the front door
server-page-missing = Nothing here
server-page-missing-why = There is no page at this address. Check it, or begin at the front door.
server-page-no-table = No such table
server-page-trouble = That did not work
server-house-name = The house itself goes by that name. Add something to yours, an initial perhaps.
server-own-seat-name = Everybody reads that at their own seat. Choose another name, or add something to it.
server-other-host = This server does not answer for “{ $host }”. Open it at the address it was given with --url; a reverse proxy has to pass on the Host header.
server-private = This table was closed to spectators. What happened there is only for those who played: open it on the device you played on.
server-too-many-kept = As many games as possible are kept for you already. Stop keeping one of them first.
