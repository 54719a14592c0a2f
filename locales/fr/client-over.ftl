# The end of a game.

over-title = La fin
over-you = Vous avez gagné !
over-won =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné !
    }
over-nobody = Personne n’a gagné.
over-winner = Gagnant
over-points = Points
over-tokens = Jetons
over-cards-left = Cartes restantes
over-tell = Le récit
over-story =
    { $count ->
        [one] L’histoire de { $count } coup
       *[other] L’histoire de { $count } coups
    }
over-verify = Vérifier la donne
over-hint = Que ferait la maison ?
over-hint-says = La maison ferait ceci : { $label }
over-hint-this = La maison ferait ceci
over-hint-nothing = La maison n’a pas de conseil à donner ici.
keep-game = Garder cette partie sur le serveur
keep-kept = Le serveur garde cette partie.
keep-until = Le serveur effacera cette partie le { $date }.
