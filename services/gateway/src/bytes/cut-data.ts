import { endOfString, skipSpaces } from "./split-batch.ts";

const [quote, comma, colon] = [0x22, 0x2c, 0x3a];
const [open, close, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const start = Buffer.from('{"data":');

/**
 * Cuts the `data` of a clean answer into the bytes of its members, unparsed.
 * @returns null when the bytes hold anything else, such as extensions; then they must be parsed
 */
export function cutData(bytes: Buffer): ReadonlyMap<string, Buffer> | null {
  if (!bytes.subarray(0, start.length).equals(start)) return null;
  const members = new Map<string, Buffer>();
  let at = skipSpaces(bytes, start.length);
  if (bytes[at] !== openBrace) return null;
  at = skipSpaces(bytes, at + 1);
  while (bytes[at] !== closeBrace) {
    const afterName = bytes[at] === quote ? endOfString(bytes, at, bytes.length) : null;
    if (afterName === null) return null;
    const name = bytes.toString("latin1", at + 1, afterName - 1);
    at = skipSpaces(bytes, afterName);
    if (bytes[at] !== colon) return null;
    at = skipSpaces(bytes, at + 1);
    const after = endOfValue(bytes, at);
    if (after === null) return null;
    members.set(name, bytes.subarray(at, after));
    at = skipSpaces(bytes, after);
    if (bytes[at] === comma) at = skipSpaces(bytes, at + 1);
    else if (bytes[at] !== closeBrace) return null;
  }
  at = skipSpaces(bytes, at + 1);
  if (bytes[at] !== closeBrace) return null;
  return skipSpaces(bytes, at + 1) === bytes.length ? members : null;
}

const end = Buffer.from("}}");
const extensions = Buffer.from('"extensions"');

/**
 * Cuts out the value of the only member that was requested, without looking at what is within.
 * @returns null when the bytes are written in any other way than `{"data":{"name":value}}`; then they must be read
 */
export function cutMember(bytes: Buffer, name: string): Buffer | null {
  const before = `{"data":{"${name}":`;
  const [from, to] = [before.length, bytes.length - end.length];
  const isPlain = to > from && bytes.toString("latin1", 0, from) === before && bytes.subarray(to).equals(end);
  return isPlain && !bytes.includes(extensions) ? bytes.subarray(from, to) : null;
}

/** Position after the value that starts at `start`; null when it does not end. */
function endOfValue(bytes: Buffer, first: number): number | null {
  let depth = 0;
  for (let at = first; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      const after = endOfString(bytes, at, bytes.length);
      if (after === null || depth === 0) return after;
      at = after - 1;
    } else if (byte === openBrace || byte === open) {
      depth += 1;
    } else if (byte === closeBrace || byte === close) {
      // The end of what the value is in.
      if (depth === 0) return at === first ? null : at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (byte === comma && depth === 0) {
      return at === first ? null : at;
    }
  }
  return null;
}
