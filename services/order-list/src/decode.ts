/** Bytes by which an encoding without a mark is recognised. */
const probe = 4_096;

/** Characters that no list has: what holds them is no text. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const binary = /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffe\uffff]/u;

/** The share of zero bytes at even or odd places. @param odd 1 for the odd ones, else 0 */
function zeros(bytes: Uint8Array, odd: 0 | 1): number {
  const places = bytes.subarray(0, probe).filter((_, index) => index % 2 === odd);
  return places.length === 0 ? 0 : places.filter((byte) => byte === 0).length / places.length;
}

function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Latin letters and digits have a zero byte each, at the same place.
  if (zeros(bytes, 1) > 0.4 && zeros(bytes, 0) < 0.1) return "utf-16le";
  return zeros(bytes, 0) > 0.4 && zeros(bytes, 1) < 0.1 ? "utf-16be" : null;
}

/**
 * The text of a file as spreadsheets and editors write it: UTF-8, UTF-16 of either order, with their mark or without, or
 * the Western code page (Windows-1252). Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  const text = encoding === null ? utf8OrWestern(bytes) : new TextDecoder(encoding).decode(bytes);
  return binary.test(text) ? null : text;
}

function utf8OrWestern(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
