# A tablet or TV in the middle of the table, with phones as hands.

screen-show = Show on a shared screen
screen-how = A tablet or TV in the middle of the table? Open the same link there and choose “Only show the table here”: it shows what everybody sees, and your phones are the hands.
screen-come = Point your phone’s camera here, or join with the code
screen-offered = A seat is free: take it with your phone
screen-play = Play on this device
screen-full = Fill the screen
screen-window = Leave full screen
screen-seated = This device has a seat at this table, and everybody would see its cards. Open the link on the tablet or TV instead.
