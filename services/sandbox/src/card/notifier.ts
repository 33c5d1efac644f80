import type { Logger } from "pino";
import type { Clock } from "../platform/clock.ts";
import type { DueNotification, NotificationStore } from "./notifications.store.ts";

/** Sends queued callbacks to the shop until it has them or the tries are used up. */
export interface Notifier {
  /** Looks at the queue now; call it at boot and whenever something was queued. */
  wake(): void;
  /** Stops sending; what is unsent stays queued for the next start. */
  stop(): Promise<void>;
}

/** What the notifier works with. */
export interface NotifierParts {
  readonly store: NotificationStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly merchantId: string;
  /** When tries are made, in milliseconds after the first; the length is their number. */
  readonly tryAtMs: readonly number[];
  /** How long the shop may take to answer, in milliseconds. */
  readonly answerMs: number;
}

export function createNotifier(parts: NotifierParts): Notifier {
  const { store, clock, log, tryAtMs } = parts;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  /** Payments being sent, so that none is sent twice at the same time. */
  const sending = new Map<string, Promise<void>>();

  async function deliver(due: DueNotification): Promise<void> {
    const attempt = due.attempts + 1;
    // A slow answer must not make the next try come early, nor a restart make it come late.
    const nextAt = due.firstAt + (tryAtMs[attempt] ?? tryAtMs.at(-1) ?? 0);
    store.recordTry(due.paymentId, nextAt);
    const fault = await post(due);
    if (stopping.signal.aborted && fault !== null) return;
    if (fault === null) {
      store.settle(due.paymentId, "delivered");
      log.info({ attempt }, "callback delivered");
    } else if (attempt >= tryAtMs.length) {
      store.settle(due.paymentId, "failed");
      log.error({ attempt, fault }, "callback given up");
    } else {
      log.warn({ attempt, fault }, "callback failed, will be sent again");
    }
  }

  /** @returns null when the shop has it, else why not */
  async function post({ url, len, data }: DueNotification): Promise<string | null> {
    try {
      const response = await fetch(url, {
        method: "POST",
        body: new URLSearchParams({ len, data, merchantID: parts.merchantId }),
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(parts.answerMs)]),
      });
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : "unknown";
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    for (const due of store.due(clock.now().getTime())) start(due);
    const nextAt = store.nextAt();
    // What is being sent wakes us when it is done.
    if (nextAt === null || (sending.size > 0 && nextAt <= clock.now().getTime())) return;
    timer = setTimeout(wake, Math.max(1, nextAt - clock.now().getTime()));
  }

  function start(due: DueNotification): void {
    if (sending.has(due.paymentId)) return;
    if (due.attempts >= tryAtMs.length) {
      // The process ended during the last try: whether the shop has it is unknown, and the tries are used up.
      store.settle(due.paymentId, "failed");
      return;
    }
    const sent = deliver(due).finally(() => {
      sending.delete(due.paymentId);
      wake();
    });
    sending.set(due.paymentId, sent);
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(sending.values());
    },
  };
}
