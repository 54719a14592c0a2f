# Ce que le serveur répond, outre ce que répond une table.
server-unknown-table = Aucune table ne porte ce code. Relisez le code ou redemandez le lien.
server-unsure = On ne sait pas si cela a été gardé : le stockage n’a pas répondu à temps. Vérifiez avant de recommencer.
server-only-watching = Vous ne faites que regarder. Donnez d’abord votre nom et prenez une place.
server-not-watched = Cette table n’accepte pas de spectateurs.
server-bad-message = Ce message est illisible. Il lui faut « id » et « ask ».
server-who-are-you = Donnez d’abord votre nom.
server-too-often = C’était trop à la fois. Patientez un instant.
server-one-claim = Votre dernière tentative est encore en cours d’arbitrage.
server-foreign-page = Cette page appartient à quelqu’un d’autre et ne peut pas jouer pour vous.
server-too-many = Trop de demandes viennent de votre adresse. Attendez une minute.
server-too-many-codes = Trop de codes faux viennent de votre adresse. Demandez le bon et réessayez dans une minute.
server-too-many-tables = Trop de tables sont ouvertes à la fois sous votre nom ou depuis votre adresse. Quittez-en quelques-unes ou réessayez plus tard.
server-too-long = C’est trop long : 256 Kio au plus.
server-no-json = Le contenu doit être du JSON, avec « content-type: application/json ».
server-bad-body = Le contenu est illisible. Voyez /openapi.json pour ce qu’il doit contenir.
server-no-record = Il n’y a pas d’enregistrement : la partie n’est pas finie, ou cette table n’existe pas.
server-link-used = Ce lien a déjà servi ou date de plus de dix minutes. Demandez-en un nouveau sur l’autre appareil.
server-no-token = Vous n’avez pas d’appareil ni de programme de ce nom.
server-too-many-tokens = Vous avez trop d’appareils et de programmes. Mettez d’abord fin à quelques-uns.
server-long-message = Un message a au plus 8 Kio.
server-bad-since = « since » est le numéro de la dernière chose que vous connaissez : un nombre entier de 0 à 4294967295.
server-no-socket = C’est le chemin d’une table : ouvrez-la comme WebSocket.
server-no-such-path = Il n’y a rien ici. Ce qu’il y a se trouve dans /openapi.json.
server-no-such-method = Cela ne se fait pas ici. Ce qui se fait se trouve dans /openapi.json.
server-too-slow = Le reste de la demande n’est pas arrivé à temps. Envoyez-la encore une fois.
server-internal = Ce programme a rencontré une erreur ; son journal dit où. Rien d’autre n’est touché : réessayez, et si cela se reproduit, dites-le à la personne qui gère ce serveur.
server-stopping = Cette table s’arrête un moment. Tout est gardé : revenez.
server-behind = Vous aviez trop de retard. Revenez : on vous dira ce qui manque.
server-ended = Cet appareil ou ce programme a été arrêté par son propriétaire.
server-not-for-programs = Un programme joue pour vous, mais seul un de vos appareils peut demander cela.
server-welcome = Voici un Luckhouse : quatre petits jeux de cartes de chance et de sang-froid. Rejoignez une table depuis un terminal : luckhouse play --server ADRESSE --code CODE
server-table-gathers = La table { $code } attend du monde ; places libres : { $free }. Rejoignez-la depuis un terminal : luckhouse play --server { $server } --code { $code }
server-table-plays = La partie à la table { $code } est en cours. Suivez-la ou revenez-y depuis un terminal : luckhouse play --server { $server } --code { $code }
server-table-over = La partie à la table { $code } est terminée. Son enregistrement : { $server }/api/tables/{ $code }/record
server-table-abandoned = La partie à la table { $code } a été abandonnée.
server-preview = Quatre petits jeux de cartes, de chance et de sang-froid : Lucktails, Get Lucky, Lucky Bastard et Lucky Duck. Entre amis ou contre la maison.
server-preview-picture = La maison et ses quatre tables
server-preview-gathers = { $free ->
    [0] Toutes les places de cette table sont prises.
    [one] Une place sur { $seats } est libre. Venez jouer !
   *[other] { $free } places sur { $seats } sont libres. Venez jouer !
}
server-preview-plays = La partie à cette table est en cours.
server-preview-over = La partie à cette table est terminée.
server-page-enter = Vers la table
server-page-home = Vers l’entrée
server-page-missing = Il n’y a rien ici
server-page-missing-why = Aucune page ne se trouve à cette adresse. Vérifiez-la, ou repartez de l’entrée.
server-page-no-table = Table introuvable
server-page-trouble = Cela n’a pas marché
server-house-name = C’est déjà le nom de la maison. Ajoutez quelque chose au vôtre, une initiale par exemple.
server-own-seat-name = C’est ce que chacun lit à sa propre place. Choisissez un autre nom, ou ajoutez-y quelque chose.
server-other-host = Ce serveur ne répond pas au nom « { $host } ». Ouvrez-le à l’adresse donnée avec --url ; un mandataire inverse doit transmettre l’en-tête Host.
server-private = Cette table n’acceptait pas de spectateurs. Ce qui s’y est passé est réservé à ceux qui y ont joué : ouvrez-la sur l’appareil avec lequel vous avez joué.
server-too-many-kept = Le serveur ne peut pas garder plus de parties pour vous. Cessez d’abord d’en garder une.
