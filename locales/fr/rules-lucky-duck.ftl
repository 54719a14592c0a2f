rules-ld-name = Lucky Duck
rules-ld-line = Cartes sur table, trois pioches, et un coup de pouce au destin.
rules-ld-intro = Toutes les cartes sont sur la table : rien à cacher, personne à bluffer, et trois pioches de hasard décident qui se défait d’une carte. Quand elles désignent l’une des vôtres, vous choisissez lesquels des trois traits révélés garder, pour pousser le sort de votre côté, ou du moins loin de votre voisin. Un jeu pour les cartes Gnomon, de Dan Palmer et Al Denelsbeck.

rules-ld-section-1 = Matériel
rules-ld-1 = Il y a trois traits de trois valeurs chacun. Pour le motif, plein, partiel ou creux ; pour la couleur, rouge, vert ou bleu ; pour la forme, cercle, carré ou triangle.
rules-ld-2 = Il y a vingt-sept cartes complètes, qui montrent les trois traits : une pour chaque combinaison, par exemple le carré vert creux.
rules-ld-3 = Il y a trente-six cartes simples, qui ne montrent qu’un trait : quatre de chaque valeur. Elles forment trois pioches de douze, une par trait.

rules-ld-section-2 = Mise en place
rules-ld-4 = On mélange les cartes complètes et chaque place en reçoit le même nombre, face visible : la première place les premières, la suivante les suivantes, et ainsi de suite. C’est 12 chacun à deux joueurs, 9 à trois, 6 à quatre, 5 à cinq, 4 à six, et 3 à sept, huit ou neuf. Les autres sont mises de côté, face visible.
rules-ld-5 = On mélange les trois pioches l’une après l’autre : motif, puis couleur, puis forme.

rules-ld-section-3 = Déroulement
rules-ld-6 = On retourne face visible la première carte simple de chaque pioche. Ensemble, les trois désignent une carte complète.
rules-ld-7 = Si vous avez cette carte complète, vous la défaussez, et si c’était votre dernière, vous avez gagné la partie. Sinon, choisissez lesquelles des trois cartes simples restent : aucune, une, deux ou les trois, soit huit choix en tout. Les autres vont face cachée sous leur pioche, chacune de ces pioches montre sa nouvelle première carte simple, et l’on reprend à LD-7 ou LD-8. Garder les trois désigne la carte complète qui vient de partir : cela revient donc à n’en garder aucune.
rules-ld-8 = Si personne n’a cette carte complète, les trois cartes simples vont sous leur pioche et l’on en retourne trois nouvelles.
rules-ld-9 = Après douze révélations d’affilée désignant une carte complète que personne n’a (LD-8), les pioches se répéteraient à l’infini. On mélange donc chacune des trois, sa carte simple visible comprise, dans l’ordre motif, couleur, forme, puis on reprend à LD-6. Le compte repart après chaque défausse et après chaque mélange de ce genre.

rules-ld-section-4 = Ce que vous savez
rules-ld-10 = Vous savez tout, sauf l’ordre des cartes simples qui n’ont pas été retournées depuis le dernier mélange de leur pioche. Avec une mémoire parfaite, vous connaissez aussi l’ordre de celles qui l’ont été ; la table ne vous montre aucune carte à l’intérieur d’une pioche.
