import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../platform/config.ts";

/** Bytes of the proof: 128 bits are never guessed. */
const proofLength = 16;

/**
 * What an invite link carries: the link's id, and a proof that only the shop can make. So the list's people can copy the link
 * again, while the database opens nothing.
 */
export function shareDataOf(config: Pick<Config, "tokenSecret">, inviteId: string): string {
  return Buffer.concat([bytesOf(inviteId), proofOf(config, inviteId)]).toString("base64url");
}

/** The id of the link that a `share_data` belongs to; null for what the shop has never made. */
export function readShareData(config: Pick<Config, "tokenSecret">, shareData: string): string | null {
  if (!/^[\w-]{43}$/.test(shareData)) return null;
  const bytes = Buffer.from(shareData, "base64url");
  const id = bytes
    .subarray(0, 16)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return timingSafeEqual(bytes.subarray(16), proofOf(config, id)) ? id : null;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

const proofOf = ({ tokenSecret }: Pick<Config, "tokenSecret">, id: string): Buffer =>
  createHmac("sha256", tokenSecret).update(`wishlist invite ${id}`).digest().subarray(0, proofLength);
