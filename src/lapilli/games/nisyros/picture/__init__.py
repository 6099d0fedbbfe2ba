"""The picture of a view, its clicks and its words."""
