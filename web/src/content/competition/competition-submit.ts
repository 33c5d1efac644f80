import * as v from "valibot";
import { refusalOf } from "../../graph/failure.ts";
import { SubscribeToCompetitionDocument } from "../../graph/generated/SubscribeToCompetition.ts";
import type { GraphTools } from "../../graph/load.ts";
import { type ContactFaults, contactFaults } from "../../lib/contact-faults.ts";
import { emailSchema } from "../../lib/contact-schema.ts";
import { copyFor } from "../../lib/copy.ts";
import { type ErrorMap, hasErrors, refusedForm } from "../../lib/error-map.ts";
import { type FormAnswer, type FormValues, readForm, refuseForm } from "../../lib/form-values.ts";
import type { MessageOf } from "../../lib/message-of.ts";
import { rules } from "../../lib/rules.ts";
import { errorsOf } from "../../lib/schema-errors.ts";
import { trapField } from "../../lib/trap-field.ts";
import { competitionCopy, type CompetitionTexts } from "./competition-copy.ts";

/** What is wrong with an entry, as far as it can be said without the shop. */
export function checkEntry(values: FormValues, t: CompetitionTexts & ContactFaults): ErrorMap {
  const words = (missing: string, limit: number) =>
    v.optional(
      v.pipe(v.string(), v.check(rules.required, missing), v.check(rules.maxLength(limit), t.tooLong(limit))),
      "",
    );
  const schema = v.object({
    answer: words(t.answerMissing, 500),
    firstName: words(t.firstNameMissing, 60),
    lastName: words(t.lastNameMissing, 60),
    email: emailSchema(t),
    acceptsConditions: v.optional(v.pipe(v.string(), v.literal("on", t.acceptMissing)), ""),
  });
  return errorsOf(schema, values);
}

/**
 * Takes part in a competition (OP-M-37).
 * @param messageOf puts message keys into words
 * @returns null when it worked
 */
export async function submitEntry(
  request: Request,
  form: FormData,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const faults = checkEntry(values, { ...copyFor(request, competitionCopy), ...copyFor(request, contactFaults) });
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { competitionId = "", firstName = "", lastName = "", email = "", answer = "", acceptsConditions } = values;
  const entry = { competitionId, firstName, lastName, email, answer, acceptsConditions: acceptsConditions === "on" };
  const { data, error } = await mutate(SubscribeToCompetitionDocument, { entry, honeypot: values[trapField] ?? "" });
  const result = data?.subscribeToCompetition;
  return result?.successful ? null : refuseForm(values, await refusedForm(refusalOf(error, result), messageOf));
}
