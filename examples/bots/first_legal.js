// A bot for Lapilli in another language: it builds where it can, else plays the first legal action.
// lapilli bots match eruption "exec:node examples/bots/first_legal.js" random --games 20
const lines = require("node:readline").createInterface({ input: process.stdin });
const answer = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Choose one of the legal actions; `view` (what the seat may know) and `seat` come with them. */
const choose = ({ menu }) => {
  const building = menu.find((action) => action.startsWith("build"));
  return building ?? menu[0];
};

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "choose") {
    try {
      answer({ id: message.id, action: choose(message) });
    } catch (error) {
      answer({ id: message.id, error: String(error) });
    }
  } else if (message.type === "quit") {
    process.exit(0);
  } // "start" says which game it is: {"game": "eruption", "version": 1}
});
