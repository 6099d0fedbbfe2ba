# The page edition: all of Lapilli in a web page, without a server
site-fetch = Fetching Python and the rules
site-start = Starting Python
site-tables = Opening the tables
site-failed = The table does not start in this browser. Load the page again; if that does not help, try a newer browser.
site-not-kept = This browser stores nothing for this page. Your tables end when you close it.
site-friends = Playing with friends over the internet needs a server. Here you can play with bots, or with friends at this screen.
site-description = Four board games with volcanoes, with rules, lessons and bots. Everything runs in this page and works offline.
