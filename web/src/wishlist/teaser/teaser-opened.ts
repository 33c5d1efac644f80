import type { ListInCart } from "../answer.ts";

/** What is open over a teaser list. */
export type TeaserOpened =
  | { readonly kind: "options" }
  | { readonly kind: "cart"; readonly result: ListInCart }
  /** `result`: what the whole list came to, where the choice is one of its exceptions. */
  | { readonly kind: "variants"; readonly entryId: string; readonly result: ListInCart | null };

/** Address of a teaser list. */
export const teaserHref = (listId: string): string => `/lists/${encodeURIComponent(listId)}/`;
