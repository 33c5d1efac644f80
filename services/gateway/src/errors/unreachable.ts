import type { PublicError } from "./rules.ts";

/**
 * The error that clients get for a field to which no way is known from its place.
 * @param field `Type.field`
 * @param upstream one that has it elsewhere; null without any
 */
export function presentUnreachable(field: string, upstream: string | null): PublicError {
  const code = "FIELD_UNREACHABLE";
  return {
    message: `No way is known to ${field} here`,
    extensions: { code, classification: code, ...(upstream !== null && { upstream }) },
  };
}
