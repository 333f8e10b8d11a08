"""What alembic runs: the steps, in the transaction of the connection it is given."""

from alembic import context

from sidepot.room.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
