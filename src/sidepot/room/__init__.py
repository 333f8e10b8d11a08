"""The card room: sockets, clocks and disk around the tables.

The floor plan, from the ground up. Every part imports only parts above it in this list, and a test checks that.

    base        time, chance, decks, seals, log lines, credits
    settings    what the operator decides before it opens
    advice      what somebody might do, and why
    protocol    what goes over the wire: commands, messages, state, events, bodies, refusals
    store       where everything is kept: SQLite, PostgreSQL, memory
    background  reading beside the event loop
    log         what is remembered, replayed and verified
    bots        auto players and bots over HTTP
    services    what every table shares
    people      who may come in
    sentences   what happened, in words
    record      the past, as anyone could have seen it
    game        what is played: tables and tournaments with their logs
    show        who sees what
    task        what runs them
    lobby       what is known of all of them
    room        the room in service
    socket      the WebSocket door
    http        the HTTP door
    operation   running a room for real
"""
