import type { Language, ShopContext, Store } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";
import type { CartItem, CartRow } from "../cart.types.ts";
import type { CartView } from "../cart-view.ts";
import type { Notice } from "../plan-notices.ts";
import type { LeftOut } from "../plan-update.ts";
import { type Message, noticeText } from "../texts.ts";
import { insertCorrections, markTold } from "./correction.store.ts";
import { correctionText, leftOutText } from "./correction-texts.ts";
import type { Correction } from "./settle-cart.ts";

const germanOf: Readonly<Record<Store, Language>> = { de: "de-DE", at: "de-AT", ch: "de-CH", b2b: "de-DE" };

/** What the shop changed in a cart by itself. */
export interface Changed {
  readonly corrections: readonly Correction[];
  readonly notices: readonly Notice[];
  readonly leftOut: readonly LeftOut[];
}

/** Keeps what the shop changed, in words, until the shopper has seen it: the next page that they open tells them. */
export async function keepCorrections(
  tx: TransactionSql,
  cart: Pick<CartRow, "id" | "store">,
  items: ReadonlyMap<number, CartItem>,
  now: Date,
  { corrections, notices, leftOut }: Changed,
): Promise<void> {
  const row = (itemId: number | null, quantity: number | null, words: (language: Language) => Message) => {
    const { messageKey, message: textDe, figure: figureDe } = words(germanOf[cart.store]);
    const { message: textEn, figure: figureEn } = words("en-DE");
    return { itemId, quantity, messageKey, textDe, textEn, figureDe, figureEn };
  };
  const rows = [
    ...corrections.map((correction) =>
      row(itemOf(correction), quantityOf(correction), (language) => correctionText(correction, language)),
    ),
    ...notices.map((notice) =>
      row(notice.itemId, notice.quantity, (language) => noticeText(notice, items.get(notice.itemId), language)),
    ),
    ...leftOut.flatMap((left) => {
      const item = left.itemId === null ? undefined : items.get(left.itemId);
      return item === undefined ? [] : [row(item.id, null, (language) => leftOutText(left, item, language))];
    }),
  ];
  await insertCorrections(tx, cart.id, rows, now);
}

function itemOf(correction: Correction): number | null {
  if (correction.type === "voucher") return null;
  return correction.type === "withdrawn" ? (correction.item?.id ?? null) : correction.item.id;
}

function quantityOf(correction: Correction): number | null {
  return "now" in correction ? correction.now.normal + correction.now.deal : null;
}

/** Notes that a page shows what the shop changed: the shopper's next own change of the cart drops it. */
export async function noteTold({ database, clock }: ShopContext, { cart, corrections }: CartView): Promise<void> {
  if (corrections.every(({ isTold }) => isTold)) return;
  await markTold(database.write, cart.id, clock.now());
}
