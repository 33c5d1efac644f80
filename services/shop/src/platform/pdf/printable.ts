import anyAscii from "any-ascii";
import { paperFonts } from "./fonts.ts";

const characters = new Intl.Segmenter();
/** Selectors, joiners and control characters: they have no form of their own. A soft hyphen shows where a line ends. */
const invisible = /(?![\u00ad\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
/** What most texts consist of. */
const plain = /^[\x20-\x7e\n]*$/u;
const lineParts = /^[\t\n\r]/u;
/** Printed for a character that has neither a glyph nor a spelling. */
const unknown = "□";

/**
 * A text as papers print it: letters of the embedded fonts as they are, those of other scripts in Latin letters, and
 * emoji by their names; a sign without a spelling is a box.
 * Document: docs/decisions/0112-papers-speak-every-name.md
 */
export function printable(text: string): string {
  if (plain.test(text)) return text;
  let [printed, foreign] = ["", ""];
  const visible = text.normalize("NFC").replaceAll("\u202f", "\u00a0").replaceAll(invisible, "");
  for (const { segment } of characters.segment(visible)) {
    if (!isDrawable(segment)) {
      foreign += segment;
      continue;
    }
    printed += spelled(foreign) + segment;
    foreign = "";
  }
  return printed + spelled(foreign);
}

const isDrawable = (character: string): boolean =>
  lineParts.test(character) ||
  Array.from(character).every((sign) => paperFonts().regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** A run of characters that the fonts lack, in Latin letters; some letters of other scripts have no Latin one. */
function spelled(foreign: string): string {
  const signs = Array.from(foreign);
  const latin = signs.map((sign) => anyAscii(sign) || (/[\p{L}\p{M}]/u.test(sign) ? "" : unknown)).join("");
  return latin === "" && signs.length > 0 ? unknown : latin;
}
