# Lucky Bastard : les règles telles qu’on les lit à table, un message par article.

rules-lb-name = Lucky Bastard
rules-lb-line = Retenez ce que vous voyez, osez, et soyez le plus rapide.
rules-lb-intro = Vos cartes sont là, face cachée, et vous n’en avez vu qu’une partie ; le reste est affaire de mémoire, d’audace et de doigts agiles. Chaque carte jouée déclenche une course pour se défaire de ses jumelles, et la question est toujours la même : oserez-vous défausser une carte dont vous n’avez que le souvenir ? Édité par Arkham Society.

rules-lb-section-1 = Les cartes et les jetons
rules-lb-1 = Il y a cinquante-huit cartes. Par défaut, le fichier de cartes prévoit huit sortes ordinaires, de A à H, en 3, 4, 5, 6, 7, 8, 9 et 10 exemplaires, trois cartes Échange et trois cartes Coup d’œil. Les cartes d’une même sorte sont identiques, et chaque carte indique combien d’exemplaires il en existe.
rules-lb-2 = Soyez le premier à gagner 3 jetons, ou autant que l’hôte en a fixé, de 1 à 9, et la partie est à vous.

rules-lb-section-2 = Une manche
rules-lb-3 = Les 58 cartes sont mélangées. La place 1 reçoit les quatre premières en une rangée face cachée, aux emplacements 1 à 4, la place 2 les quatre suivantes, et ainsi de suite ; avec l’option origins, chacun reçoit autant de cartes qu’il lui en revient (LB-18). Le reste forme la pioche, et la défausse est vide.
rules-lb-4 = Tous en même temps : choisissez deux de vos propres emplacements et regardez-les en secret (avec l’option origins, ce peut être davantage, LB-18).
rules-lb-5 = La première place commence la première manche, ou celle que l’hôte a choisie ; qui gagne une manche commence la suivante. On joue dans le sens horaire.
rules-lb-6 = Les emplacements gardent leur numéro pendant toute la manche. Une carte défaussée laisse un vide ; une nouvelle carte prend le prochain numéro que vous n’avez pas encore utilisé dans cette manche.

rules-lb-section-3 = Un tour
rules-lb-7 = À votre tour, prenez la première carte de la pioche et regardez-la en secret.
rules-lb-8 = Ensuite, gardez-la ou jetez-la. Garder : vous la mettez à l’un de vos emplacements occupés et posez sur la défausse, face visible, la carte qui s’y trouvait. Jeter : vous posez sur la défausse, face visible, la carte piochée elle-même. Dans les deux cas, la carte ainsi posée est la carte jouée.
rules-lb-9 = Place à la course : tout le monde, y compris le joueur dont c’est le tour, peut défausser de sa propre rangée des cartes identiques à la carte jouée, autant qu’il veut, une à une, dans l’ordre où elles arrivent. La course est finie quand chacun a dit qu’il avait terminé ; l’horloge le dit à la place des trop lents.
rules-lb-10 = Si vous tentez une mauvaise carte, tout le monde l’a vue. Elle retourne à son emplacement, et vous ajoutez à votre rangée la première carte de la pioche, sans que personne la voie, pas même vous. Sur quoi cette course est terminée pour vous.
rules-lb-11 = Si vous défaussez votre dernière carte, vous gagnez aussitôt la manche et prenez un jeton. Plus rien d’autre n’est résolu.

rules-lb-section-4 = Les pouvoirs
rules-lb-12 = Une carte Échange ou Coup d’œil agit pour le joueur qui l’a posée, que ce soit comme carte jouée (jetée, ou délogée par une carte gardée) ou pendant la course. Les pouvoirs agissent après la course, dans l’ordre où leurs cartes ont été posées. Vous pouvez renoncer à chacun des vôtres.
rules-lb-13 = Échange : intervertissez une carte d’un joueur et une carte d’un autre ; l’une des deux peut être à vous. Toutes deux restent face cachée, sans être vues.
rules-lb-14 = Coup d’œil : regardez une carte de votre propre rangée.
rules-lb-15 = Puis le tour passe à gauche.

rules-lb-section-5 = Pioche vide, manche annulée
rules-lb-16 = Quand il faut piocher et que la pioche est vide, toute la défausse sauf sa carte du dessus est mélangée pour former la nouvelle pioche, fût-ce une seule carte. S’il n’y a toujours pas de carte, la pénalité (LB-10) n’est pas appliquée. Si c’est pour son tour (LB-7) qu’un joueur ne trouve rien à piocher, la manche est annulée : personne ne reçoit de jeton, et l’on redistribue avec la même place de départ, le même numéro de manche, des rangées de même longueur et autant de cartes à regarder.
rules-lb-17 = Une manche est annulée de la même façon quand son 400e tour s’est achevé sans gagnant.

rules-lb-section-6 = Origines (option)
rules-lb-18 = Avec l’option origins (désactivée par défaut), vous commencez une manche avec 4 cartes, plus une pour chaque manche que vous venez de gagner d’affilée, 10 au maximum, et vous en regardez la moitié, arrondie à l’unité supérieure. Quiconque n’a pas gagné la dernière manche commence avec 4.
rules-lb-19 = Avec les origines, l’hôte peut aussi fixer 0 jeton : personne ne gagne alors, et l’on joue aussi longtemps qu’on en a envie. Votre meilleur niveau est retenu : la plus longue rangée avec laquelle vous avez commencé une manche.

rules-lb-section-7 = Ce que vous savez
rules-lb-20 = Tout le monde connaît la défausse dans son ordre et toute mauvaise carte qui a été montrée. Tout le monde sait aussi combien de cartes comptent la pioche et chaque rangée, et à quels emplacements, et quel emplacement a changé ou a été regardé, et par qui.
rules-lb-21 = Vous avez vu en outre ce que vous avez regardé, pioché ou gardé. Une mémoire parfaite suit ces cartes à travers chaque échange.
rules-lb-22 = Une carte ne vous est montrée que tant que vous la regardez, même après un rechargement de la page : se souvenir, c’est tout le jeu. Une carte piochée reste visible jusqu’à ce que vous la gardiez ou la jetiez ; une carte regardée selon LB-4 ou LB-14, jusqu’à votre prochaine action ou la prochaine carte jouée, et votre regard la suit à travers un échange. Une mauvaise carte (LB-10) n’est montrée qu’à l’instant où la chose arrive. L’aide-mémoire (désactivé, sauf si l’hôte le veut) fait que votre vue, mais pas celle des spectateurs, montre tout ce dont vous pourriez vous souvenir (LB-21), mauvaises cartes comprises.
