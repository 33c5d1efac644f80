import { createHash } from "node:crypto";
import type { Rate } from "@chalkbox/environment";
import type { PublicError } from "../errors/rules.ts";
import type { CounterStore } from "./counter-store.ts";

/** What is counted: attempts at what attackers try by the thousand. */
export const ratedActions = ["login", "registration", "password", "lookup", "token", "visitor"] as const;
export type RatedAction = (typeof ratedActions)[number];

export type Rates = Readonly<Record<RatedAction, Rate>>;

/** The fields of the root that count. The last three of registration open accounts, if only for guests. */
const actionsOf: Readonly<Record<string, readonly RatedAction[]>> = {
  login: ["login"],
  // Registrations reveal who has an account, too (C-89).
  registerCustomer: ["registration", "lookup"],
  // The shop alone sees whether the visitor registers here or goes on as guest, and counts that.
  checkoutAuth: ["registration"],
  registerGuest: ["registration"],
  startWallet: ["registration"],
  changePassword: ["password"],
  isUniqueEmail: ["lookup"],
  checkEmailSubscribed: ["lookup"],
  forgotPassword: ["password"],
  changeForgottenPassword: ["password"],
};

/** Who does something. */
export interface Actor {
  readonly address: string;
  /** Null for a visitor without an id; then the address alone counts. */
  readonly userId: string | null;
}

/** Why something is not done now. */
export interface TooOften {
  /** Until it may be tried again, in whole seconds. */
  readonly retryAfter: number;
}

/** Counts what is tried, for a visitor and for an address. */
export interface RateLimiter {
  /** Counts some uses of an action at once; null while it may be done. */
  take(action: RatedAction, times: number, actor: Actor): Promise<TooOften | null>;
  /** Whether any field of the root counts. */
  concerns(rootFields: readonly string[]): boolean;
  /** Counts the root fields of an operation, each alias singly; null while it may be done. */
  takeFields(rootFields: readonly string[], actor: Actor): Promise<TooOften | null>;
}

/** Limits actions to these rates. @param counters where they are counted, of one gateway or of all */
export function createRateLimiter(rates: Rates, counters: Pick<CounterStore, "increment">): RateLimiter {
  const count = async (key: string, times: number, most: number, windowMs: number): Promise<number> => {
    const counts = await Promise.all(Array.from({ length: times }, () => counters.increment(key, windowMs)));
    const last = counts.reduce((a, b) => (b.count > a.count ? b : a));
    return last.count > most ? last.resetMs : 0;
  };

  const take: RateLimiter["take"] = async (action, times, { address, userId }) => {
    const { perVisitor, perAddress, windowMs } = rates[action];
    const waits = await Promise.all([
      count(`${action}:address:${digest(networkOf(address))}`, times, perAddress, windowMs),
      userId === null ? 0 : count(`${action}:visitor:${digest(userId)}`, times, perVisitor, windowMs),
    ]);
    const wait = Math.max(...waits);
    return wait > 0 ? { retryAfter: Math.ceil(wait / 1000) } : null;
  };

  return {
    take,
    concerns: (rootFields) => rootFields.some((field) => Object.hasOwn(actionsOf, field)),
    takeFields: async (rootFields, actor) => {
      const times = new Map<RatedAction, number>();
      for (const field of rootFields) {
        const actions = Object.hasOwn(actionsOf, field) ? (actionsOf[field] ?? []) : [];
        for (const action of actions) times.set(action, (times.get(action) ?? 0) + 1);
      }
      const found = await Promise.all([...times].map(([action, uses]) => take(action, uses, actor)));
      return found.reduce((a, b) => ((b?.retryAfter ?? 0) > (a?.retryAfter ?? 0) ? b : a), null);
    },
  };
}

/** The error that the client gets; with HTTP status 429 and `Retry-After`. */
export function presentTooOften({ retryAfter }: TooOften): PublicError {
  return {
    message: `Too many attempts. Please try again in ${retryAfter} seconds.`,
    extensions: {
      code: "RATE_LIMITED",
      classification: "RATE_LIMITED",
      messageKey: "vue.message.tooManyAttempts",
      retryAfter,
    },
  };
}

/** A visitor with one IPv6 address has the whole network of 64 bits around it. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.replace(/%.*/, "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** Counters may be stored; who it was need not be. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
