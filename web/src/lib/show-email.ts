import { toUnicode } from "punycode/punycode.es6.js";

const punycode = /[@.]xn--/iu;

/** An email as people write it: a domain that travels in punycode is shown in Unicode (VALID-14). */
export function showEmail(email: string): string {
  if (!punycode.test(email)) return email;
  const at = email.lastIndexOf("@") + 1;
  try {
    return email.slice(0, at) + toUnicode(email.slice(at).toLowerCase());
  } catch {
    // Looks like punycode, and stands for nothing.
    return email;
  }
}
