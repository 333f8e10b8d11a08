"""Streams of records with snapshots and names to find them by, the ledger, and the fence."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    fence = op.create_table(
        "fence",
        sa.Column(
            "id", sa.Integer, sa.CheckConstraint("id = 1", name="one_row"), primary_key=True, autoincrement=False
        ),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(fence, [{"id": 1, "epoch": 0}])
    _log()
    _ledger()


def _log() -> None:
    op.create_table(
        "streams",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "records",
        sa.Column("stream", sa.Integer, sa.ForeignKey("streams.id"), primary_key=True),
        sa.Column(
            "seq", sa.BigInteger, sa.CheckConstraint("seq > 0", name="counts_from_1"),
            primary_key=True, autoincrement=False,
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("sum", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_table(
        "names",
        sa.Column("stream", sa.Integer, sa.ForeignKey("streams.id"), primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("stream", sa.Integer, sa.ForeignKey("streams.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("sum", sa.BigInteger, nullable=False),
    )


def _ledger() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("balance", sa.BigInteger, nullable=False),
        sa.CheckConstraint("balance >= 0 OR name = 'bank' OR name LIKE 'bank:%'", name="not_overdrawn"),
    )
    op.create_table(
        "movements",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("stream", sa.Integer, sa.ForeignKey("streams.id"), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("source", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("target", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("amount", sa.BigInteger, sa.CheckConstraint("amount > 0", name="chips_move"), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("movements_of_a_stream", "movements", ["stream", "id"])
