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
remote-guest = Invité
remote-not-kept = Qui vous êtes n’a pas pu être conservé : la prochaine fois, vous serez ici quelqu’un d’autre.

# La table se réunit
remote-gathering = La table se réunit. Son code pour les autres : { $code }
remote-free = libre
remote-house = la maison, niveau { $level }
remote-you = { $name } (vous)
remote-host-starts = L’hôte lance la partie quand toutes les places sont prises.
remote-do-start = Lancer la partie
remote-do-sit = S’asseoir à la place { $seat }
remote-do-stand = Se lever de la place { $seat }
remote-do-house = Donner la place { $seat } à la maison
remote-do-free = Reprendre la place { $seat } à la maison
remote-lobby-keys = ↑ ↓ et Entrée, ou une touche, pour choisir · ? règles · q partir

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
remote-rematch = La partie continue à une autre table : luckhouse play --code { $code }

# Partir
remote-leave = Quitter la table ? La partie continue sans vous.
remote-leave-house = h    la maison joue pour vous jusqu’à votre retour
remote-leave-go = g    partir simplement ; les autres vous attendent
remote-leave-not = Échap  continuer
remote-farewell = La table est toujours là : luckhouse play --server { $server } --code { $code }
remote-farewell-over = La table { $code } à { $server } est terminée.
