import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const dueSchema = v.object({
  payment_id: v.string(),
  attempts: v.number(),
  first_at: v.number(),
  url: v.string(),
  len: v.string(),
  data: v.string(),
});
const nextSchema = v.object({ next_at: v.nullable(v.number()) });

/** A callback that has to go out now. */
export interface DueNotification {
  readonly paymentId: string;
  /** Tries so far. */
  readonly attempts: number;
  /** Planned time of the first try, in milliseconds since 1970. */
  readonly firstAt: number;
  readonly url: string;
  readonly len: string;
  readonly data: string;
}

/** The queue of callbacks on disk. */
export interface NotificationStore {
  /** Pending callbacks whose time has come, oldest first. */
  due(now: number): readonly DueNotification[];
  /** When the next pending callback is due, in milliseconds since 1970; null without one. */
  nextAt(): number | null;
  /** Counts a try before it is made, so that a crash in the middle cannot make tries endless. */
  recordTry(paymentId: string, nextAt: number): void;
  settle(paymentId: string, state: "delivered" | "failed"): void;
}

export function createNotificationStore(database: DatabaseSync): NotificationStore {
  const due = database.prepare(`select n.payment_id, n.attempts, n.first_at, p.request ->> 'urlNotify' as url,
      p.result_len as len, p.result_data as data
    from notification n join payment p on p.id = n.payment_id
    where n.state = 'pending' and n.next_at <= ? order by n.next_at limit 20`);
  const next = database.prepare("select min(next_at) as next_at from notification where state = 'pending'");
  const recordTry = database.prepare(
    "update notification set attempts = attempts + 1, next_at = ? where payment_id = ?",
  );
  const settle = database.prepare("update notification set state = ? where payment_id = ?");

  return {
    due: (now) =>
      due.all(now).map((value) => {
        const row = v.parse(dueSchema, value);
        const { payment_id: paymentId, first_at: firstAt, attempts, url, len, data } = row;
        return { paymentId, firstAt, attempts, url, len, data };
      }),
    nextAt: () => v.parse(nextSchema, next.get()).next_at,
    recordTry: (paymentId, nextAt) => {
      recordTry.run(nextAt, paymentId);
    },
    settle: (paymentId, state) => {
      settle.run(state, paymentId);
    },
  };
}
