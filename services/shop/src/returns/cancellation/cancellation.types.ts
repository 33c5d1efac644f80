import type { Language, Store } from "../../platform/context.ts";

/** How a membership is cancelled: as agreed, or at once for a reason that makes going on unacceptable (§ 314 BGB). */
export const cancellationKinds = ["ordinary", "extraordinary"] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

/** A cancellation whose fields are good. */
export interface CheckedCancellation {
  readonly kind: CancellationKind;
  /** Number of the membership's order; empty where none was given. */
  readonly contract: string;
  readonly name: string;
  readonly email: string;
  /** ISO day; null for the earliest possible. */
  readonly wishedOn: string | null;
  /** Empty for an ordinary one. */
  readonly reason: string;
}

/** A cancellation as it is stored. */
export interface StoredCancellation extends CheckedCancellation {
  readonly id: number;
  readonly store: Store;
  readonly language: Language;
  /** Null where no membership was found. */
  readonly membershipId: number | null;
  readonly declaration: string;
  readonly declaredAt: Date;
  /** Until when the membership's own address may object; null where its owner was signed in. */
  readonly heldUntil: Date | null;
  readonly status: "held" | "received" | "undone";
}

/** The number of a cancellation, e.g. `K-1001`. */
export const cancellationNumber = (id: number): string => `K-${id}`;

/** The id of a cancellation's number; null for every text that is none. */
export function cancellationId(number: string): number | null {
  const [, id] = /^K-(\d{1,9})$/.exec(number) ?? [];
  return id === undefined ? null : Number(id);
}
