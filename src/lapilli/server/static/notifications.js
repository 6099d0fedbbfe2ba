// Browser notifications "It is your turn": off by default, only while the page is hidden.

import { t } from "./i18n.js";

const KEY = "lapilli.notify";

export const canNotify = () => "Notification" in globalThis;

export function notificationsOn() {
  try {
    return canNotify() && localStorage.getItem(KEY) === "yes" && Notification.permission === "granted";
  } catch {
    return false;
  }
}

/**
 * Switch notifications on, after the browser has asked, or off; returns whether they are on.
 * @param {boolean} on
 * @returns {Promise<boolean>}
 */
export async function setNotifications(on) {
  const granted = on && (await Notification.requestPermission()) === "granted";
  try {
    localStorage.setItem(KEY, granted ? "yes" : "no");
  } catch {
    // storage is blocked: not remembered
  }
  return granted;
}

/** @param {Frame} frame */
export function notifyTurn(frame) {
  if (!document.hidden || !notificationsOn()) return;
  try {
    const note = new Notification(frame.title, {
      body: `${t("prompt-turn")}: ${frame.prompt ?? ""}`,
      tag: "lapilli",
      icon: "/static/icon.svg",
    });
    note.onclick = () => {
      globalThis.focus();
      note.close();
    };
  } catch {
    // phone browsers define Notification but throw
  }
}
