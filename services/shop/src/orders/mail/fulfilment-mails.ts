import { pick } from "../../catalogue/language.ts";
import type { Config } from "../../platform/config.ts";
import { formatPrice } from "../../platform/money.ts";
import { carrierName, readCarrier, trackingLink } from "../carriers.ts";
import { buyersLink } from "../order-link.ts";
import type { Mail } from "../outbox/mail.ts";
import type { ShipmentRow, StoredOrder } from "../stored-order.ts";
import { paperNumber } from "../paper/paper-number.ts";
import { mailDay, progressMail } from "./progress-mail.ts";

type Keys = Pick<Config, "tokenSecret">;

/** The payment has come, or is not awaited. @param receivedCents what has come; null while it is not awaited */
export function paidMail(order: StoredOrder, receivedCents: number | null): Mail {
  const { language, orderNumber } = order.head;
  const money = receivedCents === null ? null : formatPrice(receivedCents, language);
  const received =
    money === null
      ? pick(language, "wir haben Ihre Bestellung geprüft.", "we have checked your order.")
      : pick(language, `Ihre Zahlung ist da: ${money}.`, `Your payment has arrived: ${money}.`);
  if (order.head.membership !== null) {
    return progressMail(order, {
      subject: pick(language, `Bestellung ${orderNumber}: bezahlt`, `Order ${orderNumber}: paid`),
      sentences: [received],
      goods: [],
      links: [],
      key: "paid",
    });
  }
  return progressMail(order, {
    subject: pick(language, `Bestellung ${orderNumber}: wir packen`, `Order ${orderNumber}: we are packing`),
    sentences: [
      received,
      pick(language, "Ihre Bestellung geht jetzt ins Lager.", "Your order now goes to our warehouse."),
    ],
    goods: [],
    links: [],
    key: "paid",
  });
}

/** Goods are packed. */
export function packedMail(order: StoredOrder, shipment: ShipmentRow): Mail {
  const { language, orderNumber } = order.head;
  return progressMail(order, {
    subject: pick(language, `Bestellung ${orderNumber}: gepackt`, `Order ${orderNumber}: packed`),
    sentences: [
      pick(
        language,
        `diese Artikel sind gepackt und warten auf ${carrierOfShipment(shipment)}:`,
        `these articles are packed and wait for ${carrierOfShipment(shipment)}:`,
      ),
    ],
    goods: goodsOf(order, shipment),
    links: [],
    key: `packed:${shipment.id}`,
  });
}

/** Goods have left. */
export function shippedMail(keys: Keys, order: StoredOrder, shipment: ShipmentRow): Mail {
  const { language, orderNumber, origin } = order.head;
  const { trackingCode } = shipment;
  const carrier = readCarrier(shipment.carrier);
  const day = mailDay(shipment.expectedDelivery, language);
  return progressMail(order, {
    subject: pick(language, `Bestellung ${orderNumber}: unterwegs`, `Order ${orderNumber}: on its way`),
    sentences: [
      pick(
        language,
        `Ihr Paket ist unterwegs mit ${carrierOfShipment(shipment)}, Sendungsnummer ${trackingCode ?? ""}. Es kommt voraussichtlich am ${day}.`,
        `Your parcel is on its way with ${carrierOfShipment(shipment)}, tracking code ${trackingCode ?? ""}. It is expected on ${day}.`,
      ),
    ],
    goods: goodsOf(order, shipment),
    links: [
      {
        url: carrier === null || trackingCode === null ? null : trackingLink(carrier, trackingCode),
        label: pick(language, "Sendung verfolgen", "Track the parcel"),
      },
      ...(order.head.isGuest
        ? guestsInvoice(keys, order)
        : [
            {
              url: origin === null ? null : `${origin}/myaccount/orders/orderdetail/?orderId=${orderNumber}`,
              label: pick(language, "Bestellung und Rechnung ansehen", "See the order and its invoice"),
            },
          ]),
    ],
    key: `shipped:${shipment.id}`,
  });
}

/** The invoice by the order's link: guests have no page of their orders. */
function guestsInvoice(keys: Keys, { head, papers }: StoredOrder) {
  const { language, orderNumber, origin } = head;
  const invoice = papers.find(({ kind }) => kind === "invoice");
  if (origin === null || invoice === undefined) return [];
  const query = `order=${buyersLink(keys, orderNumber)}&number=${paperNumber(invoice)}`;
  const label = pick(language, "Rechnung ansehen (PDF)", "See the invoice (PDF)");
  return [{ url: `${origin}/myaccount/orders/paper/?${query}`, label }];
}

/** Goods have arrived. */
export function deliveredMail(keys: Keys, order: StoredOrder, shipment: ShipmentRow): Mail {
  const { language, orderNumber, origin } = order.head;
  return progressMail(order, {
    subject: pick(language, `Bestellung ${orderNumber}: angekommen`, `Order ${orderNumber}: delivered`),
    sentences: [
      pick(language, "Ihr Paket ist angekommen.", "Your parcel has arrived."),
      pick(
        language,
        "Gefällt Ihnen etwas nicht? Sie können es 30 Tage lang zurückschicken.",
        "Is something not right? You can send it back for 30 days.",
      ),
    ],
    goods: goodsOf(order, shipment),
    links: [
      {
        url: returnsAddress(keys, { origin, orderNumber }),
        label: pick(language, "Rücksendung anmelden", "Announce a return"),
      },
    ],
    key: `delivered:${shipment.id}`,
  });
}

/** Pieces were cancelled. @param refundCents what is paid back at once */
export function cancelledMail(
  order: StoredOrder,
  goods: readonly { readonly name: string; readonly quantity: number }[],
  refundCents: number,
  key: string,
): Mail {
  const { language, orderNumber } = order.head;
  return progressMail(order, {
    subject: pick(language, `Bestellung ${orderNumber}: storniert`, `Order ${orderNumber}: cancelled`),
    sentences: [
      pick(language, "diese Artikel haben wir storniert:", "we have cancelled these articles:"),
      ...refundSentence(order, refundCents),
    ],
    goods,
    links: [],
    key,
  });
}

/** What became of a return's wish for a replacement. */
export type Replacing = "none" | "packed" | "soldOut";

/** A return has arrived and was settled. */
export function refundMail(order: StoredOrder, rma: string, refundCents: number, replacing: Replacing): Mail {
  const { language, orderNumber } = order.head;
  const settled = refundSentence(order, refundCents);
  const done =
    replacing === "packed"
      ? pick(language, "Der Ersatz wird gepackt.", "The replacement is being packed.")
      : pick(language, "Es ist nichts mehr zu zahlen oder zu erstatten.", "Nothing is left to be paid or paid back.");
  return progressMail(order, {
    subject: pick(
      language,
      `Rücksendung ${rma} zur Bestellung ${orderNumber} ist da`,
      `Return ${rma} of order ${orderNumber} has arrived`,
    ),
    sentences: [
      pick(language, `Ihre Rücksendung ${rma} ist bei uns angekommen.`, `Your return ${rma} has reached us.`),
      ...(replacing === "soldOut"
        ? [
            pick(
              language,
              "Der Ersatz, den Sie sich gewünscht haben, ist leider ausverkauft. Wir haben Ihnen die Artikel gutgeschrieben.",
              "The replacement that you wished for is sold out, we are sorry. We have credited the articles.",
            ),
          ]
        : []),
      ...(settled.length === 0 ? [done] : settled),
    ],
    goods: [],
    links: [],
    key: `refund:${rma}`,
  });
}

function refundSentence({ head }: StoredOrder, cents: number): string[] {
  if (cents === 0) return [];
  const money = formatPrice(cents, head.language);
  return [
    pick(
      head.language,
      `Wir erstatten ${money} auf dem Weg, auf dem Sie gezahlt haben (${head.paymentMethodName}).`,
      `We pay back ${money} in the way that you paid (${head.paymentMethodName}).`,
    ),
  ];
}

/** The returns page with an order's link; null where the host is not known. */
export function returnsAddress(
  keys: Keys,
  { origin, orderNumber }: { readonly origin: string | null; readonly orderNumber: number },
): string | null {
  return origin === null ? null : `${origin}/myaccount/returns/?order=${buyersLink(keys, orderNumber)}`;
}

const carrierOfShipment = ({ carrier }: ShipmentRow): string => {
  const code = readCarrier(carrier);
  return code === null ? carrier : carrierName(code);
};

function goodsOf({ lines }: StoredOrder, { items }: ShipmentRow) {
  return items.map(({ line, quantity }) => ({
    name: lines.find((one) => one.line === line)?.name ?? "",
    quantity,
  }));
}
