# Vor einem Spiel an einem Tisch des Servers.

lobby-code = Der Code dieses Tisches
lobby-code-how = Sag ihn weiter, schick den Link, oder lass jemanden die Kamera auf das Bild halten.
lobby-link = Link zu diesem Tisch
lobby-link-local = Diese Adresse kennt nur dieser Rechner. Für andere braucht das Haus eine Adresse in eurem Netz.
lobby-copy = Link kopieren
lobby-copied = Kopiert.
lobby-share-link = Schicken
lobby-invitation = Komm, wir spielen { $game }. Der Code ist { $code }.
lobby-camera = Einer Kamera zeigen
lobby-qr = Bild für eine Kamera, mit dem Link { $link }
lobby-who = Wer sitzt wo
lobby-seat = Platz { $seat }
lobby-free = Frei
lobby-house = Das Haus
lobby-kept = Freigehalten für { $name }
lobby-you = { $name } (du)
lobby-sit = Hinsetzen
lobby-sit-too = Auch hier sitzen
lobby-name-asked = Wer sitzt auf Platz { $seat }?
lobby-name-none = Ohne Namen weiß niemand, wer hier spielt: Schreib einen hin.
lobby-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle für diesen Platz einen anderen Namen.
lobby-stand = Aufstehen
lobby-give = Dem Haus geben
lobby-take-back = Zurücknehmen
lobby-remove = Entfernen
lobby-free-up = Platz freigeben
lobby-several = Dieses Gerät hat mehrere Plätze. Im Spiel reicht ihr es herum; niemandes Karten sind zu sehen, bis der Nächste es hat.
lobby-level = Stufe { $level }
lobby-level-of = Wie gut das Haus auf Platz { $seat } spielt
lobby-level-1 = 1 · Neuling
lobby-level-2 = 2 · Anfänger
lobby-level-3 = 3 · geübt
lobby-level-4 = 4 · erfahren
lobby-level-5 = 5 · stark
lobby-level-6 = 6 · so gut es kann
lobby-waits =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-waits-kept = Einige Plätze sind für Leute freigehalten, die sich noch nicht wieder gesetzt haben.
lobby-ready-host = Alle sind da. Fang an, wann du möchtest.
lobby-ready = Alle sind da. Wer eingeladen hat, beginnt das Spiel.
lobby-full = Alle Plätze sind besetzt. Bleib und schau zu, oder deck vorn am Eingang einen eigenen Tisch.
lobby-removed = Wer den Tisch aufgemacht hat, hat dieses Gerät von seinem Platz genommen. Du kannst zuschauen oder vorn am Eingang einen eigenen Tisch decken.
lobby-start = Anfangen
lobby-start-filled = Mit dem Haus auffüllen und anfangen
lobby-about = Dieser Tisch
lobby-seats = { $game } mit { $seats } Plätzen
lobby-sealed = Im Rennen sind die Ansagen verdeckt und werden in ausgeloster Reihenfolge gespielt.
lobby-own-deck = Mit einem eigenen Kartensatz.
lobby-open = Offen für alle: Er steht in der Liste an der Haustür.
lobby-private = Privat: nur für Leute mit dem Code oder dem Link.
lobby-unwatched = Zusehen darf nur, wer hier sitzt.
lobby-option = { $option }: { $value }
lobby-deal = Ein Geben, an dem niemand zweifeln kann
lobby-deal-why = Der Server hat sich mit dieser Festlegung an seinen Teil des Mischens gebunden, bevor dein Gerät seinen Anteil dazugab, also hat niemand allein die Karten gewählt; dieses Gerät hebt beides auf, um es nach dem Spiel mit der Aufzeichnung zu vergleichen.
lobby-commitment = Die Festlegung des Servers
lobby-your-share = Dein Anteil, Platz { $seat }
lobby-share-elsewhere = Du hast dich mit einem anderen Gerät hierher gesetzt: Nur dort lässt sich prüfen, ob fair gemischt wurde. Warst du das nicht, traue diesem Tisch nicht.
lobby-no-commitment = Dieser Server zeigt vor dem Spiel keine Festlegung: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht.
lobby-second-share = Dieser Server verlangt für deinen Platz einen zweiten Anteil: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht, außer du hast dich mit einem anderen deiner Geräte auf diesen Platz gesetzt.
lobby-not-seated = Dieser Server gibt dir nicht den Platz, für den dein Gerät seinen Anteil geschickt hat: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht.
lobby-share-unkept = Dieser Browser bewahrt für diese Seite nichts auf: Nach dem Neuladen lässt sich nicht mehr prüfen, ob an diesem Tisch fair gemischt wurde.
lobby-other-commitment = Dieser Server zeigt für diesen Tisch eine andere Festlegung als zuerst: Er könnte sich die Karten aussuchen. Traue diesem Geben nicht.
