"""Tables that are listed or have a password, people who can be known again, addresses that are not let in."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("rooms", sa.Column("password", sa.String(200), nullable=True))
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
    op.drop_table("bans")
    op.drop_table("people")
    op.drop_column("rooms", "password")
    op.drop_column("rooms", "listed")
