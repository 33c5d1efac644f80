import type { OperationResult } from "urql";
import * as v from "valibot";
import type { ShopEvent } from "../lib/data-layer.ts";
import { shopCurrency } from "../lib/money.ts";

const addPosition = v.object({
  setItemId: v.string(),
  updateQuantity: v.object({ quantity: v.number() }),
  shownPrice: v.nullish(v.number()),
});
const cartVariables = v.object({
  data: v.object({
    ops: v.array(v.looseObject({ positionOp: v.nullish(v.looseObject({ addPosition: v.nullish(addPosition) })) })),
  }),
});
/** A mutation that did what it is for; both spellings are the graph's (ERR-09). */
export const done = v.union([
  v.looseObject({ successful: v.literal(true) }),
  v.looseObject({ successfull: v.literal(true) }),
]);
const deal = "#LIGHTNING_DEAL";

/** What articles that were added mean: the articles, and that there are deals among them. */
function addedEvents(variables: unknown): readonly ShopEvent[] {
  const parsed = v.safeParse(cartVariables, variables);
  const added = parsed.success ? parsed.output.data.ops.flatMap(({ positionOp }) => positionOp?.addPosition ?? []) : [];
  if (added.length === 0) return [];
  const cents = added.reduce(
    (sum, { shownPrice, updateQuantity }) => sum + (shownPrice ?? 0) * updateQuantity.quantity,
    0,
  );
  const items = added.map(({ setItemId, updateQuantity, shownPrice }) => ({
    item_id: setItemId.replace(deal, ""),
    quantity: updateQuantity.quantity,
    price: (shownPrice ?? 0) / 100,
  }));
  const deals = added.flatMap(({ setItemId }) => (setItemId.endsWith(deal) ? [setItemId.replace(deal, "")] : []));
  return [
    { event: "add_to_cart", ecommerce: { currency: shopCurrency, value: cents / 100, items } },
    ...(deals.length > 0 ? [{ event: "lightning_deal", action: "add", items: deals } as const] : []),
  ];
}

const refused = v.looseObject({ errorMessage: v.string() });

/** What an attempt to order means that the shop refused: its message is a payment error (CHKX-07). */
const orderEvents = (answer: unknown): readonly ShopEvent[] =>
  v.is(refused, answer) ? [{ event: "payment_error", message: answer.errorMessage }] : [];

/**
 * What an answer of the graph means to the data layer (TRACK-07); nothing for one that did not do what it is for, but for
 * an order that is refused.
 */
export function eventsOf({ data, operation }: Pick<OperationResult, "data" | "operation">): readonly ShopEvent[] {
  if (operation.kind !== "mutation" || typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([field, answer]): readonly ShopEvent[] => {
    if (field === "submitOrder") return orderEvents(answer);
    if (!v.is(done, answer)) return [];
    switch (field) {
      case "cart_update":
        return addedEvents(operation.variables);
      case "extendLightningReservation":
        return [{ event: "lightning_deal", action: "extend", items: [] }];
      case "refreshLightningReservation":
        return [{ event: "lightning_deal", action: "refresh", items: [] }];
      default:
        return [];
    }
  });
}
