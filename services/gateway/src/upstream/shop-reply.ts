import type { Failure } from "../errors/failure.ts";
import type { UpstreamResult } from "../errors/upstream-error.ts";

/** The result of an operation at the shop. */
export type ShopReply =
  /** No errors: the bytes as the shop wrote them, not parsed. `isWhole`: nothing can be missing in their middle. */
  | { readonly kind: "clean"; readonly bytes: Buffer; readonly isWhole: boolean }
  /** At least one error, after the recoveries that there are. */
  | { readonly kind: "errors"; readonly result: UpstreamResult }
  /** No answer. `retryAfter`: when to call the shop again, in milliseconds. */
  | { readonly kind: "failed"; readonly failure: Failure; readonly retryAfter: number | null };
