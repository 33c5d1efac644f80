import { readFileSync } from "node:fs";

const file = new URL("common-passwords.txt", import.meta.url);

/** Rows of the German keyboard; the list was made where keyboards are American. */
const rows = ["1234567890ß", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"];

let known: ReadonlySet<string> | undefined;

/** The list is read when the first password is chosen, not at boot. */
function list(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
  return known;
}

/**
 * Whether a password is one that guessers try first (C-84): one of the 10,000 commonest, whatever its case, or nothing
 * but one character again and again (`aaa`) or neighbours in a row, of the alphabet or the keyboard (`123`, `fedc`,
 * `qwertz`).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return isRow(lower) || rows.some((row) => row.includes(lower)) || list().has(lower);
}

/** Whether each character is the same distance from the one before: none, one up or one down. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
}
