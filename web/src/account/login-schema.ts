import * as v from "valibot";
import { type ContactFaults, customerNumberSchema, emailSchema, passwordSchema } from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";

/** What is wrong with the sign-in form, on both sides; the server alone decides whether it is right (AUTH-01). */
export const checkLogin = (values: FormValues, isBusiness: boolean, t: ContactFaults): ErrorMap =>
  errorsOf(
    v.object({ email: isBusiness ? customerNumberSchema(t) : emailSchema(t), password: passwordSchema(t) }),
    values,
  );
