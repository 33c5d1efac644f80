/** The package has no types; `punycode` alone would be Node's own module, which is deprecated. */
declare module "punycode/punycode.es6.js" {
  /** A domain or email whose parts in punycode are written out. */
  export function toUnicode(input: string): string;
}
