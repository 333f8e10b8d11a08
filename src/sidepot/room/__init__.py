"""The card room: sockets, clocks and disk around the tables.

The floor plan, from the ground up; a part imports only what stands above it in this list:

    base        time, chance, decks, seals, log lines, credits
    settings    what whoever runs the room decides
    protocol    what goes over the line: commands, messages, state, events, bodies, refusals
    store       where everything lies: SQLite, PostgreSQL, memory
    log         what is remembered, replayed and verified
    bots        auto players and bots over HTTP
    services    what every table shares
    people      who may come in
    sentences   what happened, in words
    show        who sees what
    record      the past, as anyone could have seen it
    play        what runs: tables and tournaments
    lobby       what is known of all of them
    socket      the WebSocket door
    room        the building
    http        the HTTP door
    operation   running a room for real
    web         the page
"""
