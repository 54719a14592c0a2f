# Lucktails : ce qui se passe à table, ce qu’une place peut faire, et les mots du plateau.

# Une carte par son nom, avec ce qu’elle rapporte
lt-card = « { $name } » ({ $code })

# Ce qui s’est passé
lt-dealt =
    La manche { $round } est distribuée ; { $you ->
        [yes] vous commencez
       *[no] { $who } commence
    }. Face visible : { $open }.
lt-dealt-seen =
    La manche { $round } est distribuée ; { $you ->
        [yes] vous commencez
       *[no] { $who } commence
    }. Face visible : { $open }. Carte vue à votre droite ({ $neighbour }) : { $card }.
lt-baited =
    { $you ->
        [yes] Vous portez
       *[no] { $who } porte
    } l’appât à { $to }.
lt-baited-bonus =
    { $you ->
        [yes] Vous portez l’appât à { $to } et posez
       *[no] { $who } porte l’appât à { $to } et pose
    } un point bonus sur l’emplacement { $place } du centre.
lt-took =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } l’appât de { $bait } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $total } au total). Carte retournée, qui ne rapporte rien : { $card }.
lt-opted-out =
    { $you ->
        [yes] Vous vous retirez et retournez votre propre carte,
       *[no] { $who } se retire et retourne sa propre carte,
    } { $card } : { $scored }.
lt-swapped =
    { $you ->
        [yes] Vous échangez
       *[no] { $who } échange
    } avec l’emplacement { $place } du centre{ $bonus ->
        [0] {""}
        [one] {" "}({ $bonus } point bonus)
       *[other] {" "}({ $bonus } points bonus)
    } et { $you ->
        [yes] vous vous retirez
       *[no] se retire
    } avec { $card } : { $scored }.
lt-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } au total
lt-lifted =
    { $points ->
        [0] aucun point, car personne ne dépasse { $total }
        [one] { $points } point, pour rejoindre le plus haut total, { $total }
       *[other] { $points } points, pour rejoindre le plus haut total, { $total }
    }
lt-slipped =
    { $you ->
        [yes] Vous regardez votre propre carte
       *[no] { $who } regarde sa propre carte
    }{ $paid ->
        [0] , sans rien payer
        [one] , pour { $paid } point
       *[other] , pour { $paid } points
    }. La manche est redistribuée.
lt-slipped-seen =
    { $you ->
        [yes] Vous regardez votre propre carte, { $card }
       *[no] { $who } regarde sa propre carte, { $card }
    }{ $paid ->
        [0] , sans rien payer
        [one] , pour { $paid } point
       *[other] , pour { $paid } points
    }. La manche est redistribuée.
lt-round-ended =
    La manche { $round } est finie.{ $returned ->
        [0] {""}
        [one] {" "}{ $returned } point bonus que personne n’a pris retourne à la réserve.
       *[other] {" "}{ $returned } points bonus que personne n’a pris retournent à la réserve.
    }
lt-won =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec { $total } points !

# Ce qu’une place peut faire
lt-do-open =
    Ouvrir à { $to } (vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    })
lt-do-raise =
    Relancer à { $to } (vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    })
lt-do-raise-bonus =
    Relancer à { $to } (vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }), bonus sur l’emplacement { $place }
lt-do-take =
    Prendre l’appât : { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
lt-do-opt-out = Se retirer avec sa propre carte
lt-do-swap =
    Se retirer avec l’emplacement { $place }{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus +{ $bonus })
    }
lt-do-swap-known =
    Retrait, emplacement { $place }, { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lt-do-slip =
    Regarder sa propre carte : { $paid ->
        [0] gratuit
        [one] { $paid } point
       *[other] { $paid } points
    }, nouvelle donne

# Le plateau
lt-board-head = Manche { $round }  ·  { $bait }  ·  { $turn }
lt-board-no-bait = pas encore d’appât (plafond { $cap })
lt-board-bait =
    appât { $bait } (plafond { $cap }), vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
lt-board-turn =
    { $you ->
        [yes] à vous de jouer
       *[no] à { $who } de jouer
    }
lt-board-won =
    { $you ->
        [yes] vous avez gagné
       *[no] { $who } a gagné
    }
lt-board-seat = Place
lt-board-points = Points
lt-board-card = Carte
lt-board-you = vous
lt-board-out = hors manche
lt-board-starts = départ
lt-board-known = vue par vous
lt-board-slipped = a regardé
lt-board-middle = Centre
lt-board-place = { $place } : { $card }
lt-board-bonus = bonus +{ $bonus }
lt-board-open = Visibles

# Options
option-lucktails-first = Quelle place commence la première manche : un numéro de place, à partir de 0 (0 par défaut).
option-lucktails-bait-cap = Jusqu’où l’appât peut être relancé au plus : de 10 à 99 (20 par défaut).
option-lucktails-slips = Si, avant le premier tour d’une manche, une place peut regarder sa propre carte pour 1 point et une nouvelle donne : on ou off (off par défaut).
