"""Answers to requests, the same for an HTTP server and for a web page that hosts its own tables."""
