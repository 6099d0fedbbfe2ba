"""Where rooms are kept, and how processes that share a store hear of each other."""
