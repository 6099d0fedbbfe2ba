"""Rooms, seats, events, keys, people, bans: the schema of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("box", sa.Text, nullable=True),
        sa.Column("origin", sa.JSON, nullable=True),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("dice", sa.String(10), nullable=False),
        sa.Column("clock", sa.JSON, nullable=True),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("password", sa.String(200), nullable=True),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("link", sa.String(64), nullable=True),
        sa.Column("auto_pass", sa.JSON, nullable=True),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("seats_by_link", "seats", ["link"], unique=True)
    op.create_table(
        "events",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("phrase", sa.String(64), nullable=True),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("people_by_phrase", "people", ["phrase"], unique=True)
    op.create_table(
        "bans",
        sa.Column("network", sa.String(60), primary_key=True),
        sa.Column("until", sa.Float, nullable=True),
    )


def downgrade() -> None:
    for name in ("bans", "people", "keys", "events", "seats", "rooms"):
        op.drop_table(name)
