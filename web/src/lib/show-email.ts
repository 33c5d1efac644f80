import { toUnicode } from "punycode/punycode.es6.js";

/** An email as people write it: a domain that travels in punycode is shown in Unicode (VALID-14). */
export const showEmail = (email: string): string => toUnicode(email);
