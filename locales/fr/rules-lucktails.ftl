# Lucktails : les règles telles qu’on les lit à table, un message par article.

rules-lt-name = Lucktails
rules-lt-line = Votre voisin connaît votre carte, pas vous. Mordrez-vous ?
rules-lt-intro = Huit cartes et un étang plein de mensonges : vous voyez la carte de votre voisin, jamais la vôtre, et toute la table ne demande qu’à vous dire ce que vous avez. Prendre l’appât, relancer pour le suivant, ou retourner une carte que vous ne connaissez pas : la vôtre, ou l’une des deux du centre ? Un jeu de Peter Jürgensen.

rules-lt-section-1 = Les cartes et les points
rules-lt-1 = Il n’y a que huit cartes : 1, 1, 2, 3, 4, 5, 6 et la carte Lucktails, notée L. Les deux 1 sont identiques.
rules-lt-2 = Vous accumulez des points. Votre total ne descend jamais sous 0, et la réserve de points ne s’épuise jamais.
rules-lt-3 = Un appât de 1 ou 2 vaut 1 point, de 3 à 5 il en vaut 2, de 6 à 9 il en vaut 3, et à partir de 10 il en vaut 4. Les deux derniers paliers sont des valeurs par défaut du fichier de cartes ; l’hôte peut jouer avec un fichier de son cru.
rules-lt-4 = Personne ne peut relancer l’appât au-delà du plafond (20, ou ce que l’hôte a fixé, de 10 à 99). Toute manche a donc une fin, si têtue que soit la table.

rules-lt-section-2 = Une manche
rules-lt-5 = La première place commence la première manche, ou celle que l’hôte a choisie. Chaque manche suivante commence une place plus à gauche.
rules-lt-6 = Les huit cartes sont mélangées une seule fois. Chaque place reçoit une carte face cachée, dans l’ordre à partir de la place 1 ; les deux suivantes vont face cachée au centre, aux emplacements 1 et 2. Le reste est posé à côté, face visible : trois cartes à trois joueurs, deux à quatre, une à cinq.
rules-lt-7 = Vous regardez ensuite la carte de votre voisin de droite, tandis que votre voisin de gauche regarde la vôtre. Personne n’a le droit de regarder sa propre carte.
rules-lt-8 = On joue dans le sens horaire à partir de la place de départ, entre joueurs encore dans la manche. L’appât commence à 0.
rules-lt-9 = Si l’appât est à 0 quand vient votre tour, vous ouvrez avec un appât de 1 ou 2, ou vous vous retirez (LT-13).
rules-lt-10 = Si l’appât est supérieur à 0 quand vient votre tour, vous le relancez d’exactement 1 ou 2, vous le prenez (LT-12) ou vous vous retirez (LT-13).
rules-lt-11 = Si votre relance fait passer l’appât de moins de dix à dix ou onze, vous posez 1 point bonus sur l’une des deux cartes du centre, celle de votre choix. Les relances suivantes de la même série n’en posent plus. Une fois l’appât retombé à 0, une nouvelle série peut de nouveau rapporter un bonus.
rules-lt-12 = Si vous prenez l’appât, vous marquez sa valeur (LT-3), vous retournez votre propre carte, qui ne rapporte rien, et vous quittez la manche.
rules-lt-13 = Si vous vous retirez, vous pouvez d’abord échanger votre carte, à l’aveugle, contre celle de l’emplacement 1 ou 2 du centre. Vous marquez alors tous les points bonus posés sur la carte prise ; votre ancienne carte la remplace, sans bonus. Ensuite vous retournez votre carte, vous en marquez les points (LT-14) et vous quittez la manche. Les points bonus d’une carte que vous n’avez pas prise restent où ils sont.
rules-lt-14 = Une carte rapporte son chiffre. La carte Lucktails vous hisse au plus haut total de la table à cet instant, vos points bonus de LT-13 déjà comptés. Si ce plus haut total est le vôtre, elle ne vous donne rien.
rules-lt-15 = Quelle que soit votre façon de quitter la manche, l’appât est à 0 pour le joueur suivant.
rules-lt-16 = Si vous êtes le dernier encore dans la manche, vous ne pouvez que vous retirer, avec ou sans échange (LT-13).
rules-lt-17 = La manche s’achève quand tout le monde l’a quittée. Les points bonus que personne n’a pris retournent à la réserve. Les deux cartes du centre ne sont pas montrées pendant la partie ; la relecture d’une partie terminée montre tout.

rules-lt-section-3 = La fin
rules-lt-18 = Après chaque manche, si le plus haut total atteint au moins 15 et que vous êtes seul à l’avoir, vous gagnez. Sinon, et de même en cas d’égalité en tête, tout le monde joue une manche de plus.

rules-lt-section-4 = Ce que vous savez
rules-lt-19 = Tout le monde connaît l’appât, les totaux, l’emplacement des points bonus et toute carte qui a été face visible, et sait qui a échangé avec quel emplacement du centre.
rules-lt-20 = Vous connaissez aussi la carte distribuée à votre voisin de droite, où qu’un échange l’ait emmenée depuis, et votre vue continue de la montrer. Vous ne voyez ni votre propre carte avant de la retourner, ni celle que vous cédez dans un échange. Ce que vous déduisez en comptant ne regarde que vous.

rules-lt-section-5 = Propos de table
rules-lt-21 = Vous pouvez tout dire de la carte que vous avez vue, le vrai comme le faux ; les règles n’en tiennent aucun compte. Outre la discussion libre, il y a des affirmations toutes prêtes, à lancer d’une simple pression à qui vous voulez : « votre carte est un 6 », « prenez l’appât, elle ne vaut rien ». Toute affirmation est montrée à tous et conservée dans l’enregistrement.

rules-lt-section-6 = Faux pas (option)
rules-lt-22 = Avec l’option slips (désactivée par défaut), vous pouvez regarder votre propre carte tant que le premier tour de la manche n’a pas été joué, une fois par joueur et par manche. Vous payez 1 point si vous en avez un, et la manche est redistribuée : nouveau mélange, même place de départ, même numéro de manche. Ce que vous avez vu n’est dit qu’à vous ; que vous avez regardé est annoncé à tous.
