import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

/** The fonts that papers are printed in: Latin with Vietnamese, Greek and Cyrillic. */
export interface Fonts {
  readonly regular: Font;
  readonly bold: Font;
}

let fonts: Fonts | undefined;

/**
 * Fonts, read once in a thread: each document embeds the letters that it needs, and reading the tables again for each
 * one takes longer than drawing it.
 */
export function paperFonts(): Fonts {
  fonts ??= { regular: read("Regular"), bold: read("Bold") };
  return fonts;
}

function read(weight: "Regular" | "Bold"): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(`source-sans/TTF/SourceSans3-${weight}.ttf`))));
  nameGlyphs(font);
  return font;
}

const greekMu = 0x3bc;
/** `ff` and the like: a word that they stand in is read letter by letter. */
const isLigature = (codePoint: number): boolean => codePoint >= 0xfb00 && codePoint <= 0xfb06;

/**
 * Gives each glyph the character that readers of a document get for it. A font keeps the one that a glyph was first
 * asked for, and asks without any for the parts of another glyph, such as the full stops of a colon.
 */
function nameGlyphs(font: Font): void {
  // The micro sign has the same glyph and comes earlier.
  font.glyphForCodePoint(greekMu);
  for (const codePoint of font.characterSet) if (!isLigature(codePoint)) font.glyphForCodePoint(codePoint);
}
