import { createHash } from "node:crypto";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a visitor, a cart, an address or a position; the database refuses to compare others. */
export function isId(id: string): boolean {
  return uuid.test(id);
}

/**
 * The id of a position that restores a removed one: always the same one, so that a cart holds it once. It is derived, as
 * the removed id comes from the client and could be that of another cart's position.
 * @param kind a merged line was a deal's and a normal one
 */
export function restoredId(cartId: string, removedId: string, kind: string): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([cartId, removedId, kind]))
    .digest("hex");
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
