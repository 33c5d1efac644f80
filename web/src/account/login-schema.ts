import * as v from "valibot";
import type { AccountTexts } from "./copy.ts";

/** Longest email and customer number (VALID-07, VALID-09). Said in words: a field that cuts what is pasted says nothing. */
const identityLimit = 80;
/** Longest new password (VALID-08); said in words, as above. */
export const passwordLimit = 35;

/** Local part, `@`, domain, and a last part of at least two letters; umlauts are letters (VALID-07). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[\p{L}]{2,}$/u;

/** An email as a form must hold it. */
export const emailSchema = (t: AccountTexts) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(t.emailMissing),
    v.maxLength(identityLimit, t.emailInvalid),
    v.regex(emailPattern, t.emailInvalid),
  );

/** What the sign-in form must hold; the server alone decides whether it is right (AUTH-01). */
export const loginSchema = (t: AccountTexts, isBusiness: boolean) =>
  v.object({
    email: isBusiness
      ? v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t.customerNumberMissing),
          v.maxLength(identityLimit, t.customerNumberMissing),
        )
      : emailSchema(t),
    // Whatever exists may be given: whether it is right is the shop's to say.
    password: v.pipe(v.string(), v.nonEmpty(t.passwordMissing)),
    stayLogged: v.pipe(
      v.optional(v.string()),
      v.transform((value) => value !== undefined),
    ),
  });

/** What the form answers with when it could not sign in; the password never comes back. */
export interface LoginAnswer {
  /** Errors by field; `general` belongs to the whole form. */
  readonly errors: Readonly<Record<string, string>>;
  readonly email: string;
  /** Grows with every try, so that a second failure is announced too. */
  readonly attempt: number;
}

/** The first error of each field. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? "general"] ??= issue.message;
  return errors;
}
