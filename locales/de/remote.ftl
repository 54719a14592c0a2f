# Vor dem Tisch
remote-bad-url = „{ $given }“ ist keine Adresse eines Servers. Sie sieht aus wie https://luck.example oder http://localhost:8080.
remote-no-host = Es gibt keinen Rechner namens „{ $host }“. Prüfe die Adresse bei --server.
remote-no-server = Bei { $server } antwortet kein Server: { $why }. Prüfe die Adresse bei --server.
remote-not-luckhouse = Was bei { $server } antwortet, ist kein Luckhouse-Server.
remote-broken = Der Server bei { $server } hat selbst Schwierigkeiten (Status { $status }). Versuche es später noch einmal.
remote-no-table = Bei { $server } gibt es keinen Tisch { $code }. Prüfe den Code oder frage noch einmal danach.
remote-bad-name = Der Server nimmt diesen Namen nicht: { $why } Wähle einen anderen mit --name.
remote-seat-taken = Platz { $seat } ist besetzt. Lass --seat weg, um unter den freien zu wählen.
remote-strange = Der Server hat einen Tisch, den dieses Programm nicht lesen kann. Eine neuere Version kann es vielleicht.
remote-which = Sag mit --code, an welchen Tisch, oder mit GAME, für welches Spiel ein neuer Tisch sein soll.
remote-none-open = Bei { $server } sammelt sich keine offene Runde. Mach eine auf: luckhouse play GAME --server { $server }
remote-bad-clock = „{ $given }“ ist keine Uhr. Sie sieht aus wie 30 (Sekunden für jeden Zug), 30+300 (und 300 Sekunden Vorrat) oder 3d (Tage für jeden Zug).
remote-bad-house = „{ $given }“ sind keine Plätze des Hauses. Sie sehen aus wie 1,2 oder, mit eigener Stufe, 1:3,2:5.
remote-guest = Gast
remote-not-kept = Wer du bist, konnte nicht aufbewahrt werden: Beim nächsten Mal bist du hier jemand anderes.

# Die Runde sammelt sich
remote-gathering = Die Runde sammelt sich. Der Code für andere: { $code }
remote-relaxed = Niemand wird gedrängt.
remote-quick =
    { $bank ->
        [0] Uhr: { $seconds } s für jeden Zug.
       *[other] Uhr: { $seconds } s für jeden Zug, { $bank } s Vorrat.
    }
remote-letter =
    { $days ->
        [one] Uhr: ein Tag für jeden Zug.
       *[other] Uhr: { $days } Tage für jeden Zug.
    }
remote-sealed-race = Rennen sind verdeckt.
remote-commitment = Festlegung: { $commitment }
remote-share = Dein Anteil: { $share }
remote-other-commitment = Dieser Server zeigt für diesen Tisch eine andere Festlegung als zuerst: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht.
remote-no-commitment = Dieser Server zeigt vor dem Spiel keine Festlegung: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht.
remote-second-share = Dieser Server verlangt für deinen Platz einen zweiten Anteil: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht, außer du hast dich mit einem anderen deiner Geräte auf diesen Platz gesetzt.
remote-not-seated = Dieser Server gibt dir nicht den Platz, für den dein Gerät seinen Anteil geschickt hat: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht.
remote-share-unkept = Dein Anteil konnte nicht gespeichert werden: Nach einem Neustart dieses Programms lässt sich nicht mehr prüfen, ob an diesem Tisch fair gemischt wurde.
remote-listed = Welcher Tisch?
remote-listed-table =
    { $hosted ->
        [yes] { $code }  { $game }, { $free } von { $seats } Plätzen frei, von { $host }. { $clock }
       *[no] { $code }  { $game }, { $free } von { $seats } Plätzen frei. { $clock }
    }
remote-free = frei
remote-kept = freigehalten für { $name }
remote-house = das Haus, Stufe { $level }
remote-you = { $name } (du)
remote-host-starts = Wer eingeladen hat, beginnt das Spiel, sobald alle Plätze besetzt sind.
remote-do-start = Das Spiel beginnen
remote-do-sit = Auf Platz { $seat } setzen
remote-do-stand = Von Platz { $seat } aufstehen
remote-do-house = Platz { $seat } dem Haus geben (← Stufe { $level } →)
remote-do-free = Platz { $seat } vom Haus zurücknehmen
remote-do-sit-too = Auch Platz { $seat } nehmen und die Tastatur weiterreichen
remote-do-remove = { $name } von Platz { $seat } entfernen
remote-lobby-keys = ↑ ↓ und Enter oder eine Taste wählt · s sagen · Tab Tisch · ? Regeln · q gehen

# Die Leitung
remote-cut = Die Leitung ist unterbrochen. Es wird neu gewählt …
remote-stopping = Der Server hält kurz an. Der Tisch bleibt; es wird neu gewählt …
remote-lost = Die Leitung ist verloren: { $why }
remote-again = Du bist wieder am Tisch.
remote-unread = Der Server hat etwas gesagt, das dieses Programm nicht lesen kann.

# Am Tisch
remote-sealed =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $who } hat gewählt.
    }
remote-away =
    { $you ->
        [yes] Das Haus spielt für dich.
       *[no] { $who } ist weg; das Haus spielt weiter.
    }
remote-back =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $who } ist wieder da.
    }
remote-abandoned = Wer eingeladen hat, hat dieses Spiel vorzeitig beendet.
remote-muted =
    { $you ->
        [yes] Du sollst still sein.
       *[no] { $who } soll still sein.
    }
remote-unmuted =
    { $you ->
        [yes] Du darfst wieder sprechen.
       *[no] { $who } darf wieder sprechen.
    }

# Mehrere Plätze an einer Tastatur
remote-one-of = #{ $seat } { $name }
remote-hands-next = Gib die Tastatur an { $name }, Platz { $seat }. Enter, sobald sie dort ist.
remote-hands-any = Wer hat die Tastatur?
remote-hands-why = Die Karten sind verdeckt: Jeder Platz sieht nur seine eigenen.
remote-hands-have = { $name }, Platz { $seat }
remote-hands-keys = ↑ ↓ und Enter oder eine Taste wählt · q gehen
remote-hands-hint = An dieser Tastatur wird auf { $name }, Platz { $seat }, gewartet. Enter verdeckt deine Karten, damit du sie weitergeben kannst.

# Das Menü des Tischs
remote-key-menu = Tab Tisch
remote-menu = Tisch { $code } bei { $server }
remote-menu-back = Zurück zum Spiel
remote-menu-pass = Die Tastatur weitergeben
remote-menu-return = Platz { $seat } wieder selbst spielen
remote-menu-mute = { $name } (Platz { $seat }) um Ruhe bitten
remote-menu-unmute = { $name } (Platz { $seat }) wieder sprechen lassen
remote-menu-abandon = Dieses Spiel für alle beenden
remote-abandon = Dieses Spiel für alle beenden? Es kann nicht fortgesetzt werden, und es bleibt keine Aufzeichnung.
remote-abandon-yes = j    beenden
remote-abandon-no = Esc  weiterspielen

# Nach dem Ende
remote-end-again = Noch einmal: dieselben Leute an einem neuen Tisch
remote-end-follow = An Tisch { $code } weiterspielen
remote-rematch = Weiter geht es an einem anderen Tisch: { $code }
remote-check-now = Ob wie versprochen gegeben wurde:
remote-check-fetched = Die Aufzeichnung: { $server }/api/tables/{ $code }/record. Ob wie versprochen gegeben wurde, sobald sie gespeichert ist:
remote-check-later = Ob wie versprochen gegeben wird, sobald das Spiel zu Ende und die Aufzeichnung gespeichert ist:
remote-check-other-share = Ein Anteil von dir von einem anderen Gerät ist hier nicht bekannt: Füge ihn mit --share hinzu, falls du ihn notiert hast.
remote-keys-play =
    1–9, a–z      tut, was in der Liste daneben steht
    ↑ ↓, Enter    wählt aus der Liste
    /             sucht in einer langen Liste nach Wörtern
    Bild↑, Bild↓  zeigt, was früher geschah
    s             sagt etwas in die Runde; es steht auch in der Aufzeichnung
    c             behauptet, wer welche Karte hat, wahr oder nicht (Lucktails)
    Tab           der Tisch: das Geben, Tastatur weitergeben, was dem Gastgeber zusteht
    ?, F1         diese Seiten
    q, Strg-C     geht; vorher wirst du gefragt, wer weiterspielt

# Gehen
remote-leave = Den Tisch verlassen? Das Spiel geht ohne dich weiter.
remote-leave-house = h    das Haus spielt für dich, bis du wieder da bist
remote-leave-go = g    einfach gehen; die anderen warten auf dich
remote-leave-not = Esc  weiterspielen
remote-farewell = Den Tisch gibt es weiterhin: luckhouse play --server { $server } --code { $code }
remote-farewell-over = Der Tisch { $code } bei { $server } ist zu Ende.
