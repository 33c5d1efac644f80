import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import * as v from "valibot";
import { endOfPeriod } from "../../platform/berlin-day.ts";

/** What a rating link carries (OP-Q-25). */
const invitation = v.object({
  productId: v.pipe(v.number(), v.integer()),
  author: v.nullable(v.string()),
  orderId: v.nullable(v.string()),
  /** Unix time in seconds after which the link is void. */
  expires: v.pipe(v.number(), v.integer()),
});
/** What a rating link carries. */
export type Invitation = v.InferOutput<typeof invitation>;

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "rating-link", 32));
const ivLength = 12;
const tagLength = 16;

/** Days after that of its making on which a rating link can be used (C-107). */
export const invitationDays = 90;

/** When a link that is made now ends, in Unix time in seconds. */
export const invitationEnd = (now: Date): number => endOfPeriod(now, invitationDays).getTime() / 1_000;

/** Seals an invitation for the `enc` query of a rating link: AES-256-GCM, so that it cannot be read or changed. */
export function sealInvitation(value: Invitation, secret: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Opens the `enc` query of a rating link; null when it was tampered with, is malformed or too old at `now`. */
export function openInvitation(sealed: string, secret: string, now: Date): Invitation | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= ivLength + tagLength || sealed.length > 4_000) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, ivLength));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString(
      "utf8",
    );
    const result = v.safeParse(invitation, JSON.parse(text));
    return result.success && result.output.expires * 1_000 > now.getTime() ? result.output : null;
  } catch {
    // Every way to be wrong answers alike (STATUS-10).
    return null;
  }
}

/** What distinguishes one link from another, however it was written: base64 has several ways for the same bytes. */
export function fingerprintOf(sealed: string): string {
  return createHash("sha256").update(Buffer.from(sealed, "base64url")).digest("base64url");
}
