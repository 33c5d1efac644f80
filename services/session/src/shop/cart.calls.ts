import * as v from "valibot";
import type { SessionShop, VisitorIds } from "../ports.ts";
import { ask, field } from "./ask.ts";

const cartSchema = v.object({
  id: v.string(),
  attributes: v.object({ submitted: v.boolean() }),
  details: v.object({ shipper: v.nullish(v.string(), null), positionCount: v.number(), articleCount: v.number() }),
  total: v.object({ amount: v.number() }),
  shippers: v.array(v.object({ code: v.string(), enabled: v.boolean(), selected: v.boolean() })),
  billingAddress: v.nullish(v.object({ addressId: v.string() }), null),
  shippingAddress: v.nullish(v.object({ addressId: v.string() }), null),
  selectedPaymentMethodInCart: v.nullish(v.string(), null),
});

/** What the checkout's progress depends on. */
export type CartState = Readonly<v.InferOutput<typeof cartSchema>>;

const findCartDocument = /* GraphQL */ `
  query SessionCart($cartId: ID!) {
    shop_findCart(cartId: $cartId) {
      id
      attributes {
        submitted
      }
      details {
        shipper
        positionCount
        articleCount
      }
      total {
        amount
      }
      shippers {
        code
        enabled
        selected
      }
      billingAddress {
        addressId
      }
      shippingAddress {
        addressId
      }
      selectedPaymentMethodInCart
    }
  }
`;

/**
 * The state of a cart with shipping costs worked out; null when the shop has none to show.
 * @throws ShopCallFailure
 */
export function findCart(shop: SessionShop, cartId: string): Promise<CartState | null> {
  return ask(shop, findCartDocument, { cartId }, field("shop_findCart", v.nullish(cartSchema, null)));
}

const mergeDocument = /* GraphQL */ `
  mutation SessionMergeCarts($cartId: ID!) {
    mergeCarts(cartId: $cartId) {
      cartMerged
      updatedCartId
    }
  }
`;

const mergedSchema = v.object({ cartMerged: v.boolean(), updatedCartId: v.string() });

/** Result of a merge: the cart to go on with, and `cartMerged` for one that got lines. */
export type MergedCart = Readonly<v.InferOutput<typeof mergedSchema>>;

/**
 * Puts what a cart of the visitor holds into the signed-in customer's (OP-M-13).
 * @throws ShopCallFailure
 */
export function mergeCarts(shop: SessionShop, cartId: string): Promise<MergedCart> {
  return ask(shop, mergeDocument, { cartId }, field("mergeCarts", mergedSchema));
}

const initDocument = /* GraphQL */ `
  mutation SessionInit {
    shop_init {
      cartId
      userId
    }
  }
`;

/**
 * Ids of a new visitor, or the open cart of one who sends their user id (SESS-02).
 * @throws ShopCallFailure
 */
export function initialise(shop: SessionShop): Promise<VisitorIds> {
  return ask(shop, initDocument, {}, field("shop_init", v.object({ cartId: v.string(), userId: v.string() })));
}
