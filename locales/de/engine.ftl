# The engine protocol
engine-not-utf8 = Die Zeile ist kein gültiges UTF-8.
engine-not-json = Die Zeile ist nicht ein einzelnes JSON-Objekt: { $why }.
engine-long-line = Die Zeile ist länger als { $most } Bytes.
engine-unreadable = „{ $name }“ ist nicht zu lesen: { $why }.
engine-missing = Das Feld „{ $name }“ fehlt.
engine-mistyped = Das Feld „{ $name }“ muss { $expected } sein.
engine-type-text = ein Text
engine-type-number = eine ganze Zahl
engine-type-amount = eine Zahl ab 0
engine-type-object = ein Objekt
engine-unknown-field = Ein Feld „{ $name }“ hat diese Anfrage nicht.
engine-unknown-do = Eine Anfrage „{ $do }“ gibt es nicht; docs/protocol.md nennt alle.
engine-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele sind: { $known }.
engine-unknown-table = Einen Tisch „{ $name }“ gibt es nicht; „new“ und „replay“ machen einen.
engine-too-many-tables =
    { $most ->
        [one] Es darf nur 1 Tisch zugleich bestehen: Löse ihn mit „drop“ auf oder erlaube mit --tables mehr.
       *[other] Es gibt schon { $most } Tische: Löse welche mit „drop“ auf oder erlaube mit --tables mehr.
    }
engine-out-of-room = Die Tische belegen zusammen mehr als { $most } MiB: Löse welche mit „drop“ auf oder erlaube mit --memory mehr.
engine-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }, gezählt von 0 bis { $last }.
engine-bad-as-view = „as“ muss eine Platznummer, "watcher" oder "referee" sein.
engine-bad-as-knows = „as“ muss eine Platznummer oder "watcher" sein.
engine-bad-level = „level“ muss zwischen { $least } und { $most } liegen.
engine-bad-upto = „upto“ darf nicht negativ sein.
engine-no-such-action = Eine solche Aktion gibt es nicht; „legal“ nennt, was möglich ist. Das war: { $action }
engine-illegal-action = Diese Aktion ist jetzt nicht erlaubt; „legal“ nennt, was erlaubt ist.
engine-not-your-turn = Dieser Platz ist jetzt nicht an der Reihe; „legal“ nennt, wer es ist.
engine-game-over = Das Spiel ist zu Ende.

# Zufall
chance-malformed = „chance“ braucht einen „seed“ (einen Text), ein „script“ (eine Liste gemischter Kartenlisten) oder beides, und sonst nichts.
chance-nothing-left =
    { $given ->
        [0] Es muss gemischt werden, aber es gibt dafür weder einen Seed noch ein Skript.
        [one] Es muss gemischt werden, aber das Skript enthielt nur 1 Mischung, und kein Seed folgt darauf.
       *[other] Es muss gemischt werden, aber das Skript enthielt nur { $given } Mischungen, und kein Seed folgt darauf.
    }
chance-wrong-cards = Mischung { $shuffle } des Skripts nennt nicht genau die Karten, die zu mischen sind.
