const [quote, backslash, comma, open, close, openBrace, closeBrace] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/**
 * Cuts a JSON array into the bytes of its elements, unparsed, so that each operation gets exactly what the shop wrote.
 * @returns null when the bytes are no array of objects
 */
export function splitBatch(bytes: Buffer): readonly Buffer[] | null {
  let at = 0;
  let end = bytes.length;
  while (isSpace(bytes[at])) at += 1;
  while (end > at && isSpace(bytes[end - 1])) end -= 1;
  if (bytes[at] !== open || bytes[end - 1] !== close || end - at < 2) return null;
  const elements: Buffer[] = [];
  at += 1;
  while (at < end - 1) {
    while (isSpace(bytes[at])) at += 1;
    const after = endOfObject(bytes, at, end - 1);
    if (after === null) return null;
    elements.push(bytes.subarray(at, after));
    at = after;
    while (isSpace(bytes[at])) at += 1;
    if (at === end - 1) break;
    if (bytes[at] !== comma) return null;
    at += 1;
  }
  return elements;
}

/** Position after the object that starts at `start`; null when there is none or it does not end before `limit`. */
function endOfObject(bytes: Buffer, start: number, limit: number): number | null {
  if (bytes[start] !== openBrace) return null;
  let depth = 0;
  for (let at = start; at < limit; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      const after = endOfString(bytes, at, limit);
      if (after === null) return null;
      at = after - 1;
    } else if (byte === openBrace || byte === open) {
      depth += 1;
    } else if (byte === closeBrace || byte === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/** Position after the string that starts at `start`. */
function endOfString(bytes: Buffer, start: number, limit: number): number | null {
  let at = bytes.indexOf(quote, start + 1);
  while (at !== -1 && at < limit) {
    let backslashes = 0;
    while (bytes[at - 1 - backslashes] === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
    at = bytes.indexOf(quote, at + 1);
  }
  return null;
}
