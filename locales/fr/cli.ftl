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
cli-record-file = L’enregistrement d’une partie, tel que « play » et « engine » l’écrivent
cli-no-color = Sans couleurs (ou par la variable d’environnement NO_COLOR)
cli-play = Jouer contre la maison dans ce terminal
cli-play-seats = Combien vous êtes à table, vous compris
cli-play-seat = Votre place, comptée à partir de 0 (0 par défaut)
cli-play-level = La force de la maison, de 1 (au hasard) à 6 (2 par défaut)
cli-play-seed = Un texte d’où viennent les mélanges : même texte, mêmes cartes
cli-play-option = Une option du jeu, par exemple slips=on ; peut être répétée
cli-play-deck = Un fichier de cartes à vous
cli-play-record = Où garder l’enregistrement à la fin de la partie
cli-play-pace = Millisecondes entre deux coups de la maison (700 par défaut)
cli-replay = Parcourir un enregistrement pas à pas, en avant et en arrière
cli-replay-as = Par quels yeux regarder : un numéro de place, watcher ou referee (par défaut)
cli-rules = Afficher les règles d’un jeu
cli-verify = Vérifier que des enregistrements suivent les règles
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
cli-replay-examples =
    Exemples :
      luckhouse replay soiree.json
      luckhouse replay soiree.json --as 0
cli-rules-examples =
    Exemples :
      luckhouse rules lucktails
      luckhouse rules lucky-duck --lang fr
cli-verify-examples =
    Exemples :
      luckhouse verify soiree.json
      luckhouse verify parties/*.json
cli-engine-examples =
    Exemple :
      echo '{"{"}"do":"games"{"}"}' | luckhouse engine

    Un objet JSON par ligne en entrée, un par ligne en sortie ; docs/protocol.md donne toutes les demandes.
cli-bench-examples =
    Exemples :
      luckhouse bench
      luckhouse bench lucktails --seats 4 --seconds 5 --views
      luckhouse bench engine
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
cli-bad-as = « { $given } » n’est personne à cette table ; --as prend une place de 0 à { $last }, watcher ou referee.
cli-bench-heading = jeu        places     décisions       parties
cli-bench-engine-failed = Le protocole n’a pu être mesuré ({ $detail }).

# Ce que dit la machine
io-not-found = ce fichier n’existe pas
io-denied = accès refusé
io-directory = c’est un répertoire
io-no-directory = une partie du chemin n’est pas un répertoire
io-full = le disque est plein
io-read-only = le disque est en lecture seule
