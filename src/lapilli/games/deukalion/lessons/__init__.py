"""The lessons of Deukalion: data only; `core/lessons` plays them."""
