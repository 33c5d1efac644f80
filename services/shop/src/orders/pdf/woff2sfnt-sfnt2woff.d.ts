declare module "woff2sfnt-sfnt2woff" {
  const converter: {
    /** Unpacks a WOFF font into the TrueType or OpenType font that it holds. */
    toSfnt(woff: Uint8Array): Uint8Array;
  };
  export default converter;
}
