### Das Archiv des Raums, für den Betreiber, und Dateien zum Speichern

record-text = Text
record-save-as = { $what } als { $label } speichern

record-sidepot-the-record = sidepot – das Archiv
record-the-record = Das Archiv
record-only-the-rooms-operator-reads = Nur wer den Raum betreibt, liest das Archiv: Öffne den Link, den der Raum beim Start ausgab. Deine eigenen Hände findest du unter „Meine Hände“ am Tisch und unter Konto.
record-name-id-host = Name, ID, Gastgeber …
record-find-a-table-or-tournament = Tisch oder Turnier suchen
record-nothing-is-called-like-that = Nichts heißt so.
record-every-table-and-tournament-of = Jeder Tisch und jedes Turnier dieses Raums, offen oder geschlossen. Hände werden gezeigt, wie alle sie sahen: Was gefoldet oder gemuckt wurde, bleibt verdeckt.
record-any-player = jeder Spieler
record-only-with-this-player = nur mit diesem Spieler
record-no-hand-is-over-here = Hier ist noch keine Hand vorbei, oder keine mit diesem Spieler.
record-nothing-of-that-kind-has = Nichts dergleichen ist hier geschehen.
record-all-tables = Alle Tische
record-hands-or-log = Hände oder Protokoll
record-hands = Hände
record-log = Protokoll
record-show = Zeigen
record-the-whole-log = Das ganze Protokoll
record-all-hands = Alle Hände
record-table = Tisch { $table }
record-opened = geöffnet { $time }
record-id = ID { $id }
record-nobody-wins = niemand gewinnt
record-pot = Pot { $pot }

record-open = offen
record-closed = geschlossen
record-seat = Platz { $number }: { $who }
record-seat-button = Platz { $number }: { $who }, Button
record-this-hand = Diese Hand
