"""The lessons of Pumice: data only; the engine plays them."""
