// Where the reader is, as the address says: "#source/com.acme.Cart/17?path=0.3". It survives a
// reload, and going back goes back.

export function parse(hash) {
  const [way, query = ""] = hash.replace(/^#/, "").split("?");
  const parts = way.split("/").map(decode);
  const options = Object.fromEntries(
    query
      .split("&")
      .filter(Boolean)
      .map((pair) => pair.split("=").map(decode))
      .map(([name, value = ""]) => [name, value]),
  );
  return { view: parts[0] || "findings", parts: parts.slice(1), options };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // half an escape
  }
}

export function link(view, parts = [], options = {}) {
  const way = [view, ...parts].map((part) => encodeURIComponent(String(part).toWellFormed())).join("/");
  const query = Object.entries(options)
    .filter(([, value]) => value !== "" && value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join("&");
  return `#${way}${query ? "?" + query : ""}`;
}

export function go(view, parts, options) {
  location.hash = link(view, parts, options);
}

// The same place without a step back to the one before.
export function stay(view, parts, options) {
  history.replaceState(null, "", link(view, parts, options));
}
