# La force des niveaux : ce que dit luckhouse lab strength
lab-strength-title = La force de la maison
lab-strength-about = Les six niveaux de la maison. L’un est assis seul parmi les autres, et chaque donne est jouée de chaque place avec les mêmes cartes. Plusieurs vainqueurs se partagent une victoire, et ce que personne n’a gagné est partagé entre tous. « À deux places » est la part comme s’il y en avait deux : l’un contre la moyenne des autres, si bien que la moitié est l’égalité. Un intervalle (95 %) contient la vérité dix-neuf fois sur vingt. Graine : { $seed }.
lab-strength-ladder = Un seul de chaque niveau parmi ceux du niveau d’en dessous, à { $seats } places :
lab-strength-level = niveau
lab-strength-over = contre
lab-strength-seats = places
lab-strength-even = égale
lab-strength-below = Le niveau { $level } gagne à deux places moins de { $asked } % contre { $over }.
lab-strength-unsure = Le niveau { $level } gagne peut-être à deux places moins de { $asked } % contre { $over } : son intervalle descend plus bas.
lab-strength-apart = Chaque niveau gagne à deux places plus de 60 % contre celui d’en dessous, et le premier plus de la moitié contre random, même au bas de son intervalle.
lab-strength-top = Un seul du niveau 6 parmi ceux qui suivent des règles simples (thumb) :
lab-strength-times = Combien de temps prend une réponse, en millisecondes, sur un cœur de la machine qui a mesuré : cela ne découle pas de la graine, et chaque appel le mesure de nouveau. Un seul du niveau parmi thumb, en quelques parties ; seules comptent les décisions où il y a plus d’un choix.
lab-strength-asked = demandé
lab-strength-longest = au plus
lab-strength-at = niveau { $level } à { $seats } places
lab-strength-slow = Plus long que demandé au moins une fois : { $which }.
