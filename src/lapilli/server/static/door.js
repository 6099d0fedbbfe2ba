// A table with a password: whoever gives it is let in.

import "./chrome.js";
import { $ } from "./dom.js";
import { ask } from "./live.js";
import { lang } from "./words.js";

$("#door").addEventListener("submit", async (event) => {
  event.preventDefault();
  const problem = $("#door .problem");
  problem.textContent = "";
  try {
    await ask(`/api/tables/${$("#door").dataset.room}/enter?lang=${lang()}`, { method: "POST", body: { words: $("#password").value } });
    location.reload();
  } catch (trouble) {
    problem.textContent = trouble.message;
  }
});
$("#password").focus();
