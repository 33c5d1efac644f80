import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { inTransaction } from "../platform/sqlite.ts";
import type { CardTrace, Transaction, TransactionResult } from "./transaction.ts";

const requestSchema = v.object({
  transactionId: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.literal("EUR"),
  description: v.string(),
  orderRef: v.string(),
  urlSuccess: v.string(),
  urlFailure: v.string(),
  urlCancel: v.string(),
  urlNotify: v.string(),
  language: v.string(),
});

const rowSchema = v.object({
  id: v.string(),
  pay_id: v.string(),
  request: v.pipe(v.string(), v.parseJson(), requestSchema),
  status: v.picklist(["open", "challenge", "processing", "success", "failure", "cancelled"]),
  card_brand: v.nullable(v.picklist(["visa", "mastercard"])),
  card_last4: v.nullable(v.string()),
  result_len: v.nullable(v.string()),
  result_data: v.nullable(v.string()),
  return_url: v.nullable(v.string()),
});

/** The payments on disk. */
export interface PaymentStore {
  /** Adds a payment unless its transactionId is known. */
  insert(payment: Transaction, now: Date): void;
  findById(id: string): Transaction | null;
  findByTransactionId(transactionId: string): Transaction | null;
  /** Moves a payment that has not ended yet; without effect on one that has. */
  advance(id: string, status: "challenge" | "processing", card: CardTrace): void;
  /**
   * Ends a payment once, and on success queues its callback in the same transaction.
   * @returns false when it had ended before; the first end stays
   */
  finish(
    id: string,
    status: "success" | "failure" | "cancelled",
    card: CardTrace | null,
    result: TransactionResult,
    now: Date,
  ): boolean;
  /** Stores that a transactionId takes no money any more, known or not. */
  close(transactionId: string, now: Date): void;
  isClosed(transactionId: string): boolean;
  /**
   * Stores once that a payment was paid back, or a part of it. @param amount integer cents
   * @returns false for another amount than before, and for more than is left
   */
  refund(payment: Transaction, refundId: string, amount: number, now: Date): boolean;
}

/** @param merchantId put into the envelopes that are read back */
export function createPaymentStore(database: DatabaseSync, merchantId: string): PaymentStore {
  const unfinished = "status in ('open', 'challenge', 'processing')";
  const insert = database.prepare(`insert into payment (id, transaction_id, pay_id, request, status, created_at)
    values (?, ?, ?, ?, 'open', ?) on conflict (transaction_id) do nothing`);
  const byId = database.prepare("select * from payment where id = ?");
  const byTransaction = database.prepare("select * from payment where transaction_id = ?");
  const advance = database.prepare(
    `update payment set status = ?, card_brand = ?, card_last4 = ? where id = ? and ${unfinished}`,
  );
  const finish = database.prepare(`update payment set status = ?, card_brand = ?, card_last4 = ?, result_len = ?,
    result_data = ?, return_url = ? where id = ? and ${unfinished}`);
  const notify = database.prepare("insert into notification values (?, 'pending', 0, ?, ?)");
  const close = database.prepare("insert into closed_transaction values (?, ?) on conflict do nothing");
  const closed = database.prepare("select 1 from closed_transaction where transaction_id = ?");
  const refunds = database.prepare("select refund_id, amount from partial_refund where payment_id = ?");
  const insertRefund = database.prepare("insert into partial_refund values (?, ?, ?, ?)");
  const decode = (row: unknown) => (row === undefined ? null : decodeRow(row, merchantId));

  return {
    insert: ({ id, payId, request }, now) => {
      insert.run(id, request.transactionId, payId, JSON.stringify(request), now.getTime());
    },
    findById: (id) => decode(byId.get(id)),
    findByTransactionId: (transactionId) => decode(byTransaction.get(transactionId)),
    advance: (id, status, card) => {
      advance.run(status, card.brand, card.last4, id);
    },
    finish: (id, status, card, { envelope, returnUrl }, now) =>
      inTransaction(database, () => {
        const { len, data } = envelope;
        const done = finish.run(status, card?.brand ?? null, card?.last4 ?? null, len, data, returnUrl, id);
        if (done.changes === 0) return false;
        if (status === "success") notify.run(id, now.getTime(), now.getTime());
        return true;
      }),
    close: (transactionId, now) => {
      close.run(transactionId, now.getTime());
    },
    isClosed: (transactionId) => closed.get(transactionId) !== undefined,
    refund: ({ id, request }, refundId, amount, now) =>
      inTransaction(database, () => {
        const made = v.parse(v.array(refundSchema), refunds.all(id));
        const before = made.find(({ refund_id: other }) => other === refundId);
        if (before !== undefined) return before.amount === amount;
        if (made.reduce((sum, one) => sum + one.amount, amount) > request.amount) return false;
        insertRefund.run(id, refundId, amount, now.getTime());
        return true;
      }),
  };
}

const refundSchema = v.object({ refund_id: v.string(), amount: v.number() });

function decodeRow(value: unknown, merchantID: string): Transaction {
  const row = v.parse(rowSchema, value);
  const { card_brand: brand, card_last4: last4, result_len: len, result_data: data, return_url: returnUrl } = row;
  const finished = len !== null && data !== null && returnUrl !== null;
  return {
    id: row.id,
    payId: row.pay_id,
    request: row.request,
    status: row.status,
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    result: finished ? { envelope: { len, data, merchantID }, returnUrl } : null,
  };
}
