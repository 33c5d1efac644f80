import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { backOfficeOf, type StoredOrder } from "../testkit/back-office.ts";
import { type Attempt, type Buyer, buyerAtSummary } from "../testkit/buyer.ts";
import { type Chalkbox, startChalkbox } from "../testkit/chalkbox.ts";
import { type PartName, pidOfPart } from "../testkit/processes.ts";
import { de } from "../testkit/storefronts.ts";
import { inParallel } from "./in-parallel.ts";
import type { Say } from "./say.ts";

/** What is killed, in this order, again and again. */
const victims = ["shop", "gateway", "web", "postgres"] as const satisfies readonly PartName[];
/** From one kill to the next, in ms: the launcher starts each service five times a minute at most. */
const pause = 4_600;
/** Buyers that press the button around each kill. */
const burst = 10;
/** How long a buyer tries until the shop reports what became of the order, in ms. */
const patience = 60_000;

/** How long a part may take to come back, in ms. */
const startPatience = 20_000;

/** What the campaign counted. All but `orders`, `kills` and `refused` are to be zero. */
interface Findings {
  kills: number;
  orders: number;
  /** Refused because nothing is left, which is right for those beyond the stock. */
  refused: number;
  /** Acknowledged, and not in the shop. */
  lost: number;
  /** Carts with more than one order. */
  double: number;
  /** Pieces sold beyond the stock. */
  oversold: number;
  /** Pieces that are neither in stock nor in an order, or in both. */
  miscounted: number;
  /** Buyers who never got an answer about their order. */
  unanswered: number;
}

/**
 * Orders through the storefront's public port while shop, gateway, web and PostgreSQL are killed in turn, and compares
 * the answers that shoppers got with what the shop has.
 *
 * @returns whether nothing was lost, doubled, oversold or left open
 */
export async function campaignOfKills(say: Say, kills = 64): Promise<boolean> {
  const chalkbox = await startChalkbox({
    RATE_REGISTRATION: "100/100000/600",
    RATE_TOKEN: "1000/100000/60",
    RATE_VISITOR: "1000/100000/60",
  });
  try {
    const backOffice = backOfficeOf(chalkbox);
    // One of each burst must be refused because nothing is left.
    const stock = kills * burst - kills;
    const product = await backOffice.createProduct({ stock });
    const itemId = product.items[0]?.id ?? "";
    say(`${kills * burst} buyers fill their baskets with one of ${stock} pieces …`);
    const origin = `http://127.0.0.1:${chalkbox.webPort}`;
    const buyers = await inParallel(kills * burst, 8, () => buyerAtSummary(origin, de, { itemId, quantity: 1 }));
    say(`They order, and every ${pause / 1_000} s something is killed: ${victims.join(", ")} …`);
    const outcomes = await orderUnderKills(chalkbox, buyers, kills, say);
    const orders = await backOffice.ordersOf(itemId);
    const findings = compare(orders, { kills, stock, outcomes, left: await backOffice.stockOf(product.id) });
    say(tableOf(findings));
    for (const [message, count] of refusalsIn(outcomes)) say(`  refused ${count} × ${message}`);
    const { lost, double, oversold, miscounted, unanswered } = findings;
    return lost + double + oversold + miscounted + unanswered === 0;
  } finally {
    await chalkbox.stop();
  }
}

type Outcomes = ReadonlyMap<Buyer, Attempt>;

async function orderUnderKills(
  chalkbox: Chalkbox,
  buyers: readonly Buyer[],
  kills: number,
  say: Say,
): Promise<Outcomes> {
  const outcomes = new Map<Buyer, Attempt>();
  const attempts: Promise<void>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const started = performance.now();
    const victim = victims[kill % victims.length] ?? "shop";
    for (const buyer of buyers.slice(kill * burst, (kill + 1) * burst)) {
      attempts.push(untilAnswered(buyer).then((attempt) => void outcomes.set(buyer, attempt)));
    }
    // In the middle of the burst, wherever that is: an order takes some 50 ms.
    await wait(randomInt(0, 120));
    await killWhenRunning(victim, chalkbox);
    if ((kill + 1) % 16 === 0) say(`  ${kill + 1} kills, ${outcomes.size} buyers have their answer`);
    await wait(pause - (performance.now() - started));
  }
  await Promise.all(attempts);
  return outcomes;
}

/** Kills a part; one that was killed before may still be on its way up. */
async function killWhenRunning(victim: PartName, chalkbox: Chalkbox): Promise<void> {
  const deadline = performance.now() + startPatience;
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

/** Presses the button until there is an answer, as a shopper would. */
async function untilAnswered(buyer: Buyer): Promise<Attempt> {
  const deadline = performance.now() + patience;
  for (;;) {
    const attempt = await buyer.order();
    if (attempt.kind !== "unanswered" || performance.now() > deadline) return attempt;
    await wait(400);
  }
}

/** The answers that shoppers got beside what the shop has. @param left pieces in stock */
function compare(
  orders: readonly StoredOrder[],
  {
    kills,
    stock,
    outcomes,
    left,
  }: { readonly kills: number; readonly stock: number; readonly outcomes: Outcomes; readonly left: number },
): Findings {
  const numbers = new Set(orders.map(({ orderNumber }) => orderNumber));
  const ordersPerCart = new Map<string, number>();
  for (const { cartId } of orders) if (cartId !== null) ordersPerCart.set(cartId, (ordersPerCart.get(cartId) ?? 0) + 1);
  const isLost = ([buyer, attempt]: readonly [Buyer, Attempt]): boolean =>
    attempt.kind === "ordered"
      ? !numbers.has(attempt.orderId)
      : attempt.kind === "already" && !ordersPerCart.has(buyer.cartId);
  const pieces = orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const attempts = [...outcomes.values()];
  return {
    kills,
    orders: orders.length,
    refused: attempts.filter(({ kind }) => kind === "refused").length,
    lost: [...outcomes].filter(isLost).length,
    double: [...ordersPerCart.values()].filter((count) => count > 1).length,
    oversold: Math.max(0, pieces - stock),
    miscounted: Math.abs(stock - pieces - left),
    unanswered: attempts.filter(({ kind }) => kind === "unanswered").length,
  };
}

/** How often each refusal was read; product names are all the same. */
function refusalsIn(outcomes: Outcomes): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const attempt of outcomes.values()) {
    if (attempt.kind === "refused") counts.set(attempt.message, (counts.get(attempt.message) ?? 0) + 1);
  }
  return counts;
}

function tableOf(findings: Findings): string {
  return Object.entries(findings)
    .map(([what, count]) => `  ${what.padEnd(12)}${String(count).padStart(6)}`)
    .join("\n");
}
