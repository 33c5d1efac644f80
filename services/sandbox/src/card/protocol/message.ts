import { macOf, open, sameMac, seal } from "./envelope.ts";
import type { Direction, Envelope } from "./envelope.ts";
import type { ProtocolKeys } from "./keys.ts";

/** Signs and seals named fields; the signature is over their values in the order in which they are. */
export function encodeMessage(
  keys: ProtocolKeys,
  direction: Direction,
  fields: Readonly<Record<string, string>>,
): Envelope {
  const mac = macOf(keys, direction, Object.values(fields));
  return seal(keys, direction, new URLSearchParams({ ...fields, mac }).toString());
}

/** Opens and checks a message; null when it is not the other party's of this direction. */
export function decodeMessage(
  keys: ProtocolKeys,
  direction: Direction,
  envelope: Envelope,
): Readonly<Record<string, string>> | null {
  const opened = open(keys, direction, envelope);
  if (!opened.ok) return null;
  const { mac, ...fields } = Object.fromEntries(new URLSearchParams(opened.plaintext));
  return mac !== undefined && sameMac(mac, macOf(keys, direction, Object.values(fields))) ? fields : null;
}
