import { randomBytes } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import type { WalletStore } from "./sessions.store.ts";
import { findInstrument, type Instrument, type WalletAccount } from "./test-accounts.ts";
import type { Charge, Opening, WalletSession } from "./wallet-session.ts";

/** What became of a step: the session as it is now, and whether the step was possible (or had been made before). */
export interface Step {
  readonly session: WalletSession;
  readonly accepted: boolean;
}

/** The life of wallet sessions. Every function that takes an id answers null for an unknown one. */
export interface WalletService {
  open(opening: Opening): WalletSession;
  find(id: string): WalletSession | null;
  /** The shopper chooses an account and a way to pay, once. */
  approve(id: string, account: WalletAccount, instrument: Instrument): WalletSession | null;
  /** The shop sets the amount; possible again, with another one, until the shopper agreed. */
  charge(id: string, charge: Charge): Step | null;
  /** The shopper agrees to the amount; the bank has the last word. */
  confirm(id: string): WalletSession | null;
  /** The shop takes the money: once, and only what the shopper agreed to. Repeating it answers the same. */
  complete(id: string, amount: number, orderRef: string): Step | null;
  /** Ends a session from either side; what was paid stays paid. */
  cancel(id: string): Step | null;
}

export function createWalletService(store: WalletStore, clock: Clock): WalletService {
  const stepOf = (id: string, accepted: (session: WalletSession) => boolean): Step | null => {
    const session = store.find(id);
    return session === null ? null : { session, accepted: accepted(session) };
  };
  return {
    open(opening) {
      const id = randomBytes(24).toString("base64url");
      store.insert(id, opening, clock.now());
      return {
        id,
        opening,
        state: "open",
        accountId: null,
        instrumentId: null,
        charge: null,
        chargeId: null,
      };
    },

    find: (id) => store.find(id),

    approve(id, account, instrument) {
      store.advance(id, ["open"], "approved", { accountId: account.id, instrumentId: instrument.id });
      return store.find(id);
    },

    charge(id, charge) {
      const done = store.advance(id, ["approved", "confirming"], "confirming", { charge });
      return stepOf(id, () => done);
    },

    confirm(id) {
      const session = store.find(id);
      if (session === null) return null;
      const isAccepted = findInstrument(session.instrumentId)?.isAccepted ?? false;
      store.advance(id, ["confirming"], isAccepted ? "authorised" : "declined");
      return store.find(id);
    },

    complete(id, amount, orderRef) {
      const isAgreed = ({ charge }: WalletSession) => charge?.amount === amount && charge.orderRef === orderRef;
      const before = store.find(id);
      if (before !== null && isAgreed(before)) {
        store.advance(id, ["authorised"], "completed", { chargeId: randomBytes(16).toString("hex") });
      }
      return stepOf(id, (session) => session.state === "completed" && isAgreed(session));
    },

    cancel(id) {
      store.advance(id, ["open", "approved", "confirming", "authorised", "declined"], "cancelled");
      return stepOf(id, ({ state }) => state === "cancelled");
    },
  };
}
