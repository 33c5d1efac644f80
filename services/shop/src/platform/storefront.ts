import { storefronts as known } from "@chalkbox/storefront";
import * as v from "valibot";
import type { Storefront } from "./context.ts";

/** The five storefronts; the English one is the second face of `b2b` (C-01). */
export const storefronts: readonly Storefront[] = known.map(({ store, language }) => ({ store, language }));

/** Decodes a storefront from outside, e.g. a token's claim; a pair that is no storefront is refused. */
export const storefrontSchema = v.pipe(
  v.object({
    store: v.picklist(["de", "at", "ch", "b2b"]),
    language: v.picklist(["de-DE", "de-AT", "de-CH", "en-DE"]),
  }),
  v.check(isStorefront, "is no storefront"),
);

function isStorefront(candidate: Storefront): boolean {
  return storefronts.some(({ store, language }) => store === candidate.store && language === candidate.language);
}
