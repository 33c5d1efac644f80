import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import woff from "woff2sfnt-sfnt2woff";

/** The fonts that papers are printed in. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let fonts: Fonts | undefined;

/**
 * The fonts, read and unpacked once in a thread: each document embeds them, and unpacking WOFF tables there in
 * JavaScript took three quarters of the time that a paper took.
 */
export function paperFonts(): Fonts {
  fonts ??= { regular: read(400), bold: read(700) };
  return fonts;
}

function read(weight: 400 | 700): Buffer {
  const file = import.meta.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`);
  return Buffer.from(woff.toSfnt(readFileSync(fileURLToPath(file))));
}
