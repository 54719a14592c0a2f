# Le plateau de Get Lucky dans le navigateur.

gtl-weapon = Arme
gtl-motive = Mobile
gtl-opportunity = Occasion
gtl-spite = Dépit
gtl-card = { $kind } : { $name }.
gtl-upgrade-perfect = { $kind } : { $name }, parfait.
gtl-perfect = parfait
gtl-perfect-for = Parfait pour { $guest } ({ $number }).
gtl-luck =
    { $luck ->
        [0] Aucune chance.
       *[other] Chance { $luck }.
    }
gtl-times = Vous en avez { $count }.
gtl-guest = { $number }, { $name }.
gtl-you = Vous
gtl-yours = À vous.
gtl-belongs-to = Appartient à { $name }.
gtl-in-drawing-room = Au salon.
gtl-spite-under =
    { $count ->
        [one] { $count } carte dépit dessous.
       *[other] { $count } cartes dépit dessous.
    }
gtl-worth = Une tentative vaut { $value }.
gtl-goes-with = Va avec ce que vous avez choisi.
gtl-doctor = Doctor Lucky
gtl-doctor-here = Doctor Lucky est ici.
gtl-doctor-strike = Doctor Lucky : tenter de le tuer
gtl-your-guests = Vos invités
gtl-drawing-room = Salon
gtl-absent = Absents ce soir
gtl-your-hand = Votre main
gtl-hand-empty = Vous n’avez aucune carte.
gtl-round = La ronde de Doctor Lucky
gtl-seat =
    { $count ->
        [one] { $name }, { $count } carte
       *[other] { $name }, { $count } cartes
    }
gtl-cards-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
gtl-thinks = La table attend cette place.
gtl-away = La maison joue pour cette place.
gtl-pile = Pioche
gtl-pile-left =
    { $count ->
        [0] La pioche est vide.
        [one] Pioche : encore { $count } carte
       *[other] Pioche : encore { $count } cartes
    }
gtl-discard = Défausse
gtl-discard-look =
    { $count ->
        [one] Voir la défausse : { $count } carte
       *[other] Voir la défausse : { $count } cartes
    }
gtl-discard-empty = Rien n’a été défaussé.
gtl-scene = Attentat contre Doctor Lucky
gtl-attempt =
    { $you ->
        [yes] Vous passez à l’acte avec { $guest }
       *[no] { $name } passe à l’acte avec { $guest }
    }
gtl-with = Armes
gtl-left = restant
gtl-answers = Qui peut l’arrêter, dans l’ordre
gtl-answer-now = doit répondre
gtl-answer-passed = laisse faire
gtl-answer-stopped = a déjoué
gtl-answer-waits = à suivre
gtl-answer-spared = n’a pas à répondre
gtl-hold-back = Laisser faire
gtl-took-off =
    { $count ->
        [0] 0
       *[other] −{ $count }
    }
gtl-howard = Howard
gtl-failed =
    { $you ->
        [yes] Déjoué ! Doctor Lucky n’a rien remarqué.
       *[no] Déjoué ! { $name } devra recommencer.
    }
gtl-killed =
    { $you ->
        [yes] Doctor Lucky est mort. C’était { $guest } : vous avez gagné !
       *[no] Doctor Lucky est mort. C’était { $guest } : { $name } a gagné !
    }
gtl-go-on = Continuer
gtl-to-table = Voir la table
