import { randomUUID } from "node:crypto";
import * as v from "valibot";
import {
  deliverShipment,
  type FulfilmentPlatform,
  type LinePieces,
  packOrder,
  recordPayment,
  releaseOrder,
  shipShipment,
  type Step,
} from "../src/orders/fulfilment/fulfilment.service.ts";
import { buyersLink } from "../src/orders/order-link.ts";
import type { StoredOrder } from "../src/orders/stored-order.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Database } from "../src/platform/database.ts";
import { newAccount } from "./accounts.ts";
import { operation } from "./operations.ts";
import { runQuery, testConfig, testPlatform } from "./shop-test.ts";
import type { Shopper, ShopperOptions } from "./shopper.ts";

/** An order with who made it. */
export interface MadeOrder {
  readonly who: Shopper;
  readonly orderNumber: number;
  readonly orderId: string;
  /** Its link, as mails have it. */
  readonly hash: string;
}

/** What decides about an order. */
export interface OrderWish extends ShopperOptions {
  /** Item ids with pieces. */
  readonly items?: readonly (readonly [number, number])[];
  readonly payment?: string;
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly address?: Record<string, unknown>;
}

/** Someone with an account who has just ordered. */
export async function orderNow(database: Database, wish: OrderWish = {}): Promise<MadeOrder> {
  const { items = [[1_001, 3]], payment = "INVOICE", columns = {}, address, ...options } = wish;
  const who = await newAccount(database, columns, options);
  return orderAgain(who, { items, payment, ...(address === undefined ? {} : { address }) });
}

/** One more order of someone. */
export async function orderAgain(
  who: Shopper,
  { items = [[1_001, 3]], payment = "INVOICE", address }: Pick<OrderWish, "items" | "payment" | "address"> = {},
): Promise<MadeOrder> {
  for (const [itemId, quantity] of items) await who.add(itemId, quantity);
  await who.chooseAddress(address);
  await who.choosePayment(payment);
  const { orderId, newCartId, errorMessage } = await who.submit();
  if (orderId === null || newCartId === null) throw new Error(errorMessage ?? "No order was made");
  who.cartId = newCartId;
  const orderNumber = Number(orderId);
  return { who, orderNumber, orderId, hash: buyersLink(testConfig, orderNumber) };
}

/** What back office steps need. */
export const fulfilmentOf = (database: Database, clock?: Clock): FulfilmentPlatform =>
  testPlatform({ database, ...(clock === undefined ? {} : { clock }) });

/** The order after a step that has to be possible. */
export async function taken(step: Promise<Step>): Promise<StoredOrder> {
  const done = await step;
  if (!done.ok) throw new Error(`The step was refused: ${done.fault}`);
  return done.order;
}

/** Lets an order go on, packs and sends pieces of it, all that are open by default. @returns the shipment's id */
export async function send(
  platform: FulfilmentPlatform,
  { orderNumber }: Pick<MadeOrder, "orderNumber">,
  items: readonly LinePieces[] | null = null,
): Promise<number> {
  await releaseOrder(platform, orderNumber);
  const packed = await taken(packOrder(platform, orderNumber, items));
  const id = packed.shipments.at(-1)?.id ?? 0;
  await taken(shipShipment(platform, id, "00340434161094000000"));
  return id;
}

/** Sends an order and has it arrive. */
export async function deliver(
  platform: FulfilmentPlatform,
  order: Pick<MadeOrder, "orderNumber">,
): Promise<StoredOrder> {
  return taken(deliverShipment(platform, await send(platform, order)));
}

/** Books that an order's money has come. */
export const pay = (platform: FulfilmentPlatform, { orderNumber }: Pick<MadeOrder, "orderNumber">) =>
  taken(recordPayment(platform, orderNumber));

/** Runs one of the storefront's operations as someone; its data, loosely typed. */
export async function ask(
  who: Shopper,
  name: string,
  variables: Readonly<Record<string, unknown>> = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers, whose shape they state
): Promise<Record<string, any>> {
  const { data, errors } = await runQuery(who.context(), operation(name), variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return v.parse(v.record(v.string(), v.any()), data);
}

/** A return of pieces of an order's lines, by line number from 1. */
export const returnOf = (pieces: readonly (readonly [number, number])[], changes: object = {}) => ({
  items: pieces.map(([lineNo, quantity]) => ({ id: String(lineNo), quantity, reason: "NOT_LIKED" })),
  regulation: "REFUND",
  carrier: "dhl",
  labels: 1,
  contact: { firstName: "Anna", lastName: "Beispiel", email: "anna@example.org" },
  ...changes,
});

/** Announces a return. */
export const announce = async (
  { who, hash }: Pick<MadeOrder, "who" | "hash">,
  returnOrder: object,
  submissionId: string = randomUUID(),
) => (await ask(who, "SubmitReturnOrder", { hash, returnOrder, submissionId }))["submitReturnOrder"];

/** Withdraws from an order. */
export const withdraw = async (
  { who, hash }: Pick<MadeOrder, "who" | "hash">,
  items: readonly (readonly [number, number])[] | null = null,
  submissionId: string = randomUUID(),
) => {
  const given = items?.map(([lineNo, quantity]) => ({ id: String(lineNo), quantity })) ?? null;
  const withdrawal = { submissionId, name: "Anna Beispiel", email: "anna@example.org", items: given };
  return (await ask(who, "SubmitWithdrawal", { hash, withdrawal }))["submitWithdrawal"];
};
