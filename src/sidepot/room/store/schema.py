"""The tables of the database. `migrations` brings a database here; a test says that both agree."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

VERSION = "0003"
"""The newest migration."""
OLDEST = "0003"
"""The first of them: what was made before was never released, and cannot be read."""

metadata = MetaData()

fence = Table(
    "fence",
    metadata,
    Column("id", Integer, CheckConstraint("id = 1", name="one_row"), primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
)
"""Who may write: the process that raised the epoch last."""

streams = Table(
    "streams",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False, unique=True),
)

records = Table(
    "records",
    metadata,
    Column("stream", ForeignKey("streams.id"), primary_key=True),
    Column("seq", BigInteger, CheckConstraint("seq > 0", name="counts_from_1"), primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("sum", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

names = Table(
    "names",
    metadata,
    Column("stream", ForeignKey("streams.id"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("seq", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Where to find records again: the hands of a player, the tournaments that are over."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("stream", ForeignKey("streams.id"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("sum", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False, unique=True),
    Column("balance", BigInteger, nullable=False),
    CheckConstraint("balance >= 0 OR name = 'bank' OR name LIKE 'bank:%'", name="not_overdrawn"),
)

movements = Table(
    "movements",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("stream", ForeignKey("streams.id"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("source", ForeignKey("accounts.id"), nullable=False),
    Column("target", ForeignKey("accounts.id"), nullable=False),
    Column("amount", BigInteger, CheckConstraint("amount > 0", name="chips_move"), nullable=False),
    Column("why", Text, nullable=False),
    Index("movements_of_a_stream", "stream", "id"),
)
