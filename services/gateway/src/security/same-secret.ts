import { hash, timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in a time that shows nothing of how alike they are, nor of their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
