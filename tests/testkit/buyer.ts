import * as v from "valibot";
import { loadOperations } from "./documents.ts";
import type { Storefront } from "./storefronts.ts";
import { type GraphAnswer, newVisitor } from "./visitor.ts";

/** What became of an attempt to order. */
export type Attempt =
  | { readonly kind: "ordered"; readonly orderId: string }
  /** The cart was ordered before, by an attempt whose answer was lost. */
  | { readonly kind: "already" }
  /** In the words of the shop, or a message key. */
  | { readonly kind: "refused"; readonly message: string }
  /** No answer, or one that leaves open what became of it. */
  | { readonly kind: "unanswered"; readonly reason: string };

/** What a buyer orders, and how. */
export interface Purchase {
  readonly itemId: string;
  readonly quantity: number;
  readonly paymentId?: string;
  /** Who registers at the checkout's login; a guest orders without. */
  readonly account?: {
    readonly email: string;
    readonly password: string;
    readonly firstName: string;
    readonly lastName: string;
  };
}

/** A visitor with a full cart who has seen the summary. */
export interface Buyer {
  readonly cartId: string;
  /** Their cookies by name, for pages that they open. */
  readonly cookies: ReadonlyMap<string, string>;
  /** Presses the button; may be pressed again. */
  order(): Promise<Attempt>;
  /** Runs an operation of the storefront. */
  ask(operation: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphAnswer>;
}

const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const Addresses = v.object({ getBillingAddresses: v.array(v.object({ addressId: v.string() })) });
const Summary = v.object({
  session: v.object({ checkout: v.object({ access: v.object({ allowed: v.literal(true) }) }) }),
});
const Submitted = v.object({
  submitOrder: v.object({ outcome: v.string(), orderId: v.nullish(v.string()), errorMessage: v.nullish(v.string()) }),
});
/** Where the mails of all guests go. */
export const guestsEmail = "erika.mustermann@example.org";
const address = {
  salutation: "MS",
  firstName: "Erika",
  lastName: "Mustermann",
  postCode: "10115",
  city: "Berlin",
  streetAndHouseNr: "Lindenallee 12",
  country: "DE",
};

/** What the summary states when the order's outcome is unknown. */
const broken: ReadonlySet<string> = new Set(["Internal error", "vue.message.internalError"]);

/**
 * Walks to the summary as the storefront's pages do, without pages.
 *
 * @param origin of a gateway or of a storefront, e.g. `http://127.0.0.1:3000`
 * @throws Error when a step does not go well
 */
export async function buyerAtSummary(origin: string, storefront: Storefront, basket: Purchase): Promise<Buyer> {
  const texts = new Map((await loadOperations()).map(({ name, text }) => [name, text]));
  const visitor = await newVisitor(origin, storefront);
  const ask = (operation: string, variables = {}): Promise<GraphAnswer> =>
    visitor.ask(texts.get(operation) ?? "", variables);
  const take = async (operation: string, variables = {}): Promise<unknown> => {
    const { data, errors } = await ask(operation, variables);
    if (errors !== undefined) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
    return data;
  };

  const { cartId } = v.parse(SessionCart, await take("PageSession")).session;
  const addPosition = { setItemId: basket.itemId, updateQuantity: { quantity: basket.quantity } };
  await take("UpdateCart", { data: { cartId, ops: [{ positionOp: { addPosition } }] } });
  const { account: customer } = basket;
  await take("CheckoutAuth", customer === undefined ? { authType: "guest" } : { authType: "register", customer });
  await take("CheckoutAddBillingAddress", { address });
  const { getBillingAddresses } = v.parse(Addresses, await take("ShippingStep", { cartId }));
  const billingAddressId = getBillingAddresses[0]?.addressId;
  if (customer === undefined) await take("CheckoutEmail", { email: guestsEmail });
  const shipping = { deliveryType: "sameAsBilling", billingAddressId, deliveryAddressId: null, shipperCode: "dhl" };
  await take("CompleteShippingStep", { shipping });
  await take("CompletePaymentStep", { paymentId: basket.paymentId ?? "VORKASSE" });
  v.parse(Summary, await take("CheckoutPage", { step: "SUMMARY" }));
  return {
    cartId,
    cookies: visitor.cookies,
    ask,
    order: () =>
      ask("SubmitOrder").then(toAttempt, (error: unknown) => ({ kind: "unanswered", reason: String(error) })),
  };
}

function toAttempt(answer: GraphAnswer): Attempt {
  const submitted = v.safeParse(Submitted, answer.data);
  if (!submitted.success) return { kind: "unanswered", reason: JSON.stringify(answer.errors ?? answer.data) };
  const { outcome, orderId, errorMessage } = submitted.output.submitOrder;
  if (outcome === "ORDERED" && orderId != null) return { kind: "ordered", orderId };
  if (outcome === "ALREADY_SUBMITTED") return { kind: "already" };
  const message = errorMessage ?? outcome;
  // Something broke on the way: the order may have been made.
  return broken.has(message) ? { kind: "unanswered", reason: message } : { kind: "refused", message };
}
