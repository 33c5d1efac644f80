import type { Font } from "fontkit";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Names a font that fontkit has read; its types know bytes and paths alone. */
      registerFont(name: string, font: Font): this;
    }
  }
}
