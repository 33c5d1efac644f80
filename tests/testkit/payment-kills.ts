import { randomInt } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
// time: kills come at moments of their own, as in life
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { backOfficeOf, type StoredOrder } from "./back-office.ts";
import { type Buyer, buyerAtSummary } from "./buyer.ts";
import type { Chalkbox } from "./chalkbox.ts";
import { pay, type PayerPlan, type PayerStory } from "./payer.ts";
import { type PartName, pidOfPart } from "./processes.ts";
import { de } from "./storefronts.ts";

/** What is killed, in this order, again and again. */
const victims = ["shop", "web", "gateway", "sandbox", "postgres"] as const satisfies readonly PartName[];
/** From one kill to the next at least, in ms: the launcher starts each service five times a minute at most. */
const pause = 2_600;
/** How long a payer tries each of their steps, and a killed part may take to come back, in ms. */
const patience = 150_000;
/** How long what was paid may take to become an order once nothing is killed any more, in ms. */
const settling = 240_000;

/** What was counted. The last five are to be zero. */
export interface PaymentFindings {
  readonly payments: number;
  readonly kills: number;
  readonly paid: number;
  readonly orders: number;
  readonly paidBack: number;
  readonly moneyWithoutOrder: number;
  readonly orderWithoutMoney: number;
  readonly double: number;
  readonly heardWrongly: number;
  readonly unanswered: number;
}

/** What a Chalkbox for this is started with: its buyers name no port, and payments return to where they came from. */
export const payableAnywhere = { SHOP_PUBLIC_HOSTS: "localhost:*,*.localhost:*" } as const;

interface Run {
  readonly payments: number;
  readonly kills: number;
  readonly say: (line: string) => void;
}

/**
 * Buyers pay by card and PayPal while parts of a Chalkbox are killed (`kill -9`) between their press and their
 * confirmation; then compares the provider's own books with the shop's orders, and with what each buyer heard.
 */
export async function payUnderKills(chalkbox: Chalkbox, { payments, kills, say }: Run): Promise<PaymentFindings> {
  const backOffice = backOfficeOf(chalkbox);
  const origin = `http://127.0.0.1:${chalkbox.webPort}`;
  const product = await backOffice.createProduct({ stock: payments * 2 });
  const itemId = product.items[0]?.id ?? "";
  say(`${payments} buyers go to the summary …`);
  const buyers: { buyer: Buyer; plan: PayerPlan }[] = [];
  await Promise.all(
    Array.from({ length: Math.min(6, payments) }, async (_, first) => {
      for (let index = first; index < payments; index += 6) {
        const plan = planOf(index);
        const buyer = await buyerAtSummary(origin, de, { itemId, quantity: 1, paymentId: plan.method });
        buyers.push({ buyer, plan });
      }
    }),
  );
  say(`They pay, and something is killed every ${pause / 1_000} s: ${victims.join(", ")} …`);
  const stories: Promise<PayerStory>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await untilReady(chalkbox);
    const started = performance.now();
    const from = Math.floor((kill * payments) / kills);
    for (const { buyer, plan } of buyers.slice(from, Math.floor(((kill + 1) * payments) / kills))) {
      stories.push(wait(randomInt(0, 900)).then(() => pay(buyer, origin, plan, performance.now() + patience)));
    }
    await wait(randomInt(50, 1_600));
    await killWhenRunning(victims[kill % victims.length] ?? "shop", chalkbox);
    if ((kill + 1) % 10 === 0) say(`  ${kill + 1} kills`);
    await wait(Math.max(0, pause - (performance.now() - started)));
  }
  const heard = await Promise.all(stories);
  for (const { heard: word, plan, refusal, stuck } of heard)
    if (word === "unanswered") say(`  unanswered: ${plan.method} ${plan.comesBack}, ${refusal ?? ""} ${stuck}`);
  say("Nothing is killed any more; what was paid becomes an order …");
  const deadline = performance.now() + settling;
  for (;;) {
    // What was killed last may not be back yet.
    const orders = await backOffice.ordersOf(itemId).catch((error: unknown) => {
      if (performance.now() > deadline) throw error;
      return null;
    });
    if (orders !== null) {
      const findings = compare(heard, booksOf(chalkbox), orders, kills);
      const { moneyWithoutOrder, double } = findings;
      if (moneyWithoutOrder + double === 0 || performance.now() > deadline) return findings;
    }
    await wait(2_000);
  }
}

/** Every way to pay and to come back, in turn. */
function planOf(index: number): PayerPlan {
  const method = index % 2 === 0 ? "CREDIT_CARD" : "PAYPAL";
  const turn = Math.floor(index / 2) % 8;
  if (turn === 3) return { method, pays: false, comesBack: "returns" };
  return { method, pays: true, comesBack: turn === 1 || turn === 6 ? "leaves" : turn === 4 ? "stranger" : "returns" };
}

/** Waits until all parts answer: what never came up between two kills would not be tried. */
async function untilReady({ webPort, shop, sandbox }: Chalkbox): Promise<void> {
  const deadline = performance.now() + patience;
  const addresses = [`http://127.0.0.1:${webPort}/health/ready`, `${shop}/health/ready`, `${sandbox}/health/ready`];
  const isReady = (url: string): Promise<boolean> =>
    fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (performance.now() < deadline) {
    if ((await Promise.all(addresses.map(isReady))).every(Boolean)) return;
    await wait(200);
  }
}

async function killWhenRunning(victim: PartName, chalkbox: Chalkbox): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const pid = await pidOfPart(victim, chalkbox);
    if (pid !== null && tryKill(pid)) return;
    await wait(50);
  }
  throw new Error(`${victim} did not come back:\n${chalkbox.output().slice(-2_000)}`);
}

/** False when there is no such process: PostgreSQL leaves its number behind. */
function tryKill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}

const bookSchema = v.array(
  v.object({ id: v.string(), orderRef: v.string(), status: v.string(), refunded: v.number() }),
);
type Book = v.InferOutput<typeof bookSchema>[number];

/** The provider's own books: where the money is, whatever the shop believes. */
function booksOf({ dataDir }: Chalkbox): Book[] {
  const database = new DatabaseSync(path.join(dataDir, "sandbox", "card.sqlite"), { readOnly: true });
  try {
    const rows = database.prepare(`select id, request ->> 'orderRef' as orderRef, status,
      exists (select 1 from refund where payment_id = payment.id) as refunded from payment`);
    return v.parse(bookSchema, rows.all());
  } finally {
    database.close();
  }
}

function compare(
  heard: readonly PayerStory[],
  books: readonly Book[],
  orders: readonly StoredOrder[],
  kills: number,
): PaymentFindings {
  const numbers = new Set(orders.map(({ orderNumber }) => orderNumber));
  const paid = books.filter(({ status }) => status === "success");
  const kept = paid.filter(({ refunded }) => refunded === 0);
  const perOrder = Map.groupBy(kept, ({ orderRef }) => orderRef);
  const perCart = Map.groupBy(orders, ({ cartId }) => cartId);
  const isWrong = ({ paymentId, heard: word, claims, plan }: PayerStory): boolean => {
    const book = books.find(({ id }) => id === paymentId);
    const isPaid = book?.status === "success";
    if (word === "ordered" || word === "ordered elsewhere") return book === undefined || !numbers.has(book.orderRef);
    if (word === "paid back") return book?.refunded !== 1;
    if (word === "not paid") return isPaid;
    // Said for good while the shop could have known.
    return word === "being checked" || (plan.pays && claims > 0);
  };
  return {
    payments: heard.length,
    kills,
    paid: paid.length,
    orders: orders.length,
    paidBack: paid.length - kept.length,
    moneyWithoutOrder: kept.filter(({ orderRef }) => !numbers.has(orderRef)).length,
    orderWithoutMoney: orders.filter(({ orderNumber }) => !perOrder.has(orderNumber)).length,
    double:
      [...perOrder.values()].filter(({ length }) => length > 1).length +
      [...perCart.values()].filter(({ length }) => length > 1).length,
    heardWrongly: heard.filter((story) => isWrong(story) || (story.plan.pays && story.claims > 0)).length,
    unanswered: heard.filter(({ heard: word }) => word === "unanswered").length,
  };
}
