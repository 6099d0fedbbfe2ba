"""The page edition: all of Lapilli as static files, with Python in a worker of the web page."""
