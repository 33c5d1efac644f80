import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { backOfficeOf } from "../testkit/back-office.ts";
import { type Chalkbox, startChalkbox } from "../testkit/chalkbox.ts";
import { loadOperations } from "../testkit/documents.ts";
import { pidOfPart } from "../testkit/processes.ts";
import { de } from "../testkit/storefronts.ts";
import { newVisitor, type Visitor } from "../testkit/visitor.ts";
import { inParallel } from "./in-parallel.ts";
import type { Say } from "./say.ts";

/** Pieces of the deal. */
const pieces = 50;
/** Times that the shop is killed while buyers press. */
const kills = 2;
/** How long a buyer tries until the shop reports what is in the basket, in ms. */
const patience = 90_000;

const Cart = v.object({
  session: v.object({
    cart: v.nullable(
      v.object({ mergedLineItems: v.array(v.object({ quantity: v.number(), quantityLightning: v.number() })) }),
    ),
  }),
});
const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const Updated = v.object({ cart_update: v.object({ successful: v.boolean() }) });
const Left = v.object({
  getItemById: v.object({ lightningDeal: v.nullable(v.object({ isAvailableLightningDeal: v.boolean() })) }),
});

/** A buyer's basket in the end: pieces, and how many of them at the deal's price; null without an answer. */
type Basket = { readonly quantity: number; readonly atDealPrice: number } | null;

/**
 * Buyers who all want one piece of a deal of 50 at the same moment, while the shop is killed twice: exactly 50 get the deal's
 * price, all others the usual one, and no basket holds more than the one piece that was asked for.
 *
 * @param buyers how many press
 */
export async function campaignOfDeals(say: Say, buyers = 2_000): Promise<boolean> {
  const chalkbox = await startChalkbox({
    RATE_REGISTRATION: "100/100000/600",
    RATE_TOKEN: "1000/100000/60",
    RATE_VISITOR: "1000/100000/60",
  });
  try {
    const backOffice = backOfficeOf(chalkbox);
    const product = await backOffice.createProduct({ priceCents: 1_000, stock: buyers * 2 });
    const itemId = product.items[0]?.id ?? "";
    await backOffice.createDeal({ itemId, priceCents: 500, quantity: pieces, maxPerCart: 1 });
    const texts = new Map((await loadOperations()).map(({ name, text }) => [name, text]));
    const origin = `http://127.0.0.1:${chalkbox.webPort}`;
    say(`${buyers} visitors arrive …`);
    const visitors = await inParallel(buyers, 16, () => arrive(origin, texts));
    say(`All of them press; ${pieces} pieces are in the deal, and the shop is killed ${kills} times …`);
    const started = performance.now();
    let answered = 0;
    const pressing = visitors.map((visitor) =>
      press(visitor, texts, `${itemId}#LIGHTNING_DEAL`).then((basket) => {
        answered += 1;
        return basket;
      }),
    );
    for (let kill = 1; kill <= kills; kill += 1) {
      await killAt(chalkbox, () => answered >= (buyers * kill) / (kills + 2));
      say(`  killed after ${answered} answers`);
    }
    const baskets = await Promise.all(pressing);
    say(`  all have their answer after ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    const counted = count(baskets);
    const last = await arrive(origin, texts);
    const { data } = await last.visitor.ask(
      "query Left($id: ID!) { getItemById(itemId: $id) { lightningDeal { isAvailableLightningDeal } } }",
      { id: itemId },
    );
    const isLeft = v.parse(Left, data).getItemById.lightningDeal?.isAvailableLightningDeal === true;
    say(
      `  at the deal's price ${counted.atDealPrice}, at the usual price ${counted.usual}, without an answer ${counted.open}`,
    );
    say(`  baskets with more than was asked for ${counted.double}, deal still offered: ${isLeft ? "yes" : "no"}`);
    const wanted = Math.min(pieces, buyers);
    return counted.atDealPrice === wanted && counted.open + counted.double === 0 && isLeft === wanted < pieces;
  } finally {
    await chalkbox.stop();
  }
}

interface Shopper {
  readonly visitor: Visitor;
  readonly cartId: string;
}

async function arrive(origin: string, texts: ReadonlyMap<string, string>): Promise<Shopper> {
  const visitor = await newVisitor(origin, de);
  const { data } = await visitor.ask(texts.get("PageSession") ?? "", {});
  return { visitor, cartId: v.parse(SessionCart, data).session.cartId };
}

/** Presses until the piece is in the basket; what was not answered may have been done, so the basket is read first. */
async function press(
  { visitor, cartId }: Shopper,
  texts: ReadonlyMap<string, string>,
  option: string,
): Promise<Basket> {
  const deadline = performance.now() + patience;
  const add = { positionOp: { addPosition: { setItemId: option, updateQuantity: { quantity: 1 } } } };
  const ask = (operation: string, variables: object) =>
    visitor.ask(texts.get(operation) ?? "", { ...variables }).then(
      ({ data }) => data,
      () => null,
    );
  let isFirst = true;
  while (performance.now() < deadline) {
    const held = isFirst ? null : await basketOf(ask);
    if (held !== null && held.quantity > 0) return held;
    if (isFirst || held !== null) {
      const added = v.safeParse(Updated, await ask("UpdateCart", { data: { cartId, ops: [add] } }));
      if (!added.success || !added.output.cart_update.successful) await wait(300);
    } else await wait(300);
    isFirst = false;
  }
  return basketOf(ask);
}

async function basketOf(ask: (operation: string, variables: object) => Promise<unknown>): Promise<Basket> {
  const read = v.safeParse(Cart, await ask("MiniCart", {}));
  if (!read.success || read.output.session.cart === null) return null;
  const lines = read.output.session.cart.mergedLineItems;
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    atDealPrice: lines.reduce((sum, { quantityLightning }) => sum + quantityLightning, 0),
  };
}

/** Kills the shop once enough buyers have their answer. */
async function killAt(chalkbox: Chalkbox, isTime: () => boolean): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const pid = isTime() ? await pidOfPart("shop", chalkbox) : null;
    if (pid !== null) {
      process.kill(pid, "SIGKILL");
      return;
    }
    await wait(20);
  }
  throw new Error("The shop was not there to be killed");
}

function count(baskets: readonly Basket[]) {
  const known = baskets.filter((basket) => basket !== null && basket.quantity > 0);
  const atDealPrice = known.reduce((sum, basket) => sum + (basket?.atDealPrice ?? 0), 0);
  const all = known.reduce((sum, basket) => sum + (basket?.quantity ?? 0), 0);
  return {
    atDealPrice,
    usual: all - atDealPrice,
    open: baskets.length - known.length,
    double: known.filter((basket) => (basket?.quantity ?? 0) > 1).length,
  };
}
