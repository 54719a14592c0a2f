# The end of a game.

over-title = Das Ende
over-you = Du hast gewonnen!
over-won =
    { $count ->
        [one] { $names } hat gewonnen!
       *[other] { $names } haben gewonnen!
    }
over-nobody = Niemand hat gewonnen.
over-winner = Gewonnen
over-points = Punkte
over-tokens = Marken
over-cards-left = Karten übrig
over-tell = So lief es
over-story =
    { $count ->
        [one] Die Geschichte von { $count } Zug
       *[other] Die Geschichte von { $count } Zügen
    }
over-verify = Das Geben prüfen
over-hint = Was täte das Haus?
over-hint-says = Das Haus täte dies: { $label }
over-hint-this = Das täte das Haus
over-hint-nothing = Das Haus weiß hier keinen Rat.
keep-game = Diese Partie auf dem Server aufheben
keep-kept = Der Server hebt diese Partie auf.
keep-until = Der Server löscht diese Partie am { $date }.
