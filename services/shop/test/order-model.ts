import { randomUUID } from "node:crypto";
import * as v from "valibot";
import {
  cancelOrder,
  deliverShipment,
  packOrder,
  recordPayment,
  releaseOrder,
  shipShipment,
} from "../src/orders/fulfilment/fulfilment.service.ts";
import { dueCents } from "../src/orders/fulfilment/order-money.ts";
import { findOrderByNumber } from "../src/orders/orders.service.ts";
import { openPieces, statusOf } from "../src/orders/fulfilment/order-state.ts";
import type { StoredOrder } from "../src/orders/stored-order.ts";
import { fixedClock } from "./fixed-clock.ts";
import type { Database } from "../src/platform/database.ts";
import { receiveReturn } from "../src/returns/receive-return.service.ts";
import { submitReturn } from "../src/returns/submit-return.service.ts";
import { submitWithdrawal } from "../src/returns/withdrawal/withdrawal.service.ts";
import { fulfilmentOf, type MadeOrder, orderAgain, orderNow, returnOf } from "./orders.ts";

/** Numbers from 0 to below 1, the same for a seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const announce = async ({ who, hash }: MadeOrder, given: object, submissionId: string = randomUUID()) =>
  (await submitReturn(who.context(), hash, given, submissionId)).made?.made.rma ?? null;

const withdraw = async ({ who, hash }: MadeOrder, items: readonly (readonly [number, number])[] | null) => {
  const given = items?.map(([lineNo, quantity]) => ({ id: String(lineNo), quantity })) ?? null;
  const declared = { submissionId: randomUUID(), name: "Anna Beispiel", email: "anna@example.org", items: given };
  return (await submitWithdrawal(who.context(), hash, declared)).receipt?.rma ?? null;
};

/** An order of the model with the returns that are known of it. */
interface Modelled extends MadeOrder {
  readonly rmas: string[];
}

/**
 * Takes steps at random with a few orders at a time, repeated and concurrent ones among them, and checks after each that
 * pieces and money balance. Every forty steps an order is left alone and another one begins.
 * @returns how often each step was taken; @throws what does not balance
 */
export async function playOrders(
  database: Database,
  { steps, seed }: { readonly steps: number; readonly seed: number },
): Promise<Readonly<Record<string, number>>> {
  const next = random(seed);
  const below = (most: number): number => Math.floor(next() * most);
  const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
  const platform = fulfilmentOf(database, clock);
  const counts: Record<string, number> = {};
  const first = await orderNow(database, {
    clock,
    items: [
      [1_001, 3],
      [1_002, 2],
    ],
  });
  const orders: Modelled[] = [{ ...first, rmas: [] }];
  const read = async (number: number): Promise<StoredOrder> => {
    const order = await findOrderByNumber(database.write, number);
    if (order === null) throw new Error(`Order ${number} is lost`);
    return order;
  };

  const actions: Readonly<Record<string, (order: Modelled, before: StoredOrder) => Promise<unknown>>> = {
    pay: ({ orderNumber }) => recordPayment(platform, orderNumber),
    release: ({ orderNumber }) => releaseOrder(platform, orderNumber),
    pack: ({ orderNumber }, { lines }) => {
      const line = below(lines.length);
      return packOrder(platform, orderNumber, next() < 0.3 ? null : [{ line, quantity: 1 + below(2) }]);
    },
    ship: (_, { shipments }) => shipShipment(platform, shipments[below(shipments.length)]?.id ?? 0, "TRACK-0001"),
    deliver: (_, { shipments }) => deliverShipment(platform, shipments[below(shipments.length)]?.id ?? 0),
    cancel: ({ orderNumber }, { lines }) =>
      cancelOrder(platform, orderNumber, [{ line: below(lines.length), quantity: 1 }]),
    giveBack: async (order, { lines }) => {
      const given = returnOf([[1 + below(lines.length), 1 + below(2)]]);
      const submissionId = randomUUID();
      const times = next() < 0.2 ? 3 : 1;
      const answers = await Promise.all(Array.from({ length: times }, () => announce(order, given, submissionId)));
      const made = new Set<string>(answers.filter((rma) => rma !== null));
      if (made.size > 1) throw new Error("One submission made two returns");
      order.rmas.push(...made);
    },
    race: async (order, { lines }) => {
      const all = returnOf(lines.map(({ line }) => [line + 1, 1] as const));
      const answers = await Promise.all([announce(order, all), announce(order, all), withdraw(order, [[1, 1]])]);
      order.rmas.push(...answers.filter((rma) => rma !== null));
    },
    withdraw: async (order, { lines }) => {
      const rma = await withdraw(order, next() < 0.2 ? null : [[1 + below(lines.length), 1]]);
      if (rma !== null) order.rmas.push(rma);
    },
    receive: async ({ rmas }) => {
      const rma = rmas[below(rmas.length)] ?? "R-0000000";
      return Promise.all(
        next() < 0.3 ? [receiveReturn(platform, rma), receiveReturn(platform, rma)] : [receiveReturn(platform, rma)],
      );
    },
  };
  const names = [
    "pay",
    "release",
    "pack",
    "pack",
    "ship",
    "ship",
    "deliver",
    "deliver",
    "giveBack",
    "giveBack",
    "receive",
    "receive",
    "cancel",
    "withdraw",
    "race",
  ];

  for (let step = 0; step < steps; step += 1) {
    if (step % 40 === 39) {
      const items = [
        [1_001, 1 + below(4)],
        [1_002, 1 + below(3)],
      ] as const;
      const payment = next() < 0.5 ? "VORKASSE" : "INVOICE";
      orders.push({ ...(await orderAgain(first.who, { items, payment })), rmas: [] });
      if (orders.length > 3) orders.shift();
    }
    const order = orders[below(orders.length)];
    const name = names[below(names.length)] ?? "pay";
    const action = actions[name];
    if (order === undefined || action === undefined) continue;
    await action(order, await read(order.orderNumber));
    clock.advance(1_000);
    counts[name] = (counts[name] ?? 0) + 1;
    balance(await read(order.orderNumber), `step ${step} of seed ${seed}, ${name}`);
  }
  await noGaps(database);
  return counts;
}

/** Pieces and money of an order fit together. */
function balance(order: StoredOrder, where: string): void {
  const fail = (what: string): never => {
    throw new Error(`${what} at ${where}: ${JSON.stringify(order.lines)} ${JSON.stringify(order.papers)}`);
  };
  const own = order.shipments.filter(({ rma }) => rma === null);
  for (const line of order.lines) {
    const inShipments = (left: boolean): number =>
      own
        .filter(({ status }) => !left || status !== "packed")
        .flatMap(({ items }) => items.filter((item) => item.line === line.line))
        .reduce((sum, { quantity }) => sum + quantity, 0);
    if (inShipments(false) !== line.packed || inShipments(true) !== line.shipped) fail("shipments and counts differ");
    const open = openPieces(line) + line.packed - line.shipped;
    if (line.quantity !== line.shipped + open + line.cancelled || open < 0)
      fail("ordered is not shipped, open and cancelled");
    if (line.returned > line.shipped) fail("more is returned than was shipped");
    if (line.credited > line.returned) fail("more is credited than was returned");
  }
  const paid = order.paidCents - order.refundedCents;
  if (paid < 0) fail("more is refunded than was paid");
  // What was paid stays until papers or cancellations lower what is due; nothing beyond that is kept.
  if (paid > 0 && paid !== dueCents(order)) fail(`paid ${paid} is not what the papers say, ${dueCents(order)}`);
  const isGone = order.lines.every(({ quantity, cancelled, credited }) => quantity === cancelled + credited);
  if (isGone && dueCents(order) !== 0) fail("something is due although nothing is left");
  if (statusOf(order) !== order.status) fail(`the status is ${order.status}`);
}

const gapRow = v.object({ kind: v.string(), count: v.number(), last: v.number() });

/** Papers are numbered from 1 without gaps. */
async function noGaps(database: Database): Promise<void> {
  const rows = await database.write`
    select kind, count(*)::int as count, max(number) as last from order_paper group by kind`;
  for (const { kind, count, last } of v.parse(v.array(gapRow), [...rows])) {
    if (count !== last) throw new Error(`${last - count} numbers of ${kind} are missing`);
  }
}
