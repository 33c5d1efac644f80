import * as v from "valibot";

/** What is wrong with which field. */
export const fieldErrorSchema = v.object({
  fieldName: v.string(),
  errorMessage: v.string(),
  formName: v.nullish(v.string(), null),
});
export type FieldError = Readonly<v.InferOutput<typeof fieldErrorSchema>>;

/** The answer of a mutation that succeeds or gives the reason why not (ERR-09). */
export const mutationResultSchema = v.object({
  successful: v.boolean(),
  generalErrorMessage: v.nullish(v.string(), null),
  fieldErrors: v.array(fieldErrorSchema),
});
export type MutationResult = Readonly<v.InferOutput<typeof mutationResultSchema>>;

/** Selection that `fieldErrorSchema` decodes. */
export const fieldErrorSelection = "fieldErrors { fieldName errorMessage formName }";
/** Selection that `mutationResultSchema` decodes. */
export const mutationResultSelection = `successful generalErrorMessage ${fieldErrorSelection}`;
