# The page in the browser: the frame around every table.

luckhouse = Luckhouse
to-the-door = Retour à l’entrée
settings = Réglages
close = Fermer
rules = Règles
rules-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
log = Ce qui s’est passé
log-rule = { $text } Voir la règle { $clause }
log-muted = { $name } est prié de se taire.
log-unmuted = { $name } peut de nouveau parler.
log-abandoned = L’hôte a mis fin à la partie.
log-rematch = La partie suivante est prête.
log-sat = { $name } s’assied à la place { $seat }.
log-away = La maison joue pour { $name } jusqu’à son retour.
log-back = { $name } est de retour.
claim-said = Je dis que { $name } a { $card }.
house-name = Maison { $seat }
seat-free = Personne
too-late = Trop tard : la table était déjà passée à la suite.
talk-hint = Dites quelque chose
talk-say = Dire
your-choices = Ce que vous pouvez faire
choices-all = Montrer les { $count } possibilités
choices-other = Autre chose
choose-on-board = Montrez une carte sur la table.
title-your-turn = À vous de jouer : { $game }
status-your-turn = À vous de jouer.
status-waits-for = On attend { $names }.
status-wait = Un instant.
status-over = La partie est finie. Toutes les cartes sont visibles.
status-abandoned = L’hôte a mis fin à cette partie.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
line-opening = En route vers la table…
line-cut = La ligne est coupée. Elle se rétablira seule ; rien n’est perdu.
line-unsure = La ligne a été coupée avant la réponse. La table montre ce qui compte.
line-closed = Cette table est injoignable.
here-unknown = Cet appareil ne connaît pas cette table. Elle a peut-être été rangée.
here-elsewhere = Cette table est ouverte dans un autre onglet. Fermez-la là-bas, puis rechargez cette page.
hand-over = Passez l’appareil à { $name }
hand-over-why = Les cartes restent cachées jusqu’à ce que vous le disiez.
hand-over-take = Je suis { $name }
play-again = Rejouer
watch-replay = Revoir la partie
download-record = Garder l’enregistrement

seats = Qui est à table
seats-you = (vous)
seats-house = – niveau { $level }
seats-offered = – niveau { $level }, libre pour qui vient
seats-away = – absent ; la maison joue
seats-offer = Proposer cette place
seats-withdraw = Ne plus la proposer
seats-take = Prendre cette place
seats-mute = Demander le silence
seats-unmute = Rendre la parole
seats-link = Qui a ce lien peut venir regarder, ou prendre une place proposée :
seats-copy = Copier le lien
seats-copied = Copié
seats-leave = Laisser ma place à la maison
seats-return = Reprendre ma place
seats-abandon = Mettre fin à la partie
seats-abandon-sure = Oui, pour tout le monde
seats-move = Déplacer cette table sur le serveur
seats-move-why = Cette table n’existe que sur votre appareil. Sur le serveur, vous pouvez inviter quelqu’un à une place de la maison ; la partie reprend là où elle en est.
seats-no-server = Aucun serveur où aller : cette page n’est faite que de fichiers, ou le réseau est absent.
seats-deal = Une donne que personne ne peut mettre en doute
seats-deal-why = Avant la première carte, le donneur était lié à ce nombre. Après la fin, la rediffusion montre que chaque mélange en découle.
