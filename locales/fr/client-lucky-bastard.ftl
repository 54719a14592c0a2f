# Le plateau de Lucky Bastard dans le navigateur.

# Les emplacements et les cartes, pour qui écoute
lbd-your-slot = Votre emplacement { $slot }
lbd-slot-of = Emplacement { $slot } ({ $name })
lbd-face-down = { $where }, face cachée
lbd-face-up = { $where } : { $card }
lbd-looked-at = regardée par { $names }
lbd-seen-by = vue par { $names }
lbd-goes-with = va avec ce que vous avez choisi
lbd-was-wrong = montrée, et fausse
lbd-gap = L’emplacement { $slot } est vide
lbd-your-line =
    Votre rangée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
lbd-line-of =
    Rangée de { $name } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Regarder une carte
lbd-look-hold = Tenir pour voir
lbd-look-covered = { $where } : tenez appuyé pour voir, ou appuyez brièvement pour la retourner
lbd-look-open = { $where } : { $card }. Appuyez pour la recouvrir

# Les piles
lbd-pile =
    Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
lbd-pile-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
lbd-pile-open =
    Voir l’ordre de la pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
lbd-pile-title = La pioche, du haut vers le bas
lbd-discards = Défausse : { $count }, au-dessus { $card }
lbd-discards-none = Aucune carte défaussée
lbd-discards-count =
    { $count ->
        [0] défausse vide
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
lbd-discards-open = Parcourir la défausse : { $count }, au-dessus { $card }
lbd-discards-title = La défausse, du haut vers le bas
lbd-drawn-yours = Votre carte piochée
lbd-drawn-by = Piochée par { $name }
lbd-deck = Les cartes du jeu
lbd-deck-copies =
    { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, { $laid ->
        [0] aucun défaussé
        [one] { $laid } défaussé
       *[other] { $laid } défaussés
    }

# Qui est assis là
lbd-tokens =
    { $count ->
        [0] aucun jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }
lbd-winner = A gagné la partie
lbd-on-turn = Son tour
lbd-waited = La table attend cette place
lbd-starts = Commence la manche
lbd-away = La maison joue à sa place
lbd-best = record { $best }
lbd-power-due = A encore un pouvoir à utiliser
lbd-has-looked = a vu
lbd-is-done = terminé
lbd-has-chosen = a choisi

# Ce qui se passe
lbd-done = Terminé
lbd-decline = Renoncer
lbd-say-look =
    { $count ->
        [one] Désignez une de vos cartes pour la regarder.
       *[other] Désignez { $count } de vos cartes pour les regarder.
    }
lbd-say-look-wait = Retenez ce que vous voyez. Les autres choisissent encore.
lbd-say-look-watch = Chacun regarde quelques-unes de ses cartes.
lbd-say-draw = Piochez une carte.
lbd-say-draw-looking = Regardez bien vos cartes : dès que vous piochez, elles sont cachées.
lbd-say-draw-other = { $name } va piocher.
lbd-say-draw-other-looking = Regardez bien vos cartes : elles seront bientôt cachées.
lbd-say-play = Échangez-la contre une de vos cartes, ou jetez-la sur la défausse.
lbd-say-play-other = { $name } regarde la carte piochée.
lbd-say-race = Vite ! Posez toutes vos cartes « { $card } ».
lbd-say-race-wait = Vous avez choisi. La course pour « { $card } » continue.
lbd-say-race-watch = La course pour « { $card } » est lancée.
lbd-say-switch = Échange : désignez une carte d’une place.
lbd-say-switch-other = Désignez maintenant une carte d’une autre place.
lbd-say-peek = Coup d’œil : désignez celle de vos cartes que vous voulez voir.
lbd-say-power-other = { $name } peut utiliser « { $card } ».

# Les grands moments
lbd-missed = Raté ! { $name } a montré « { $card } » à l’emplacement { $slot }.
lbd-missed-you = Raté ! Vous avez montré « { $card } » à l’emplacement { $slot }.
lbd-cry-won = { $name } remporte la manche !
lbd-cry-won-you = Vous remportez la manche, sacré veinard !
lbd-cry-void-cards = Plus aucune carte à piocher. La manche est redistribuée.
lbd-cry-void-long = Trop de tours. La manche est redistribuée.
lbd-cry-ended = { $name } gagne la partie !
lbd-cry-ended-you = Vous gagnez la partie, sacré veinard !
