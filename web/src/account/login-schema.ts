import * as v from "valibot";
import { contactFaults } from "../lib/contact-faults.ts";
import { customerNumberSchema, emailSchema, passwordSchema } from "../lib/contact-schema.ts";
import { textsFor } from "../lib/copy.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";

/** What is wrong with the sign-in form, on both sides; the server alone decides whether it is right (AUTH-01). */
export function checkLogin(values: FormValues, storefront: Storefront): ErrorMap {
  const t = textsFor(contactFaults, storefront);
  const email = storefront.store === "b2b" ? customerNumberSchema(t) : emailSchema(t);
  return errorsOf(v.object({ email, password: passwordSchema(t) }), values);
}
