import { hash, verify } from "@node-rs/argon2";

/** Argon2id (the library's default variant) with the parameters that OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** Hashes a password for storage. Runs on a worker thread; about 30 ms. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Checks a password against the stored hash.
 * @param stored null for a user that does not exist: takes as long and answers false, so that time reveals nothing
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no user has this password");
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
