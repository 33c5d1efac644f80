import { Form, useNavigation } from "react-router";
import { contactFaults } from "../../lib/contact-faults.ts";
import { useCopy } from "../../lib/copy.ts";
import type { FormAnswer } from "../../lib/form-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmailInput } from "../../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { TrapField } from "../../ui/form/trap-field.tsx";
import { useFormCheck } from "../../ui/form/use-form-check.ts";
import { Stack } from "../../ui/layout/layout.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { checkUnsubscribing } from "./newsletter-check.ts";
import { newsletterCopy } from "./newsletter-copy.ts";

/** Ends the newsletter by email and house number (OP-M-36). @param props.answer as in the sign-up */
export function UnsubscribeForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useCopy(newsletterCopy);
  const { unsubscribe } = t;
  const faults = { ...unsubscribe, ...useCopy(contactFaults) };
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("unsubscribe", (values) => checkUnsubscribing(values, faults), answer?.errors);
  return (
    <>
      <title>{form.hasErrors ? `${t.errorTitle}: ${unsubscribe.title}` : unsubscribe.title}</title>
      <SectionHeader level={1} title={unsubscribe.title} lead={unsubscribe.lead} />
      <Form method="post" {...form.formProps}>
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          <EmailInput
            {...form.field("email")}
            label={t.email}
            autoComplete="email"
            defaultValue={answer?.values["email"]}
            required
          />
          <TextInput
            {...form.field("houseNr")}
            label={unsubscribe.houseNr}
            hint={unsubscribe.houseNrHint}
            defaultValue={answer?.values["houseNr"]}
            autoComplete="off"
            required
          />
          <TrapField />
          <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
            {unsubscribe.submit}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
