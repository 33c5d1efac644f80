import type { ComputopData } from "../../generated/graph.ts";
import { pick } from "../../catalogue/language.ts";
import type { OrderHead } from "../../orders/order-draft.ts";
import type { Config } from "../../platform/config.ts";
import { sealRequest } from "./card-messages.ts";
import { deriveCardKeys } from "./keys.ts";

/** Path of the route that takes the provider's callbacks. */
export const callbackPath = "/callbacks/card";
/** The provider's pages of the methods that do not take a card. */
const pages: ReadonlyMap<string, string> = new Map([
  ["PAYPAL", "paypal"],
  ["TWINT", "twint"],
]);
/** Look of the provider's page. */
const template = "chalkbox";

/**
 * The sealed form for the card provider's page.
 * @param publicOrigin where the browser comes back to
 */
export function cardForm(config: Config, attemptId: string, head: OrderHead, publicOrigin: string): ComputopData {
  const keys = deriveCardKeys(config.payment.merchantId, config.payment.secret);
  const { len, data, merchantID } = sealRequest(keys, {
    transactionId: attemptId,
    amount: head.totalCents,
    currency: "EUR",
    description: pick(
      head.language,
      `Ihre Bestellung ${head.orderNumber} bei Chalkbox`,
      `Your Chalkbox order ${head.orderNumber}`,
    ),
    orderRef: String(head.orderNumber),
    urlSuccess: `${publicOrigin}/computop/success`,
    // The provider adds `errorCode`, which the payment page explains.
    urlFailure: `${publicOrigin}/checkout/payment/`,
    urlCancel: `${publicOrigin}/checkout/payment/?cancelPayment=${head.paymentMethod}`,
    urlNotify: `${config.url}${callbackPath}`,
    language: head.language,
  });
  const page = pages.get(head.paymentMethod) ?? "card";
  const formUrl = `${config.sandbox.publicUrl.replace(/\/$/, "")}/${page}/pay`;
  return { len: Number(len), data, merchantID, template, formUrl };
}
