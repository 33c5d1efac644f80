import { toId } from "../../platform/database-id.ts";
import { revokeAccessTokens } from "../../platform/auth/access-token.ts";
import { revokeCustomerTokens } from "../../platform/auth/customer-token.ts";
import type { ReceivedCall } from "../../platform/call-log.ts";
import type { Store } from "../../platform/context.ts";
import { recentEvents } from "../../tracking/tracking.service.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { done, type Result } from "../result.ts";
import {
  type LineRow,
  type MailRow,
  type OrderRow,
  type OrderSelection,
  readLines,
  readMails,
  readOrders,
} from "./records.store.ts";

/** An order with its lines. */
export type StoredOrder = OrderRow & { readonly lines: readonly LineRow[] };

const maxRecords = 200;
const maxCalls = 2_000;
const within = (limit: number, most: number): number => Math.min(most, Math.max(1, limit));

/** Orders, newest first. */
export function findOrders(
  context: BackofficeContext,
  { store, limit, offset }: { readonly store?: Store | null; readonly limit: number; readonly offset: number },
): Promise<StoredOrder[]> {
  return withLines(context, {
    orderNumber: null,
    store: store ?? null,
    limit: within(limit, maxRecords),
    offset: Math.max(0, offset),
  });
}

/** An order; null when there is none. */
export async function findOrder(context: BackofficeContext, orderNumber: string): Promise<StoredOrder | null> {
  const number = toId(orderNumber);
  if (number === null) return null;
  const [order] = await withLines(context, { orderNumber: number, store: null, limit: 1, offset: 0 });
  return order ?? null;
}

async function withLines({ platform }: BackofficeContext, selection: OrderSelection): Promise<StoredOrder[]> {
  const orders = await readOrders(platform.database.write, selection);
  const lines = await readLines(
    platform.database.write,
    orders.map((order) => order.orderNumber),
  );
  const linesOf = Map.groupBy(lines, (line) => line.orderNumber);
  return orders.map((order) => ({ ...order, lines: linesOf.get(order.orderNumber) ?? [] }));
}

/** Mails that the shop wrote, newest first. */
export const findMails = ({ platform }: BackofficeContext, to: string | null, limit: number): Promise<MailRow[]> =>
  readMails(platform.database.write, to, within(limit, maxRecords));

/** Calls that this process received, newest first. */
export const findCalls = (
  { platform }: BackofficeContext,
  operationName: string | null,
  limit: number,
): readonly ReceivedCall[] => platform.calls.latest(within(limit, maxCalls), operationName ?? undefined);

/** Drops the calls. */
export function clearCalls({ platform }: BackofficeContext): Result {
  platform.calls.clear();
  return done;
}

/** Revokes every API token that is out. */
export async function revokeApiTokens({ platform }: BackofficeContext): Promise<Result> {
  await revokeAccessTokens(platform);
  return done;
}

/** Logs a customer out on all devices. */
export async function logOut(
  { platform }: BackofficeContext,
  customerId: string,
): Promise<Result & { readonly revoked: number }> {
  return { ...done, revoked: await revokeCustomerTokens(platform, customerId) };
}

/** What visitors with consent did, newest first. @param name of one kind only */
export const findTrackingEvents = ({ platform }: BackofficeContext, name: string | null, limit: number) =>
  recentEvents(platform.database.read, name, within(limit, maxRecords));
