import * as v from "valibot";
import type { AccountTexts } from "./copy.ts";
import { emailSchema, passwordLimit } from "./login-schema.ts";

/** Shortest password (VALID-08); the server decides the rest (C-68). */
export const passwordMinimum = 3;

/** Longest name. */
const nameLimit = 80;

/** What opening an account needs; names can be left out and come with the first order. */
export const registerSchema = (t: AccountTexts) =>
  v.object({
    email: emailSchema(t),
    password: v.pipe(
      v.string(),
      v.nonEmpty(t.passwordChoose),
      v.minLength(passwordMinimum, t.passwordLength(passwordMinimum, passwordLimit)),
      v.maxLength(passwordLimit, t.passwordLength(passwordMinimum, passwordLimit)),
    ),
    firstName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(nameLimit, t.nameTooLong)), ""),
    lastName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(nameLimit, t.nameTooLong)), ""),
  });

/** What the form answers with when no account could be opened; the password never comes back. */
export interface RegisterAnswer {
  /** Errors by field; `general` belongs to the whole form. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<"email" | "firstName" | "lastName", string>>;
  /** Grows with every try, so that a second failure is announced too. */
  readonly attempt: number;
}
