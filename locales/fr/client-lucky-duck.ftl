# Le plateau de Lucky Duck dans le navigateur.

lkd-pattern = motif
lkd-color = couleur
lkd-shape = forme
lkd-complete = { $shape } { $color } { $pattern }
lkd-could-come = { $complete }, pourrait venir ensuite
lkd-is-named = { $complete }, désignée à l’instant
lkd-shows = Pioche « { $trait } » : { $value }
lkd-shows-none = Pioche « { $trait } » : rien n’est encore retourné
lkd-keep-single = Laisser en place ({ $trait }) : { $value }
lkd-stays = reste
lkd-goes = part
lkd-fresh =
    { $fresh ->
        [one] { $fresh } neuve
       *[other] { $fresh } neuves
    }
lkd-pile-long =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }, dont { $fresh } pas encore vues depuis le mélange
lkd-nobody = personne
lkd-you = vous
lkd-winner = a gagné
lkd-chooses = choisit ce qui reste
lkd-away = la maison joue à sa place
lkd-hand =
    { $count ->
        [one] { $name } a { $count } carte complète
       *[other] { $name } a { $count } cartes complètes
    }
lkd-hand-yours =
    { $count ->
        [one] Vous avez { $count } carte complète
       *[other] Vous avez { $count } cartes complètes
    }
lkd-aside = De côté : { $count }
lkd-discarded = Défaussées : { $count }
lkd-outlook = Ce qui peut rester, et avec quelle probabilité vient alors une de vos cartes complètes ou une des autres
lkd-chances = chances pour les vôtres { $own }, pour celles des autres { $others }
lkd-trail = Désignées en dernier
lkd-as-none = = aucune
lkd-ahead =
    { $count ->
        [one]
            { $total ->
                [one] Si { $kept } reste, { $list } pourrait venir.
               *[other] Si { $kept } reste, { $list } pourraient venir.
            }
       *[other]
            { $total ->
                [one] Si { $kept } restent, { $list } pourrait venir.
               *[other] Si { $kept } restent, { $list } pourraient venir.
            }
    }
lkd-ahead-nobody =
    { $count ->
        [one] Si { $kept } reste, aucune carte en jeu ne peut venir.
       *[other] Si { $kept } restent, aucune carte en jeu ne peut venir.
    }
lkd-ahead-none =
    { $total ->
        [0] Si aucune ne reste, aucune carte en jeu ne peut venir.
       *[other] Si aucune ne reste, { $own } à vous et { $others } aux autres pourraient venir.
    }
lkd-ahead-all = Les trois désignent une carte déjà partie : cela revient à n’en garder aucune.
lkd-share-yours = { $count } de vos { $all } cartes
lkd-share-seat = { $count } à { $name }
lkd-share-others = { $count } aux autres
lkd-says-named = { $complete } …
lkd-says-missed = { $complete } : personne ne l’a.
lkd-says-has =
    { $you ->
        [yes] Vous avez « { $complete } » !
       *[no] { $name } a « { $complete } ».
    }
lkd-says-keeps =
    { $you ->
        [yes] Vous laissez en place : { $kept }.
       *[no] { $name } laisse en place : { $kept }.
    }
lkd-says-keeps-none =
    { $you ->
        [yes] Vous ne laissez rien en place.
       *[no] { $name } ne laisse rien en place.
    }
lkd-shuffles = On mélange les trois pioches.
lkd-won =
    { $you ->
        [yes] Vous avez gagné, heureux canard !
       *[no] { $name } a gagné : quel canard chanceux !
    }
