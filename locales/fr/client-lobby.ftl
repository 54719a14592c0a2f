# Avant une partie à une table du serveur.

lobby-code = Le code de cette table
lobby-code-how = Dites-le, envoyez le lien, ou laissez quelqu’un viser l’image avec son appareil.
lobby-link = Lien vers cette table
lobby-link-local = Cette adresse n’est connue que de cette machine. Pour les autres, la maison doit avoir une adresse dans votre réseau.
lobby-copy = Copier le lien
lobby-copied = Copié.
lobby-share-link = Envoyer
lobby-invitation = Venez jouer à { $game }. Le code est { $code }.
lobby-camera = Montrer à un appareil photo
lobby-qr = Image à viser avec un appareil photo, pour le lien { $link }
lobby-who = Qui s’assied où
lobby-seat = Place { $seat }
lobby-free = Libre
lobby-house = La maison
lobby-kept = Gardée pour { $name }
lobby-you = { $name } (vous)
lobby-sit = S’asseoir
lobby-sit-too = S’asseoir ici aussi
lobby-name-asked = Qui s’assied à la place { $seat } ?
lobby-name-none = Il faut un nom pour que les autres sachent qui joue.
lobby-name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Choisissez un autre nom pour cette place.
lobby-stand = Se lever
lobby-give = Donner à la maison
lobby-take-back = Reprendre
lobby-remove = Retirer
lobby-free-up = Libérer la place
lobby-several = Cet appareil a plusieurs places. Pendant la partie, vous vous le passez ; les cartes restent cachées jusqu’à ce que la personne suivante l’ait en main.
lobby-level = Niveau { $level }
lobby-level-of = Le niveau de la maison à la place { $seat }
lobby-level-1 = 1 · novice
lobby-level-2 = 2 · débutante
lobby-level-3 = 3 · exercée
lobby-level-4 = 4 · expérimentée
lobby-level-5 = 5 · forte
lobby-level-6 = 6 · au mieux
lobby-waits =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-waits-kept = Des places sont gardées pour des personnes qui ne se sont pas encore rassises.
lobby-ready-host = Tout le monde est là. Commencez quand vous voulez.
lobby-ready = Tout le monde est là. L’hôte lance la partie.
lobby-full = Toutes les places sont prises. Restez pour regarder, ou dressez une table à vous à l’entrée.
lobby-removed = L’hôte a retiré cet appareil de sa place. Vous pouvez regarder, ou dresser une table à vous à l’entrée.
lobby-start = Commencer
lobby-start-filled = Compléter avec la maison et commencer
lobby-about = Cette table
lobby-seats = { $game } à { $seats } places
lobby-sealed = Dans la course, les annonces sont scellées et jouées dans un ordre tiré au sort.
lobby-own-deck = Avec un jeu de cartes à part.
lobby-open = Ouverte à tous : elle figure dans la liste à l’entrée.
lobby-private = Privée : seulement pour qui a le code ou le lien.
lobby-unwatched = Seuls ceux qui sont assis ici peuvent regarder.
lobby-option = { $option } : { $value }
lobby-deal = Une donne dont personne ne peut douter
lobby-deal-why = Le serveur s’est lié par cet engagement à sa part du mélange avant que votre appareil n’y ajoute la sienne, donc personne n’a choisi les cartes à lui seul ; cet appareil garde les deux, pour les comparer à l’enregistrement après la partie.
lobby-commitment = L’engagement du serveur
lobby-your-share = Votre part, place { $seat }
lobby-share-elsewhere = Vous vous êtes assis ici avec un autre appareil : la donne ne peut être vérifiée que là. Si ce n’était pas vous, ne vous y fiez pas.
lobby-no-commitment = Ce serveur ne montre aucun engagement avant la partie : il pourrait choisir les cartes. Ne vous fiez pas à cette donne.
lobby-second-share = Ce serveur demande une deuxième part pour votre place : il pourrait choisir les cartes. Ne vous fiez pas à cette donne, sauf si vous avez pris cette place avec un autre de vos appareils.
lobby-not-seated = Ce serveur ne vous donne pas la place pour laquelle votre appareil a envoyé sa part : il pourrait choisir les cartes. Ne vous fiez pas à cette donne.
lobby-share-unkept = Ce navigateur ne conserve rien pour cette page : après un rechargement, la donne de cette table ne pourra plus être vérifiée.
lobby-other-commitment = Ce serveur montre pour cette table un autre engagement qu’au début : il pourrait choisir les cartes. Ne vous fiez pas à cette donne.
