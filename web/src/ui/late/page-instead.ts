import { latePart } from "../../lib/late-part.tsx";

/** In place of what a page is about and has no code for. Its own code comes with the work beside the page, and is there by then. */
export const PageInstead = latePart(async () => (await import("./whole-page.tsx")).WholePage);
