import { type HeartValue, listsWith, type Mark } from "./heart-value.ts";

/** A list that the visitor may put things on. */
export interface ListChoice {
  readonly externalId: string;
  readonly name: string;
  /** Whether new entries go here. */
  readonly active: boolean;
}

/** What a press of a heart does. */
export type HeartPlan =
  | { readonly kind: "add"; readonly listId: string }
  | { readonly kind: "remove"; readonly listIds: readonly string[] }
  /** They choose among their lists; `holding` are those that have it already. */
  | { readonly kind: "choose"; readonly holding: readonly string[] };

/** Id of every visitor's default list (WISH-14). */
export const merkzettel = "merkzettel";

/**
 * Decides what a press does (WISH-18..20, C-18): what is on one list goes, what is on several is for a choice; what is on
 * none goes on the only list, and of who is signed in with several lists to the one that they choose.
 * @param lists those that the visitor may change; none are known of who has not signed in
 */
export function planHeart(heart: HeartValue, marks: readonly Mark[], lists: readonly ListChoice[]): HeartPlan {
  const holding = listsWith(heart, marks);
  if (holding.length > 1 && lists.length > 1) return { kind: "choose", holding };
  if (holding.length > 0) return { kind: "remove", listIds: holding };
  if (lists.length > 1) return { kind: "choose", holding };
  return { kind: "add", listId: lists[0]?.externalId ?? merkzettel };
}

/** Lists in the order of the choice: the one that was chosen last comes first. */
export const inOrderOfChoice = <List extends ListChoice>(lists: readonly List[]): readonly List[] =>
  lists.toSorted((one, other) => Number(other.active) - Number(one.active));
