import type { Config } from "../config.ts";

const encoder = new TextEncoder();

/** The key that signs and checks the shop's tokens. API and customer tokens differ in their audience. */
export function signingKey(config: Pick<Config, "tokenSecret">): Uint8Array {
  return encoder.encode(config.tokenSecret);
}
