import { fits, lengthOf } from "@chalkbox/input-text/read-text";

/**
 * Rules that fields of forms can be made of (VALID-10). Each states whether a text keeps it; an empty text keeps those of
 * characters, as "required" is a rule of its own.
 */
export const rules = {
  /** Something other than blanks (VALID-06). */
  required: (text: string): boolean => text.trim() !== "",
  /** Begins with a letter. */
  startsWithLetter: (text: string): boolean => /^(?:\p{L}|$)/u.test(text),
  hasDigit: (text: string): boolean => /\d/u.test(text),
  minLength:
    (length: number) =>
    (text: string): boolean =>
      lengthOf(text) >= length,
  maxLength:
    (length: number) =>
    (text: string): boolean =>
      fits(text, length),
  digits: (text: string): boolean => /^\d*$/u.test(text),
  /** Letters and digits of ASCII, `-` and `+`. */
  alphanumeric: (text: string): boolean => /^[a-z\d+-]*$/iu.test(text),
  /** Digits, `-`, `+` and blanks. */
  phone: (text: string): boolean => /^[\d+\s-]*$/u.test(text),
  /** Letters and digits of all scripts, and blanks. */
  words: (text: string): boolean => /^[\p{L}\p{M}\p{N}\s]*$/u.test(text),
  /** Letters with umlauts and accents, and what is between names: blanks, `-`, `'` and `.`. */
  name: (text: string): boolean => /^(?:\p{L}[\p{L}\p{M}\s.'’-]*|)$/u.test(text),
  /** Local part, `@`, domain and a last part of at least two letters; umlauts are letters (VALID-07). */
  email: (text: string): boolean => /^[^\s@]+@(?:[^\s@.]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(text),
} as const;
