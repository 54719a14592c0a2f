# Was jemandem, der einen Server betreibt, über die Datenbank gesagt wird.
store-newer = Diese Datenbank stammt von einem neueren Luckhouse: Sie hat Version { $found }, und dieses kennt keine nach { $known }. Nichts wurde verändert. Installiere das neuere oder stelle eine Sicherung wieder her.
store-bad-address = Das ist keine Adresse einer Datenbank. Schreibe sqlite:DATEI oder postgres://NAME@RECHNER/DATENBANK.
store-foreign = { $path } ist keine Datenbank von Luckhouse. Nenne eine andere Datei.
store-damaged = { $path } ist beschädigt ({ $why }). Nimm eine andere Kopie.
store-exists = { $path } gibt es schon. Nenne eine andere Datei oder entferne diese; `luckhouse restore` ersetzt eine Datenbank mit --force.
store-in-use = { $path } wird gerade benutzt. Halte zuerst den Server an.
store-file = { $path } kann nicht gelesen oder geschrieben werden: { $why }
store-not-here = PostgreSQL hat dafür eigene Werkzeuge: Nimm pg_dump und pg_restore.
store-migration = Die Datenbank konnte nicht auf den neuen Stand gebracht werden und ist, wie sie war: { $why }
store-trouble = Die Datenbank arbeitet nicht: { $why }
store-served = Auf { $path } läuft schon ein anderer Server. Halte ihn zuerst an, oder nimm mit --database eine andere Datenbank.
