import { failed, type HttpAnswer } from "./http-answer.ts";
import type { OutgoingOperation } from "./operation.ts";

/** One operation on its way: it gets one answer, at its own deadline at the latest, whoever it travels with. */
export class Waiting {
  readonly outgoing: OutgoingOperation;
  readonly answer: Promise<HttpAnswer>;
  #resolve: (answer: HttpAnswer) => void = () => undefined;
  readonly #timer: NodeJS.Timeout;
  #isSettled = false;
  #isSent = false;
  #onExpiry: () => void;

  /**
   * @param deadline on `performance.now()`'s clock
   * @param onExpiry is told when that passes before it is sent
   */
  constructor(outgoing: OutgoingOperation, deadline: number, onExpiry: (waiting: Waiting) => void) {
    this.outgoing = outgoing;
    this.#onExpiry = () => onExpiry(this);
    this.answer = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#timer = setTimeout(() => this.#expire(), Math.max(1, deadline - performance.now()));
  }

  /** It is sent. @param onExpiry is told when its deadline passes before there is an answer */
  leave(onExpiry: () => void): void {
    this.#isSent = true;
    this.#onExpiry = onExpiry;
  }

  /** The first answer counts. */
  settle(answer: HttpAnswer): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    this.#resolve(answer);
  }

  #expire(): void {
    this.settle(failed("timeout", { mayHaveArrived: this.#isSent }));
    this.#onExpiry();
  }
}
