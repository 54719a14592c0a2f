# A game that is over, seen again.

replay-title = Wiedergabe
replay-reading = Die Aufzeichnung wird gelesen …
replay-seat = Platz { $seat }
replay-open = Aufzeichnung öffnen
replay-open-how = Wähle die Datei eines beendeten Spiels, oder zieh sie irgendwo auf diese Seite.
replay-choose-file = Datei wählen
replay-code = Oder der Code eines Tisches auf diesem Server
replay-find = Suchen
replay-no-record = Für eine Aufzeichnung ist diese Datei zu groß.
replay-broken-link = Dieser Link ist kaputt: Ein Stück davon fehlt. Lass ihn dir noch einmal schicken.
replay-no-server = Hier gibt es keinen Server, der Spiele aufhebt. Eine Aufzeichnung aus einer Datei lässt sich öffnen.
replay-not-over = Dieses Spiel ist noch nicht aus; die Aufzeichnung gibt es am Ende.

replay-look = Ansehen als
replay-look-all = Alle Karten offen
replay-look-watcher = Als Zuschauer
replay-look-seat = Als { $name }
replay-transport = Vor und zurück
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-times = { $times }×

replay-copy-link = Link kopieren
replay-copied = Kopiert
replay-link = Link zu diesem Spiel

replay-checked = Was geprüft ist
replay-rules-kept =
    { $count ->
        [one] Der eine Zug folgt den Regeln von { $game }.
       *[other] Alle { $count } Züge folgen den Regeln von { $game }.
    }
replay-secret-fits = Das Geheimnis des Gebens passt zu seiner Festlegung, dem Fingerabdruck, den ein Tisch vor dem Spiel zeigt.
replay-shuffles-follow =
    { $count ->
        [one] Das eine Mischen ist genau das, das aus dem Geheimnis und den Anteilen aller folgt.
       *[other] Alle { $count } Mischungen sind genau die, die aus dem Geheimnis und den Anteilen aller folgen.
    }
replay-deal-lesson = Die ersten Karten einer Lektion sind mit Absicht so gelegt. Ein Geben gibt es da nicht zu prüfen.
replay-deal-unknown = Die Aufzeichnung sagt nicht, woher ihre Karten kamen. Über das Geben beweist sie nichts.
replay-deal-here = Dieses Gerät hat selbst gegeben. Du kannst dir sicher sein; für alle anderen ist es nur dein Wort.
replay-noted-same = Es ist die Festlegung, die dieses Gerät vor dem Spiel notiert hat.
replay-noted-other = Dieses Gerät hat vor dem Spiel eine andere Festlegung notiert. Traue diesem Geben nicht.
replay-share-there = Was dein Gerät zum Geben beigetragen hat, ist darin enthalten.
replay-share-missing = Was dein Gerät zum Geben beigetragen hat, steht nicht in der Aufzeichnung. Traue diesem Geben nicht.
replay-share-none = Dieses Gerät hat zu diesem Geben nichts beigetragen oder weiß nicht mehr, was. Für dich könnte der Server jeden Anteil erfunden haben.
replay-house-share = In der Aufzeichnung steht ein Anteil für Platz { $seat }, wo das Haus saß: Damit hätte sich der Server die Karten aussuchen können. Traue diesem Geben nicht.
replay-not-noted = Dieses Gerät hat vor diesem Spiel nichts notiert. Darum beweist dir die Aufzeichnung über den Server noch nichts: Wer eine ganze Aufzeichnung schreibt, kann eine schreiben, in der alles passt. Sie beweist etwas, wenn du ihre Festlegung vor dem Spiel gesehen hast.
replay-commitment = In der Aufzeichnung:
replay-compare = Die Festlegung, wie du sie vor dem Spiel notiert hast
replay-compare-more = { $count } Ziffern genügen.
replay-compare-same = Es ist dieselbe.
replay-compare-other = Das ist eine andere. Traue diesem Geben nicht.
replay-proves = Was das allen beweist, die sie notiert haben
replay-proves-chosen = Der Server hatte sein Geheimnis gewählt, bevor er deinen Anteil kannte, und bekam für deinen Platz keinen zweiten. In dieser Aufzeichnung hat niemand neu geben lassen, bis es ihm gefiel, und kein Mischen wurde ausgetauscht.
replay-proves-guests = Kein Gast hat sich die Karten ausgesucht: Ohne das Geheimnis konnte sie niemand kennen.
replay-not-proven = Was es nicht beweist
replay-not-played = Dass diese Aufzeichnung von der Partie stammt, die du gespielt hast. All das gilt für die Aufzeichnung: Sieh nach, ob ihre Karten und Züge die sind, die du gesehen hast.
replay-not-looked = Dass der Server nicht hingesehen hat. Er kennt jede Karte und könnte sie einem Freund verraten.
replay-not-league = Dass kein Gast mit dem Server unter einer Decke steckt. Zusammen hätten sie Anteile ausprobieren können, bis die Karten gut für sie waren.
replay-not-races = Wer in einem Rennen der Erste war, das live ausgetragen wird. Das sagt die Uhr des Servers.
replay-not-finished = Irgendetwas über verlorene Tische und abgebrochene Spiele. Deren Geheimnis wird nicht verraten.
