// "It is your turn": the browser says so where the person wished it (asked first, off by default) and looks elsewhere.

import { say } from "./words.js";

const KEY = "lapilli.notify";

export const canNotify = () => "Notification" in globalThis;

export function notifies() {
  try {
    return canNotify() && localStorage.getItem(KEY) === "yes" && Notification.permission === "granted";
  } catch {
    return false;
  }
}

/** Switch it on, after the browser has asked, or off; says whether it is on now. */
export async function setNotify(on) {
  const granted = on && (await Notification.requestPermission()) === "granted";
  try {
    localStorage.setItem(KEY, granted ? "yes" : "no");
  } catch {
    // not remembered then
  }
  return granted;
}

export function notify(frame) {
  if (!document.hidden || !notifies()) return;
  try {
    const note = new Notification(frame.title, {
      body: `${say("prompt-turn")}: ${frame.prompt ?? ""}`,
      tag: "lapilli",
      icon: "/static/icon.svg",
    });
    note.onclick = () => {
      globalThis.focus();
      note.close();
    };
  } catch {
    // browsers of phones have the word but not the deed
  }
}
