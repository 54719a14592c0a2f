# Leute
tui-you = Du
tui-seat = Platz { $seat }
tui-watcher = das Publikum
tui-referee = die Spielleitung, die alles sieht
tui-house-bruno = Bruno
tui-house-clara = Clara
tui-house-dario = Dario
tui-house-flora = Flora
tui-house-greta = Greta
tui-house-kaspar = Kaspar
tui-house-leni = Leni
tui-house-marlo = Marlo
tui-house-nora = Nora

# Vor dem Tisch
tui-no-terminal = Dazu braucht es ein Terminal: Standardeingabe und Standardausgabe dürfen nicht umgeleitet sein.
tui-terminal-lost = Das Terminal ließ sich nicht benutzen
tui-no-such-seat =
    { $seats ->
        [one] Diesen Platz gibt es nicht: Der Tisch hat 1 Platz mit der Nummer 0.
       *[other] Diesen Platz gibt es nicht: Der Tisch hat { $seats } Plätze mit den Nummern 0 bis { $last }.
    }
tui-no-such-level = Die Stärke muss von { $least } bis { $most } sein.
tui-bad-deck = Mit der Kartendatei { $path } lässt sich nicht spielen: { $why }
tui-too-small =
    Der Tisch braucht ein Terminal mit mindestens { $width } Spalten und { $height } Zeilen.
    Dieses hat { $has-width } und { $has-height }.
    Zieh es größer, dann geht das Spiel weiter; nichts ist verloren.
    (Strg-C hört auf, ohne zu speichern.)

# Das Menü
tui-menu-which = Welches Spiel soll es sein?
tui-menu-game = { $name } ({ $least } bis { $most } Plätze): { $line }
tui-menu-how-many = { $game }: Wie viele sitzen am Tisch?
tui-menu-seats =
    { $seats ->
        [2] 2 Plätze: du und jemand vom Haus
       *[other] { $seats } Plätze: du und { $others } vom Haus
    }
tui-menu-keys = ↑ ↓ und Enter oder eine Zahl wählt · Esc zurück · q aufhören

# Der Tisch
tui-move = Du bist am Zug
tui-move-all = Alle wählen verdeckt
tui-move-race = Jetzt dürfen alle
tui-wait = Du bist nicht am Zug
tui-waiting = Warten auf { $who } …
tui-none = Nichts passt. Esc zeigt wieder alles.
tui-log = Was geschehen ist
tui-log-earlier = Was früher geschah (Bild↓)
tui-more = … (in einem höheren Terminal steht hier der Rest)
tui-refused = Zu spät: Das geht nicht mehr.
tui-key-rules = ? Regeln
tui-key-say = s sagen
tui-key-claim = c behaupten
tui-key-find = / suchen
tui-key-log = Bild↑ Bild↓ Verlauf
tui-key-leave = q aufhören
tui-keys-find = Tippen macht die Liste kürzer · Enter fertig · Esc wieder alles
tui-keys-claim = ↑ ↓ und Enter oder eine Taste wählt · Esc nichts sagen
tui-keys-heading = Tasten
tui-keys-play =
    1–9, a–z      tut, was in der Liste daneben steht
    ↑ ↓, Enter    wählt aus der Liste
    /             sucht in einer langen Liste nach Wörtern
    Bild↑, Bild↓  zeigt, was früher geschah
    s             sagt etwas in die Runde; es steht auch in der Aufzeichnung
    c             behauptet, wer welche Karte hat, wahr oder nicht (Lucktails)
    ?, F1         diese Seiten
    q, Strg-C     hört auf; vorher kannst du die Aufzeichnung speichern
tui-pages-keys = ↑ ↓ Bild↑ Bild↓ zum Lesen · Esc zurück

# Was am Tisch gesagt wird
tui-say = Sagen (noch { $left }):{ " " }
tui-said =
    { $you ->
        [yes] Du sagst: „{ $text }“
       *[no] { $who } sagt: „{ $text }“
    }
tui-claim-whose = Wessen Karte?
tui-claim-which = Welche Karte ist es?
tui-card = { $name } ({ $code })
tui-claimed =
    { $whose ->
        [own] Ich habe die Karte { $card }.
        [yours] Du hast die Karte { $card }.
       *[other] { $who } hat die Karte { $card }.
    }

# Das Ende
tui-over = Das Spiel ist aus
tui-won =
    { $count ->
        [0] Niemand gewinnt.
        [one]
            { $you ->
                [yes] Du hast gewonnen!
               *[no] { $who } hat gewonnen.
            }
       *[other]
            { $you ->
                [yes] { $who } habt gewonnen.
               *[no] { $who } haben gewonnen.
            }
    }
tui-score = { $who } ({ $score })
tui-scores = Ergebnis: { $scores }.
tui-seed = Startwert: { $seed }
tui-end-save = Die Aufzeichnung speichern
tui-end-again = Noch einmal spielen
tui-end-leave = Aufhören

# Aufhören und speichern
tui-leave = Willst du aufhören? Die Aufzeichnung lässt sich als { $file } speichern.
tui-leave-yes = j    speichern und aufhören
tui-leave-no = n    aufhören, ohne zu speichern
tui-leave-name = e    unter einem anderen Namen speichern
tui-leave-not = Esc  weiterspielen
tui-name = Enter speichert die Aufzeichnung, Esc geht zurück.
tui-file = Datei:{ " " }
tui-exists = Es gibt schon eine Datei { $file }. Soll sie überschrieben werden?
tui-exists-keys = j  überschreiben     n  einen anderen Namen wählen
tui-saved = Die Aufzeichnung ist als { $file } gespeichert.
tui-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $why }. Versuch es mit einem anderen Namen.

# Nachspielen
tui-replay = Nachspielen
tui-replay-at = Schritt { $at } von { $all }
tui-replay-as = Es sieht: { $who }
tui-replay-turn = Am Zug: { $who }
tui-keys-replay-short = ← → Schritt · Bild↑ ↓ zehn · Pos1 Ende · v, Zahl: Blick · ? Regeln · q Ende
tui-keys-replay =
    ← →           ein Schritt zurück oder weiter
    Bild↑, Bild↓  zehn Schritte
    Pos1, Ende    zum Anfang, zum Ende
    v             der nächste Blick: jeder Platz, das Publikum, die Spielleitung
    0–8           wie dieser Platz es sah
    w, r          wie das Publikum es sah, wie die Spielleitung es sieht
    ?, F1         diese Seiten
    q, Esc        aufhören
