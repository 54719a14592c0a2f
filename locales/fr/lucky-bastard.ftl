# Lucky Bastard : ce qui se passe à table, ce qu’une place peut faire, et les mots du plateau.

# Une carte par son nom
lb-card = « { $name } »
lb-unseen = une carte inconnue
lb-seen = { $card } à l’emplacement { $slot }
# Où se trouve une carte
lb-end =
    { $you ->
        [yes] votre emplacement { $slot }
       *[no] l’emplacement { $slot } ({ $who })
    }
# La même chose dans une liste de choix, où il faut faire court
lb-do-end =
    { $you ->
        [yes] vous
       *[no] { $who }
    } (n° { $slot })
lb-do-end-known =
    { $you ->
        [yes] vous
       *[no] { $who }
    } ({ $slot }, { $card })

# Ce qui s’est passé
lb-dealt =
    La manche { $round } est distribuée ; { $you ->
        [yes] vous commencez
       *[no] { $who } commence
    }, avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
lb-looked =
    { $you ->
        [yes] Vous avez regardé des cartes de votre rangée.
       *[no] { $who } a regardé des cartes de sa rangée.
    }
lb-looked-seen =
    { $you ->
        [yes] Vous regardez
       *[no] { $who } regarde
    } { $seen }.
lb-unsealed = Chacun a regardé certaines de ses cartes. Les emplacements : { $seats }.
lb-unsealed-seat =
    { $you ->
        [yes] vous
       *[no] { $who }
    } ({ $slots })
lb-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } une carte.
lb-drawn-seen =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } { $card }.
lb-kept =
    { $you ->
        [yes] Vous gardez la carte à l’emplacement { $slot } et posez
       *[no] { $who } garde la carte à l’emplacement { $slot } et pose
    } { $played }.
lb-kept-seen =
    { $you ->
        [yes] Vous gardez { $card } à l’emplacement { $slot } et posez
       *[no] { $who } garde { $card } à l’emplacement { $slot } et pose
    } { $played }.
lb-thrown =
    { $you ->
        [yes] Vous jetez
       *[no] { $who } jette
    } { $card }.
lb-matched =
    { $you ->
        [yes] Vous défaussez
       *[no] { $who } défausse
    } { $card } de l’emplacement { $slot }.
lb-missed =
    { $you ->
        [yes] Vous tentez
       *[no] { $who } tente
    } l’emplacement { $slot }, et c’est raté : { $card }, vue de tous, y retourne.
lb-penalized =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } en pénalité une carte que personne n’a vue, à l’emplacement { $slot }.
lb-penalized-seen =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } en pénalité { $card }, que personne n’a vue, à l’emplacement { $slot }.
lb-waived =
    Il n’y a plus de carte pour une pénalité : { $you ->
        [yes] vous y échappez.
       *[no] { $who } y échappe.
    }
lb-reshuffled =
    La pioche est vide : { $count ->
        [one] { $count } carte de la défausse est mélangée
       *[other] { $count } cartes de la défausse sont mélangées
    } pour former la nouvelle.
lb-switched =
    { $you ->
        [yes] Vous intervertissez
       *[no] { $who } intervertit
    } deux cartes : { $a } et { $b }.
lb-peeked =
    { $you ->
        [yes] Vous regardez votre emplacement { $slot }.
       *[no] { $who } regarde son propre emplacement { $slot }.
    }
lb-peeked-seen =
    { $you ->
        [yes] Vous regardez votre emplacement { $slot } : { $card }.
       *[no] { $who } regarde son propre emplacement { $slot } : { $card }.
    }
lb-declined =
    { $you ->
        [yes] Vous renoncez
       *[no] { $who } renonce
    } au pouvoir de { $card }.
lb-won =
    { $you ->
        [yes] Vous gagnez la manche et avez
       *[no] { $who } gagne la manche et a
    } maintenant { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
lb-voided-no-cards = Il n’y a plus de carte à piocher : la manche est annulée et redistribuée.
lb-voided-too-long = 400 tours sans gagnant : la manche est annulée et redistribuée.
lb-ended =
    { $you ->
        [yes] Vous gagnez la partie !
       *[no] { $who } gagne la partie !
    }

# Ce qu’une place peut faire
lb-do-look = Regarder les emplacements { $slots }
lb-do-draw =
    Piocher une carte ({ $left ->
        [0] dans une nouvelle pioche
       *[other] il en reste { $left }
    })
lb-do-keep = La garder à l’emplacement { $slot }, poser celle qui y est
lb-do-keep-known = La garder à l’emplacement { $slot } et poser { $out }
lb-do-throw =
    Jeter { $card }{ $copies ->
        [0] {""}
        [one] {" "}({ $copies } exemplaire en tout)
       *[other] {" "}({ $copies } exemplaires en tout)
    }
lb-do-match =
    Défausser l’emplacement { $slot } (si c’est { $card }{ $left ->
        [1] , gagné
       *[other] {""}
    })
lb-do-match-known =
    Défausser l’emplacement { $slot } : { $card }{ $left ->
        [1] , gagné
       *[other] , juste
    }
lb-do-match-wrong = Tenter l’emplacement { $slot } : { $card }, raté (+1 carte)
lb-do-done = Terminé pour cette course
lb-do-switch = Échanger : { $a } ↔ { $b }
lb-do-peek = Regarder l’emplacement { $slot }
lb-do-peek-known = Regarder encore l’emplacement { $slot } : { $card }
lb-do-decline = Renoncer au pouvoir de { $card }

# Le plateau
lb-board-head =
    Manche { $round }{ $turn ->
        [0] {""}
       *[other] , tour { $turn }
    }  ·  { $phase }
lb-board-look = chacun regarde certaines de ses cartes
lb-board-draw =
    { $you ->
        [yes] à vous de piocher
       *[no] à { $who } de piocher
    }
lb-board-play =
    { $you ->
        [yes] à vous de garder ou de jeter
       *[no] à { $who } de garder ou de jeter
    }
lb-board-race = course pour { $card } (tour : { $you ->
        [yes] vous
       *[no] { $who }
    })
lb-board-power =
    { $you ->
        [yes] votre pouvoir : { $card }
       *[no] { $who } a un pouvoir : { $card }
    }
lb-board-over =
    { $you ->
        [yes] vous avez gagné
       *[no] { $who } a gagné
    }
lb-board-pile = Pioche { $pile }
lb-board-drawn = Piochée { $card }
lb-board-copies = { $name } ({ $copies })
lb-board-discard =
    { $count ->
        [0] Défausse vide
       *[other] Défausse ({ $count }), dessus d’abord :
    }
lb-board-seat = Place
lb-board-tokens = Jetons
lb-board-line = Rangée, par emplacement
lb-board-starts = commence
lb-board-looked = a regardé
lb-board-looks = regarde { $slots }
lb-board-done = terminé
lb-board-due = pouvoir dû
lb-board-best = record { $best }

# Options
option-lucky-bastard-first = Quelle place commence la première manche : un numéro de place, à partir de 0 (0 par défaut).
option-lucky-bastard-tokens = Combien de jetons il faut pour gagner la partie : de 1 à 9, ou avec origins aussi 0, pour une table sans fin (3 par défaut).
option-lucky-bastard-origins = Si une place commence une manche avec une carte de plus pour chaque manche qu’elle vient de gagner d’affilée : on ou off (off par défaut).
option-lucky-bastard-memory-aid = Si la vue d’une place montre toutes les cartes dont elle pourrait se souvenir : on ou off (off par défaut).
