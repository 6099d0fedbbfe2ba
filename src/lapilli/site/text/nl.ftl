# De webpagina-editie: heel Lapilli in een webpagina, zonder server
site-fetch = Python en de spelregels worden opgehaald
site-start = Python wordt gestart
site-tables = De tafels worden geopend
site-failed = De tafel start niet in deze browser. Laad de pagina opnieuw; helpt dat niet, probeer dan een nieuwere browser.
site-not-kept = Deze browser bewaart niets voor deze pagina. Je tafels verdwijnen als je haar sluit.
site-friends = Voor spelen met vrienden via internet is een server nodig. Hier speel je met bots, of met vrienden aan dit scherm.
site-description = Vier bordspellen met vulkanen, met regels, lessen en bots. Alles draait in deze pagina en werkt offline.
