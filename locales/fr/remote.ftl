# Avant la table
remote-bad-url = « { $given } » n’est pas l’adresse d’un serveur. Elle ressemble à https://luck.example ou http://localhost:8080.
remote-no-host = Il n’y a pas d’ordinateur appelé « { $host } ». Vérifiez l’adresse donnée avec --server.
remote-no-server = Aucun serveur ne répond à { $server } : { $why }. Vérifiez l’adresse donnée avec --server.
remote-not-luckhouse = Ce qui répond à { $server } n’est pas un serveur Luckhouse.
remote-broken = Le serveur à { $server } a lui-même des ennuis (statut { $status }). Réessayez plus tard.
remote-no-table = Il n’y a pas de table { $code } à { $server }. Vérifiez le code, ou redemandez-le.
remote-bad-name = Le serveur refuse ce nom : { $why } Choisissez-en un autre avec --name.
remote-seat-taken = La place { $seat } est prise. Omettez --seat pour choisir parmi celles qui sont libres.
remote-strange = Le serveur a une table que ce programme ne sait pas lire. Une version plus récente le saura peut-être.
remote-which = Dites quelle table avec --code, ou à quel jeu (GAME) on joue à une nouvelle table.
remote-none-open = Aucune table ouverte ne se réunit à { $server }. Faites-en une : luckhouse play GAME --server { $server }
remote-bad-clock = « { $given } » n’est pas une horloge. Elle ressemble à 30 (secondes par coup), 30+300 (et 300 secondes de réserve) ou 3d (jours par coup).
remote-bad-house = « { $given } » ne sont pas des places de la maison. Elles ressemblent à 1,2 ou, avec un niveau à chacune, à 1:3,2:5.
remote-guest = Invité
remote-not-kept = Qui vous êtes n’a pas pu être conservé : la prochaine fois, vous serez ici quelqu’un d’autre.

# La table se réunit
remote-gathering = La table se réunit. Son code pour les autres : { $code }
remote-relaxed = Personne n’est pressé.
remote-quick =
    { $bank ->
        [0] Horloge : { $seconds } s par coup.
       *[other] Horloge : { $seconds } s par coup, { $bank } s de réserve.
    }
remote-letter =
    { $days ->
        [one] Horloge : un jour par coup.
       *[other] Horloge : { $days } jours par coup.
    }
remote-sealed-race = Les courses sont scellées.
remote-commitment = Engagement : { $commitment }
remote-share = Votre part : { $share }
remote-other-commitment = Ce serveur montre pour cette table un autre engagement qu’au début : il pourrait choisir les cartes. Ne vous fiez pas à cette donne.
remote-no-commitment = Ce serveur ne montre aucun engagement avant la partie : il pourrait choisir les cartes. Ne vous fiez pas à cette donne.
remote-second-share = Ce serveur demande une deuxième part pour votre place : il pourrait choisir les cartes. Ne vous fiez pas à cette donne, sauf si vous avez pris cette place avec un autre de vos appareils.
remote-not-seated = Ce serveur ne vous donne pas la place pour laquelle votre appareil a envoyé sa part : il pourrait choisir les cartes. Ne vous fiez pas à cette donne.
remote-share-unkept = Votre part n’a pas pu être enregistrée sur le disque : après un redémarrage de ce programme, la donne de cette table ne pourra plus être vérifiée.
remote-listed = Quelle table ?
remote-listed-table =
    { $hosted ->
        [yes] { $code }  { $game }, places libres : { $free } sur { $seats }, par { $host }. { $clock }
       *[no] { $code }  { $game }, places libres : { $free } sur { $seats }. { $clock }
    }
remote-free = libre
remote-kept = gardée pour { $name }
remote-house = la maison, niveau { $level }
remote-you = { $name } (vous)
remote-host-starts = L’hôte lance la partie quand toutes les places sont prises.
remote-do-start = Lancer la partie
remote-do-sit = S’asseoir à la place { $seat }
remote-do-stand = Se lever de la place { $seat }
remote-do-house = Donner la place { $seat } à la maison (← niveau { $level } →)
remote-do-free = Reprendre la place { $seat } à la maison
remote-do-sit-too = Prendre aussi la place { $seat } et faire passer ce clavier
remote-do-remove = Retirer { $name } de la place { $seat }
remote-lobby-keys = ↑ ↓ et Entrée, ou une touche · s dire · Tab table · ? règles · q partir

# La ligne
remote-cut = La ligne est coupée. Nouvel essai …
remote-stopping = Le serveur s’arrête un instant. La table est conservée ; nouvel essai …
remote-lost = La ligne est perdue : { $why }
remote-again = Vous êtes de retour à la table.
remote-unread = Le serveur a dit quelque chose que ce programme ne sait pas lire.

# À la table
remote-sealed =
    { $you ->
        [yes] Vous avez choisi.
       *[no] { $who } a choisi.
    }
remote-away =
    { $you ->
        [yes] La maison joue pour vous.
       *[no] { $who } est absent ; la maison joue à sa place.
    }
remote-back =
    { $you ->
        [yes] Vous êtes de retour.
       *[no] { $who } est de retour.
    }
remote-abandoned = L’hôte a mis fin à cette partie avant son terme.
remote-muted =
    { $you ->
        [yes] L’hôte vous demande le silence.
       *[no] L’hôte demande le silence à { $who }.
    }
remote-unmuted =
    { $you ->
        [yes] Vous avez de nouveau la parole.
       *[no] { $who } a de nouveau la parole.
    }

# Plusieurs places à un clavier
remote-one-of = #{ $seat } { $name }
remote-hands-next = Passez le clavier à { $name }, place { $seat }. Entrée quand c’est fait.
remote-hands-any = Qui a le clavier ?
remote-hands-why = Les cartes sont couvertes : chaque place ne voit que les siennes.
remote-hands-have = { $name }, place { $seat }
remote-hands-keys = ↑ ↓ et Entrée, ou une touche, pour choisir · q partir
remote-hands-hint = On attend { $name }, place { $seat }, à ce clavier. Entrée couvre vos cartes, pour que vous puissiez le passer.

# Le menu de la table
remote-key-menu = Tab table
remote-menu = Table { $code } à { $server }
remote-menu-back = Retour au jeu
remote-menu-pass = Passer le clavier
remote-menu-return = Jouer de nouveau vous-même la place { $seat }
remote-menu-mute = Demander le silence à { $name } (place { $seat })
remote-menu-unmute = Rendre la parole à { $name } (place { $seat })
remote-menu-abandon = Mettre fin à la partie pour tout le monde
remote-abandon = Mettre fin à la partie pour tout le monde ? Elle ne pourra pas continuer, et il n’en restera aucun enregistrement.
remote-abandon-yes = o    y mettre fin
remote-abandon-no = Échap  continuer

# Après la fin
remote-end-again = Rejouer : les mêmes personnes à une nouvelle table
remote-end-follow = Continuer à la table { $code }
remote-rematch = La partie continue à une autre table : { $code }
remote-check-now = Pour vérifier que la donne est celle promise :
remote-check-fetched = L’enregistrement : { $server }/api/tables/{ $code }/record. Une fois gardé, pour vérifier que la donne est celle promise :
remote-check-later = Une fois la partie terminée et l’enregistrement gardé, pour vérifier que la donne est celle promise :
remote-check-other-share = Une part à vous, d’un autre appareil, n’est pas connue ici : ajoutez-la avec --share si vous l’avez notée.
remote-keys-play =
    1–9, a–z      faire ce qui est écrit à côté dans la liste
    ↑ ↓, Entrée   choisir dans la liste
    /             chercher des mots dans une longue liste
    Page↑, Page↓  relire ce qui s’est passé avant
    s             dire quelque chose à la table ; c’est enregistré aussi
    c             dire quelle carte quelqu’un a, vrai ou non (Lucktails)
    Tab           la table : sa donne, passer le clavier, ce que peut l’hôte
    ?, F1         ces pages
    q, Ctrl-C     partir ; on vous demande qui joue à votre place

# Partir
remote-leave = Quitter la table ? La partie continue sans vous.
remote-leave-house = h    la maison joue pour vous jusqu’à votre retour
remote-leave-go = g    partir simplement ; les autres vous attendent
remote-leave-not = Échap  continuer
remote-farewell = La table est toujours là : luckhouse play --server { $server } --code { $code }
remote-farewell-over = La table { $code } à { $server } est terminée.
