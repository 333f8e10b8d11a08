"""The card room over real WebSockets: durable actions, and how long until everyone sees them."""

from bench.harness import Bench, Case, Metric

ACTIONS = Metric("actions/s")
CPU = Metric("µs CPU/action", more=False)
P50 = Metric("p50 ms", more=False)
P99 = Metric("p99 ms", more=False)
TABLE = Metric("KB/idle table", more=False)
SOCKET = Metric("KB/socket", more=False)

BENCH = Bench(
    name="room",
    title="a card room on SQLite, played over WebSockets",
    method=(
        "`sidepot serve` on one core, the load client on another. Three players a table, each with a socket, play\n"
        "no-limit hold'em: a player folds one time in six, else checks or calls, after a pause that asks for some\n"
        "1,700 actions/s over all tables (`flat out`: none). An action counts once its `ack` has come; p50 and p99\n"
        "are from sending it until the last of the three has its step. Memory is resident size over what\n"
        "came. On a busy machine the CPU time of the server is the steadier number."
    ),
    cases=(
        Case("10 tables", ACTIONS, CPU, P50, P99, TABLE, SOCKET),
        Case("100 tables", ACTIONS, CPU, P50, P99, TABLE, SOCKET),
        Case("300 tables", ACTIONS, CPU, P50, P99, TABLE, SOCKET),
        Case("1000 tables", ACTIONS, CPU, P50, P99, TABLE, SOCKET),
        Case("300 tables flat out", ACTIONS, CPU, P50, P99),
        Case("start", Metric("s until ready", more=False)),
    ),
    peers=(),
)
