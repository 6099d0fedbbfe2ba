"""The engine: positions, actions, chance, tables, records, the registry. No I/O but box files, nothing third-party."""
