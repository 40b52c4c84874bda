import { h } from "./dom.js";

export const KEYS = [
  ["j, k", "next, previous"],
  ["Enter", "open what is chosen"],
  ["/", "filter"],
  ["Esc", "leave the filter, or clear it"],
  ["1 to 5", "findings, source, tree, strings, numbers"],
  ["?", "this help"],
];

// Whether keys are for a field that takes text.
function isTyping(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

// Keys that do the same in all views. The view is asked for anew: it changes.
export function listen(viewOf, openTab, help) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const view = viewOf();
    if (event.key === "Escape") {
      escape(event, view, help);
    } else if (!isTyping(document.activeElement) && !help.open) {
      pressed(event, view, openTab, help);
    }
  });
}

function escape(event, view, help) {
  if (help.open) {
    help.close();
  } else if (isTyping(document.activeElement)) {
    event.preventDefault(); // a browser would empty the field, and leave what it has filtered
    document.activeElement.blur();
  } else if (view.close) {
    view.close();
  }
}

function pressed(event, view, openTab, help) {
  // a link that has the focus is followed; that of the row which is chosen leads on
  const isButton = document.activeElement.matches("button, summary, a:not(.row[aria-current])");
  const actions = {
    j: () => view.move?.(1),
    k: () => view.move?.(-1),
    "/": () => view.field?.focus(),
    "?": () => help.showModal(),
    Enter: () => !isButton && view.enter?.(),
  };
  const tab = Number(event.key);
  if (actions[event.key]) {
    if (event.key !== "Enter" || !isButton) {
      event.preventDefault();
    }
    actions[event.key]();
  } else if (tab >= 1 && tab <= 5) {
    openTab(tab - 1);
  }
}

export function helpDialog() {
  const dialog = h(
    "dialog",
    { class: "help", "aria-labelledby": "keys" },
    h("h2", { id: "keys" }, "Keys"),
    h("dl", { class: "pairs" }, KEYS.map(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)])),
    h("form", { method: "dialog" }, h("button", {}, "Close")),
  );
  return dialog;
}
