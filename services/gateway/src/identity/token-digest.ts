import { hash } from "node:crypto";

/** Distinguishes customer tokens where they themselves are not to be kept. */
export function digestOf(token: string): string {
  return hash("sha256", token, "base64url");
}
