"""The lessons of Nisyros: data only; `core/lessons` plays them."""
