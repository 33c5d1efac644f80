import type { Deadlines, Expirable } from "./deadlines.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { OutgoingOperation } from "./operation.ts";
import type { Forsakable } from "./presence.ts";

/** One operation on its way: it gets one answer, at its own deadline at the latest, whatever it travels with. */
export class PendingOperation implements Expirable, Forsakable {
  readonly outgoing: OutgoingOperation;
  readonly #done: (answer: HttpAnswer) => void;
  readonly #deadlines: Deadlines;
  /** By which the deadlines find it. */
  readonly #moment: number;
  #isSettled = false;
  #isSent = false;
  #onExpiry: ((waiting: PendingOperation, failure: "timeout" | "left") => void) | null;

  /**
   * @param deadline on `performance.now()`'s clock
   * @param done gets the answer, once; a callback, as most answers need nothing more than to be passed on
   * @param onExpiry is called when that passes, or its client leaves, before it is sent
   */
  constructor(
    outgoing: OutgoingOperation,
    deadlines: Deadlines,
    deadline: number,
    done: (answer: HttpAnswer) => void,
    onExpiry: ((waiting: PendingOperation) => void) | null = null,
  ) {
    this.outgoing = outgoing;
    this.#done = done;
    this.#onExpiry = onExpiry;
    this.#deadlines = deadlines;
    this.#moment = deadlines.watch(this, deadline);
    outgoing.presence?.watch(this);
  }

  /** It is sent. @param onExpiry is called when its deadline passes, or its client leaves, before there is an answer */
  leave(onExpiry: (waiting: PendingOperation, failure: "timeout" | "left") => void): void {
    this.#isSent = true;
    this.#onExpiry = onExpiry;
  }

  /** The first answer counts. */
  settle(answer: HttpAnswer): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#deadlines.forget(this, this.#moment);
    this.outgoing.presence?.forget(this);
    this.#done(answer);
  }

  expire(): void {
    this.#giveUp("timeout");
  }

  forsake(): void {
    this.#giveUp("left");
  }

  #giveUp(failure: "timeout" | "left"): void {
    if (this.#isSettled) return;
    this.settle(failed(failure, { mayHaveArrived: this.#isSent }));
    this.#onExpiry?.(this, failure);
  }
}
