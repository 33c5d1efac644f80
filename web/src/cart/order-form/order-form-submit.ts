import type { GraphTools } from "../../graph/load.ts";
import type { FlashToast } from "../../graph/redirect.ts";
import type { ErrorMap } from "../../lib/error-map.ts";
import { addAllToCart } from "../add-to-cart.ts";
import { type Entry, entriesPath, entryLimit, entryOf, piecesOf, rowsOf, together } from "./entries.ts";
import { judge, partsOf } from "./judged.ts";
import { bringsList, listFaultText, type ReadForm } from "./lists.ts";
import type { OrderFormTexts } from "./order-form-copy.ts";

/** Page that follows, and its toast; or errors of the fields, with which the form stays as it is. */
export type FormNext =
  | { readonly path: string; readonly toast: FlashToast | null }
  | { readonly path: null; readonly errors: ErrorMap };

/** Lines that the cart takes at once. */
const atOnce = 100;

/** The form with these entries, or the sentence that they do not fit. */
async function formOf(entries: readonly Entry[], toast: FlashToast | null, t: OrderFormTexts): Promise<FormNext> {
  const path = await entriesPath(entries);
  return path === null ? { path, errors: { paste: t.tooLong } } : { path, toast };
}

/** The entries of a form: its rows, then its lists; or why one of the lists was not read. */
async function entriesOf(form: FormData, read: ReadForm, t: OrderFormTexts) {
  const rows = await rowsOf(form);
  if (!bringsList(form)) return { entries: together(rows), errors: null };
  const lists = await read(form);
  if (lists === null) return { entries: null, errors: { paste: t.unread } };
  if (lists.fault !== null) {
    return { entries: null, errors: { [lists.field]: listFaultText(lists.fault, lists.field, t) } };
  }
  const { lines } = lists;
  const entries = together([...rows, ...lines.map((each) => entryOf(each.orderNumber, each.amount, [each.line]))]);
  return entries.length > entryLimit ? { entries: null, errors: { paste: t.tooMany } } : { entries, errors: null };
}

/**
 * Does what the pressed button says. @param read reads the form's lists
 * @throws the page's response where the shop cannot be asked
 */
export async function sendForm(
  graph: GraphTools,
  form: FormData,
  read: ReadForm,
  t: OrderFormTexts,
): Promise<FormNext> {
  const { entries, errors } = await entriesOf(form, read, t);
  if (entries === null) return { path: null, errors };
  return form.get("intent") === "add" ? addForm(graph, entries, t) : formOf(entries, null, t);
}

/**
 * Puts into the cart what was understood and can be bought; the rest stays on the form with its reasons. Where the shop
 * would take another quantity than was written, the form is shown first: no one buys pieces that they have not seen.
 */
async function addForm(graph: GraphTools, written: readonly Entry[], t: OrderFormTexts): Promise<FormNext> {
  if (written.length === 0) return formOf([], { key: t.nothing, severity: "error" }, t);
  const judged = await judge(graph, written);
  const shown = judged.map((entry) => ({ ...entry, amount: String(entry.verdict?.quantity ?? entry.amount) }));
  const isChanged = judged.some(({ verdict, ...entry }) => verdict !== null && verdict.quantity !== piecesOf(entry));
  if (isChanged) return formOf(shown, { key: t.changed, severity: "warning" }, t);
  const valid = judged.flatMap(({ verdict }, index) =>
    verdict?.isValidForCart && verdict.item ? [{ index, item: verdict.item, quantity: verdict.quantity }] : [],
  );
  if (valid.length === 0) return formOf(written, null, t);
  const added = new Set<number>();
  let notices = "";
  for (const part of partsOf(valid, atOnce)) {
    const result = await addAllToCart(
      graph,
      part.map(({ item, quantity }) => ({
        purchaseOptionId: item.purchaseOptionId,
        quantity,
        shownPrice: item.prices.currentPrice.amount,
      })),
    );
    // What is in the cart is no longer on the form; all else is.
    if (result.kind === "failed") {
      const left = written.filter((_, index) => !added.has(index));
      return formOf(left, { key: result.message, severity: "error" }, t);
    }
    for (const { index } of part) added.add(index);
    notices = [notices, result.notice ?? ""].join(" ").trim();
  }
  const rest = written.filter((_, index) => !added.has(index));
  const said = notices === "" || notices.length > 200 ? t.added(valid.length) : notices;
  if (rest.length === 0) return { path: "/checkout/basket/", toast: { key: said, severity: "success" } };
  const link = { href: "/checkout/basket/", label: t.toBasket };
  return formOf(rest, { key: `${said} ${t.left}`, severity: "success", link }, t);
}
