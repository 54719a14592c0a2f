# The page in the browser: the frame around every table.

luckhouse = Luckhouse
to-the-door = Zur Haustür
settings = Einstellungen
close = Schließen
rules = Regeln
rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
log = Was geschehen ist
log-rule = { $text } Regel { $clause } zeigen
log-muted = { $name } soll still sein.
log-unmuted = { $name } darf wieder reden.
log-abandoned = Das Spiel wurde vorzeitig beendet.
log-rematch = Das nächste Spiel ist aufgebaut.
log-sat = { $name } setzt sich auf Platz { $seat }.
log-away = Das Haus spielt für { $name } bis zur Rückkehr.
log-back = { $name } ist wieder da.
claim-said = Ich sage: { $name } hat { $card }.
house-name = Haus { $seat }
seat-free = Niemand
too-late = Das kam zu spät: Am Tisch ging es schon weiter.
talk-hint = Sag etwas
talk-say = Sagen
your-choices = Was du tun kannst
choices-all = Alle { $count } Möglichkeiten zeigen
choices-other = Etwas anderes
choose-on-board = Zeig auf eine Karte auf dem Tisch.
title-your-turn = Du bist dran: { $game }
status-your-turn = Du bist dran.
status-waits-for = Warten auf { $names }.
status-wait = Einen Moment.
status-over = Das Spiel ist aus. Alle Karten liegen offen.
status-abandoned = Dieses Spiel wurde vorzeitig beendet.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
line-opening = Unterwegs zum Tisch …
line-cut = Die Leitung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.
line-unsure = Die Leitung brach ab, bevor eine Antwort kam. Was gilt, zeigt der Tisch.
line-closed = Dieser Tisch ist nicht zu erreichen.
here-unknown = Dieses Gerät kennt diesen Tisch nicht. Vielleicht wurde er weggeräumt.
here-elsewhere = Dieser Tisch ist in einem anderen Tab offen. Schließ ihn dort und lade diese Seite neu.
hand-over = Gib das Gerät an { $name }
hand-over-why = Niemandes Karten sind zu sehen, bis du es sagst.
hand-over-take = Ich bin { $name }
play-again = Noch einmal spielen
watch-replay = Noch einmal ansehen
download-record = Aufzeichnung behalten

seats = Wer hier sitzt
seats-you = (du)
seats-house = – Stufe { $level }
seats-offered = – Stufe { $level }, frei für alle, die kommen
seats-away = – weg; das Haus spielt
seats-offer = Diesen Platz anbieten
seats-withdraw = Nicht mehr anbieten
seats-take = Diesen Platz nehmen
seats-mute = Um Ruhe bitten
seats-unmute = Wieder reden lassen
seats-link = Wer diesen Link hat, darf kommen und zusehen oder einen angebotenen Platz nehmen:
seats-copy = Link kopieren
seats-copied = Kopiert
seats-leave = Meinen Platz dem Haus überlassen
seats-return = Selbst weiterspielen
seats-abandon = Dieses Spiel beenden
seats-abandon-sure = Ja, für alle beenden
seats-move = Diesen Tisch auf den Server umziehen
seats-move-why = Dieser Tisch steht nur auf deinem Gerät. Auf dem Server kannst du jemanden auf einen Platz des Hauses einladen; das Spiel geht weiter, wo es steht.
seats-no-server = Es gibt keinen Server zum Umziehen: Diese Seite besteht nur aus Dateien, oder das Netz ist weg.
seats-deal = Karten, an denen niemand zweifeln muss
seats-deal-why = Vor der ersten Karte war der Geber an diese Zahl gebunden. Nach dem Ende zeigt die Wiederholung, dass jedes Mischen daraus folgte.
