"""What goes over the wire, in both directions: requests, responses, messages of the socket, errors."""
