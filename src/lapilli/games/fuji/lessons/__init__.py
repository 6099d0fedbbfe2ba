"""The lessons of Fuji: data only; `core/lessons` plays them."""
