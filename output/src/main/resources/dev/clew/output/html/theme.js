import { h } from "./dom.js";

const NEXT = { "": "dark", dark: "light", light: "" };
const THEME_NAMES = { "": "Colours as the system has them", dark: "Dark colours", light: "Light colours" };
const THEME_SHAPES = { "": "◐", dark: "●", light: "○" };

function kept() {
  try {
    return localStorage.getItem("clew-theme") || "";
  } catch {
    return ""; // a page from a file may have no storage
  }
}

function keep(theme) {
  try {
    localStorage.setItem("clew-theme", theme);
  } catch {
    return;
  }
}

export function themeButton() {
  let theme = kept() in NEXT ? kept() : "";
  const button = h("button", { type: "button", onclick: () => ((theme = NEXT[theme]), keep(theme), apply()) });
  function apply() {
    document.documentElement.dataset.theme = theme;
    button.textContent = THEME_SHAPES[theme];
    button.setAttribute("aria-label", THEME_NAMES[theme]);
    button.title = THEME_NAMES[theme];
  }
  apply();
  return button;
}
