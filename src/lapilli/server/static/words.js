// The words of the pages in the person's language; they come with the page and can be changed at any moment.

const words = new Map();

/** The language of the page. */
export const lang = () => document.documentElement.lang || "en";

function learn(told) {
  words.clear();
  for (const [id, text] of Object.entries(told)) words.set(id, text);
}

export const load = () => learn(JSON.parse(document.getElementById("words").textContent));

/** A message with its arguments filled in; an unknown one shows its name, so that it is noticed. */
export function say(id, args = {}) {
  const text = words.get(id) ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => args[name] ?? whole);
}

/** Change the language of the page in place: every element with data-say is said anew. */
export async function speak(chosen) {
  const answer = await (await fetch(`/api/words?lang=${chosen}`)).json();
  learn(answer.words ?? answer);
  document.documentElement.lang = chosen;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]"))
    element.setAttribute("aria-label", say(element.dataset.sayLabel));
  for (const element of document.querySelectorAll("[data-say-title]")) element.title = say(element.dataset.sayTitle);
  for (const element of document.querySelectorAll("[data-say-placeholder]"))
    element.placeholder = say(element.dataset.sayPlaceholder);
  document.dispatchEvent(new CustomEvent("lapilli:language", { detail: chosen }));
}

/** A clause as a link to where it stands in the rules. */
export function clause(game, rule) {
  if (!rule) return "";
  const link = document.createElement("a");
  link.href = `/rules/${game}#${rule}`;
  link.target = "_blank";
  link.className = "clause";
  link.textContent = rule;
  return link;
}

const CLAUSES = /([A-Z])-(\d+(?:\.\d+)*)(?:-(\d+(?:\.\d+)*))?/g;

/** Words in which every clause number is a link; of a range ("E-1.3-1.6") both ends are. */
export function cited(words, game = document.getElementById("main").dataset.game) {
  const parts = [];
  let from = 0;
  for (const found of words.matchAll(CLAUSES)) {
    const [whole, letter, first, last] = found;
    parts.push(
      words.slice(from, found.index),
      clause(game, `${letter}-${first}`),
      ...(last ? ["–", clause(game, `${letter}-${last}`)] : []),
    );
    from = found.index + whole.length;
  }
  return [...parts, words.slice(from)];
}

/** A moment in the person's language and time zone. */
export const when = (iso) =>
  new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

export const percent = (share) =>
  new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 0 }).format(share);
