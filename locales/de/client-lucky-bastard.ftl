# Das Spielfeld von Lucky Bastard im Browser.

# Stellen und Karten, für alle, die zuhören
lbd-your-slot = Deine Stelle { $slot }
lbd-slot-of = Stelle { $slot } von { $name }
lbd-face-down = { $where }, verdeckt
lbd-face-up = { $where }: { $card }
lbd-looked-at = wird angesehen von { $names }
lbd-seen-by = gesehen von { $names }
lbd-goes-with = passt zu dem, was du gewählt hast
lbd-was-wrong = wurde gezeigt und ist falsch
lbd-gap = Stelle { $slot } ist leer
lbd-your-line =
    Deine Reihe: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lbd-line-of =
    Reihe von { $name }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

# Eine Karte ansehen
lbd-look-hold = Halten und sehen
lbd-look-covered = { $where }: zum Ansehen halten oder zum Umdrehen drücken
lbd-look-open = { $where }: { $card }. Drücken, um sie wieder zuzudecken

# Die Stapel
lbd-pile =
    Stapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lbd-pile-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lbd-pile-open =
    Ansehen, wie der Stapel lag: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lbd-pile-title = Der Stapel, von oben
lbd-discards = Ablage: { $count }, obenauf { $card }
lbd-discards-none = Noch nichts abgelegt
lbd-discards-count =
    { $count ->
        [0] nichts abgelegt
       *[other] { $count } abgelegt
    }
lbd-discards-open = Die Ablage durchsehen: { $count }, obenauf { $card }
lbd-discards-title = Die Ablage, von oben
lbd-drawn-yours = Deine gezogene Karte
lbd-drawn-by = Gezogen von { $name }
lbd-deck = Die Karten im Spiel
lbd-deck-copies =
    { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }, { $laid ->
        [0] keins abgelegt
       *[other] { $laid } abgelegt
    }

# Wer dort sitzt
lbd-tokens =
    { $count ->
        [0] keine Marke
        [one] 1 Marke
       *[other] { $count } Marken
    }
lbd-winner = Hat das Spiel gewonnen
lbd-on-turn = Am Zug
lbd-waited = Der Tisch wartet auf diesen Platz
lbd-starts = Beginnt die Runde
lbd-away = Das Haus spielt für sie oder ihn
lbd-best = Bestes { $best }
lbd-power-due = Darf noch eine Karte wirken lassen
lbd-has-looked = gesehen
lbd-is-done = fertig
lbd-has-chosen = gewählt

# Was gerade geschieht
lbd-done = Fertig
lbd-decline = Verzichten
lbd-say-look =
    { $count ->
        [one] Zeig auf eine deiner Karten, um sie anzusehen.
       *[other] Zeig auf { $count } deiner Karten, um sie anzusehen.
    }
lbd-say-look-wait = Merk dir, was du siehst. Die anderen wählen noch.
lbd-say-look-watch = Alle sehen sich eigene Karten an.
lbd-say-draw = Zieh eine Karte vom Stapel.
lbd-say-draw-looking = Sieh dir deine Karten gut an: Sobald du ziehst, sind sie verdeckt.
lbd-say-draw-other = { $name } zieht gleich.
lbd-say-draw-other-looking = Sieh dir deine Karten gut an: Gleich sind sie verdeckt.
lbd-say-play = Tausch sie gegen eine deiner Karten oder wirf sie auf die Ablage.
lbd-say-play-other = { $name } sieht sich die gezogene Karte an.
lbd-say-race = Los! Leg alles ab, was „{ $card }“ ist.
lbd-say-race-wait = Du hast gewählt. Um „{ $card }“ geht es noch weiter.
lbd-say-race-watch = Es geht um „{ $card }“.
lbd-say-switch = Tausch: Zeig auf eine Karte an einem Platz.
lbd-say-switch-other = Zeig jetzt auf eine Karte an einem anderen Platz.
lbd-say-peek = Blick: Zeig auf die eigene Karte, die du sehen willst.
lbd-say-power-other = { $name } darf „{ $card }“ nutzen.

# Augenblicke
lbd-missed = Falsch! { $name } hat „{ $card }“ von Stelle { $slot } gezeigt.
lbd-missed-you = Falsch! Du hast „{ $card }“ von Stelle { $slot } gezeigt.
lbd-cry-won = { $name } gewinnt die Runde!
lbd-cry-won-you = Du gewinnst die Runde, du Glückspilz!
lbd-cry-void-cards = Keine Karte ist mehr zu ziehen. Die Runde wird neu ausgeteilt.
lbd-cry-void-long = Zu viele Züge. Die Runde wird neu ausgeteilt.
lbd-cry-ended = { $name } gewinnt das Spiel!
lbd-cry-ended-you = Du gewinnst das Spiel, du Glückspilz!
