# Aide
cli-about = Quatre petits jeux de cartes de chance et de sang-froid : Lucktails, Get Lucky, Lucky Bastard et Lucky Duck.
cli-heading-usage = Utilisation
cli-heading-commands = Commandes
cli-heading-options = Options
cli-value-command = COMMANDE
cli-help = Affiche cette aide
cli-version = Affiche la version
cli-lang = La langue : en, de ou fr (sinon, LUCKHOUSE_LANG ou les réglages du système décident)
cli-game = Le jeu : lucktails, get-lucky, lucky-bastard ou lucky-duck
cli-record-file = L’enregistrement d’une partie, tel que « play » et « engine » l’écrivent, ou le lien d’une table dont la partie est terminée
cli-no-color = Sans couleurs (ou par la variable d’environnement NO_COLOR)
cli-play = Jouer dans ce terminal, contre la maison ou à une table d’un serveur
cli-play-seats = Combien vous êtes à table, vous compris
cli-play-seat = Votre place, comptée à partir de 0 (0, ou la première qui est libre, par défaut)
cli-play-level = La force de la maison, de 1 (au hasard) à 6 (2 par défaut)
cli-play-seed = Un texte d’où viennent les mélanges : même texte, mêmes cartes
cli-play-option = Une option du jeu, par exemple slips=on ; peut être répétée
cli-play-deck = Un fichier de cartes à vous
cli-play-record = Où garder l’enregistrement à la fin de la partie
cli-play-pace = Millisecondes entre deux coups de la maison (700 par défaut)
cli-play-server = Jouer à une table d’un serveur : son adresse, par exemple https://luck.example
cli-play-code = La table à rejoindre ; sans elle, une nouvelle est faite pour GAME, ou choisie parmi celles qui sont ouvertes
cli-play-name = Votre nom là-bas (celui que vous aviez, par défaut)
cli-play-clock = Pour une nouvelle table : secondes par coup (30), avec une réserve (30+300), ou jours (3d) ; sans horloge, personne n’est pressé
cli-play-house = Pour une nouvelle table : les places de la maison, avec un niveau si vous voulez (1,2:5)
cli-play-open = Pour une nouvelle table : la mettre dans la liste que tout le monde voit
cli-play-sealed = Pour une nouvelle table : dans une course, on choisit en secret et l’ordre est tiré au sort
cli-play-unwatched = Pour une nouvelle table : seuls ceux qui y sont assis regardent
cli-replay = Parcourir un enregistrement pas à pas, en avant et en arrière
cli-replay-as = Par quels yeux regarder : un numéro de place, watcher ou referee (par défaut)
cli-rules = Afficher les règles d’un jeu
cli-verify = Vérifier que des enregistrements suivent les règles et que la donne est celle promise
cli-verify-commitment = L’engagement que vous avez noté avant la partie ; sans lui, rien n’est prouvé sur le serveur
cli-verify-share = La part que votre appareil a ajoutée à la donne ; peut être répété
cli-engine = Répondre au protocole de la machine sur l’entrée et la sortie standard
cli-engine-tables = Combien de tables peuvent exister à la fois (10000 par défaut)
cli-engine-memory = Combien de Mio les tables peuvent occuper ensemble (1024 par défaut)
cli-bench = Mesurer la vitesse des règles sur cette machine
cli-bench-game = Un jeu, ou « engine » pour le protocole à travers un tube ; sinon tous les jeux
cli-bench-seats = Seulement ce nombre de places
cli-bench-seconds = La durée de chaque mesure (1 par défaut)
cli-bench-decisions = Exactement ce nombre de décisions, les mêmes sur chaque machine
cli-bench-views = Construire à chaque décision la vue de la place qui agit
cli-bench-json = Un objet JSON par ligne
cli-lab = Mesurer ce que sait faire la maison
cli-lab-bench = Mesurer la vitesse à laquelle la maison réfléchit sur cette machine : ce qu’elle essaie en une seconde, et le temps qu’il lui faut pour imaginer une table
cli-completions = Écrire un script de complétion pour un shell
cli-shell = bash, elvish, fish, powershell ou zsh
cli-examples =
    Exemples :
      luckhouse play lucktails            jouer contre la maison
      luckhouse rules get-lucky           lire les règles
      luckhouse replay soiree.json        revoir une partie
      L’aide de chaque commande s’obtient par « -h » à sa suite

    Codes de retour : 0 fait, 1 quelque chose a été refusé (enregistrement, cartes, option),
    2 la ligne de commande est fausse, 3 un fichier ou le terminal n’a pu servir.
cli-play-examples =
    Exemples :
      luckhouse play                                  choisir un jeu dans une liste
      luckhouse play lucktails --seats 4              vous et trois de la maison
      luckhouse play lucky-bastard --option tokens=1  une partie courte
      luckhouse play get-lucky --seed fete --deck mes-invites.toml
      luckhouse play lucktails --server https://luck.example --house 2 --clock 30+300
      luckhouse play --server https://luck.example --code ABCDE
cli-replay-examples =
    Exemples :
      luckhouse replay soiree.json
      luckhouse replay soiree.json --as 0
      luckhouse replay http://example.org/t/ABCDE
cli-rules-examples =
    Exemples :
      luckhouse rules lucktails
      luckhouse rules lucky-duck --lang fr
cli-verify-examples =
    Exemples :
      luckhouse verify soiree.json
      luckhouse verify parties/*.json
      luckhouse verify http://example.org/t/ABCDE
      luckhouse verify soiree.json --commitment 3f0c…   tel que la table l’a montré avant la partie
cli-engine-examples =
    Exemple :
      echo '{"{"}"do":"games"{"}"}' | luckhouse engine

    Un objet JSON par ligne en entrée, un par ligne en sortie ; docs/protocol.md donne toutes les demandes.
cli-bench-examples =
    Exemples :
      luckhouse bench
      luckhouse bench lucktails --seats 4 --seconds 5 --views
      luckhouse bench engine
cli-lab-bench-examples =
    Exemples :
      luckhouse lab bench
      luckhouse lab bench lucky-duck --seats 4 --seconds 5
cli-completions-examples =
    Exemple :
      luckhouse completions bash > ~/.local/share/bash-completion/completions/luckhouse

# Ce qui ne va pas dans une ligne de commande
cli-see-help = « luckhouse --help » montre ce qui est possible.
cli-wrong-command = Il n’y a pas de commande « { $given } ».
cli-wrong-argument = L’argument « { $arg } » n’a rien à faire ici.
cli-missing = Il manque quelque chose : { $arg }.
cli-missing-command = Il manque une commande.
cli-conflict = « { $arg } » et « { $other } » ne vont pas ensemble.
cli-no-value = « { $arg } » demande une valeur.
cli-wrong-choice = « { $value } » n’est pas possible pour { $arg } ; il faut l’un de ceux-ci : { $known }.
cli-wrong-value = « { $value } » n’est pas possible pour { $arg }.
cli-wrong-option = « --option { $given } » est incompréhensible ; écrivez une fois par option --option NOM=VALEUR avec un nombre, on ou off.
cli-bad-commitment = « { $given } » n’est pas un engagement ; il a 64 chiffres hexadécimaux.
cli-bad-share = « { $given } » n’est pas une part ; elle a de 1 à 64 lettres et chiffres.
cli-one-record = Un engagement et une part appartiennent à une seule table : avec --commitment ou --share, donnez un seul enregistrement.
cli-argument-not-utf8 = Un argument n’est pas de l’UTF-8 valable.

# Ce que dit une commande
cli-cannot-read = « { $path } » ne peut être lu : { $why }.
cli-too-large = « { $path } » dépasse { $most } Mio.
cli-cannot-write = La sortie ne peut être écrite : { $why }.
cli-not-utf8 = « { $path } » n’est pas un fichier texte en UTF-8.
cli-said = { $why }
cli-in-file = { $path } : { $why }
cli-verified-over =
    { $actions ->
        [one] { $path } : suit les règles de { $game } ; { $actions } action, la partie est finie.
       *[other] { $path } : suit les règles de { $game } ; { $actions } actions, la partie est finie.
    }
cli-verified-open =
    { $actions ->
        [one] { $path } : suit les règles de { $game } ; { $actions } action, la partie n’est pas finie.
       *[other] { $path } : suit les règles de { $game } ; { $actions } actions, la partie n’est pas finie.
    }
cli-verified-no-deal = On ne sait rien de la donne : l’enregistrement ne dit pas d’où venaient ses cartes.
cli-verified-deal =
    { $shuffles ->
        [one] La donne est prouvée : le secret correspond à l’engagement, et le seul mélange découle du secret et des parts.
       *[other] La donne est prouvée : le secret correspond à l’engagement, et les { $shuffles } mélanges découlent tous du secret et des parts.
    }
cli-verified-races =
    { $races ->
        [one] La seule course scellée a été jouée dans l’ordre qui en est tiré.
       *[other] Les { $races } courses scellées ont toutes été jouées dans l’ordre qui en est tiré.
    }
cli-verified-live = Les courses ont été jouées en direct : qui était le premier ne fait pas partie de la preuve.
cli-verified-noted = L’engagement est celui que vous avez noté avant la partie : le serveur n’a pas choisi son secret après coup.
cli-verified-not-noted = Cela ne prouve rien sur le serveur, sauf si vous avez vu cet engagement avant la partie : { $commitment }. Comparez ce que vous avez noté avec --commitment.
cli-verified-share = La part de votre appareil est dans la donne.
cli-verified-no-share = On n’a pas comparé si votre propre appareil y a participé ; un serveur pourrait avoir inventé toutes les parts. Comparez la vôtre avec --share.
cli-no-deal = L’enregistrement ne dit pas d’où venaient ses cartes ; il n’y a rien à comparer.
cli-other-commitment = L’engagement n’est pas celui que vous avez noté avant la partie. L’enregistrement contient { $commitment } : il appartient à une autre table, ou le secret a été choisi après coup.
cli-other-share = Aucune place n’a ajouté la part « { $share } » à la donne : l’enregistrement appartient à une autre table, ou la part a été échangée.
cli-bad-as = « { $given } » n’est personne à cette table ; --as prend une place de 0 à { $last }, watcher ou referee.
cli-bench-heading = jeu        places     décisions       parties
cli-lab-bench-heading = jeu         places     essais   table en
cli-bench-engine-failed = Le protocole n’a pu être mesuré ({ $detail }).

# Ce que dit la machine
io-not-found = ce fichier n’existe pas
io-denied = accès refusé
io-directory = c’est un répertoire
io-no-directory = une partie du chemin n’est pas un répertoire
io-full = le disque est plein
io-in-use = un autre programme y écoute déjà
io-not-ours = cette machine n’a pas cette adresse
io-read-only = le disque est en lecture seule
io-nobody-there = il n’y a personne
io-too-slow = la réponse se fait trop attendre
io-unreachable = aucun chemin n’y mène

# Serving
cli-serve = Ouvrir des tables, sur ce réseau ou au monde entier
cli-serve-config = Un fichier de réglages (TOML) : chaque option ci-dessous en est une clé [LUCKHOUSE_CONFIG]
cli-serve-listen = Où écouter (sinon 0.0.0.0:8777)
cli-serve-database = Où tout est gardé : sqlite:FICHIER ou postgres://… (sinon un fichier dans votre dossier de données)
cli-serve-url = Où l’on trouve la maison, si ce n’est pas l’adresse de cette machine
cli-serve-certificate = Une chaîne de certificats (PEM) pour des lignes sûres
cli-serve-key = La clé du certificat (PEM)
cli-serve-proxy = Quel mandataire placé devant dit qui demande : on s’il tourne sur cette machine, ou ses adresses (sinon off)
cli-serve-log = Comment le journal est écrit (sinon text ; LUCKHOUSE_FILTER=debug en dit plus)
cli-serve-house = Le temps que prend la maison pour chaque choix (sinon 900)
cli-serve-idle = Au bout de combien de temps une table délaissée quitte la mémoire (sinon 300)
cli-serve-sockets = Combien d’appareils peuvent être connectés à la fois (sinon 20000)
cli-serve-per-address = Combien d’entre eux depuis une même adresse (sinon 200)
cli-serve-requests = Combien de noms et de tables une adresse peut demander par minute (sinon 60)
serve-open = La maison est ouverte : { $url }  (Ctrl-C la ferme ; rien n’est perdu)
serve-bad-settings = La maison ne peut pas ouvrir avec ces réglages : { $why }
serve-bad-setting = { $place } vaut « { $value } » ; { $want }
serve-unknown-setting = { $path } contient une clé « { $name } » qui ne veut rien dire. Il y a : { $known }.
serve-bad-file = { $path } n’est pas un fichier de réglages : { $why }
serve-half-certificate = Un certificat a besoin de sa clé, et la clé de son certificat : donnez les deux fichiers.
serve-want-listen = écrivez une adresse et un port, par exemple 127.0.0.1:8777
serve-want-database = écrivez sqlite:FICHIER ou postgres://NOM@MACHINE/BASE
serve-want-url = écrivez une adresse qui commence par http:// ou https://
serve-want-file = écrivez le chemin d’un fichier qui existe
serve-want-proxy = écrivez on (il tourne sur cette machine), off, ou ses adresses, par exemple 10.0.0.2,172.16.0.0/12
serve-want-chain = nommez un fichier lisible qui contient une chaîne de certificats (PEM)
serve-want-key = nommez un fichier lisible qui contient une clé (PEM)
serve-want-pair = nommez la clé de ce certificat
serve-no-home = Ce compte n’a pas de dossier de données (ni XDG_DATA_HOME ni HOME n’est défini) : dites avec --database où tout est gardé.
serve-want-log = écrivez text ou json
serve-want-number = écrivez un nombre entier de 0 à 100000000
serve-want-count = écrivez un nombre entier de 1 à 100000000
serve-cannot-listen = Impossible d’écouter à { $address } : { $why }. Choisissez-en une autre avec --listen.
serve-no-start = Le serveur ne peut pas démarrer : { $why }
serve-ended = Le serveur s’est arrêté : { $why }
cli-serve-examples =
    Exemples :
      luckhouse serve                                   pour tout ce réseau
      luckhouse serve --listen 127.0.0.1:9000           seulement pour cette machine
      luckhouse serve --database postgres://luck@db/luckhouse --proxy on
      LUCKHOUSE_LOG=json luckhouse serve --config /etc/luckhouse.toml
cli-backup = Copier la base de données de la maison, même ouverte
cli-backup-file = Où va la copie ; rien ne doit s’y trouver
cli-restore = Mettre une copie à la place de la base de données
cli-restore-file = Une copie faite par « backup »
cli-restore-force = Remplacer une base de données déjà présente
serve-backed-up = Tout est copié dans « { $path } ».
serve-restored = « { $path } » est maintenant la base de données.
cli-backup-examples =
    Exemples :
      luckhouse backup sunday.db
cli-restore-examples =
    Exemples :
      luckhouse restore sunday.db --force
