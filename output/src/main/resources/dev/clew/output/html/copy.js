import { h } from "./dom.js";

// Puts a text where it can be pasted. Without a clipboard, as in a page from a file, the old way.
async function put(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h("textarea", { class: "off-screen", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

export function copyButton(label, text) {
  const button = h(
    "button",
    {
      type: "button",
      class: "copy",
      onclick: async () => {
        await put(text);
        button.textContent = "Copied";
        setTimeout(() => (button.textContent = label), 1500);
      },
    },
    label,
  );
  return button;
}
