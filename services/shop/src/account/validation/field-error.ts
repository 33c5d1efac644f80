import type { FieldError } from "../../generated/graph.ts";
/** `MutationResult` of the graph. */
export interface MutationResult {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
}

/** The change was made. */
export const succeeded: MutationResult = { successful: true, generalErrorMessage: null, fieldErrors: [] };

/** The change was not made, for a reason that no single field is to blame for. */
export function failed(message: string): MutationResult {
  return { successful: false, generalErrorMessage: message, fieldErrors: [] };
}

/** The change was not made because of one field. */
export function fieldFailed(fieldName: string, errorMessage: string): MutationResult {
  return { successful: false, generalErrorMessage: null, fieldErrors: [{ fieldName, errorMessage }] };
}
