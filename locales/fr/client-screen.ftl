# Une tablette ou un téléviseur au milieu de la table, et des téléphones pour mains.

screen-show = Montrer sur un écran commun
screen-how = Une tablette ou un téléviseur au milieu de la table ? Ouvrez-y le même lien et choisissez « Montrer seulement la table ici » : il montre ce que tout le monde voit, et vos téléphones sont les mains.
screen-come = Visez avec l’appareil photo de votre téléphone, ou venez avec le code
screen-offered = Une place est libre : prenez-la avec votre téléphone
screen-play = Jouer sur cet appareil
screen-full = Remplir l’écran
screen-window = Quitter le plein écran
screen-seated = Cet appareil a une place à cette table, et tout le monde verrait ses cartes. Ouvrez plutôt le lien sur la tablette ou le téléviseur.
