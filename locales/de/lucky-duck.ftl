# Lucky Duck: Verlauf, Auswahl und Tisch.

# Eine Vollkarte mit ihren drei Werten
ld-complete = { $shape } { $color } { $pattern }

# Was geschehen ist
ld-dealt =
    { $aside ->
        [0] Jeder Platz bekommt { $each } Vollkarten, offen.
        [one] Jeder Platz bekommt { $each } Vollkarten, offen; { $aside } liegt beiseite.
       *[other] Jeder Platz bekommt { $each } Vollkarten, offen; { $aside } liegen beiseite.
    }
ld-shuffled = Die drei Stapel werden gemischt.
ld-missed =
    { $row ->
        [1] Niemand hat „{ $complete }“.
       *[other] Niemand hat „{ $complete }“ ({ $row } Nieten in Folge).
    }
ld-gathered = Zwölf Nieten in Folge: Die drei Stapel werden eingesammelt.
ld-discarded =
    { $left ->
        [0]
            { $you ->
                [yes] Du legst „{ $complete }“ ab, deine letzte Karte.
               *[no] { $who } legt „{ $complete }“ ab, die letzte Karte.
            }
        [one]
            { $you ->
                [yes] Du legst „{ $complete }“ ab; eine bleibt dir noch.
               *[no] { $who } legt „{ $complete }“ ab und hat noch eine.
            }
       *[other]
            { $you ->
                [yes] Du legst „{ $complete }“ ab; { $left } bleiben dir noch.
               *[no] { $who } legt „{ $complete }“ ab und hat noch { $left }.
            }
    }
ld-kept =
    { $you ->
        [yes] Du behältst { $kept }.
       *[no] { $who } behält { $kept }.
    }
ld-kept-none =
    { $you ->
        [yes] Du behältst keine der Einzelkarten.
       *[no] { $who } behält keine der Einzelkarten.
    }
ld-kept-all =
    { $you ->
        [yes] Du behältst alle drei Einzelkarten; das läuft auf dasselbe hinaus wie keine.
       *[no] { $who } behält alle drei Einzelkarten; das läuft auf dasselbe hinaus wie keine.
    }
ld-the-pattern = das Muster
ld-the-color = die Farbe
ld-the-shape = die Form
ld-won =
    { $you ->
        [yes] Du hast das Spiel gewonnen!
       *[no] { $who } hat das Spiel gewonnen!
    }

# Was ein Platz tun kann
ld-do-keep = Behalte { $kept }: du { $own }, andere { $others }
ld-do-keep-none = Behalte keine: du { $own }, andere { $others }
ld-do-keep-all = Behalte alle drei: dasselbe wie keine

# Der Tisch
ld-board-named = Genannt: { $sign } { $complete }  ·  { $turn }
ld-board-choose =
    { $you ->
        [yes] du wählst, was liegen bleibt
       *[no] { $who } wählt, was liegen bleibt
    }
ld-board-won =
    { $you ->
        [yes] du hast gewonnen
       *[no] { $who } hat gewonnen
    }
ld-board-dealer = es wird gemischt
ld-board-pattern = Muster
ld-board-color = Farbe
ld-board-shape = Form
ld-board-pile =
    { $new ->
        [0] ▒▒ ×{ $count }, alle gesehen
       *[other] ▒▒ ×{ $count }, { $new } neu
    }
ld-board-discard = Ablage ({ $count }):
ld-board-aside = Beiseite ({ $count }):
