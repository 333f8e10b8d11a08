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
