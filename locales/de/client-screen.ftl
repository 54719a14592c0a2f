# Ein Tablet oder Fernseher mitten auf dem Tisch, mit Telefonen als Händen.

screen-show = Auf gemeinsamem Bildschirm zeigen
screen-how = Ein Tablet oder Fernseher mitten auf dem Tisch? Öffne dort denselben Link und wähle „Hier nur den Tisch zeigen“: Er zeigt, was alle sehen, und eure Telefone sind die Hände.
screen-come = Halte die Kamera deines Telefons hierher oder komm mit dem Code
screen-offered = Ein Platz ist frei: Nimm ihn mit deinem Telefon
screen-play = An diesem Gerät spielen
screen-full = Ganzen Bildschirm füllen
screen-window = Vollbild verlassen
screen-seated = Dieses Gerät hat einen Platz an diesem Tisch, und alle sähen seine Karten. Öffne den Link stattdessen auf dem Tablet oder Fernseher.
