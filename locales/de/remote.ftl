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
remote-guest = Gast
remote-not-kept = Wer du bist, konnte nicht aufbewahrt werden: Beim nächsten Mal bist du hier jemand anderes.

# Die Runde sammelt sich
remote-gathering = Die Runde sammelt sich. Der Code für andere: { $code }
remote-free = frei
remote-house = das Haus, Stufe { $level }
remote-you = { $name } (du)
remote-host-starts = Wer eingeladen hat, beginnt das Spiel, sobald alle Plätze besetzt sind.
remote-do-start = Das Spiel beginnen
remote-do-sit = Auf Platz { $seat } setzen
remote-do-stand = Von Platz { $seat } aufstehen
remote-do-house = Platz { $seat } dem Haus geben
remote-do-free = Platz { $seat } vom Haus zurücknehmen
remote-lobby-keys = ↑ ↓ und Enter oder eine Taste wählt · ? Regeln · q gehen

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
remote-rematch = Weiter geht es an einem anderen Tisch: luckhouse play --code { $code }

# Gehen
remote-leave = Den Tisch verlassen? Das Spiel geht ohne dich weiter.
remote-leave-house = h    das Haus spielt für dich, bis du wieder da bist
remote-leave-go = g    einfach gehen; die anderen warten auf dich
remote-leave-not = Esc  weiterspielen
remote-farewell = Den Tisch gibt es weiterhin: luckhouse play --server { $server } --code { $code }
remote-farewell-over = Der Tisch { $code } bei { $server } ist zu Ende.
