import { pick } from "../../catalogue/language.ts";
import type { LinePieces } from "../../orders/fulfilment/fulfilment.service.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import { momentText } from "../return-mails.ts";

/** A withdrawal in words, as its receipt repeats it (C-99). */
export function declarationOf(
  { head, lines, orderedAt }: Pick<StoredOrder, "head" | "lines" | "orderedAt">,
  { name, items }: { readonly name: string; readonly items: readonly LinePieces[] },
): string {
  const { language, orderNumber } = head;
  const goods = items.map(
    ({ line, quantity }) => `${quantity} × ${lines.find((one) => one.line === line)?.name ?? ""}`,
  );
  const isWhole = lines.every(({ line, quantity }) => items.find((item) => item.line === line)?.quantity === quantity);
  const about = isWhole
    ? pick(language, "Der Widerruf gilt für die ganze Bestellung", "The withdrawal is from the whole order")
    : pick(language, "Der Widerruf gilt für diese Artikel", "The withdrawal is from these articles");
  return pick(
    language,
    `Hiermit widerrufe ich, ${name}, den Vertrag über die Bestellung ${orderNumber} vom ${momentText(orderedAt, language)}. ${about}: ${goods.join(", ")}.`,
    `I, ${name}, hereby withdraw from the contract of order ${orderNumber} of ${momentText(orderedAt, language)}. ${about}: ${goods.join(", ")}.`,
  );
}
