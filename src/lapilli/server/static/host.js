// What the pages ask of the program that hosts the tables: here a server. The page edition has a module with the same
// names (src/lapilli/site/static/host.js), and nothing else differs.

/** Is there a server, which other people reach too? */
export const hasServer = true;

/** The ways to play that are offered. */
export const waysToPlay = ["bots", "screen", "friends"];

/**
 * Send a request.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<Response>}
 */
export const request = (path, options) => fetch(path, options);

/**
 * Open a line on which messages come and go.
 * @param {string} path
 * @returns {WebSocket}
 */
export const openSocket = (path) => new WebSocket(`${location.origin.replace("http", "ws")}${path}`);

/**
 * Return where a page is; the page of a table needs its game where it is not that of this page.
 * @param {string} path
 * @param {string} [_game]
 * @returns {string}
 */
export const link = (path, _game) => path;

/**
 * Remember the language for later pages.
 * @param {string} chosen
 */
export function rememberLanguage(chosen) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Return the address under which others see the replay of a finished game.
 * @param {string} _room
 * @returns {Promise<string>}
 */
export const replayLink = async (_room) => location.href;

/** Show this page again in the language that was chosen: its text comes with it. */
export const reloadPage = () => location.reload();
