import anyAscii from "any-ascii";
import { cutText } from "@chalkbox/input-text/read-text";

/** Swiss Payment Standards 2.3, 4.1.1: Latin with its first extension, Romanian letters with a comma, the euro sign. */
const taken = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]$/u;
const emoji = /^\p{Extended_Pictographic}$/u;

/**
 * A text as a code of a payment takes it: letters beyond the Latin ones of banks are spelled with those, emoji are left
 * out. Document: docs/decisions/0112-papers-speak-every-name.md
 * @param most characters, as banks count them; may become empty
 */
export function bankText(text: string, most: number): string {
  const latin = Array.from(text.normalize("NFC"), (sign) =>
    taken.test(sign) ? sign : emoji.test(sign) ? "" : anyAscii(sign),
  );
  return cutText(latin.join("").replaceAll(/\s+/gu, " ").trim(), most, most).trim();
}
