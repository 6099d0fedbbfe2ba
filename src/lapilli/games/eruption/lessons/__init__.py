"""The lessons of Eruption: data only; `core/lessons` plays them."""
