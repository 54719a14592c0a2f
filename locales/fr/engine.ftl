# The engine protocol
engine-not-utf8 = La ligne n’est pas de l’UTF-8 valable.
engine-not-json = La ligne n’est pas un seul objet JSON : { $why }.
engine-long-line = La ligne dépasse { $most } octets.
engine-unreadable = « { $name } » ne peut être lu : { $why }.
engine-missing = Le champ « { $name } » manque.
engine-mistyped = Le champ « { $name } » doit être { $expected }.
engine-type-text = un texte
engine-type-number = un nombre entier
engine-type-amount = un nombre qui ne soit pas négatif
engine-type-object = un objet
engine-unknown-field = Cette demande n’a pas de champ « { $name } ».
engine-unknown-do = Il n’y a pas de demande « { $do } » ; docs/protocol.md les donne toutes.
engine-unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.
engine-unknown-table = Il n’y a pas de table « { $name } » ; « new » et « replay » en font une.
engine-too-many-tables =
    { $most ->
        [one] Il ne peut y avoir que { $most } table à la fois : supprimez-la par « drop » ou autorisez-en plus avec --tables.
       *[other] Il y a déjà { $most } tables : supprimez-en par « drop » ou autorisez-en plus avec --tables.
    }
engine-out-of-room = Les tables occupent ensemble plus de { $most } Mio : supprimez-en par « drop » ou autorisez davantage avec --memory.
engine-no-such-seat = Cette place n’existe pas : la table en a { $seats }, numérotées de 0 à { $last }.
engine-bad-as-view = « as » doit être un numéro de place, "watcher" ou "referee".
engine-bad-as-knows = « as » doit être un numéro de place ou "watcher".
engine-bad-level = « level » doit être compris entre { $least } et { $most }.
engine-bad-upto = « upto » ne doit pas être négatif.
engine-no-such-action = Cette action n’existe pas ; « legal » donne ce qui est possible. C’était : { $action }
engine-illegal-action = Cette action n’est pas permise maintenant ; « legal » donne ce qui l’est.
engine-not-your-turn = Cette place ne peut pas agir maintenant ; « legal » dit qui le peut.
engine-game-over = La partie est finie.

# Hasard
chance-malformed = « chance » doit avoir un « seed » (un texte), un « script » (une liste de mélanges, chacun une liste de cartes) ou les deux, et rien d’autre.
chance-nothing-left =
    { $given ->
        [0] Il faut mélanger, mais il n’y a pour cela ni seed ni script.
        [one] Il faut mélanger, mais le script ne contenait que { $given } mélange et aucun seed ne le suit.
       *[other] Il faut mélanger, mais le script ne contenait que { $given } mélanges et aucun seed ne le suit.
    }
chance-wrong-cards = Le mélange { $shuffle } du script ne donne pas exactement les cartes qu’il faut.
