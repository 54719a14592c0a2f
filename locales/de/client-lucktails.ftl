# Lucktails im Browser: das Spielfeld.

lkt-others = Die anderen Plätze, im Uhrzeigersinn
lkt-pond = Der Teich, Runde { $round }
lkt-round = Runde { $round }
lkt-card = { $name } ({ $code })
lkt-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
lkt-gain =
    { $count ->
        [one] { $count } Punkt in dieser Runde
       *[other] { $count } Punkte in dieser Runde
    }

# Der Köder
lkt-no-bait = Noch kein Köder
lkt-worth =
    { $worth ->
        [one] { $worth } Punkt wert
       *[other] { $worth } Punkte wert
    }
lkt-bait =
    Köder { $bait }, { $worth ->
        [one] { $worth } Punkt wert
       *[other] { $worth } Punkte wert
    }

# Karten
lkt-open = Offen
lkt-unseen = Noch nicht gesehen
lkt-down = Die Karte liegt verdeckt.
lkt-up = Aufgedeckt: { $card }.
lkt-known = Diese Karte siehst nur du: { $card }.
lkt-laid = Sie liegt verdeckt: { $card }.
lkt-own-down = Deine eigene Karte, verdeckt.
lkt-own-up = Deine eigene Karte, aufgedeckt: { $card }.
lkt-middle-down =
    Stelle { $place } der Mitte, verdeckt{ $bonus ->
        [0] {""}
        [one] , mit { $bonus } Bonuspunkt
       *[other] , mit { $bonus } Bonuspunkten
    }
lkt-middle-known =
    Stelle { $place } der Mitte: { $card }, nicht aufgedeckt, aber du kennst sie{ $bonus ->
        [0] {""}
        [one] , mit { $bonus } Bonuspunkt
       *[other] , mit { $bonus } Bonuspunkten
    }
lkt-middle-up = Stelle { $place } der Mitte: { $card }
lkt-eye = Diese Karte siehst nur du
lkt-exchanged = Mit Stelle { $place } der Mitte getauscht
lkt-slipped = Hat die eigene Karte angesehen

# Plätze
lkt-starts = Beginnt diese Runde
lkt-out = raus
lkt-waited = Der Tisch wartet auf:
lkt-away = Das Haus spielt für:
lkt-wins = Gewonnen hat:

# Gerede
lkt-claim = { $name } hat
lkt-claim-you = Du hast
lkt-claim-own = Ich habe
lkt-say-about = Was hat { $name }, deiner Behauptung nach?
lkt-say-own = Was hast du, deiner Behauptung nach?
lkt-say-bad = { $name }, nimm den Köder: Deine Karte ist schlecht!
lkt-say-good = { $name }, beiß nicht an: Deine Karte ist gut!

# Schluss
lkt-round-over = Runde { $round } ist vorbei
lkt-next-round = Nächste Runde
lkt-won =
    { $name } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
lkt-you-won =
    Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
