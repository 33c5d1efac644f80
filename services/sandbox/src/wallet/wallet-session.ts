import * as v from "valibot";

const address = (limit: number) => v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(limit));
const text = (limit: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(limit), v.regex(/^\P{Cc}*$/u));
const longestAddress = 1_000;

/** What a shop requests when it opens a session (docs/guides/wallet-payments.md, "Open"). */
export const openingSchema = v.object({
  /** The shop's name for what the session is about. */
  reference: text(64),
  description: text(200),
  language: v.pipe(v.string(), v.regex(/^(de|en)(-[A-Z]{2})?$/)),
  /** Where the browser goes once the shopper has chosen; a query of the shop's own is kept. */
  urlReturn: address(longestAddress),
  urlCancel: address(longestAddress),
});
export type Opening = Readonly<v.InferOutput<typeof openingSchema>>;

/** What is to be paid; the shop sends it when the shopper orders ("Amount"). */
export const chargeSchema = v.object({
  /** Integer cents. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  currency: v.literal("EUR"),
  orderRef: text(64),
  /** Where the browser goes after the shopper's last word. */
  urlResult: address(longestAddress),
});
export type Charge = Readonly<v.InferOutput<typeof chargeSchema>>;

/** The state of a session; `completed` and `cancelled` are final. */
export const walletStates = [
  /** The shopper has not chosen yet. */
  "open",
  /** The shopper chose an account and a way to pay; the shop may read the addresses. */
  "approved",
  /** The shop has sent the amount; the shopper has not agreed to it yet. */
  "confirming",
  /** The shopper agreed and the bank did, too; the shop may take the money. */
  "authorised",
  /** The bank refused. */
  "declined",
  /** The money was taken, once. */
  "completed",
  "cancelled",
] as const;
export type WalletState = (typeof walletStates)[number];

/** One use of the wallet. */
export interface WalletSession {
  /** Unguessable; who has it may choose and cancel, so it is never logged. */
  readonly id: string;
  readonly opening: Opening;
  readonly state: WalletState;
  /** Id of the wallet account that the shopper chose; null before. */
  readonly accountId: string | null;
  /** Id of the way to pay that the shopper chose; null before. */
  readonly instrumentId: string | null;
  readonly charge: Charge | null;
  /** The wallet's reference of the payment; null until the money was taken. */
  readonly chargeId: string | null;
}
