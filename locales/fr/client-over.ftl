# The end of a game.

over-title = La fin
over-you = Vous avez gagné !
over-won =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné !
    }
over-nobody = Personne n’a gagné.
over-scores = Le classement final
over-winner = Gagnant
over-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
over-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
over-cards-left =
    { $count ->
        [0] plus aucune carte
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }
over-story =
    { $count ->
        [one] L’histoire de la partie, en { $count } coup
       *[other] L’histoire de la partie, en { $count } coups
    }
over-verify = Vérifier la donne
over-hint = Que ferait la maison ?
over-hint-says = La maison ferait ceci : { $label }
over-hint-nothing = La maison n’a pas de conseil à donner ici.
