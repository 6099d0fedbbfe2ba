title = Deukalion
