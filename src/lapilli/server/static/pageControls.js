// What every page has: the language menu, the theme button, the translated messages.

import { $, targetOf, toast } from "./dom.js";
import { loadMessages, setLanguage, t } from "./i18n.js";
import { nextTheme } from "./theme.js";

loadMessages();
$("#language").addEventListener("change", (event) => setLanguage(targetOf(event).value));
$("#theme").addEventListener("click", () => toast(t(`theme-${nextTheme()}`)));
