import type { ToastMessage } from "../generated/graph.ts";
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

export const succeeded: SessionOutcome = { successful: true, errorMessage: null, toast: null };
