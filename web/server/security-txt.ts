/** Where the file is (RFC 9116). */
export const securityTxtPath = "/.well-known/security.txt";

/** How long a copy may be relied on, in days; the standard requires less than a year. */
const validDays = 180;
const day = 24 * 60 * 60 * 1_000;

/** What a store's file names. */
export interface SecurityTxt {
  /** `mailto:` or `https:` address that takes reports of weaknesses. */
  readonly contact: string;
  /** Of the requested store, e.g. `https://at.shop.example`. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The file of one store. It expires on a midnight (UTC), so that it stays the same for a day. */
export function securityTxt({ contact, origin, now }: SecurityTxt): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: de, en",
    `Canonical: ${origin}${securityTxtPath}`,
    "",
  ].join("\n");
}
