import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { addressSubject, networkSubject, wrongSecretLimits } from "@chalkbox/edge";
import type { CounterStore } from "./counter-store.ts";
import type { TooOften } from "./rate-limiter.ts";

/** Lets an operator send any document where others may not. */
export const operatorHeader = "x-operator-token";

/** Keeps guessers of the operators' token out. */
export interface OperatorGuard {
  /** True for a request that brings an operator's token, right or wrong. */
  concerns(headers: IncomingHttpHeaders): boolean;
  /**
   * Counts a wrong token of an address and its network.
   * @returns null while its request may go on, as anyone's where the token is wrong
   */
  check(isOperator: boolean, address: string): Promise<TooOften | null>;
}

const { windowMs } = wrongSecretLimits;

/**
 * Counts wrong tokens, of one gateway or of all.
 * @param counters null where no token opens anything: there is nothing to guess
 */
export function createOperatorGuard(counters: CounterStore | null): OperatorGuard {
  return {
    concerns: (headers) => counters !== null && headers[operatorHeader] !== undefined,
    check: async (isOperator, address) => {
      if (counters === null) return null;
      const limits = [
        [keyOf("address", addressSubject(address)), wrongSecretLimits.address],
        [keyOf("network", networkSubject(address)), wrongSecretLimits.network],
      ] as const;
      const waits = limits.map(async ([key, most]) => {
        // A right one does not count, and waits for those that were wrong.
        const counted = isOperator ? await counters.read(key) : await counters.increment(key, windowMs);
        const isOver = counted !== null && (isOperator ? counted.count >= most : counted.count > most);
        return isOver ? counted.resetMs : 0;
      });
      const wait = Math.max(...(await Promise.all(waits)));
      return wait > 0 ? { retryAfter: Math.ceil(wait / 1_000) } : null;
    },
  };
}

/** Counters may be stored; whose they are need not be. */
const keyOf = (kind: string, subject: string): string =>
  `operator:${kind}:${createHash("sha256").update(subject).digest("base64url").slice(0, 22)}`;
