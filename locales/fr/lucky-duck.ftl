# Lucky Duck : le journal, les choix et la table.

# Une carte complète par ses trois valeurs
ld-complete = { $shape } { $color } { $pattern }

# Ce qui s’est passé
ld-dealt =
    { $aside ->
        [0] Chaque place reçoit { $each } cartes complètes, face visible.
        [one] Chaque place reçoit { $each } cartes complètes, face visible ; { $aside } est mise de côté.
       *[other] Chaque place reçoit { $each } cartes complètes, face visible ; { $aside } sont mises de côté.
    }
ld-shuffled = On mélange les trois pioches.
ld-missed =
    { $row ->
        [1] Personne n’a « { $complete } ».
       *[other] Personne n’a « { $complete } » ({ $row } coups nuls de suite).
    }
ld-gathered = Douze coups nuls de suite : on ramasse les trois pioches.
ld-discarded =
    { $left ->
        [0]
            { $you ->
                [yes] Vous défaussez « { $complete } », votre dernière carte.
               *[no] { $who } défausse « { $complete } », sa dernière carte.
            }
        [one]
            { $you ->
                [yes] Vous défaussez « { $complete } » ; il vous en reste une.
               *[no] { $who } défausse « { $complete } » ; il lui en reste une.
            }
       *[other]
            { $you ->
                [yes] Vous défaussez « { $complete } » ; il vous en reste { $left }.
               *[no] { $who } défausse « { $complete } » ; il lui en reste { $left }.
            }
    }
ld-kept =
    { $you ->
        [yes] Vous gardez { $kept }.
       *[no] { $who } garde { $kept }.
    }
ld-kept-none =
    { $you ->
        [yes] Vous ne gardez aucune des cartes simples.
       *[no] { $who } ne garde aucune des cartes simples.
    }
ld-kept-all =
    { $you ->
        [yes] Vous gardez les trois cartes simples, ce qui revient à n’en garder aucune.
       *[no] { $who } garde les trois cartes simples, ce qui revient à n’en garder aucune.
    }
ld-the-pattern = le motif
ld-the-color = la couleur
ld-the-shape = la forme
ld-won =
    { $you ->
        [yes] Vous avez gagné la partie !
       *[no] { $who } a gagné la partie !
    }

# Ce qu’une place peut faire
ld-do-keep = Garder { $kept } : à vous { $own }, aux autres { $others }
ld-do-keep-none = N’en garder aucune : à vous { $own }, aux autres { $others }
ld-do-keep-all = Garder les trois : revient à n’en garder aucune

# La table
ld-board-named = Désignée : { $sign } { $complete }  ·  { $turn }
ld-board-choose =
    { $you ->
        [yes] vous choisissez ce qui reste
       *[no] { $who } choisit ce qui reste
    }
ld-board-won =
    { $you ->
        [yes] vous avez gagné
       *[no] { $who } a gagné
    }
ld-board-dealer = on mélange
ld-board-pattern = Motif
ld-board-color = Couleur
ld-board-shape = Forme
ld-board-pile =
    { $new ->
        [0] ▒▒ ×{ $count }, toutes vues
       *[other] ▒▒ ×{ $count }, { $new } à voir
    }
ld-board-discard = Défausse ({ $count }) :
ld-board-aside = De côté ({ $count }) :
