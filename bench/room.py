"""The card room over real WebSockets: durable actions, and how long until everyone sees them."""

from bench.harness import Bench, Case, Metric

ACTIONS = Metric("actions/s")
CPU = Metric("µs CPU/action", more=False)
P50 = Metric("p50 ms", more=False)
P99 = Metric("p99 ms", more=False)
CALM = Metric("p99 ms, calmer half", more=False)
TABLE = Metric("KB/idle table", more=False)
SOCKET = Metric("KB/socket", more=False)
CLIENT = Metric("% CPU of the client", more=False)

BENCH = Bench(
    name="room",
    title="a card room on SQLite, played over WebSockets",
    method=(
        "`sidepot serve` on one core, the load client on another. Three players a table, each with a socket, sit down\n"
        "table by table within eight seconds while play goes on; two seconds later it is measured. They play\n"
        "no-limit hold'em: they raise one time in eight, fold to a bet one time in six, else check or call. Whose\n"
        "turn has waited longest acts at the next beat: 1,500 a second over all tables, or 5 at each where that\n"
        "is less. The beat does not wait for the room. An action counts once its `ack` has come; p50 and p99 are\n"
        "from the beat until the last of the three has its step. On a host shared with other machines these take\n"
        "time of this one when they like, and whoever waits then waits for them: `calmer half` is of the quarter\n"
        "seconds in which the least was taken, half of all or more. `the most` is the highest of rising rates that\n"
        "is kept up with that under 50 ms. Memory is resident size over what came. Two rounds, since one takes half\n"
        "a minute and more. `tournament of 200`: one of 200 entrants after 10,000 records of its log, as a start of\n"
        "the room reads it from SQLite; a step is an action or a tick, its records and now and then a snapshot."
    ),
    cases=(
        Case("10 tables", ACTIONS, CPU, P50, P99, CALM, TABLE, SOCKET, CLIENT),
        Case("100 tables", ACTIONS, CPU, P50, P99, CALM, TABLE, SOCKET, CLIENT),
        Case("300 tables", ACTIONS, CPU, P50, P99, CALM, TABLE, SOCKET, CLIENT),
        Case("1000 tables", ACTIONS, CPU, P50, P99, CALM, TABLE, SOCKET, CLIENT),
        Case("300 tables, the most", ACTIONS, CPU, P50, P99, CALM, CLIENT),
        Case("start", Metric("s until ready", more=False)),
        Case("tournament of 200", Metric("ms until back", more=False), Metric("µs/step", more=False)),
    ),
    peers=(),
    rounds=2,
)
