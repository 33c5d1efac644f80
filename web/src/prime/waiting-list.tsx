import * as v from "valibot";
import { Form, useNavigation } from "react-router";
import { contactFaults, type ContactFaults } from "../lib/contact-faults.ts";
import { emailSchema } from "../lib/contact-schema.ts";
import { useCopy } from "../lib/copy.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import { Button } from "../ui/button/button.tsx";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { TrapField } from "../ui/form/trap-field.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { primeCopy } from "./copy.ts";

/** What is wrong with an entry, as far as it can be said without the shop. */
export const checkWaiting = (values: FormValues, t: ContactFaults): ErrorMap =>
  errorsOf(v.object({ email: emailSchema(t) }), values);

/** The waiting list while all memberships are taken (PRIME-03); it has the page's title, which tells of its faults (ux 28). @param props.answer give the form a new key with it */
export function WaitingList({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useCopy(primeCopy);
  const faults = useCopy(contactFaults);
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("waiting", (values) => checkWaiting(values, faults), answer?.errors);
  return (
    <Panel title={t.full}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <Form method="post" {...form.formProps}>
        <Stack gap={4}>
          <p>{t.fullHelp}</p>
          <ErrorSummary {...form.summary} />
          <input type="hidden" name="intent" value="wait" />
          <EmailInput
            {...form.field("email")}
            label={t.email}
            autoComplete="email"
            defaultValue={answer?.values["email"]}
            required
          />
          <TrapField />
          <Button type="submit" busyText={isBusy ? t.waiting : undefined}>
            {t.wait}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
