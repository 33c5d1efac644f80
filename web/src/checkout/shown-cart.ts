import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import type { SummaryTexts } from "./summary-copy.ts";

type Cart = NonNullable<NonNullable<CheckoutPageQuery["session"]>["cart"]>;

/** What the summary has shown of a cart, as its form sends it: by it a change is known, and what it is. */
export interface ShownCart {
  readonly cartId: string;
  readonly fingerprint: string;
  readonly total: string;
  readonly lines: readonly (readonly [itemId: string, name: string, pieces: number])[];
}

/** What a summary shows of a cart. */
export const shownCartOf = ({ id, fingerprint, total, mergedLineItems }: Cart): ShownCart => ({
  cartId: id,
  fingerprint,
  total: total.stringValue,
  lines: mergedLineItems.map(({ itemId, name, quantity }) => [itemId, name, quantity]),
});

/** What has changed between two looks at a cart, in sentences: goods, then the total; never none for different ones. */
export function changesOf(before: ShownCart, now: ShownCart, t: SummaryTexts): string[] {
  const had = new Map(before.lines.map(([id, , quantity]) => [id, quantity]));
  const has = new Set(now.lines.map(([id]) => id));
  const changes = [
    ...now.lines.flatMap(([id, name, quantity]) => {
      const old = had.get(id);
      if (old === undefined) return t.lineAdded(name, quantity);
      return old === quantity ? [] : t.lineChanged(name, quantity, old);
    }),
    ...before.lines.flatMap(([id, name]) => (has.has(id) ? [] : t.lineGone(name))),
    ...(before.total === now.total ? [] : [t.totalChanged(now.total, before.total)]),
  ];
  return changes.length > 0 ? changes : [t.detailsChanged];
}
