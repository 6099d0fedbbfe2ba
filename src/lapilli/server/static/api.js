// Requests to the HTTP API.

import { request } from "./host.js";

/**
 * Send a request to the HTTP API; an error is thrown with the server's reason and code.
 * @param {string} path
 * @param {{ method?: string, body?: object }} [options]
 * @returns {Promise<any>}
 */
export async function callApi(path, { method = "GET", body } = {}) {
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await request(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const problem = data.error ?? data.detail ?? {};
    throw Object.assign(new Error(typeof problem === "string" ? problem : (problem.reason ?? `${answer.status}`)), {
      code: problem.code,
    });
  }
  return data;
}
