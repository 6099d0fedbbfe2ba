"""Types of everything that is sent: requests, responses, messages of the socket, errors."""
