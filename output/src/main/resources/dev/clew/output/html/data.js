// What is packed inside the page: base64 of gzip of JSON.

function bytesOf(element) {
  const text = atob(element.textContent.trim());
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    bytes[i] = text.charCodeAt(i);
  }
  return bytes;
}

export async function unpacked(id) {
  const element = document.getElementById(id);
  const stream = new Blob([bytesOf(element)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const value = JSON.parse(await new Response(stream).text());
  element.remove(); // it is not needed again, and may be large
  return value;
}
