# The page in the browser: the frame around every table.

luckhouse = Luckhouse
to-the-door = Zur Haustür
settings = Einstellungen
close = Schließen
cancel = Abbrechen
rules = Regeln
rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
rules-now = nach dieser Regel hast du gefragt
log = Was geschehen ist
log-rule = { $text } Regel { $clause } zeigen
log-muted = { $name } soll still sein.
log-unmuted = { $name } darf wieder reden.
log-abandoned = Das Spiel wurde vorzeitig beendet.
log-rematch = Das nächste Spiel ist aufgebaut.
log-sat = { $name } setzt sich auf Platz { $seat }.
log-away = Das Haus spielt für { $name } bis zur Rückkehr.
log-back = { $name } ist wieder da.
log-sealed =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $name } hat gewählt.
    }
claim-said = Ich sage: { $name } hat { $card }.
house-name = Haus { $seat }
seat-free = Niemand
the-table = Der Tisch
too-late = Das kam zu spät: Am Tisch ging es schon weiter.
choice-sent = Deine Wahl ist unterwegs: { $label }
choice-waits = Die Leitung ist unterbrochen. Deine Wahl wartet, bis sie wieder da ist: { $label }
choice-late = Deine Wahl kam zu spät; am Tisch ging es weiter, während die Leitung unterbrochen war: { $label }
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
status-next = Das Spiel ist aus. Das nächste ist aufgebaut.
status-abandoned = Dieses Spiel wurde vorzeitig beendet.
clock-yours = Deine Zeit: { $left }
clock-theirs = Zeit für { $name }: { $left }
clock-move-bank = { $move }, dann { $bank } Reserve
clock-bank = { $bank } Reserve
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
clock-short = Die Zeit ist bald um.
line-opening = Unterwegs zum Tisch …
line-never = Die Leitung zum Tisch geht nicht auf; die Seite versucht es weiter. Vielleicht lässt dein Netz keine stehenden Leitungen durch: Versuch es mit einem anderen Netz, oder frag, wer dich eingeladen hat.
line-cut = Die Leitung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.
line-not-sent = Die Leitung ist unterbrochen: Es wurde nichts gesendet. Mach es noch einmal, wenn sie wieder da ist.
line-unsure = Die Leitung brach ab, bevor eine Antwort kam. Was gilt, zeigt der Tisch.
line-closed = Dieser Tisch ist nicht zu erreichen.
here-unknown = Dieses Gerät kennt diesen Tisch nicht. Vielleicht wurde er weggeräumt.
here-elsewhere = Dieser Tisch ist in einem anderen Tab offen. Schließ ihn dort und lade diese Seite neu.
here-broken = Dieser Browser konnte das Haus nicht starten. Lade die Seite neu; hilft das nicht, hilft ein neuerer Browser.
here-not-kept = Dieses Gerät konnte das Letzte nicht aufbewahren. Schaff Platz darauf und lade die Seite neu: Das Spiel geht von dort weiter, wo es aufbewahrt ist.
here-forgets = Dieser Browser lässt die Seite nichts aufbewahren: Die Partie dauert, bis du die Seite schließt oder neu lädst.
part-missing = Ein Teil der Seite ließ sich nicht laden. Vielleicht gibt es eine neuere, oder es fehlt das Netz: Lade sie neu.
part-again = Seite neu laden
hand-over = Gib das Gerät an { $name }
hand-over-why = Niemandes Karten sind zu sehen, bis du es sagst.
hand-over-take = Ich bin { $name }
hand-over-first = { $name } möchte vorher etwas tun
said-by = { $name }:
play-again = Noch ein Spiel
next-game = Zum nächsten Spiel
watch-replay = Wiedergabe ansehen
download-record = Aufzeichnung behalten

seats = Wer hier sitzt
seats-you = (du)
seats-house = – Stufe { $level }
seats-offered = – Stufe { $level }, frei für alle, die kommen
seats-away = – weg; das Haus spielt
seats-offer = Diesen Platz anbieten
seats-withdraw = Nicht mehr anbieten
seats-take = Diesen Platz nehmen
watcher = Du schaust zu: Du siehst, was alle sehen.
watcher-waited = Das Spiel hat begonnen, und alle Plätze sind besetzt. Du schaust zu; wer eingeladen hat, kann dir einen Platz des Hauses anbieten.
watcher-offered = Du schaust zu. Das Haus gibt einen Platz her, wenn ihn jemand nimmt:
seats-mute = Um Ruhe bitten
seats-unmute = Wieder reden lassen
seats-link = Wer diesen Link hat, darf kommen und zusehen oder einen angebotenen Platz nehmen:
seats-leave = Meinen Platz dem Haus überlassen
seats-return = Selbst weiterspielen
seats-abandon = Dieses Spiel beenden
seats-abandon-sure = Ja, für alle beenden
seats-move = Diesen Tisch auf den Server verlegen
seats-move-why = Dieser Tisch steht nur auf deinem Gerät. Auf dem Server kannst du jemanden auf einen Platz des Hauses einladen; das Spiel geht weiter, wo es steht.
seats-no-server = Es gibt keinen Server zum Umziehen: Diese Seite besteht nur aus Dateien, oder das Netz ist weg.
seats-deal = Ein Geben, an dem niemand zweifeln kann
seats-deal-why = Vor der ersten Karte war der Geber an diese Zahl gebunden. Nach dem Ende zeigt die Wiedergabe, dass jedes Mischen daraus folgte.
seats-deal-none = Dieser Tisch begann auf einem Gerät. Wer ihn verlegt hat, kann alle Karten kennen: Für das Geben wird nichts versprochen.
page-needs-script = Luckhouse braucht JavaScript: Schalte es für diese Seite ein oder spiel im Terminal.
