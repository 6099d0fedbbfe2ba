"""What a seat lets play itself."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("windows", sa.JSON, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "windows")
