// The first page: leads to the home page in the language that was chosen before, or that the browser prefers.

const LANGUAGES = ["en", "nl", "de", "fr"];
let chosen = null;
try {
  chosen = localStorage.getItem("lapilli.lang");
} catch {
  // storage is blocked
}
const wanted = [chosen, ...navigator.languages].map((name) => name?.slice(0, 2) ?? "");
const found = wanted.find((name) => LANGUAGES.includes(name)) ?? "en";
location.replace(new URL(`${found}/${location.hash}`, location.href.split(/[?#]/)[0]));
