import * as v from "valibot";
import { refusalText } from "../graph/failure.ts";
import { BasketPageDocument, type BasketPageQuery } from "../graph/generated/BasketPage.ts";
import type { CartOperationInput } from "../graph/generated/schema.ts";
import { SetOrderReferenceDocument } from "../graph/generated/SetOrderReference.ts";
import type { GraphTools } from "../graph/load.ts";
import { type CartChange, changeCart } from "./change-cart.ts";
import { type RemovedLine, undoWindow } from "./removed-line.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const quantity = v.pipe(v.string(), v.regex(/^\d{1,4}$/u), v.transform(Number), v.maxValue(9_998));

/** The forms of the basket. */
const forms = v.variant("intent", [
  v.object({ intent: v.literal("update"), positionId: text, quantity }),
  v.object({ intent: v.literal("remove"), positionId: text }),
  /** `until` of the line that the page offers to bring back: another one may have been removed since. */
  v.object({ intent: v.literal("undo"), until: v.pipe(v.string(), v.regex(/^\d{1,16}$/u), v.transform(Number)) }),
  v.object({ intent: v.literal("addVoucher"), code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), "") }),
  v.object({ intent: v.literal("removeVoucher"), code: text }),
  v.object({ intent: v.literal("addGift"), itemId: text, kind: v.picklist(["article", "catalog"]) }),
  v.object({
    intent: v.literal("checkout"),
    hasReference: v.optional(v.string()),
    reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  }),
]);
type BasketForm = v.InferOutput<typeof forms>;

/** What became of a form of the basket; messages are message keys or the shop's own words. */
export type BasketOutcome =
  | {
      readonly kind: "changed";
      readonly notices: readonly string[];
      readonly removed: RemovedLine | null;
      readonly isUndone: boolean;
    }
  | { readonly kind: "failed"; readonly message: string; readonly isVoucher: boolean }
  | { readonly kind: "noCode" }
  /** The line cannot be brought back any more. */
  | { readonly kind: "tooLate" }
  | { readonly kind: "goOn" };

type Cart = NonNullable<NonNullable<BasketPageQuery["session"]>["cart"]>;

type Changed = Extract<BasketOutcome, { kind: "changed" }>;

const changed: Changed = { kind: "changed", notices: [], removed: null, isUndone: false };
const addGift = (itemId: string, kind: { asFreeArticle: boolean; asCatalog: boolean }): CartOperationInput => ({
  positionOp: { addPosition: { setItemId: itemId, updateQuantity: { quantity: 1 }, ...kind } },
});
const remove = (positionId: string): CartOperationInput => ({ positionOp: { removePosition: { positionId } } });

/** The record of a line that is about to go (CART-09). */
function recordOf(cart: Cart, positionId: string, now: number): RemovedLine | null {
  const line = cart.mergedLineItems.find(({ operationsId }) => operationsId === positionId);
  if (line === undefined || line.quantity < 1) return null;
  const { id, purchaseOptionId, name, quantity: pieces, path, isFreeItem, isCatalog, isLightningDeal } = line;
  return {
    cartId: cart.id,
    id,
    purchaseOptionId,
    name,
    quantity: pieces,
    path,
    isFreeItem,
    isCatalog,
    isLightningDeal,
    voucherCode: line.relatedVoucherCode,
    shownPrice: line.priceParts[0]?.unitPrice.amount ?? 0,
    until: now + undoWindow,
  };
}

/** The operation that restores a removed line as what it was (C-74); a voucher's article comes with its voucher. */
function restoreOp(line: RemovedLine): CartOperationInput {
  const { id, purchaseOptionId, quantity: pieces, isFreeItem, isCatalog, voucherCode, shownPrice } = line;
  if (voucherCode !== null) return { voucherOp: { addVoucher: { code: voucherCode } } };
  if (isFreeItem || isCatalog) return addGift(purchaseOptionId, { asFreeArticle: isFreeItem, asCatalog: isCatalog });
  return {
    positionOp: {
      addPosition: {
        setItemId: purchaseOptionId,
        updateQuantity: { quantity: pieces },
        shownPrice,
        // Without scripts nothing keeps a second press from being sent: the shop restores a line once.
        restores: id,
        asFreeArticle: false,
        asCatalog: false,
      },
    },
  };
}

function outcomeOf(change: CartChange, extra: Partial<Changed>, isVoucher = false): BasketOutcome {
  if (!change.ok) return { kind: "failed", message: change.message, isVoucher };
  return { ...changed, ...extra, notices: change.notices };
}

/**
 * Carries out what a form of the basket requests.
 * @param last the line that was removed last; the one that can be brought back
 * @param now epoch ms
 * @returns null for a form that is none of ours
 */
export async function submitBasket(
  graph: GraphTools,
  values: unknown,
  last: RemovedLine | null,
  now: number,
): Promise<BasketOutcome | null> {
  const form = v.safeParse(forms, values);
  if (!form.success) return null;
  const session = await graph.refresh(BasketPageDocument).then(
    (answer) => answer.session,
    // The basket that is shown stays, and the visitor may press again.
    () => null,
  );
  if (!session?.cart) {
    return {
      kind: "failed",
      message: refusalText(undefined, null),
      isVoucher: form.output.intent.endsWith("Voucher"),
    };
  }
  return carryOut(graph, session.cart, form.output, last, now);
}

async function carryOut(
  graph: GraphTools,
  cart: Cart,
  form: BasketForm,
  last: RemovedLine | null,
  now: number,
): Promise<BasketOutcome> {
  const change = (op: CartOperationInput) => changeCart(graph, cart.id, [op]);
  switch (form.intent) {
    case "update":
      if (form.quantity === 0)
        return carryOut(graph, cart, { intent: "remove", positionId: form.positionId }, last, now);
      return outcomeOf(
        await change({
          positionOp: { updatePosition: { positionId: form.positionId, updateQuantity: { quantity: form.quantity } } },
        }),
        {},
      );
    case "remove": {
      const removed = recordOf(cart, form.positionId, now);
      return outcomeOf(await change(remove(form.positionId)), { removed });
    }
    case "undo":
      if (last === null || last.until !== form.until || last.cartId !== cart.id) return { kind: "tooLate" };
      return outcomeOf(await change(restoreOp(last)), { isUndone: true });
    case "addVoucher":
      if (form.code === "") return { kind: "noCode" };
      return outcomeOf(await change({ voucherOp: { addVoucher: { code: form.code } } }), {}, true);
    case "removeVoucher":
      return outcomeOf(await change({ voucherOp: { removeVoucher: { code: form.code } } }), {}, true);
    case "addGift":
      return outcomeOf(
        await change(
          addGift(form.itemId, { asFreeArticle: form.kind === "article", asCatalog: form.kind === "catalog" }),
        ),
        {},
      );
    case "checkout":
      return goOn(graph, cart, form.hasReference === "on" ? form.reference : "");
  }
}

/** Stores the order reference, an empty one when it is not ticked (CART-16), and goes on to the checkout. */
async function goOn(graph: GraphTools, cart: Cart, orderReference: string): Promise<BasketOutcome> {
  if (orderReference === cart.orderReference) return { kind: "goOn" };
  const { data, error } = await graph.mutate(SetOrderReferenceDocument, { cartId: cart.id, orderReference });
  if (data?.setOrderReference.successful === true) return { kind: "goOn" };
  const message = refusalText(error, data?.setOrderReference);
  return { kind: "failed", message, isVoucher: false };
}
