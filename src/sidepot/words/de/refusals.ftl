### Warum etwas abgelehnt wird

refusal-not-your-turn = du bist nicht an der Reihe
refusal-hand-over = die Hand ist vorbei
refusal-folded = du hast gefoldet
refusal-all-in = du bist All-in
refusal-not-an-action = das ist keine Aktion
refusal-not-chips = Chips sind ganze Zahlen
refusal-cannot-check = du kannst nicht checken, { $call } zu callen
refusal-nothing-to-call = es gibt nichts zu callen, du kannst checken
refusal-not-enough-chips = du hast nicht genug Chips: noch { $stack }, { $call } zu callen
refusal-bet-too-small = weniger als der kleinste erlaubte Einsatz ({ $min })
refusal-below-min = weniger als die kleinste erlaubte Erhöhung ({ $min })
refusal-above-max =
    { $kind ->
        [bet] mehr als der größte erlaubte Einsatz ({ $max })
       *[raise] mehr als die größte erlaubte Erhöhung ({ $max })
    }
refusal-capped = keine weitere Erhöhung in dieser Runde, das Cap ist erreicht
refusal-free-to-check = Checken kostet nichts, und in diesem Haus foldet niemand umsonst
refusal-raising-closed = du hast schon gehandelt und seither hat niemand voll erhöht, nur Call oder Fold
refusal-no-one-to-call = niemand könnte eine Erhöhung callen
refusal-must-discard = wirf erst eine Karte ab
refusal-no-discard-due = jetzt wird keine Karte abgeworfen
refusal-not-your-card = diese Karte hast du nicht
refusal-must-draw = tausche erst Karten, oder behalte alle
refusal-no-draw-due = jetzt wird nicht getauscht
refusal-too-many-cards = mehr Karten, als du tauschen darfst ({ $count })
refusal-must-bring-in = du musst das Bring-in von { $call } zahlen oder vervollständigen
refusal-no-bring-in-due = es ist kein Bring-in zu zahlen
refusal-at-showdown = die Setzrunden sind vorbei, zeige oder mucke
refusal-no-showdown = es gibt jetzt nichts zu zeigen oder zu mucken

refusal-not-a-command = das ist kein Befehl
refusal-time-goes-on = Zeit ist eine ganze Zahl von Millisekunden und geht nie zurück
refusal-tick-first = eine Frist ist abgelaufen: erst ein Tick
refusal-not-seated = du sitzt nicht an diesem Tisch
refusal-seated-already = du sitzt schon an diesem Tisch
refusal-no-such-chair = diesen Platz gibt es nicht
refusal-no-such-chair-of = diesen Platz gibt es nicht: 0 bis { $last }
refusal-chair-taken = dort sitzt schon jemand
refusal-chair-kept = dieser Platz ist für einen Spieler von der Warteliste reserviert
refusal-bad-name = ein Name hat 1 bis 64 druckbare Zeichen
refusal-bad-name-house = { $name } ist das Haus, das den Rake nimmt, kein Spieler
refusal-bad-amount = Chips sind ganze Zahlen, mindestens 1
refusal-buy-in-too-small = weniger als das kleinste Buy-in
refusal-buy-in-too-small-than = weniger als das kleinste Buy-in ({ $least })
refusal-buy-in-too-large = mehr als das größte Buy-in
refusal-buy-in-too-large-than = mehr als das größte Buy-in ({ $most })
refusal-top-up-too-large = höchstens noch { $most }
refusal-too-many-chips = mehr Chips, als ein Tisch fassen kann
refusal-ratholing = wer bald zurückkommt, bringt mit, womit er ging
refusal-ratholing-least = wer bald zurückkommt, bringt mit, womit er ging: mindestens { $least }
refusal-field-fixed = in der laufenden Partie kommt niemand dazu und kauft niemand Chips
refusal-still-has-chips = du hast noch Chips: stock stattdessen auf
refusal-no-chips = du hast keine Chips: kauf dich erst neu ein
refusal-bad-choice = das steht nicht zur Wahl
refusal-bad-choice-of = das steht nicht zur Wahl: { $choices }
refusal-bad-choice-cards = diese Karten hattest du in dieser Hand nicht
refusal-not-offered = das bietet dieses Haus nicht an
refusal-not-offered-hurry = Menschen spielen noch in dieser Hand: sie geht in ihrem Tempo weiter
refusal-not-offered-button = dieses Haus verkauft den Button nicht
refusal-leaving = du gehst gerade
refusal-sitting-out = du setzt schon aus
refusal-not-sitting-out = du setzt nicht aus
refusal-hand-not-over = die nächste Hand läuft schon: Karten zeigt man, wenn eine Hand vorbei ist
refusal-shown-already = diese Karten haben alle gesehen
refusal-nothing-to-come = es wäre nichts mehr gekommen, oder es liegt schon auf dem Board
refusal-asking = die Setzrunden sind vorbei: die Spieler werden gefragt, ob zweimal laufen soll
refusal-no-hand = es wird keine Hand gespielt
refusal-not-dealt-in = du bist in dieser Hand nicht dabei
refusal-not-betting = du hast jetzt nichts zu setzen
refusal-your-turn = du bist an der Reihe: handle
refusal-waiting-already = du bist schon auf der Warteliste
refusal-not-waiting = du bist nicht auf der Warteliste
refusal-chairs-free = es ist ein Platz frei: setz dich
refusal-bad-rules = diese Regeln passen nicht zu diesem Tisch
refusal-bad-rules-none = das sind keine Regeln: ein Haus hat welche, wie rules.but(blinds=(5, 10))
refusal-bad-rules-chairs = zu viele Plätze: { $game } geht mit 2 bis { $most } Spielern (X17)
refusal-paused-already = es ist schon angehalten
refusal-not-paused = es ist nicht angehalten
refusal-out-of-game = du bist aus dieser Partie raus: setz dich für die nächste wieder hin
refusal-game-running = es läuft eine Partie: die nächste beginnt danach
refusal-no-game = es läuft keine Partie, die enden könnte
refusal-nothing-to-see = diese Hand kam nicht zum Showdown: sie wird nicht gezeigt
refusal-not-your-pick = du bist nicht dran, das Spiel zu wählen
refusal-too-few = es braucht mindestens zwei Spieler

refusal-unknown-player = niemand dieses Namens ist angemeldet
refusal-registered-already = schon angemeldet
refusal-registration-closed = die Anmeldung ist geschlossen
refusal-full = es ist kein Platz mehr frei
refusal-no-points = die Saison hat für weitere Spieler keine Punkte: die Anmeldung ist geschlossen (L14)
refusal-no-reentry = dieser Spieler hat keine Teilnahme mehr übrig
refusal-began-already = das Turnier hat schon begonnen
refusal-not-begun = das Turnier hat noch nicht begonnen
refusal-over = das Turnier ist vorbei
refusal-player-out = dieser Spieler ist raus
refusal-no-rebuy = jetzt ist kein Rebuy möglich
refusal-stack-too-large = mit mehr als dem Anfangsstack gibt es kein Rebuy
refusal-nothing-to-decide = es gibt nichts zu entscheiden
refusal-no-add-on = jetzt ist kein Add-on möglich
refusal-added-already = das Add-on wurde schon genommen
refusal-not-scheduled = für den Beginn ist keine Zeit festgelegt
refusal-removed = der Gastgeber hat diesen Spieler entfernt: er kann nicht wieder teilnehmen
refusal-removed-already = dieser Spieler wurde schon entfernt

refusal-bad-name = ein Name hat 1 bis 64 druckbare Zeichen
