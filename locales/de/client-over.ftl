# The end of a game.

over-title = Das Ende
over-you = Du hast gewonnen!
over-won =
    { $count ->
        [one] { $names } hat gewonnen!
       *[other] { $names } haben gewonnen!
    }
over-nobody = Niemand hat gewonnen.
over-scores = Der Endstand
over-winner = Gewonnen
over-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
over-tokens =
    { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }
over-cards-left =
    { $count ->
        [0] keine Karten übrig
        [one] { $count } Karte übrig
       *[other] { $count } Karten übrig
    }
over-story =
    { $count ->
        [one] Die Geschichte des Spiels in { $count } Zug
       *[other] Die Geschichte des Spiels in { $count } Zügen
    }
over-verify = Das Geben prüfen
over-hint = Was täte das Haus?
over-hint-says = Das Haus täte dies: { $label }
over-hint-nothing = Das Haus weiß hier keinen Rat.
