import { cleanerOf } from "./purify.ts";

/** HTML of operators with nothing but what `rules.ts` allows, in the browser. */
export const cleanHtml = cleanerOf(window);
