// Sets of lines, as the results file writes them: "3-9,12".

export function lines(ranges) {
  const found = new Set();
  for (const part of (ranges || "").split(",").filter(Boolean)) {
    const [first, last = first] = part.split("-").map(Number);
    for (let line = first; line <= last; line++) {
      found.add(line);
    }
  }
  return found;
}
