# Ce qui est dit de la base de données à qui fait tourner un serveur.
store-newer = Cette base de données vient d’un Luckhouse plus récent : elle a la version { $found }, et celui-ci n’en connaît pas après { $known }. Rien n’a été changé. Installez le plus récent ou restaurez une sauvegarde.
store-bad-address = Ce n’est pas l’adresse d’une base de données. Écrivez sqlite:FICHIER ou postgres://NOM@MACHINE/BASE.
store-foreign = { $path } n’est pas une base de données de Luckhouse. Indiquez un autre fichier.
store-damaged = { $path } est abîmé ({ $why }). Prenez une autre copie.
store-exists = { $path } existe déjà. Nommez un autre fichier ou supprimez celui-ci ; `luckhouse restore` remplace une base avec --force.
store-in-use = { $path } est en cours d’utilisation. Arrêtez d’abord le serveur.
store-file = { $path } ne peut être lu ou écrit : { $why }
store-not-here = PostgreSQL a ses propres outils pour cela : utilisez pg_dump et pg_restore.
store-migration = La base de données n’a pas pu être mise à jour et reste comme elle était : { $why }
store-trouble = La base de données ne fonctionne pas : { $why }
store-served = Un autre serveur tourne déjà sur { $path }. Arrêtez-le d’abord, ou choisissez une autre base avec --database.
