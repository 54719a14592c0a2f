# Lucktails: was am Tisch geschieht, was ein Platz tun kann, und die Wörter auf dem Spielfeld.

# Eine Karte bei ihrem Namen, mit dem, was sie zählt
lt-card = „{ $name }“ ({ $code })

# Was geschehen ist
lt-dealt =
    Runde { $round } ist ausgeteilt; { $you ->
        [yes] du beginnst
       *[no] { $who } beginnt
    }. Offen: { $open }.
lt-dealt-seen =
    Runde { $round } ist ausgeteilt; { $you ->
        [yes] du beginnst
       *[no] { $who } beginnt
    }. Offen: { $open }. Du siehst rechts von dir die Karte von { $neighbour }: { $card }.
lt-baited =
    { $you ->
        [yes] Du setzt
       *[no] { $who } setzt
    } den Köder auf { $to }.
lt-baited-bonus =
    { $you ->
        [yes] Du setzt den Köder auf { $to } und legst
       *[no] { $who } setzt den Köder auf { $to } und legt
    } einen Bonuspunkt auf Stelle { $place } der Mitte.
lt-took =
    { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } den Köder von { $bait } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (zusammen { $total }). Aufgedeckt, ohne zu zählen: { $card }.
lt-opted-out =
    { $you ->
        [yes] Du steigst aus und deckst die eigene Karte auf,
       *[no] { $who } steigt aus und deckt die eigene Karte auf,
    } { $card }: { $scored }.
lt-swapped =
    { $you ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    } mit Stelle { $place } der Mitte{ $bonus ->
        [0] {""}
        [one] {" "}(1 Bonuspunkt)
       *[other] {" "}({ $bonus } Bonuspunkte)
    } und { $you ->
        [yes] steigst
       *[no] steigt
    } mit { $card } aus: { $scored }.
lt-scored =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }
lt-lifted =
    { $points ->
        [0] keine Punkte, denn höher als { $total } steht niemand
        [one] 1 Punkt, hinauf zum höchsten Punktestand, { $total }
       *[other] { $points } Punkte, hinauf zum höchsten Punktestand, { $total }
    }
lt-slipped =
    { $you ->
        [yes] Du siehst dir die eigene Karte an und zahlst
       *[no] { $who } sieht sich die eigene Karte an und zahlt
    } { $paid ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $paid } Punkte
    }. Die Runde wird neu ausgeteilt.
lt-slipped-seen =
    { $you ->
        [yes] Du siehst dir die eigene Karte an, { $card }, und zahlst
       *[no] { $who } sieht sich die eigene Karte an, { $card }, und zahlt
    } { $paid ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $paid } Punkte
    }. Die Runde wird neu ausgeteilt.
lt-round-ended =
    Runde { $round } ist zu Ende.{ $returned ->
        [0] {""}
        [one] {" "}1 Bonuspunkt, den niemand genommen hat, geht zurück.
       *[other] {" "}{ $returned } Bonuspunkte, die niemand genommen hat, gehen zurück.
    }
lt-won =
    { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } mit { $total } Punkten!

# Was ein Platz tun kann
lt-do-open =
    Mit { $to } eröffnen ({ $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } wert)
lt-do-raise =
    Auf { $to } erhöhen ({ $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } wert)
lt-do-raise-bonus =
    Auf { $to } erhöhen ({ $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } wert), Bonus auf Stelle { $place }
lt-do-take =
    Den Köder nehmen: { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }
lt-do-opt-out = Mit der eigenen Karte aussteigen
lt-do-swap =
    Aussteigen mit Stelle { $place } der Mitte{ $bonus ->
        [0] {""}
        [one] , dazu 1 Bonuspunkt
       *[other] , dazu { $bonus } Bonuspunkte
    }
lt-do-swap-known =
    Aussteigen mit Stelle { $place }, { $card }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
lt-do-slip =
    Die eigene Karte ansehen: { $paid ->
        [0] kostenlos
        [one] kostet 1 Punkt
       *[other] kostet { $paid } Punkte
    }, neu geteilt

# Das Spielfeld
lt-board-head = Runde { $round }  ·  { $bait }  ·  { $turn }
lt-board-no-bait = noch kein Köder (höchstens { $cap })
lt-board-bait =
    Köder { $bait } (höchstens { $cap }), { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } wert
lt-board-turn =
    { $you ->
        [yes] du bist am Zug
       *[no] { $who } ist am Zug
    }
lt-board-won =
    { $you ->
        [yes] du hast gewonnen
       *[no] { $who } hat gewonnen
    }
lt-board-seat = Platz
lt-board-points = Punkte
lt-board-card = Karte
lt-board-you = du
lt-board-out = draußen
lt-board-starts = Start
lt-board-known = dir bekannt
lt-board-slipped = sah nach
lt-board-middle = Mitte
lt-board-place = { $place }: { $card }
lt-board-bonus = Bonus +{ $bonus }
lt-board-open = Offen

# Optionen
option-lucktails-first = Welcher Platz die erste Runde beginnt: eine Platznummer, gezählt ab 0 (Vorgabe 0).
option-lucktails-bait-cap = Wie hoch der Köder höchstens erhöht werden kann: 10 bis 99 (Vorgabe 20).
option-lucktails-slips = Ob sich ein Platz vor dem ersten Zug einer Runde die eigene Karte ansehen darf, für 1 Punkt und ein neues Austeilen: on oder off (Vorgabe off).
