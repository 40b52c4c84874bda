import { h } from "./dom.js";

// A field that asks for words; it answers with every key.
export function searchField(label, value, onchange) {
  const field = h("input", {
    type: "search",
    class: "search",
    placeholder: label,
    "aria-label": label,
    "aria-keyshortcuts": "/",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => onchange(field.value),
  });
  field.value = value || "";
  return field;
}

export function choice(label, options, value, onchange) {
  const select = h(
    "select",
    { "aria-label": label, onchange: () => onchange(select.value) },
    h("option", { value: "" }, label),
    options.map(([key, text]) => h("option", { value: key }, text)),
  );
  select.value = options.some(([key]) => key === value) ? value : "";
  return select;
}
