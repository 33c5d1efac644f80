import { addressSubject, createFairQueue, type Leaver } from "@chalkbox/edge";
import type { PublicError } from "../errors/rules.ts";
import { costlyFields } from "./cost.ts";

/** Shares what costs much and is free for all visitors: validation of order forms, files, sitemaps and feeds. */
export interface CostlyWork {
  /** Whether any field of the root is such work. */
  concerns(rootFields: readonly string[]): boolean;
  /**
   * Runs a piece of work in its address's turn.
   * @param connection the client's; who leaves has no turn
   * @returns null when too much waits already, or has waited too long
   */
  run<Result>(address: string, work: () => Promise<Result>, connection: Leaver | undefined): Promise<Result | null>;
}

/**
 * Pieces that run at the shop side by side, and that wait; one address has one at a time, so that others have a place
 * whatever it sends. Times are in milliseconds.
 */
export const costlyLimits = { running: 4, runningEach: 1, waiting: 400, waitingEach: 40, patience: 15_000 } as const;

export function createCostlyWork(limits: Parameters<typeof createFairQueue>[0] = costlyLimits): CostlyWork {
  const queue = createFairQueue(limits);
  return {
    concerns: (rootFields) => rootFields.some((field) => costlyFields.has(field)),
    run: (address, work, connection) => queue.run(addressSubject(address), work, connection),
  };
}

/** The error that a client gets whose work has no turn; with HTTP status 503 and `Retry-After`. */
export const noTurn: PublicError = {
  message: "Too many requests wait for their turn",
  extensions: { code: "OVERLOADED", classification: "OVERLOADED", messageKey: "vue.message.overloaded" },
};
