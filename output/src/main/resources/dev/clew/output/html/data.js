// What is packed inside the page: base64 of gzip of JSON.

function bytesOf(element) {
  const text = atob(element.textContent.trim());
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    bytes[i] = text.charCodeAt(i);
  }
  return bytes;
}

const NUMBER_OR_TEXT = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function digits(token) {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `{"number":"${token}"}` : token;
}

// Whole numbers that a double does not hold become objects with their digits. Looks at lines with such
// numbers alone: no text goes over the end of a line.
export function exact(text) {
  const pieces = [];
  let from = 0;
  for (const { index } of text.matchAll(/\d{16}/g)) {
    if (index >= from) {
      const first = text.lastIndexOf("\n", index) + 1;
      const end = text.indexOf("\n", index);
      const last = end < 0 ? text.length : end;
      pieces.push(text.slice(from, first), text.slice(first, last).replace(NUMBER_OR_TEXT, digits));
      from = last;
    }
  }
  return from ? pieces.join("") + text.slice(from) : text;
}

export async function unpacked(id) {
  const element = document.getElementById(id);
  const stream = new Blob([bytesOf(element)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const value = JSON.parse(exact(await new Response(stream).text()));
  element.remove(); // it is not needed again, and may be large
  return value;
}
