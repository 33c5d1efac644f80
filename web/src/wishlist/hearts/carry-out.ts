import type { CombinedError } from "urql";
import { refusalText } from "../../graph/failure.ts";
import { AddToWishlistDocument } from "../../graph/generated/AddToWishlist.ts";
import { ChooseWishlistsDocument } from "../../graph/generated/ChooseWishlists.ts";
import { CreateWishlistDocument } from "../../graph/generated/CreateWishlist.ts";
import { RemoveFromWishlistsDocument } from "../../graph/generated/RemoveFromWishlists.ts";
import { RemoveFromMerkzettelDocument } from "../../graph/generated/RemoveFromMerkzettel.ts";
import type { GraphTools } from "../../graph/load.ts";
import type { heartCopy } from "./heart-copy.ts";
import type { HeartValue } from "./heart-value.ts";
import { type HeartPlan, merkzettel } from "./plan-heart.ts";

/** A heart that was not carried out. */
interface Failed {
  readonly kind: "failed";
  /** A message key, or the shop's own words. */
  readonly message: string;
  /** The call itself failed: in the browser its toast is there already (ERR-08). */
  readonly isReported: boolean;
  readonly needsLogin?: boolean;
}

/** The result of a heart. */
export type HeartOutcome = { readonly kind: "added" | "removed"; readonly list: string | null } | Failed;

const failed = (error: CombinedError | undefined, result: Parameters<typeof refusalText>[1]): Failed => ({
  kind: "failed",
  message: refusalText(error, result),
  isReported: error !== undefined && !result,
});

type Mutate = Pick<GraphTools, "mutate">;

const entryOf = ({ productId, itemId, quantity }: HeartValue) => ({ productId, itemId, quantity });

/** Puts what a heart is about on a list, or takes it off (WISH-18). */
export async function carryOut(
  { mutate }: Mutate,
  heart: HeartValue,
  plan: Exclude<HeartPlan, { kind: "choose" }>,
): Promise<HeartOutcome> {
  if (plan.kind === "add") {
    const variables = { externalId: plan.listId, entry: entryOf(heart), productIds: [] };
    const { data, error } = await mutate(AddToWishlistDocument, variables);
    const answer = data?.addProductToWishlist;
    if (answer?.successful) return { kind: "added", list: answer.wishlist?.name ?? null };
    return { ...failed(error, answer), needsLogin: answer?.errorCode === "SIGN_IN_REQUIRED" };
  }
  const { productId, itemId } = heart;
  if (plan.listIds.every((id) => id === merkzettel)) {
    const variables = { entry: { productId, itemId }, productIds: [] };
    const { data, error } = await mutate(RemoveFromMerkzettelDocument, variables);
    const answer = data?.removeProductFromMerkzettel;
    if (answer?.successful) return { kind: "removed", list: answer.wishlist?.name ?? null };
    return failed(error, answer);
  }
  const variables = { entry: { productId, itemId }, externalIds: plan.listIds, productIds: [] };
  const { data, error } = await mutate(RemoveFromWishlistsDocument, variables);
  const answer = data?.removeProductFromWishlists;
  if (answer?.successful) return { kind: "removed", list: answer.wishlist?.name ?? null };
  return failed(error, answer);
}

/** What was chosen in the dialog with several lists. */
export interface ListsChosen {
  readonly holding: readonly string[];
  readonly chosen: readonly string[];
  /** Name of a list to make; "" for none. */
  readonly newList: string;
}

/** The result of a choice. */
export type ChoiceOutcome =
  | {
      readonly kind: "saved";
      /** What to say of it. */
      readonly text: string;
      /** The list that new entries go to from now on. */
      readonly listId?: string | undefined;
    }
  | Failed;

/**
 * Does what was chosen among several lists (WISH-19), and says what was put on which list and taken off which (WISH-36).
 * @param nameOf a list by its id
 */
export async function carryOutChoice(
  { mutate }: Mutate,
  heart: HeartValue,
  { holding, chosen, newList }: ListsChosen,
  t: typeof heartCopy.de,
  nameOf: (listId: string) => string | undefined,
): Promise<ChoiceOutcome> {
  const addTo = chosen.filter((id) => !holding.includes(id));
  const removeFrom = holding.filter((id) => !chosen.includes(id));
  let listId = addTo[0];
  if (newList !== "") {
    const variables = { name: newList, description: "", entry: entryOf(heart) };
    const { data, error } = await mutate(CreateWishlistDocument, variables);
    const made = data?.createWishlist;
    if (!made?.successful) return failed(error, made);
    listId = made.wishlist?.externalId;
  }
  if (addTo.length + removeFrom.length > 0) {
    const { data, error } = await mutate(ChooseWishlistsDocument, {
      entry: entryOf(heart),
      addTo,
      removeFrom,
      productIds: [],
    });
    const answer = data?.chooseWishlists;
    if (!answer?.successful) return failed(error, answer);
  }
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => nameOf(id) ?? []);
  const added = [...(newList === "" ? [] : [newList]), ...namesOf(addTo)].join(t.between);
  const removed = namesOf(removeFrom).join(t.between);
  const said = [added && t.added(heart.name, added), removed && t.removed(heart.name, removed)].filter(Boolean);
  return { kind: "saved", text: said.join(" ") || t.saved, listId };
}
