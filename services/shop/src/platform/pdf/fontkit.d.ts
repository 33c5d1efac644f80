declare module "fontkit" {
  /** A font that was read; PDFKit takes it in place of its bytes. */
  export interface Font {
    /** Code points that have a glyph, in rising order. */
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
  }
  /** Reads a TrueType or OpenType font. @throws Error when the bytes are none */
  export function create(bytes: Uint8Array): Font;
}
