rules-gl-name = Get Lucky
rules-gl-line = Tous veulent sa mort. Vous, vous voulez la signer.
rules-gl-intro = Le dîner est servi, l’hôte est insupportable, et chacun à table rêve d’être celui qui en finira avec Doctor Lucky. Vous équipez vos invités, vous les échangez contre de mieux placés, vous guettez l’instant de frapper ; et quand un autre frappe le premier, reste à savoir qui paiera pour l’arrêter : vous, ou le malheureux qui décide après vous. Un jeu de James Ernest et Rick Fish.

rules-gl-section-1 = Matériel
rules-gl-1 = Il y a quinze invités, numérotés de 1 à 15. Leurs noms sont une invention de la maison et figurent dans le fichier de cartes.
rules-gl-2 = Il y a cinquante-sept cartes. À chaque invité correspondent une arme, un mobile et une occasion qui portent son numéro et sont parfaits pour lui : 45 cartes de crime en tout. Les douze autres sont des cartes de dépit, toutes identiques.
rules-gl-3 = La chance d’une carte dit ce qu’elle vaut contre l’attentat d’un autre. Une carte de dépit a 1 de chance, une carte de crime 0, 1 ou 2. Par défaut : prenez le numéro de l’invité, ajoutez 0 pour une arme, 1 pour une occasion ou 2 pour un mobile, divisez par 3, et le reste est la chance ; ainsi les trois cartes de chaque invité ont 0, 1 et 2. Un fichier de cartes à vous peut fixer d’autres valeurs.

rules-gl-section-2 = Mise en place
rules-gl-4 = On mélange les invités. Chaque place en reçoit deux, face visible : la première place les deux premiers, la suivante les deux suivants, et ainsi de suite (à deux joueurs, voyez GL-6). Les trois suivants sont au salon ; tous les autres sont absents, restent face visible et ne participent pas.
rules-gl-5 = On mélange les cartes. Chaque place en reçoit six, cachées aux autres : la première place les six premières, la suivante les six suivantes, et ainsi de suite (à deux joueurs, voyez GL-6). Le reste forme la pioche, face cachée.
rules-gl-6 = À deux joueurs, chacun de vous reçoit trois invités et huit cartes. Trois invités sont au salon et six sont absents.
rules-gl-7 = Doctor Lucky commence chez l’invité au plus petit numéro parmi ceux qui appartiennent à un joueur. Ce joueur a le premier tour.

rules-gl-section-3 = Un tour : une seule action, quand Doctor Lucky visite votre invité
rules-gl-8 = Piocher : prenez la première carte de la pioche. Votre main n’a pas de limite. Une fois la pioche vide, vous ne pouvez plus piocher : elle n’est jamais reconstituée.
rules-gl-9 = Jouer : posez une carte de crime de votre main sur l’un de vos invités, celui que vous voulez. Un invité porte au plus une arme, un mobile et une occasion. Si une carte de ce type s’y trouve déjà, seule la carte parfaite de cet invité peut la remplacer, et seulement si l’ancienne n’est pas parfaite ; l’ancienne part à la défausse. Les cartes de dépit ne se jouent pas ainsi.
rules-gl-10 = Échanger : troquez l’un de vos invités contre un invité du salon. Les cartes posées sur et sous chacun des deux le suivent, et Doctor Lucky aussi s’il rend visite à l’un d’eux.
rules-gl-11 = Tuer : commettez un attentat, avec l’invité visité et nul autre. Sa valeur est de 1, plus 1 par carte de crime non parfaite sur l’invité, plus 2 par carte parfaite, moins 1 par carte de dépit sous l’invité, sans jamais descendre au-dessous de 0. Un attentat de valeur 0 ne vous est pas proposé.
rules-gl-12 = Vous ne pouvez pas passer votre tour. Vous n’êtes jamais bloqué non plus : un échange est toujours possible.

rules-gl-section-4 = Déjouer un attentat
rules-gl-13 = En commençant à gauche de l’attaquant, dans le sens des aiguilles d’une montre, chaque autre joueur peut intervenir une seule fois. Quand vient votre moment, jouez des cartes une par une puis arrêtez-vous, ou passez sans en jouer. Chaque carte retire sa chance à la valeur de l’attentat. À 0, l’attentat a échoué, sur-le-champ, et l’on ne joue plus rien.
rules-gl-14 = Une carte parfaite pour l’invité attaquant, c’est-à-dire qui porte son numéro, fait échouer l’attentat sur-le-champ, quelle que soit sa chance.
rules-gl-15 = Une carte sans chance (0) ne peut pas être jouée contre un attentat, sauf si elle est parfaite pour l’invité attaquant.
rules-gl-16 = Si vous êtes le dernier dans cet ordre, vous devez déjouer l’attentat si les cartes de votre main le permettent. Vous choisissez lesquelles sacrifier, mais vous ne pouvez pas vous arrêter avant qu’il ait échoué. Les joueurs qui précèdent le dernier ne sont jamais obligés ; à deux, personne ne l’est (GL-19).
rules-gl-17 = Les cartes de crime jouées contre un attentat partent à la défausse. Les cartes de dépit restent pour toujours sous l’invité attaquant, et chacune vaut −1 à tous ses attentats suivants.
rules-gl-18 = Si la dernière intervention est passée et que la valeur dépasse encore 0, Doctor Lucky est mort et l’attaquant a gagné.
rules-gl-19 = À deux joueurs, votre adversaire intervient d’abord et n’est jamais obligé de vous arrêter. Ensuite Howard retourne des cartes de la pioche une par une, au plus autant que la valeur de l’attentat au moment où il commence, et s’arrête dès que l’attentat a échoué. Ses cartes comptent comme le disent GL-13, GL-14 et GL-17 ; une carte sans chance qui n’est pas parfaite part à la défausse et compte tout de même parmi les siennes. Une pioche vide ne lui donne rien.

rules-gl-section-5 = Entre deux tours
rules-gl-20 = Après un tour, Doctor Lucky passe au numéro supérieur suivant qui n’est pas absent, et du plus grand il revient au plus petit.
rules-gl-21 = Si cet invité appartient à un joueur, ce joueur a le tour suivant, même s’il vient d’en avoir un.
rules-gl-22 = Si cet invité est au salon, personne n’a de tour. À la place, en commençant par le joueur qui a eu le dernier tour, dans le sens des aiguilles d’une montre, quiconque a en main moins de cartes que le numéro de l’invité en pioche une, tant que la pioche y suffit. Puis Doctor Lucky repart (GL-20).
rules-gl-23 = Au soixantième échange d’affilée, tours de tous les joueurs confondus, la partie se termine sans vainqueur, avant même que Doctor Lucky ne reparte.

rules-gl-section-6 = Ce que vous savez
rules-gl-24 = Tout le monde voit les invités, les cartes posées sur et sous eux, la défausse, le nombre de cartes de chaque main et de la pioche, et chaque carte jouée. Vous connaissez en plus votre propre main. Ce que vous piochez, personne d’autre ne le voit ; ce que Howard retourne, tout le monde le voit.
