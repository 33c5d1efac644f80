import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";
import {
  type Contact,
  type ReturnState,
  returnStateSchema,
  type StoredReturn,
  storedReturnSchema,
} from "./return.types.ts";

/** A return or withdrawal to be stored. */
export interface NewReturn {
  readonly rma: string;
  readonly orderNumber: number;
  readonly kind: "return" | "withdrawal";
  readonly regulation: string;
  readonly carrier: string | null;
  readonly labels: number;
  readonly contact: Contact;
  readonly declaration: string | null;
  readonly submissionId: string;
  /** Until when the order's own address may object; null: it takes effect at once. */
  readonly heldUntil: Date | null;
  readonly items: readonly {
    readonly line: number;
    readonly quantity: number;
    readonly cancelled: number;
    readonly reason: string | null;
    readonly additionalInfo: string;
    readonly components: readonly string[];
  }[];
}

const stateRow = v.object({ state: returnStateSchema });
const orderRow = v.object({ orderNumber: v.number() });
const heldRow = v.object({ rma: v.string(), orderNumber: v.number() });
/** A held declaration with its order. */
export type HeldReturn = v.InferOutput<typeof heldRow>;

/** Pieces of a line that a declaration is about. */
export interface ItemPieces {
  readonly line: number;
  /** Pieces to send back. */
  readonly quantity: number;
  /** Pieces that had not left. */
  readonly cancelled: number;
}

/** Returns and withdrawals of an order with their lines, earliest first, in one statement. */
export async function readReturns(sql: Queryable, orderNumber: number): Promise<StoredReturn[]> {
  return v.parse(v.array(storedReturnSchema), [
    ...(await sql`
      select r.rma, r.order_number, r.kind, r.status, r.regulation, r.carrier, r.labels, r.contact, r.declaration,
        r.submission_id, r.created_at, r.held_until, r.refund_cents, items.items
      from return_order r
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity,
          'cancelled', cancelled_quantity, 'reason', reason, 'additionalInfo', additional_info) order by line), '[]') as items
        from return_item where rma = r.rma
      ) items
      where r.order_number = ${orderNumber} order by r.created_at, r.rma`),
  ]);
}

/** Which order a return belongs to; null when there is none of this number. */
export async function findReturnsOrder(sql: Queryable, rma: string): Promise<number | null> {
  const rows = await sql`select order_number from return_order where rma = ${rma}`;
  return v.parse(v.array(orderRow), [...rows])[0]?.orderNumber ?? null;
}

/** Which order a submission has made a return of; null for a new one. */
export async function findSubmission(sql: Queryable, submissionId: string): Promise<number | null> {
  const rows = await sql`select order_number from return_order where submission_id = ${submissionId}`;
  return v.parse(v.array(orderRow), [...rows])[0]?.orderNumber ?? null;
}

/** Stores an announced return with its lines. @throws when its submission is known (unique) */
export async function insertReturn(sql: Queryable, made: NewReturn, moment: Date): Promise<void> {
  await sql`
    insert into return_order (rma, order_number, kind, status, regulation, carrier, labels, contact, declaration,
      submission_id, created_at, held_until)
    values (${made.rma}, ${made.orderNumber}, ${made.kind}, ${made.heldUntil === null ? "announced" : "held"}, ${made.regulation}, ${made.carrier},
      ${made.labels}, ${JSON.stringify(made.contact)}::text::jsonb, ${made.declaration}, ${made.submissionId}, ${moment},
      ${made.heldUntil})`;
  await sql`
    insert into return_item (rma, order_number, line, quantity, cancelled_quantity, reason, additional_info, components)
    select ${made.rma}, ${made.orderNumber}, line, quantity, cancelled, reason, "additionalInfo", components
    from jsonb_to_recordset(${JSON.stringify(made.items)}::text::jsonb) as item (line int, quantity int,
      cancelled int, reason text, "additionalInfo" text, components jsonb)`;
}

/** Held declarations whose time to object is over, the oldest first. */
export async function readDueHeld(sql: Queryable, moment: Date): Promise<readonly HeldReturn[]> {
  const rows = await sql`
    select rma, order_number from return_order where status = 'held' and held_until <= ${moment}
    order by held_until, rma limit 100`;
  return v.parse(v.array(heldRow), [...rows]);
}

/** Lets a held declaration take effect, with what is left of it. */
export async function markAnnounced(
  sql: Queryable,
  rma: string,
  { carrier, labels, items }: Pick<NewReturn, "carrier" | "labels"> & { readonly items: readonly ItemPieces[] },
): Promise<void> {
  await sql`
    update return_order set status = 'announced', carrier = ${carrier}, labels = ${labels}
    where rma = ${rma} and status = 'held'`;
  const lines = items.map(({ line }) => line);
  await sql`delete from return_item where rma = ${rma} and line <> all(${lines}::smallint[])`;
  await sql`
    update return_item set quantity = given.quantity, cancelled_quantity = given.cancelled
    from jsonb_to_recordset(${JSON.stringify(items)}::text::jsonb) as given (line int, quantity int, cancelled int)
    where return_item.rma = ${rma} and return_item.line = given.line`;
}

/** Ends a held declaration without effect. */
export async function markUndone(sql: Queryable, rma: string): Promise<void> {
  await sql`update return_order set status = 'undone' where rma = ${rma} and status = 'held'`;
}

/** Records that a return has arrived, if it had to, and was settled. @param refundCents what was paid back */
export async function markRefunded(sql: Queryable, rma: string, refundCents: number, moment: Date): Promise<void> {
  await sql`
    update return_order set status = 'refunded', received_at = coalesce(received_at, ${moment}),
      refunded_at = ${moment}, refund_cents = ${refundCents}
    where rma = ${rma}`;
}

/** What a visitor has chosen for an order; null when nothing, or for another order (RET-09). */
export async function readState(sql: Queryable, userId: string, orderNumber: number): Promise<ReturnState | null> {
  const rows = await sql`
    select state from return_state where user_id = ${userId} and order_number = ${orderNumber}`;
  return v.parse(v.array(stateRow), [...rows])[0]?.state ?? null;
}

/** Keeps what a visitor has chosen; what they had chosen for another order is gone (RET-09). */
export async function writeState(
  sql: Queryable,
  userId: string,
  orderNumber: number,
  state: ReturnState,
  moment: Date,
): Promise<void> {
  await sql`
    insert into return_state (user_id, order_number, state, changed_at)
    values (${userId}, ${orderNumber}, ${JSON.stringify(state)}::text::jsonb, ${moment})
    on conflict (user_id) do update
    set order_number = excluded.order_number, state = excluded.state, changed_at = excluded.changed_at`;
}

export async function dropState(sql: Queryable, userId: string): Promise<void> {
  await sql`delete from return_state where user_id = ${userId}`;
}
