// The second worker: Python carries out what the first asks for, such as the choice of a bot.

import { startPython } from "./python.js";

const root = new URL("..", import.meta.url).href;
const starting = startPython(root, () => {}).then((python) => {
  return python.pyimport("lapilli.site.thinker");
});

self.onmessage = async ({ data: { id, payload } }) => {
  try {
    const module = await starting;
    const found = module.work(payload);
    const answer = found.toJs();
    found.destroy();
    self.postMessage({ id, answer }, { transfer: [answer.buffer] });
  } catch (problem) {
    self.postMessage({ id, problem: String(problem) });
  }
};
