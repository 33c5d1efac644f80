import { domainToASCII } from "node:url";

/** Mail services that ignore dots in the part before the @, and the name that each counts under. */
const dotless = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The plain form of an e-mail, by which a guest is known again: `Anna.Beispiel+shop@Gmail.com` is the mailbox of
 * `annabeispiel@gmail.com`, and so is `annabeispiel@googlemail.com`; a domain with umlauts is its punycode. For counting
 * only, never for sending.
 */
export function redeemerOf(email: string): string {
  const [local = "", written = ""] = email.normalize("NFKC").trim().toLowerCase().split("@");
  const [mailbox = ""] = local.split("+");
  // A part that starts with the sign is not a tag.
  const plain = mailbox === "" ? local : mailbox;
  const domain = domainToASCII(written) || written;
  const mailService = dotless.get(domain);
  return mailService === undefined ? `${plain}@${domain}` : `${plain.replaceAll(".", "")}@${mailService}`;
}
