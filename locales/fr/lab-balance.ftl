# L’équilibre d’un jeu : ce que dit luckhouse lab balance
lab-balance-title = Équilibre : { $game }, { $seats } places
lab-balance-about = { $games } parties avec { $entrant } à chaque place, et { $mixed } donnes avec { $entrants } à des places changeantes, chacune tournée une fois autour de la table. { $custom ->
        [yes] Options : { $options }.
       *[no] Options habituelles.
    } Graine : { $seed }.
lab-balance-seats = Qui gagne
lab-balance-seat = place
lab-balance-seat-number = place { $seat }
lab-balance-beginner = premier tour
lab-balance-over = au-delà d’une part égale
lab-balance-first = Avantage de la première place, en points de pourcentage : place 1 { $seat }, qui a le premier tour { $turn }.
lab-balance-length = Combien de temps cela prend
lab-balance-rounds = manches
lab-balance-visits = visites du Docteur
lab-balance-reveals = révélations
lab-balance-winning = score des vainqueurs
lab-balance-losing = autres scores
lab-balance-mean = moyenne
lab-balance-deviation = écart-type
lab-balance-median = médiane
lab-balance-low = 5 %
lab-balance-high = 95 %
lab-balance-most = au plus
lab-balance-ends = Dans { $forced } des décisions, il n’y avait qu’une chose à faire. Sur { $games } parties, { $nobodys } ont fini sans vainqueur, et { $endless } ont été arrêtées avant leur fin.
lab-balance-clauses = Combien de fois chaque règle s’applique : ce que le journal raconte par elle
lab-balance-clause = règle
lab-balance-text = début
lab-balance-per-game = par partie
lab-balance-games = des parties
lab-balance-silent = Jamais : { $clauses }.
lab-balance-unheard = Le journal ne raconte rien par celles-ci, dans aucune partie : { $clauses }.
lab-balance-rulings = Ce que la maison a décidé
lab-balance-decided = tranche
lab-balance-decided-by = Des décisions de la maison ont tranché { $share } des parties (95 % : { $interval }).
lab-balance-too-much = { $clause } tranche plus de 5 % des parties{ $sure ->
        [yes] .
       *[no] , pour autant que si peu de parties le disent.
    }
lab-balance-not-too-much = Aucune décision de la maison ne tranche plus de 5 % des parties.
lab-balance-meaning = Une décision de la maison tranche une partie si la partie a fini par elle, ou n’aurait pu aller jusqu’à sa fin par les seules règles imprimées (GL-23, LB-16, LB-17, LD-9 ; des manches de Lucky Bastard comptent celles qui furent nulles ou que le vainqueur de la partie a gagnées), ou si, les coups étant les mêmes, le vainqueur n’aurait pas gagné alors sans elle (LT-3, avec la dernière valeur imprimée pour tout appât plus haut). Des autres décisions on voit dans combien de parties elles s’appliquent, non ce qui serait arrivé sans elles ; « – » est ce qu’aucune partie ne montre.
lab-balance-luck = Chance et savoir-faire
lab-balance-sentence = De la façon dont finissent les parties, { $skill } tient au savoir-faire, { $cards } aux cartes, { $seat } à la place, et { $neither } à rien de cela.
lab-balance-part = part de
lab-balance-skill = savoir-faire
lab-balance-cards = cartes
lab-balance-place = place
lab-balance-neither = rien de cela
lab-balance-luck-meaning = Parts de la variance de ce que gagne une place. Savoir-faire : combien diffèrent ceux qui jouent ; cartes : ce que les parties d’une même donne ont en commun à une place, qui que ce soit qui y est assis ; place : combien diffèrent les places ; rien de cela : les caprices, et qui tire quoi de quelles cartes. Une estimation peut tomber au-dessous de zéro. Plus ceux qui jouent sont inégaux, plus il y a de savoir-faire.
lab-balance-entrant = qui
lab-balance-luck-unknown = Trop peu de donnes ont été jouées entre joueurs différents pour séparer la chance du savoir-faire.
