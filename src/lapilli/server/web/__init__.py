"""HTTP and the live socket: routes, pages, middleware."""
