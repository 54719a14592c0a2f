# Get Lucky : le journal, les choix et la table.

## Invités et cartes
gl-guest = { $name } ({ $number })
gl-tag-weapon = A{ $number }
gl-tag-motive = M{ $number }
gl-tag-opportunity = O{ $number }
gl-card = { $tag } { $name }

## Ce qui s’est passé
gl-guests-dealt =
    { $you ->
        [yes] Vous avez { $guests }. Au salon : { $room }.
       *[no] Les invités sont arrivés. Au salon : { $room }.
    }
gl-hand-dealt =
    { $cards ->
        [one] Vous recevez { $cards } carte.
       *[other] Vous recevez { $cards } cartes.
    }
gl-cards-dealt = Les cartes sont distribuées.
gl-arrived =
    { $you ->
        [yes] Doctor Lucky rend visite à { $guest } : c’est à vous de jouer.
       *[no] Doctor Lucky rend visite à { $guest } : c’est à { $who } de jouer.
    }
gl-arrived-room = Doctor Lucky passe au salon voir { $guest }.
gl-caught-up = { $who } a peu de cartes et en pioche une.
gl-caught-up-card =
    { $you ->
        [yes] Vous avez peu de cartes et vous piochez : { $card }
       *[no] { $who } a peu de cartes et pioche : { $card }
    }
gl-drew = { $who } pioche une carte.
gl-drew-card =
    { $you ->
        [yes] Vous piochez : { $card }
       *[no] { $who } pioche : { $card }
    }
gl-played =
    { $you ->
        [yes] Vous posez sur { $guest } : { $card }
       *[no] { $who } pose sur { $guest } : { $card }
    }
gl-replaced =
    { $you ->
        [yes] Vous remplacez { $old } sur { $guest } par : { $card }
       *[no] { $who } remplace { $old } sur { $guest } par : { $card }
    }
gl-swapped =
    { $you ->
        [yes] Vous échangez { $gave } contre { $took }.
       *[no] { $who } échange { $gave } contre { $took }.
    }
gl-attempted =
    { $you ->
        [yes] Vous commettez un attentat contre Doctor Lucky avec { $guest }, valeur { $value } !
       *[no] { $who } commet un attentat contre Doctor Lucky avec { $guest }, valeur { $value } !
    }
gl-foiled =
    { $you ->
        [yes] Vous ripostez (reste { $value }) : { $card }
       *[no] { $who } riposte (reste { $value }) : { $card }
    }
gl-passed =
    { $you ->
        [yes] Vous en restez là.
       *[no] { $who } en reste là.
    }
gl-turned = Howard retourne (reste { $value }) : { $card }
gl-failed =
    { $you ->
        [yes] Votre attentat avec { $guest } a échoué.
       *[no] { $who } a manqué son attentat avec { $guest }.
    }
gl-killed =
    { $you ->
        [yes] Doctor Lucky est mort. C’était vous, avec { $guest } : vous avez gagné !
       *[no] Doctor Lucky est mort. C’était { $who }, avec { $guest } : { $who } a gagné !
    }
gl-abandoned =
    { $swaps ->
        [one] { $swaps } échange d’affilée : la partie est finie, et personne n’a gagné.
       *[other] { $swaps } échanges d’affilée : la partie est finie, et personne n’a gagné.
    }

## Ce que vous pouvez faire
gl-draw =
    { $left ->
        [one] Piocher la dernière carte
       *[other] Piocher une carte ({ $left } dans la pioche)
    }
gl-play = Poser sur { $on }, vaut { $value } : { $card }
gl-swap = Échanger { $give } contre { $take } { $name } (vaut { $from } → { $to })
gl-kill = Attentat avec { $number } { $name } (valeur { $value })
gl-foil =
    { $left ->
        [0] Le déjouer avec : { $card }
       *[other] Jouer, reste { $left } : { $card }
    }
gl-leave-to = Ne plus rien jouer : laisser le reste ({ $value }) à { $who }
gl-leave-to-howard = Ne plus rien jouer : laisser le reste ({ $value }) à Howard
gl-give-in = Ne plus rien jouer : { $who } gagne

## La table
gl-board-turn =
    { $you ->
        [yes] † Doctor Lucky est chez le { $number } : à vous de jouer
       *[no] † Doctor Lucky est chez le { $number } : à { $who } de jouer
    }
gl-board-attempt =
    { $you ->
        [yes] † Attentat avec le { $number }, reste { $value } : à vous de répondre
       *[no] † Attentat avec le { $number }, reste { $value } : à { $who } de répondre
    }
gl-board-won =
    { $you ->
        [yes] † Doctor Lucky est mort : vous avez gagné avec le { $number }
       *[no] † Doctor Lucky est mort : { $who } a gagné avec le { $number }
    }
gl-board-nobody = La partie est finie ; personne n’a gagné
gl-board-dealing = Rien n’est encore distribué
gl-board-pile = Pioche { $pile }, défausse { $discard }
gl-board-swaps = Pioche { $pile }, défausse { $discard }, échanges { $swaps }/{ $most }
gl-board-drawing-room = Salon
gl-board-signs = * parfait, −1 dépit, =1 valeur
gl-board-absent = Absents : { $guests }
gl-board-discard = Défausse : { $cards }
gl-board-hand =
    { $you ->
        [yes] Votre main, chance
       *[no] Main ({ $who }), chance
    }
gl-board-luck = { $luck } : { $cards }
