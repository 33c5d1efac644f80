import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url";

/** Addresses of the two fonts that every page shows: for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [figtree, bricolage];
