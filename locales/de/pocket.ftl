# The house in a browser: tables on the device, and replays.

pocket-no-table = Diesen Tisch gibt es auf diesem Gerät nicht.
pocket-no-replay = Es ist keine Aufzeichnung offen.
pocket-unreadable = Was dieser Tisch gesagt hat, ist nicht lesbar. Lade die Seite neu: Vielleicht ist sie neuer als das, was du siehst.
