// What every page has: language, theme, words.

import { $, toast } from "./dom.js";
import { nextTheme } from "./theme.js";
import { load, say, speak } from "./words.js";

load();
$("#tongue").addEventListener("change", (event) => speak(event.target.value));
$("#theme").addEventListener("click", () => toast(say(`theme-${nextTheme()}`)));
