import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Config } from "../../platform/config.ts";

type Secret = Pick<Config, "tokenSecret">;

const keyOf = ({ tokenSecret }: Secret) => Buffer.from(hkdfSync("sha256", tokenSecret, "", "newsletter-link", 32));
const signatureOf = (id: Buffer, config: Secret): Buffer => createHmac("sha256", keyOf(config)).update(id).digest();

/** The secret of a subscription's links: who has it reads the mails of that address. @param id a UUID */
export function newsletterToken(config: Secret, id: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return bytes.toString("base64url") + signatureOf(bytes, config).toString("base64url");
}

/** The id of a subscription; null for a token that is not ours. */
export function subscriptionOf(config: Secret, token: string): string | null {
  const [, id = "", signature = ""] = /^([\w-]{22})([\w-]{43})$/.exec(token) ?? [];
  const bytes = Buffer.from(id, "base64url");
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(bytes, config);
  if (bytes.length !== 16 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
