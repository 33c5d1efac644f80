import { accountMail } from "../account/account-mail-layout.ts";
import { pick } from "../catalogue/language.ts";
import type { Mail } from "../orders/outbox/mail.ts";
import type { Storefront } from "../platform/context.ts";

interface MembershipMail {
  readonly to: string;
  /** Name of the person; may be empty. */
  readonly name: string;
  readonly storefront: Storefront;
  readonly orderId: string;
  /** With its currency. */
  readonly price: string;
  /** ISO days. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** Scheme and host of the storefront; null when unknown. */
  readonly origin: string | null;
}

/** The confirmation of a membership (PRIME-02). */
export function membershipMail({
  to,
  name,
  storefront,
  orderId,
  price,
  startsOn,
  endsOn,
  origin,
}: MembershipMail): Mail {
  const { language } = storefront;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const [from, until] = [format.format(new Date(startsOn)), format.format(new Date(endsOn))];
  const mail = accountMail({
    to,
    storefront,
    subject: pick(language, "Willkommen bei Chalkbox Prime", "Welcome to Chalkbox Prime"),
    name,
    sentences: [
      pick(
        language,
        `Ihre Mitgliedschaft läuft vom ${from} bis ${until} und endet dann von selbst.`,
        `Your membership runs from ${from} until ${until}, and then ends by itself.`,
      ),
      pick(
        language,
        "Gekennzeichnete Artikel liefern wir Ihnen ab jetzt versandkostenfrei, ohne Mindestbestellwert.",
        "From now on we deliver marked items to you free of charge, with no minimum order value.",
      ),
      pick(
        language,
        `Bestellnummer ${orderId}, ${price} inkl. MwSt. Die Rechnung finden Sie bei Ihrer Bestellung; bitte zahlen Sie sie innerhalb von 14 Tagen.`,
        `Order number ${orderId}, ${price} incl. VAT. You find the invoice with your order; please pay it within 14 days.`,
      ),
    ],
    link:
      origin === null
        ? null
        : {
            url: `${origin}/myaccount/orders/orderdetail/?orderId=${orderId}`,
            label: pick(language, "Bestellung und Rechnung ansehen", "See the order and its invoice"),
          },
    idempotencyKey: `prime:${orderId}`,
  });
  return { ...mail, reference: orderId };
}
