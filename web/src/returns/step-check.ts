import * as v from "valibot";
import { emailSchema, phoneSchema } from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import { errorMapOf } from "../lib/error-map.ts";
import { type FormValues, groupOf } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import { mostLabels } from "./carrier-values.ts";
import type { ReturnTexts } from "./return-copy.ts";

/** What is wrong with the second step. */
export const checkRegulation = (values: FormValues, t: ReturnTexts["regulation"]): ErrorMap =>
  (values["regulation"] ?? "") === "" ? errorMapOf([["regulation", t.missing]]) : {};

const needed = (missing: string, tooLong: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.check(rules.maxLength(255), tooLong)), "");

/** What is wrong with the third step; without a label no carrier is needed (RET-07). */
export function checkCarrier(values: FormValues, texts: ReturnTexts): ErrorMap {
  const t = texts.carrier;
  const contact = errorsOf(
    v.object({
      firstName: needed(t.firstNameMissing, t.tooLong),
      lastName: needed(t.lastNameMissing, t.tooLong),
      email: emailSchema(texts),
      phone: phoneSchema(texts),
    }),
    groupOf(values, "contact"),
  );
  const { carrier = "", labels = "1" } = values;
  const isCount = /^\d$/u.test(labels) && Number(labels) <= mostLabels;
  return {
    ...(carrier === "" && labels !== "0" && { carrier: t.missing }),
    ...(!isCount && { labels: t.labelsWrong }),
    ...(Object.keys(contact).length > 0 && { contact }),
  };
}
