title = Nisyros
