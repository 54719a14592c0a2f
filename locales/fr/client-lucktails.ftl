# Lucktails dans le navigateur : le plateau.

lkt-others = Les autres places, dans le sens des aiguilles d’une montre
lkt-pond = L’étang, manche { $round }
lkt-round = Manche { $round }
lkt-card = { $name } ({ $code })
lkt-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lkt-gain =
    { $count ->
        [one] { $count } point dans cette manche
       *[other] { $count } points dans cette manche
    }

# L’appât
lkt-no-bait = Pas encore d’appât
lkt-worth =
    vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
lkt-bait =
    Appât { $bait }, qui vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }

# Les cartes
lkt-open = Visibles
lkt-unseen = Pas encore vues
lkt-down = La carte est face cachée.
lkt-up = Carte retournée : { $card }.
lkt-known = Vous seul voyez cette carte : { $card }.
lkt-laid = Elle est face cachée : { $card }.
lkt-own-down = Votre propre carte, face cachée.
lkt-own-up = Votre propre carte, retournée : { $card }.
lkt-middle-down =
    Emplacement { $place } du centre, face cachée{ $bonus ->
        [0] {""}
        [one] , avec { $bonus } point bonus
       *[other] , avec { $bonus } points bonus
    }
lkt-middle-known =
    Emplacement { $place } du centre : { $card }, pas retournée, mais vous la connaissez{ $bonus ->
        [0] {""}
        [one] , avec { $bonus } point bonus
       *[other] , avec { $bonus } points bonus
    }
lkt-middle-up = Emplacement { $place } du centre : { $card }
lkt-eye = Carte visible de vous seul
lkt-exchanged = A échangé avec l’emplacement { $place } du centre
lkt-slipped = A regardé sa propre carte

# Les places
lkt-starts = Commence cette manche
lkt-out = sorti
lkt-waited = La table attend :
lkt-away = La maison joue pour :
lkt-wins = A gagné :

# Les bavardages
lkt-claim = { $name } a
lkt-claim-you = Vous avez
lkt-claim-own = J’ai
lkt-say-about = Qu’a { $name }, à vous entendre ?
lkt-say-own = Qu’avez-vous, à vous entendre ?
lkt-say-bad = { $name }, prenez l’appât : votre carte est mauvaise !
lkt-say-good = { $name }, ne mordez pas : votre carte est bonne !

# Les fins
lkt-round-over = Manche { $round } terminée
lkt-next-round = Manche suivante
lkt-won =
    { $name } gagne avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } !
lkt-you-won =
    Vous gagnez avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } !
