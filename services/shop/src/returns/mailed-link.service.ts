import { pick } from "../catalogue/language.ts";
import { viewerOf } from "../orders/history/history.service.ts";
import { sendOrderMail } from "../orders/mail/send-order-mail.service.ts";
import { withdrawalRights } from "../orders/return-rights.ts";
import type { ShopContext } from "../platform/context.ts";
import { openOrder } from "./order-access.service.ts";
import { linkMail } from "./return-mails.ts";

/**
 * Mails the buyer's link of an order to the address that was given with it: who knows a number and a postcode gets at
 * names and papers by reading the buyer's mail only (C-96). One mail an hour, however often it is requested.
 */
export async function sendOrderLink(context: ShopContext, hash: string) {
  const { database, clock, config, storefront } = context;
  const opened = await openOrder(context, hash);
  if (opened === null) {
    const generalErrorMessage = pick(
      storefront.language,
      "Diese Bestellung finden wir nicht.",
      "We cannot find this order.",
    );
    return { successful: false, generalErrorMessage, fieldErrors: [] };
  }
  const now = clock.now();
  const { returnsAreOn } = await viewerOf(context, false);
  const offers = {
    returnsAreOn,
    withdrawable: withdrawalRights(opened.order, now).some(({ quantity }) => quantity > 0),
  };
  const mail = linkMail(config, opened.order, { ...offers, origin: context.publicOrigin, now });
  await database.transaction((tx) => sendOrderMail(tx, opened.order, mail, now));
  return { successful: true, generalErrorMessage: null, fieldErrors: [] };
}
