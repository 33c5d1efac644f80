import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { useCurrentAnswer } from "../lib/use-current-answer.ts";
import type { BuyAnswer } from "./buy-answer.tsx";

type Item = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>["item"];

interface Tried {
  readonly item: Item;
  readonly quantity: number;
  /** The answer to a form that was sent without scripts; what is sent with them answers in its place. */
  readonly posted: BuyAnswer | undefined;
}

/** What an answer speaks of. What is undefined is not known yet. */
interface Subject {
  readonly isChosen: boolean;
  /** Item, prices, availability and quantity, as text. */
  readonly item: string;
  readonly visitor: string | undefined;
  readonly cartId: string | undefined;
  readonly articleCount: number | undefined;
}

const isStillIncomplete = (was: Subject, now: Subject): boolean => was.isChosen === now.isChosen;

const isSame = (was: string | undefined, now: string | undefined): boolean =>
  was === undefined || now === undefined || was === now;

/**
 * The basket's count often comes after the answer that raised it: with more in the basket the answer is as true as before.
 * With less, what was put there may be out of it again.
 */
const isStillTrue = (was: Subject, now: Subject): boolean =>
  was.item === now.item &&
  isSame(was.visitor, now.visitor) &&
  isSame(was.cartId, now.cartId) &&
  (now.articleCount ?? Number.POSITIVE_INFINITY) >= (was.articleCount ?? 0);

/**
 * The form that buys, and its answer while it is true: of this item, this quantity and price, this visitor and the
 * basket as it was left (VARIANT-08). That a choice is missing stays true until there is an item.
 */
export function useBuyAnswer({ item, quantity, posted }: Tried) {
  const form = useFetcher<BuyAnswer>();
  const isBusy = form.state !== "idle";
  const { add } = useToasts();
  const { data: answered } = form;
  useEffect(() => {
    // What the shop refuses is a toast, too (MINI-08): the form may be out of sight when it comes. Calls that fail have
    // theirs already (ERR-08).
    if (answered?.kind === "failed" && answered.isRefused) add({ tone: "error", text: answered.text });
  }, [answered, add]);
  const [{ data }] = usePageSessionQuery();
  const [name, setName] = useState(item?.name);
  const { visitor, cart } = data?.session ?? {};
  const latest = isBusy ? undefined : (form.data ?? posted);
  const subject: Subject = {
    isChosen: item !== null,
    item: JSON.stringify([item?.itemId, item?.prices, item?.availableForSale, quantity]),
    visitor: visitor?.state,
    cartId: cart?.id,
    articleCount: cart?.details.articleCount,
  };
  const holds = latest?.kind === "incomplete" ? isStillIncomplete : isStillTrue;
  return {
    form,
    isBusy,
    answer: useCurrentAnswer(latest, subject, holds),
    /** Name of the item that was tried last: another one may have been chosen before the answer came. */
    triedName: name,
    /** Takes note of what is being tried; for the form's `onSubmit`. */
    onSubmit: () => setName(item?.name),
  };
}
