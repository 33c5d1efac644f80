/** Mail services that ignore dots in the part before the @. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The plain form of an e-mail, by which a guest is known again: `Anna.Beispiel+shop@Gmail.com` is the mailbox of
 * `annabeispiel@gmail.com`. For counting only, never for sending.
 */
export function redeemerOf(email: string): string {
  const [local = "", domain = ""] = email.normalize("NFKC").trim().toLowerCase().split("@");
  const [mailbox = ""] = local.split("+");
  // A part that starts with the sign is not a tag.
  const plain = mailbox === "" ? local : mailbox;
  return `${dotless.has(domain) ? plain.replaceAll(".", "") : plain}@${domain}`;
}
