const [quote, backslash, comma, open, close, openBrace, closeBrace] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/**
 * Cuts a JSON array into the bytes of its elements, unparsed, so that each operation gets exactly what the shop wrote.
 * @returns null when the bytes are no array of objects
 */
export function splitBatch(bytes: Buffer): readonly Buffer[] | null {
  const end = trimmedLength(bytes) - 1;
  let at = skipSpaces(bytes, 0);
  if (bytes[at] !== open || bytes[end] !== close || end <= at) return null;
  at = skipSpaces(bytes, at + 1);
  if (at === end) return [];
  const elements: Buffer[] = [];
  for (;;) {
    const after = endOfObject(bytes, at, end);
    if (after === null) return null;
    elements.push(bytes.subarray(at, after));
    at = skipSpaces(bytes, after);
    if (at === end) return elements;
    if (bytes[at] !== comma) return null;
    at = skipSpaces(bytes, at + 1);
  }
}

/** Position of the first byte at or after `start` that is no white space. */
export function skipSpaces(bytes: Buffer, start: number): number {
  let at = start;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

function trimmedLength(bytes: Buffer): number {
  let length = bytes.length;
  while (isSpace(bytes[length - 1])) length -= 1;
  return length;
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

/** Position after the string that starts at `start`; null when it does not end before `limit`. */
export function endOfString(bytes: Buffer, start: number, limit: number): number | null {
  // Texts are short: a native search for each of them would cost more than it finds.
  for (let at = start + 1; at < limit; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === quote) return at + 1;
  }
  return null;
}
