/** What goes wrong between gateway and shop, for one call. Those that say so call the shop first: it has acted by then. */
export type Fault =
  /** The answer comes late. */
  | { readonly kind: "latency"; readonly ms: number }
  /** The call is taken and never answered. */
  | { readonly kind: "time-out" }
  /** The connection breaks before the call reached the shop. */
  | { readonly kind: "reset-before-commit" }
  /** The shop has acted; the connection breaks before its answer comes. */
  | { readonly kind: "reset-after-commit" }
  /** The shop has acted; its answer is announced whole, and breaks off in the middle. */
  | { readonly kind: "truncated-body" }
  /** The shop has acted; its answer is half of a JSON text. */
  | { readonly kind: "malformed-body" }
  /** The shop has acted; its answer has one element too few. */
  | { readonly kind: "wrong-batch-length" }
  /** The shop has acted; its answer's elements come in another order. */
  | { readonly kind: "wrong-order" }
  /** Too many calls: try again later. */
  | { readonly kind: "too-many-requests"; readonly retryAfterSeconds: number }
  /** A proxy before the shop answers with a page of its own. */
  | { readonly kind: "bad-gateway" }
  /** The shop has acted; where it was requested the field, it answers that something went wrong within. */
  | { readonly kind: "internal-error"; readonly field: string }
  /** The shop has acted; its answer comes byte by byte. */
  | { readonly kind: "slow-drip"; readonly msPerByte: number }
  /** The shop has acted; its answer is half sent, and nothing more will come. */
  | { readonly kind: "half-closed" }
  /** The shop has acted; its answer is nothing. */
  | { readonly kind: "empty-body" }
  /** The shop has acted; its answer calls itself a page. */
  | { readonly kind: "wrong-content-type" }
  /** The shop has acted; its answer does not end before `bytes`. */
  | { readonly kind: "huge-body"; readonly bytes: number };

/** The faults that keep a call from the shop. */
const beforeCommit = ["time-out", "reset-before-commit", "too-many-requests", "bad-gateway"] as const;

/** A fault that keeps a call from the shop. */
export type FaultBefore = Extract<Fault, { readonly kind: (typeof beforeCommit)[number] }>;

/** Whether a fault keeps a call from the shop. */
export function isBeforeCommit(fault: Fault): fault is FaultBefore {
  return beforeCommit.some((kind) => kind === fault.kind);
}
