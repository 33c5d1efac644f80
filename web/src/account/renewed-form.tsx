import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { forgottenCopy } from "./forgotten-copy.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** The rules, and with them what sends the form. */
const load = async () => (await Promise.all([import("./forgotten-check.ts"), import("./forgotten-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

/** Chooses a new password, behind the link of a mail. Give it a new key with each answer. */
export function RenewedForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useCopy(forgottenCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkRenewed }: Rules, values: FormValues) => checkRenewed(values, t);
  const form = useFormCheck("renewed", { load, check }, answer?.errors);
  return (
    <Stack gap={5}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.newTitle}` : t.newTitle}</title>
      <SectionHeader level={1} title={t.newTitle} lead={t.newLead} />
      <Form method="post" {...form.formProps}>
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          <NewPasswordFields field={form.field} texts={t} typed={answer?.typed} />
          <Button type="submit" wide busyText={isBusy ? t.saving : undefined}>
            {t.save}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
