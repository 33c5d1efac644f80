import type { ToastMessage } from "../checkout-progress.ts";
import type { FieldError } from "../shop/envelopes.ts";

/** `SessionResult` of the graph; its `session` is resolved apart. */
export interface SessionOutcome {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly toast: ToastMessage | null;
}

/** `CheckoutStepResult` of the graph; its `checkout` is resolved apart. */
export interface StepOutcome {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
}

/** `SessionLoginResult` of the graph: the shop's answer without the token. */
export interface LoginOutcome {
  readonly successfull: boolean;
  readonly errorMessage: string | null;
  readonly updatedCartId: string | null;
  readonly userId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cartMerged: boolean;
  readonly sharedListMerged: boolean;
  readonly fieldErrors: readonly FieldError[];
}

/** `SessionMergeResult` of the graph; its `session` is resolved apart. */
export interface MergeOutcome {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly cartMerged: boolean;
  readonly updatedCartId: string | null;
}

export const succeeded: SessionOutcome = { successful: true, errorMessage: null, toast: null };

/** `SessionFormResult` of the graph; its `session` is resolved apart. */
export interface FormOutcome {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
}
