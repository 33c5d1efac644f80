import { hash, verify } from "@node-rs/argon2";

/** Argon2id (the library's default variant) with the parameters that OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** Keyboards send the same letter in several ways; a password is the one that a person sees (NFKC). */
const seen = (password: string): string => password.normalize("NFKC");

/** Hashes a password for storage. Runs on a worker thread; about 30 ms. */
export function hashPassword(password: string): Promise<string> {
  return hash(seen(password), cost);
}

/**
 * Checks a password against the stored hash.
 * @param stored null for a user that does not exist: takes as long and answers false, so that time reveals nothing
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no user has this password");
  const known = stored ?? (await decoy);
  // Passwords of earlier days are stored as they were sent then.
  const matches =
    (await verify(known, seen(password))) || (seen(password) !== password && (await verify(known, password)));
  return stored !== null && matches;
}
