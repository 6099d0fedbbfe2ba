"""HTTP and the live socket: routes, pages, and what stands before them."""
