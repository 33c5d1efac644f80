import type { OrderFormEntryInput as WrittenEntry, PdfForm, Price } from "../../generated/graph.ts";
import { priceForPieces, priceOfItem } from "../../catalogue/product/item-price.ts";
import { deliveryStatusOf } from "../../catalogue/product/delivery.ts";
import {
  findItem,
  isForSale,
  maxQuantityOf,
  replacementsOf,
  type SoldItem,
} from "../../catalogue/product/product.service.ts";
import { pick } from "../../catalogue/language.ts";
import { createThread } from "../../platform/background-thread.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import { priceOf } from "../../platform/money.ts";
import { takeVisitorAttempt, type VisitorRate, waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { type EntryText, entryText } from "./order-form-texts.ts";
import type { PrintedForm } from "./order-form-pdf.ts";
import { itemIdLoader } from "./order-form.loader.ts";

/** `OrderFormEntry` of the graph. */
export interface OrderFormEntry {
  readonly orderNumber: string;
  readonly quantity: number;
  readonly item: SoldItem | null;
  readonly isValidForCart: boolean;
  readonly cartMessage: string | null;
  readonly isValidForFollowProduct: boolean;
  readonly followProduct: SoldItem | null;
  readonly isValidForNotification: boolean;
  readonly notification: string | null;
  readonly totalPrice: Price | null;
}

/** Most entries of one form: as many as a cart takes at once. */
const entryLimit = 100;
/** Most pieces of one entry (C-07). */
const mostPieces = 9_998;
/** Making a file is work; a school prints a handful of forms. */
const pdfRate: VisitorRate = {
  name: "order forms as PDF",
  perVisitor: 20,
  perAddress: 120,
  perNetwork: 400,
  windowMs: 3_600_000,
};

/** Reading fonts and drawing a hundred lines take longer than other visitors' calls should wait. */
const drawing = createThread<PrintedForm, Uint8Array>(new URL("order-form.thread.ts", import.meta.url), null);

/** An order number as it is stored, however it was written: `12.3456 ` is `123456`. */
const normalNumber = (text: string): string => text.replaceAll(/[\s.]/g, "").toUpperCase();

/** Validates entries of the order form, each on its own (SERV-05). */
export async function validateOrderForm(
  context: ShopContext,
  written: readonly WrittenEntry[],
): Promise<readonly OrderFormEntry[]> {
  const entries = written
    .slice(0, entryLimit)
    .map(({ orderNumber, quantity }) => ({ orderNumber: normalNumber(orderNumber), quantity }));
  const ids = itemIdLoader(context);
  return Promise.all(
    entries.map(async (entry) => {
      const id = await ids.load(entry.orderNumber);
      return judge(context, entry, id === null ? null : await findItem(context, String(id)));
    }),
  );
}

async function judge(context: ShopContext, entry: WrittenEntry, sold: SoldItem | null): Promise<OrderFormEntry> {
  const { language } = context.storefront;
  const fault = faultOf(entry, sold);
  const quantity = sold === null || fault !== null ? entry.quantity : within(sold, entry.quantity);
  const followProduct = sold !== null && fault?.type === "soldOut" ? await followOf(context, sold) : null;
  const notification =
    sold === null || fault !== null ? null : notificationOf(sold, entry.quantity, quantity, language);
  return {
    orderNumber: entry.orderNumber,
    quantity,
    item: sold,
    isValidForCart: fault === null,
    cartMessage: fault === null ? null : entryText(fault, language),
    isValidForFollowProduct: followProduct !== null,
    followProduct,
    isValidForNotification: notification !== null,
    notification,
    totalPrice: sold === null || fault !== null ? null : totalOf(sold, quantity, language),
  };
}

function faultOf({ orderNumber, quantity }: WrittenEntry, sold: SoldItem | null): EntryText | null {
  if (orderNumber === "") return { type: "missing" };
  if (sold === null) return { type: "unknown" };
  if (sold.product.row.isMembership) return { type: "membership" };
  if (quantity < 1 || quantity > mostPieces) return { type: "quantity" };
  return sold.item.stock === 0 ? { type: "soldOut" } : null;
}

const within = ({ item }: SoldItem, quantity: number): number =>
  Math.min(maxQuantityOf(item), Math.max(item.minimumOrderQuantity, quantity));

function notificationOf(sold: SoldItem, wanted: number, quantity: number, language: Language): string | null {
  const { color, text } = deliveryStatusOf(sold.item, language);
  const said = [
    ...(quantity > wanted ? [entryText({ type: "raised", quantity }, language)] : []),
    ...(quantity < wanted ? [entryText({ type: "lowered", quantity }, language)] : []),
    ...(priceOfItem(sold.product, sold.item).option === "deal" ? [entryText({ type: "deal" }, language)] : []),
    ...(color === "green" ? [] : [text.replace("\n", ", ")]),
  ];
  return said.length === 0 ? null : said.join(" ");
}

/** What to buy instead: the item of the first replacement that can be bought, as its tile sells it. */
async function followOf(context: ShopContext, { product }: SoldItem): Promise<SoldItem | null> {
  const instead = (await replacementsOf(context, product)).find(isForSale);
  return instead === undefined ? null : { product: instead, item: instead.best };
}

const totalOf = ({ product, item }: SoldItem, quantity: number, language: Language): Price =>
  priceOf(priceForPieces(product, item, quantity).cents * quantity, language);

/** The order form with its entries as a PDF (OP-M-39). */
export async function generatePdfForm(context: ShopContext, written: readonly WrittenEntry[]): Promise<PdfForm> {
  const { storefront, clock } = context;
  const { language, store } = storefront;
  const fileName = pick(language, "bestellschein.pdf", "order-form.pdf");
  const refused = (de: string, en: string): PdfForm => ({
    successful: false,
    generalErrorMessage: pick(language, de, en),
    fileName,
    content: "",
  });
  // A paper without its last lines would be signed as if it were whole.
  if (written.length > entryLimit) {
    return refused(
      `Als PDF lassen sich Bestellscheine mit bis zu ${entryLimit} Artikeln ausdrucken.`,
      `Order forms of up to ${entryLimit} items can be printed as PDF.`,
    );
  }
  const verdict = await takeVisitorAttempt(context, pdfRate);
  if (!verdict.isAllowed) {
    const wait = waitText(verdict.retryAfter, language);
    return refused(
      `Das waren viele Bestellscheine. Bitte versuchen Sie es in ${wait} noch einmal.`,
      `These were many order forms. Please try again in ${wait}.`,
    );
  }
  const entries = await validateOrderForm(context, written);
  const lines = entries.map(({ orderNumber, quantity, item, cartMessage, totalPrice }) => ({
    orderNumber,
    quantity,
    name: item === null ? "" : pick(language, item.item.nameDe, item.item.nameEn),
    note: cartMessage,
    price: totalPrice?.stringValue ?? "",
  }));
  const totalCents = entries.reduce((sum, { totalPrice }) => sum + (totalPrice?.amount ?? 0), 0);
  const total = priceOf(totalCents, language).stringValue;
  const file = await drawing.ask({ lines, total, language, isBusiness: store === "b2b", day: clock.now() });
  return { successful: true, generalErrorMessage: null, fileName, content: Buffer.from(file).toString("base64") };
}
