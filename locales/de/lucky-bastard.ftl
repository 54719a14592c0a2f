# Lucky Bastard: was am Tisch geschieht, was ein Platz tun kann, und die Wörter auf dem Spielfeld.

# Eine Karte bei ihrem Namen
lb-card = „{ $name }“
lb-unseen = eine ungesehene Karte
lb-seen = { $card } an Stelle { $slot }
# Wo eine Karte liegt
lb-end =
    { $you ->
        [yes] deine Stelle { $slot }
       *[no] Stelle { $slot } von { $who }
    }
# Dasselbe in einer Liste zur Auswahl, wo es kurz sein muss
lb-do-end =
    { $you ->
        [yes] du
       *[no] { $who }
    } (Stelle { $slot })
lb-do-end-known =
    { $you ->
        [yes] du
       *[no] { $who }
    } ({ $slot }, { $card })

# Was geschehen ist
lb-dealt =
    Runde { $round } ist ausgeteilt; { $you ->
        [yes] du beginnst
       *[no] { $who } beginnt
    }, mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
lb-looked =
    { $you ->
        [yes] Du hast dir Karten deiner Reihe angesehen.
       *[no] { $who } hat sich Karten der eigenen Reihe angesehen.
    }
lb-looked-seen =
    { $you ->
        [yes] Du siehst
       *[no] { $who } sieht
    } { $seen }.
lb-unsealed = Alle haben sich eigene Karten angesehen. Die Stellen: { $seats }.
lb-unsealed-seat =
    { $you ->
        [yes] du
       *[no] { $who }
    } ({ $slots })
lb-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } eine Karte.
lb-drawn-seen =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $card }.
lb-kept =
    { $you ->
        [yes] Du behältst die Karte an Stelle { $slot } und legst
       *[no] { $who } behält die Karte an Stelle { $slot } und legt
    } { $played } ab.
lb-kept-seen =
    { $you ->
        [yes] Du behältst { $card } an Stelle { $slot } und legst
       *[no] { $who } behält { $card } an Stelle { $slot } und legt
    } { $played } ab.
lb-thrown =
    { $you ->
        [yes] Du wirfst
       *[no] { $who } wirft
    } { $card } ab.
lb-matched =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $card } von Stelle { $slot } ab.
lb-missed =
    { $you ->
        [yes] Du versuchst
       *[no] { $who } versucht
    } es mit Stelle { $slot }, und es ist falsch: { $card }, von allen gesehen, kommt zurück.
lb-penalized =
    { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } zur Strafe eine Karte, von niemandem gesehen, an Stelle { $slot }.
lb-penalized-seen =
    { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } zur Strafe { $card }, von niemandem gesehen, an Stelle { $slot }.
lb-waived =
    Für eine Strafe ist keine Karte mehr da: { $you ->
        [yes] Du kommst so davon.
       *[no] { $who } kommt so davon.
    }
lb-reshuffled =
    Der Stapel ist leer: { $count ->
        [one] 1 Karte der Ablage wird
       *[other] { $count } Karten der Ablage werden
    } zum neuen Stapel gemischt.
lb-switched =
    { $you ->
        [yes] Du vertauschst
       *[no] { $who } vertauscht
    } zwei Karten: { $a } und { $b }.
lb-peeked =
    { $you ->
        [yes] Du siehst dir deine Stelle { $slot } an.
       *[no] { $who } sieht sich die eigene Stelle { $slot } an.
    }
lb-peeked-seen =
    { $you ->
        [yes] Du siehst dir deine Stelle { $slot } an: { $card }.
       *[no] { $who } sieht sich die eigene Stelle { $slot } an: { $card }.
    }
lb-declined =
    { $you ->
        [yes] Du verzichtest
       *[no] { $who } verzichtet
    } auf die Kraft von { $card }.
lb-won =
    { $you ->
        [yes] Du gewinnst die Runde und hast
       *[no] { $who } gewinnt die Runde und hat
    } nun { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }.
lb-voided-no-cards = Es ist keine Karte mehr zum Ziehen da: Die Runde ist ungültig und wird neu ausgeteilt.
lb-voided-too-long = 400 Züge und niemand hat gewonnen: Die Runde ist ungültig und wird neu ausgeteilt.
lb-ended =
    { $you ->
        [yes] Du gewinnst das Spiel!
       *[no] { $who } gewinnt das Spiel!
    }

# Was ein Platz tun kann
lb-do-look = Die Stellen { $slots } ansehen
lb-do-draw =
    Eine Karte ziehen ({ $left ->
        [0] von einem neuen Stapel
        [one] 1 im Stapel
       *[other] { $left } im Stapel
    })
lb-do-keep = An Stelle { $slot } behalten und die Karte dort ablegen
lb-do-keep-known = An Stelle { $slot } behalten und { $out } ablegen
lb-do-throw =
    { $card } abwerfen{ $copies ->
        [0] {""}
       *[other] {" "}(im Spiel: { $copies })
    }
lb-do-match =
    Stelle { $slot } ablegen ({ $left ->
        [1] ist es { $card }, gewinnst du
       *[other] wenn es { $card } ist
    })
lb-do-match-known =
    Stelle { $slot } ablegen: { $card }{ $left ->
        [1] , und du gewinnst
       *[other] {" "}passt
    }
lb-do-match-wrong = Stelle { $slot } ablegen: { $card } wäre falsch (+1 Karte)
lb-do-done = Fertig mit diesem Rennen
lb-do-switch = Tausch: { $a } ↔ { $b }
lb-do-peek = Stelle { $slot } ansehen
lb-do-peek-known = Stelle { $slot } noch einmal ansehen: { $card }
lb-do-decline = Auf die Kraft von { $card } verzichten

# Das Spielfeld
lb-board-head =
    Runde { $round }{ $turn ->
        [0] {""}
       *[other] , Zug { $turn }
    }  ·  { $phase }
lb-board-look = alle sehen sich eigene Karten an
lb-board-draw =
    { $you ->
        [yes] du bist am Zug: ziehen
       *[no] { $who } muss ziehen
    }
lb-board-play =
    { $you ->
        [yes] du bist am Zug: behalten oder abwerfen
       *[no] { $who } behält oder wirft ab
    }
lb-board-race = Rennen um { $card } ({ $you ->
        [yes] dein Zug
       *[no] Zug von { $who }
    })
lb-board-power =
    { $you ->
        [yes] deine Kraft: { $card }
       *[no] { $who } hat eine Kraft: { $card }
    }
lb-board-over =
    { $you ->
        [yes] du hast gewonnen
       *[no] { $who } hat gewonnen
    }
lb-board-pile = Stapel { $pile }
lb-board-drawn = Gezogen { $card }
lb-board-copies = { $name } ({ $copies })
lb-board-discard =
    { $count ->
        [0] Ablage leer
       *[other] Ablage ({ $count }), oberste zuerst:
    }
lb-board-seat = Platz
lb-board-tokens = Marken
lb-board-line = Reihe, nach Stellen
lb-board-starts = beginnt
lb-board-looked = hat geschaut
lb-board-looks = sieht { $slots } an
lb-board-done = fertig
lb-board-due = Kraft steht aus
lb-board-best = beste { $best }

# Optionen
option-lucky-bastard-first = Welcher Platz die erste Runde beginnt: eine Platznummer, gezählt ab 0 (Vorgabe 0).
option-lucky-bastard-tokens = Mit wie vielen Marken man das Spiel gewinnt: 1 bis 9, mit origins auch 0, für einen Tisch ohne Ende (Vorgabe 3).
option-lucky-bastard-origins = Ob ein Platz eine Runde mit einer Karte mehr für jede Runde beginnt, die er unmittelbar zuvor in Folge gewonnen hat: on oder off (Vorgabe off).
option-lucky-bastard-memory-aid = Ob die Ansicht eines Platzes alle Karten zeigt, die er sich hätte merken können: on oder off (Vorgabe off).
