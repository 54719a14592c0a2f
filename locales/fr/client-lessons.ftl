# Two minutes at a table, for each game.

lesson-title = Leçon
lesson-none = Il n’y a pas de leçon pour ce jeu.
lesson-you = Vous
lesson-step = { $step } sur { $count }
lesson-skip = Passer
lesson-next = Continuer
lesson-play-on = À vous de jouer

lesson-lt-cards = Il n’y a que huit cartes : 1, 1, 2, 3, 4, 5, 6 et la carte Lucktails, L. Chacun en a une face cachée, deux sont face cachée au centre, et le reste est visible.
lesson-lt-neighbour = Personne ne connaît sa propre carte. Vous voyez celle de droite : { $right } a « { $card } », un 6. { $left }, à votre gauche, voit la vôtre, et peut vous en raconter ce qui lui plaît.
lesson-lt-bait = À chaque tour, il est question de l’appât. Relancez-le, et c’est au suivant de décider. Qui le prend est sûr d’en avoir la valeur : 1 point d’abord, 2 à partir d’un appât de 3, 3 à partir de 6, 4 à partir de 10.
lesson-lt-open = Vous commencez. Ouvrez avec un appât de 2.
lesson-lt-take = Voyons ce qu’en font les autres. Si l’appât vous revient, prenez-le : ces points-là sont sûrs. Votre propre carte est alors retournée, mais ne rapporte rien.
lesson-lt-out = Vous avez vos points et vous quittez cette manche ; pour les autres, l’appât repart de zéro. Quand tous l’ont quittée, on redistribue, et la manche suivante commence une place plus à gauche.
lesson-lt-opt-out = Quand vient votre tour, choisissez l’audace : retirez-vous. Retournez votre carte, ou échangez-la d’abord, à l’aveugle, contre une du centre. Elle rapporte son chiffre, et L vous hisse au plus haut total.
lesson-lt-talk = Voilà donc ce que vous avez retourné. Et parler, c’est la moitié du jeu : dites ce que vous voulez de la carte que vous voyez, vrai ou faux.
lesson-lt-end = Qui, après une manche, est seul en tête avec au moins 15 points a gagné. Et c’est tout.

lesson-gl-party = Doctor Lucky va d’un invité à l’autre, selon leurs numéros, et chacun rêve de s’en débarrasser. S’il rend visite à l’un de vos invités, c’est votre tour : piochez une carte, jouez-en une, échangez un invité, ou frappez.
lesson-gl-visit = Il commence par { $guest }, le numéro 1. C’est votre invité, donc votre tour. Il ira ensuite au 2, aussi à vous, puis au 3, qui est au salon et n’appartient à personne.
lesson-gl-swap = Alors échangez : donnez { $gives } et prenez { $takes } au salon. Ainsi le 3 sera à vous avant son arrivée.
lesson-gl-play = Il rend visite à { $visited } : encore votre tour. Posez « { $card } » sur { $guest }. La carte porte le numéro de l’invité : elle est parfaite et ajoute 2 à un attentat ; toute autre ajouterait 1.
lesson-gl-kill = Le voici chez { $guest }. Un attentat vaut 1, plus 2 pour l’arme parfaite : 3. Frappez !
lesson-gl-stop = Tour à tour, chacun peut maintenant jouer des cartes contre cet attentat ; on en retire leur chance. { $next } peut laisser faire les suivants. { $last } vient en dernier, et le dernier doit le déjouer si sa main le permet.
lesson-gl-spite = 2 de chance et une carte de dépit qui en a 1 : déjoué. Mais { $last } a deux cartes de moins ; tôt ou tard, personne ne pourra plus payer. Le dépit reste sous { $guest } et retire 1 à chaque attentat.
lesson-gl-end = Si un autre frappe, on vous demandera aussi : payer, ou laisser faire ceux qui suivent. Et quand Doctor Lucky passe au salon, qui a peu de cartes en pioche une.

lesson-lb-line = Quatre cartes sont devant vous, face cachée. Qui se défait le premier de sa rangée gagne la manche, et trois manches gagnent la partie. Mais vous n’en regardez que deux, et ensuite il faut s’en souvenir.
lesson-lb-look = Regardez les deux cartes de gauche.
lesson-lb-draw = « { $first } » et « { $second } ». Retenez-les : elles seront bientôt de nouveau face cachée. Puis prenez la première carte de la pioche.
lesson-lb-throw = Vous avez pioché « { $card } », et vous vous souvenez d’en avoir une autre dans votre rangée. Jetez donc la carte piochée : elle devient la carte jouée.
lesson-lb-match = La course est lancée ! Tous à la fois peuvent maintenant défausser des cartes identiques à la carte jouée. Défaussez votre première carte, « { $card } ».
lesson-lb-done = Une carte de moins. Une mauvaise carte serait montrée à tous et reviendrait, et vous en recevriez une de plus. Dites plutôt que vous avez terminé.
lesson-lb-race = Maintenant { $who } pioche et pose une carte, et la course reprend. Est-ce « { $card } » ? Vous en avez une, savez-vous encore où ? Si c’est une autre carte, dites que vous avez terminé.
lesson-lb-again = Quand revient votre tour, piochez.
lesson-lb-keep = Cette fois, gardez la carte : elle prend la place d’une des vôtres, et c’est celle-là qui devient la carte jouée. Un bon endroit : celui que vous ne connaissez pas.
lesson-lb-powers = Deux cartes ont un pouvoir, pour qui les pose : « { $switch } » intervertit sans les voir les cartes de deux personnes ; « { $peek } » permet d’en regarder une des vôtres. Il agit après la course.
lesson-lb-end = Qui défausse sa dernière carte gagne aussitôt la manche. Retenez, osez, et soyez rapide !

lesson-ld-open = Toutes les cartes sont visibles. Qui se défait le premier de toutes les siennes a gagné. Trois pioches disent laquelle part : une pour le motif, une pour la couleur, une pour la forme.
lesson-ld-named = Elles montrent : plein, rouge, cercle. Le cercle rouge plein était à vous, il est donc déjà parti. Et parce qu’il était à vous, vous dites lesquelles des trois cartes simples restent.
lesson-ld-keep = Vous avez encore deux cartes pleines et rouges. Gardez donc le motif et la couleur : seule la forme change. Chaque choix dit avec quelle probabilité suivrait une de vos cartes, ou une des autres.
lesson-ld-again = Le carré rouge plein, parti aussi ! Il vous reste une carte pleine et rouge. Gardez encore le motif et la couleur.
lesson-ld-piles = Et le triangle avec. Ce qui ne reste pas va sous sa pioche et reviendra plus tard, dans le même ordre : qui s’en souvient sait ce qui vient.
lesson-ld-none = Aucune de vos autres cartes n’est pleine, ni rouge, ni un triangle. N’en gardez donc aucune : trois nouvelles cartes simples pour tous.
lesson-ld-missed = D’abord, le cercle rouge plein a été désigné de nouveau. Personne ne l’a plus ; trois nouvelles cartes sont donc venues : le carré bleu creux. Il était à { $who }, à qui revient le choix. Vous êtes en tête : continuez !
