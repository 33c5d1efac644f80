import type { FieldError } from "../generated/graph.ts";
import { findAgreedPayment } from "../account/customer.service.ts";
import { findCart } from "../cart/visitor-cart.service.ts";
import type { CartView } from "../cart/cart-view.ts";
import { findParameters, hasValue } from "../content/parameter/parameter.service.ts";
import { paymentName } from "../orders/payment-name.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { forgetFailures, lastFailureOf } from "./attempt/last-failure.service.ts";
import { setPayment } from "./checkout.store.ts";
import {
  buyerReferenceFault,
  isPrepaid,
  paymentDescription,
  type PaymentId,
  paymentMethodsOf,
  readPaymentId,
} from "./payment-methods.ts";
import { type PaymentPresentation, presentationOf } from "./payment-presentation.ts";
import { changeCart } from "./shipping.service.ts";
import { submitFaultText } from "./texts.ts";
import { findPayingSession, type WalletSessionRow } from "./wallet/wallet-payment.service.ts";

/** `PaymentMethod` of the graph (CHKP-09). */
export interface PaymentMethod extends PaymentPresentation {
  readonly paymentId: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly selected: boolean;
  readonly enabled: boolean;
  readonly disabledReason: string | null;
  readonly buyerReference: string | null;
  readonly isPrepaid: boolean;
}

/**
 * The payment methods on offer for a cart (OP-Q-02). Marked selected is what was chosen before; a business customer's
 * is the agreed one (C-17).
 * @throws ShopError as `requireCart`
 */
export async function paymentInfo(context: ShopContext, cartId: string) {
  const view = await findCart(context, cartId, true);
  const wallet = await findPayingSession(context.database.write, view.cart.id);
  const methods = withWallet(await offeredTo(context), wallet);
  const selected = selectedMethod(view, methods, context);
  return {
    paymentMethods: methods.map((id) => ({
      ...describe(id, context.storefront.language),
      selected: id === selected,
      buyerReference: id === selected ? view.cart.buyerReference : null,
    })),
    isPayless: view.isPayless,
    lastFailure: await lastFailureOf(context.database.write, view.cart.id, selected),
  };
}

/** Names and descriptions of payment methods (OP-Q-03); ids that do not work here are left out. */
export function paymentDetails(
  { storefront: { language } }: ShopContext,
  paymentTypes: readonly string[],
): PaymentMethod[] {
  return paymentTypes.flatMap((type) => {
    const id = readPaymentId(type);
    return id === null ? [] : [describe(id, language)];
  });
}

/** Chooses how to pay (OP-M-01). @throws ShopError as `requireCart` */
export async function setSelectedPayment(
  context: ShopContext,
  cartId: string,
  paymentId: string,
  buyerReference: string | null,
): Promise<{
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
}> {
  const { language } = context.storefront;
  const methods = await offeredTo(context);
  const reference = buyerReference?.trim() ?? "";
  const result = await changeCart(context, cartId, async (tx, cart) => {
    const method = methods.find((id) => id === paymentId);
    if (method === undefined)
      return { successful: false, generalErrorMessage: submitFaultText("payment", language), fieldErrors: [] };
    const fault = buyerReferenceFault(method, reference, language);
    if (fault !== null)
      return {
        successful: false,
        generalErrorMessage: null,
        fieldErrors: [{ fieldName: "buyerReference", errorMessage: fault }],
      };
    await setPayment(tx, cart.id, method, reference === "" ? null : reference);
    await forgetFailures(tx, cart.id, method);
    return { successful: true, generalErrorMessage: null, fieldErrors: [] };
  });
  const { successful, generalErrorMessage, fieldErrors } = result;
  return { successful, errorMessage: generalErrorMessage ?? fieldErrors[0]?.errorMessage ?? null, fieldErrors };
}

/** The methods on offer for the caller. */
export async function offeredTo(context: ShopContext): Promise<readonly PaymentId[]> {
  const [agreed, parameters] = await Promise.all([
    findAgreedPayment(context),
    findParameters(context, ["featureFlags", "paymentTypes"]),
  ]);
  const isOn = (name: string, entry: string): boolean => hasValue(parameters, name, entry, "true");
  return paymentMethodsOf(context.storefront.store, agreed, {
    twint: isOn("featureFlags", "T134_Twint-Payment"),
    xRechnung: isOn("paymentTypes", "xRechnung"),
  });
}

/** The methods of a cart that the shopper may pay for with the wallet: it is never chosen from a list. */
export function withWallet(methods: readonly PaymentId[], wallet: WalletSessionRow | null): readonly PaymentId[] {
  return wallet === null ? methods : [...methods, "AMAZONPAY"];
}

/** The method that an order would be paid with; null while none was chosen. */
export function selectedMethod(
  { cart }: Pick<CartView, "cart">,
  methods: readonly PaymentId[],
  { storefront }: ShopContext,
): PaymentId | null {
  if (storefront.store === "b2b") return methods[0] ?? null;
  return methods.find((id) => id === cart.paymentMethod) ?? null;
}

function describe(id: PaymentId, language: Language): PaymentMethod {
  return {
    paymentId: id,
    displayName: paymentName(id, language),
    description: paymentDescription(id, language),
    selected: false,
    enabled: true,
    disabledReason: null,
    buyerReference: null,
    isPrepaid: isPrepaid(id),
    ...presentationOf(id, language),
  };
}
