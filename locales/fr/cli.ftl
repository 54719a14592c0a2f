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
cli-play-level = La force de la maison, de 1 (novice) à 6 (au mieux) ; 3 par défaut
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
cli-verify-share = Une part de la donne telle que vous l’avez notée : PART, ou PLACE:PART, places comptées à partir de 0, ou PLACE: pour une place de la maison ; peut être répété
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
cli-lab-seats = Combien jouent à la table
cli-lab-bench = Mesurer la vitesse à laquelle la maison réfléchit sur cette machine : ce qu’elle essaie en une seconde, et le temps qu’il lui faut pour imaginer une table
cli-lab-arena = Faire jouer beaucoup de parties, de chaque place avec les mêmes cartes, et dire qui joue comment
cli-lab-arena-bots = Qui joue : 1 à 6 (niveaux de la maison), random, thumb, search:N (autant d’essais), solved (Lucktails seulement) ; « /P » laisse P décisions sur 100 au hasard, « ~P » oublie P cartes sur 1000 chaque fois qu’il se passe quelque chose. Sans indication random et tous les niveaux
cli-lab-arena-program = Un programme qui parle le côté place du protocole (docs/protocol.md), sous un nom que --bots peut ranger ; pour plusieurs, à répéter
cli-lab-arena-seconds = Combien de secondes un programme peut prendre pour répondre (10 par défaut)
cli-lab-arena-ladder = Chacun ne rencontre que celui nommé juste avant lui
cli-lab-arena-deals = Combien de donnes, chacune jouée de chaque place (100 par défaut)
cli-lab-arena-seed = Ce dont découlent les donnes : le même texte, le même résultat
cli-lab-arena-threads = Sur combien de fils (tous les cœurs par défaut) ; le résultat n’en dépend pas
cli-lab-solve = Résoudre Lucktails : apprendre par regrets contrefactuels une table de ce qu’il faut faire, et dire combien on pourrait gagner contre elle
cli-lab-solve-seats = Pour ce nombre de places seulement ; 3, 4 et 5 par défaut
cli-lab-solve-iterations = De combien de donnes apprendre pour chaque nombre de places, comptées chaque fois et arrondies par passes entières de 297 600 à trois places et de 5 000 à plus (sans --seconds non plus : 2 300 000 à trois places, 240 000 à plus)
cli-lab-solve-seconds = Combien de temps apprendre pour chaque nombre de places, avant de mesurer ce qui pourrait être gagné ; la table dépend alors de la vitesse de la machine
cli-lab-solve-threads = Sur combien de fils (tous les cœurs par défaut) : tous apprennent pour trois places, un pour chaque nombre au-dessus ; la table n’en dépend pas
cli-lab-solve-seed = Ce dont découle tout le hasard : le même texte, la même table
cli-lab-solve-to = Fichier pour la table ; il est écrit aussi quand vous arrêtez avec Ctrl-C
cli-lab-solve-measure = Ne rien apprendre : mesurer la table de la maison
cli-lab-arena-to = Dossier qui garde les parties : ce qui a été arrêté reprend de là
cli-lab-balance = Dire l’équilibre d’un jeu : ce que les places, les cartes, les décisions de la maison et le savoir-faire ont à voir avec qui gagne
cli-lab-balance-bots = Qui joue, au moins deux, le plus fort en dernier : comme pour arena. Sans indication thumb/60, thumb/20, thumb et search:300
cli-lab-balance-deals = Combien de donnes avec le dernier d’entre eux à chaque place (400 par défaut)
cli-lab-balance-mixed = Combien de donnes avec tous à des places changeantes (un quart des autres par défaut)
cli-lab-strength = Mesurer les six niveaux de la maison : chacun contre celui d’en dessous, le plus haut parmi des règles simples, et combien de temps ils réfléchissent
cli-lab-strength-games = Quels jeux ; tous par défaut
cli-lab-strength-seats = Ce nombre de places seulement pour le plus haut niveau et pour le temps de réflexion ; l’échelle a toujours le moins de places
cli-lab-strength-deals = Combien de donnes pour chaque niveau contre celui d’en dessous, chacune jouée de chaque place (2000 par défaut)
cli-lab-strength-top-deals = Combien de donnes pour le plus haut niveau, à chaque nombre de places (300 par défaut)
cli-lab-strength-timed = En combien de parties le temps d’un niveau est mesuré, à chaque nombre de places (3 par défaut ; avec 0 aucun)
cli-lab-strength-to = Dossier pour les tableaux, qui garde les parties : ce qui a été arrêté reprend de là, aussi avec plus de donnes
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
cli-lab-examples =
    Exemples :
      luckhouse lab arena lucky-duck
      luckhouse lab balance lucky-duck
      luckhouse lab strength lucktails --to soir
      luckhouse lab bench
cli-lab-balance-examples =
    Exemples :
      luckhouse lab balance lucky-duck --seats 4
      luckhouse lab balance get-lucky --bots thumb/60,thumb,search:1000 --deals 1000 --to soir

    Le dossier contient ensuite report.html, balance.md, games.csv et games.parquet.
cli-lab-strength-examples =
    Exemples :
      luckhouse lab strength --to soir
      luckhouse lab strength lucktails get-lucky --deals 500 --top-deals 100 --to soir

    Le dossier contient ensuite strength.md et report.html. Ctrl-C arrête et dit ce qu’il y a.
cli-lab-solve-examples =
    Exemples :
      luckhouse lab solve lucktails --seats 3 --seconds 60
      luckhouse lab solve lucktails --measure
cli-lab-arena-examples =
    Exemples :
      luckhouse lab arena lucky-duck --seats 2 --bots thumb,search:1000 --deals 500
      luckhouse lab arena lucktails --ladder --to soir
      luckhouse lab arena lucky-duck --bots thumb,lemien --program lemien="python3 bot.py"

    L’un est assis seul parmi les autres, à chaque place tour à tour, chaque fois avec les mêmes cartes.
    Ctrl-C arrête et dit ce qu’il y a.
cli-completions-examples =
    Exemple :
      luckhouse completions bash > ~/.local/share/bash-completion/completions/luckhouse

# Ce qui ne va pas dans une ligne de commande
cli-see-help = « { $command } --help » montre ce qui est possible.
cli-wrong-command = Il n’y a pas de commande « { $given } ».
cli-wrong-argument = L’argument « { $arg } » n’a rien à faire ici.
cli-missing = Il manque quelque chose : { $arg }.
cli-missing-command = Il manque une commande.
cli-conflict = « { $arg } » et « { $other } » ne vont pas ensemble.
cli-no-value = « { $arg } » demande une valeur.
cli-wrong-choice = « { $value } » n’est pas possible pour { $arg } ; il faut l’un de ceux-ci : { $known }.
cli-wrong-value = « { $value } » n’est pas possible pour { $arg }.
cli-no-number = « { $value } » n’est pas possible pour { $arg } ; il faut un nombre entier.
cli-wrong-number = « { $value } » n’est pas possible pour { $arg } ; il faut un nombre entier de { $least } à { $most }.
cli-too-small = « { $value } » n’est pas possible pour { $arg } ; il faut un nombre entier à partir de { $least }, aussi grand que la machine sait compter.
cli-wrong-option = « --option { $given } » est incompréhensible ; écrivez une fois par option --option NOM=VALEUR avec un nombre, on ou off.
cli-bad-commitment = « { $given } » n’est pas un engagement ; il a 64 chiffres hexadécimaux.
cli-bad-share = « { $given } » n’est pas une part ; elle a de 1 à 64 lettres et chiffres, éventuellement après une place et un deux-points.
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
cli-verified-record = Tout cela vaut pour l’enregistrement : vérifiez que ses cartes et ses coups sont ceux que vous avez vus en jouant.
cli-no-deal = L’enregistrement ne dit pas d’où venaient ses cartes ; il n’y a rien à comparer.
cli-other-commitment = L’engagement n’est pas celui que vous avez noté avant la partie. L’enregistrement contient { $commitment } : il appartient à une autre table, ou le secret a été choisi après coup.
cli-other-share = Aucune place n’a ajouté la part « { $share } » à la donne : l’enregistrement appartient à une autre table, ou la part a été échangée.
cli-other-share-at = La place { $seat } n’a pas ajouté la part « { $share } » à la donne : l’enregistrement appartient à une autre table, ou la part a été échangée.
cli-house-share = La place { $seat } a ajouté une part à la donne, ou manque dans l’enregistrement, alors que vous y avez noté la maison : avec une part à lui, le serveur aurait pu choisir les cartes.
cli-bad-as = « { $given } » n’est personne à cette table ; --as prend une place de 0 à { $last }, watcher ou referee.
cli-bench-heading = jeu        places     décisions       parties
cli-lab-bench-heading = jeu         places     essais   table en
lab-solve-heading = places   donnes  secondes    pesée  M visites  M / s     clés  à gagner dans une manche, points
lab-solve-gains = Combien de plus chaque place pourrait obtenir dans une manche, à partir de celle qui commence ; toutes les places
lab-solve-points = points
lab-solve-percent = % gain
lab-solve-only = Seul Lucktails se résout : luckhouse lab solve lucktails.
lab-not-solved = « solved » ne joue qu’à Lucktails : il n’y a de table pour aucun autre jeu.
lab-one = l’un
lab-others = parmi
lab-share = part
lab-interval = 95 %
lab-two-seats = à deux places
lab-deals = donnes
lab-nobodys = personne
lab-decisions = décisions
lab-ratings = Cote (Weng–Lin, 95 %)
lab-report-title = Arène : { $game }, { $seats } places
lab-report-about = { $games } parties sur { $deals } donnes chacune, chaque donne jouée de chaque place. Graine : { $seed }.
lab-report-shares = Part des victoires, comme s’il y avait deux places : l’un contre ceux parmi lesquels il était assis
lab-bad-entrant = Personne ne s’appelle « { $given } ». Il y a 1 à 6, random, thumb, search:N et solved ; après thumb ou search:N, « ~P » oublie P cartes sur 1000 chaque fois qu’il se passe quelque chose, et « /P » laisse P décisions sur 100 au hasard : thumb~20/5. { $programs ->
        [no] { "" }
       *[yes] Un programme à vous se nomme avec --program.
    }
lab-few-entrants = Il faut au moins deux joueurs : nommez-les avec --bots, séparés par des virgules{ $programs ->
        [no] .
       *[yes] , ou avec --program.
    }
lab-another-run = « { $path } » contient les parties d’une autre série. Choisissez un autre dossier, ou retirez le fichier.
lab-unwritable = « { $path } » ne peut être écrit : { $why }.
lab-report-forfeits = Parties abandonnées
lab-forfeits-about = Qui abandonne une partie l’a perdue à chaque place où il était assis ; les places de l’autre se partagent la victoire.
lab-forfeits =
    { $games ->
        [one] { $who } : { $games } partie abandonnée : { $why }
       *[other] { $who } : { $games } parties abandonnées : { $why }
    }
lab-forfeit-why = { $games } × { $why }
lab-fault-not-started = n’a pas pu être relancé ({ $why })
lab-fault-ended = le programme s’est terminé
lab-fault-too-slow = pas de réponse en { $seconds } s
lab-fault-no-answer = a écrit ce qui n’est pas une réponse, « { $line } »
lab-fault-not-utf8 = a écrit ce qui n’est pas de l’UTF-8
lab-fault-illegal = action interdite { $action }
lab-fault-gave-up = a répondu par une erreur, « { $error } »
lab-fault-too-long = a écrit une ligne de plus de 1 MiB
lab-fault-unasked = a écrit des lignes que personne n’avait demandées
lab-fault-deaf = n’a pas lu ce qu’on lui disait
lab-bad-program = « { $given } » n’est pas NOM=COMMANDE. Un nom a des lettres de a à z, des chiffres, - et _ (32 au plus) et n’est celui de personne de la maison ni d’un autre programme ; les guillemets d’une commande doivent être fermés.
lab-no-program = Le programme « { $name } » ne peut être lancé : { $why }.
lab-stopped = Arrêté après { $done } donnes sur { $all }, comptées pour chaque rencontre. Ce qui a été joué est dit ci-dessus.
lab-stopped-kept = Arrêté après { $done } donnes sur { $all }, comptées pour chaque rencontre. Ce qui a été joué est gardé dans « { $path } » ; la même commande reprend de là.
lab-twice = « { $name } » est nommé deux fois. Chacun joue contre tous les autres : nommez chacun une fois.
lab-busy = Une autre série joue déjà dans « { $path } ». Attendez-la ou choisissez un autre dossier.
lab-damaged = La ligne { $line } de « { $path } » est illisible. Supprimez cette ligne et la même commande la rejouera ; ou choisissez un autre dossier.
lab-report-stopped = Arrêté avant la fin : { $done } donnes sur { $all } ont été jouées, comptées pour chaque rencontre.
lab-about-options = Options : { $options }.
lab-about-deck = Avec un jeu de cartes personnel.
lab-about-program = { $name } est « { $command } », avec { $seconds } s par réponse.
lab-solve-stopped = Arrêté avant la fin. Ce qui a été appris est indiqué ci-dessus et n’est conservé nulle part.
lab-solve-stopped-kept = Arrêté avant la fin. Ce qui a été appris jusqu’ici est dans « { $path } » ; cela joue moins bien qu’une table apprise jusqu’au bout.
lab-solve-unmeasured = Arrêté pendant que l’on mesurait ce qui pourrait être gagné. Ce qui est dit ci-dessus est complet.
lab-solve-unmeasured-kept = Arrêté pendant que l’on mesurait ce qui pourrait être gagné. La table dans « { $path } » a été apprise jusqu’au bout.
lab-solve-no-table = « { $path } » contient autre chose qu’une table et reste tel quel. Choisissez un autre fichier.
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
io-no-file = ce n’est pas un fichier ordinaire
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
cli-serve-keep-days = Pendant combien de jours on garde une table délaissée, parties finies comprises ; 0 : pour toujours [par défaut : 90]
cli-serve-sockets = Combien d’appareils peuvent être connectés à la fois (sinon 20000)
cli-serve-per-address = Combien d’entre eux depuis une même adresse (sinon 200)
cli-serve-tables-per-person = À combien de tables à la fois une personne peut être connectée [par défaut : 20]
cli-serve-tables-per-address = À combien de tables à la fois une adresse peut être connectée [par défaut : 100]
cli-serve-requests = Combien de noms et de tables une adresse peut demander par minute (sinon 60)
serve-open = La maison est ouverte : { $url }  (Ctrl-C la ferme ; rien n’est perdu)
serve-plain-http =
    Attention : quiconque se trouve sur le chemin de { $address } peut tout lire et agir pour les autres : le serveur est joignable de l’extérieur sans TLS.
    Dans votre propre réseau, entre gens de confiance, cela convient. Sinon, donnez-lui un certificat (--certificate et --key),
    placez devant lui un mandataire qui parle TLS (--proxy), ou n’écoutez que sur cette machine (--listen 127.0.0.1:8777).
serve-bad-settings = La maison ne peut pas ouvrir avec ces réglages : { $why }
serve-bad-setting = { $place } vaut « { $value } » ; { $want }
serve-unknown-setting = { $path } contient une clé « { $name } » qui ne veut rien dire. Il y a : { $known }.
serve-bad-file = { $path } n’est pas un fichier de réglages : { $why }
serve-few-descriptors = Ce système permet au serveur d’ouvrir { $descriptors } fichiers et connexions : cela suffit pour { $sockets } des { $wanted } WebSockets (--sockets). Pour les avoir tous, autorisez-en { $needed } (ulimit -n, LimitNOFILE de systemd).
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
      luckhouse serve --listen 127.0.0.1:8777 --url https://luck.example --proxy on
      luckhouse serve --database postgres://luck@db/luckhouse
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
