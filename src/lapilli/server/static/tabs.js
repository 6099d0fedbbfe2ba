// The tabs below the menu; on a phone the menu itself is one of them.

import { $, $$ } from "./dom.js";
import { phone } from "./screenShape.js";

export function startTabs() {
  const tabs = $$("[role=tab]");
  /**
   * @param {PageElement} chosen
   * @param {boolean} [focus]
   */
  const show = (chosen, focus = false) => {
    for (const tab of tabs) {
      const here = tab === chosen;
      tab.setAttribute("aria-selected", here);
      tab.tabIndex = here ? 0 : -1;
      const page = $(`#${tab.getAttribute("aria-controls")}`);
      if (tab.id === "tab-play") page.classList.toggle("collapsed", !here);
      else page.hidden = !here;
    }
    chosen.classList.remove("news");
    if (focus) chosen.focus();
    document.body.dataset.tab = chosen.id.slice(4);
    const page = $("#log-page");
    page.scrollTop = page.scrollHeight;
  };
  for (const tab of tabs) tab.addEventListener("click", () => show(tab));
  $("[role=tablist]").addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const shown = tabs.filter((tab) => tab.offsetParent);
    const at = shown.indexOf(/** @type {PageElement} */ (document.activeElement));
    show(shown[(at + by + shown.length) % shown.length], true);
  });
  const settle = () => show(phone.matches ? $("#tab-play") : $("#tab-log"));
  phone.addEventListener("change", settle);
  settle();
  return {
    show: (/** @type {string} */ name) => show($(`#tab-${name}`)),
    play: () => phone.matches && show($("#tab-play")),
    talk: () => !phone.matches && show($("#tab-talk")),
  };
}
