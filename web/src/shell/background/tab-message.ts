import * as v from "valibot";

/** The message of a tab to the others (SESS-16). */
export const TabMessage = v.object({
  /** The visitor's cart as of now; null while they have none. */
  cartId: v.nullable(v.string()),
  /** Someone has signed in or out, or their details are others. */
  user: v.boolean(),
  cart: v.boolean(),
  wishlist: v.boolean(),
});
export type TabMessage = v.InferOutput<typeof TabMessage>;
