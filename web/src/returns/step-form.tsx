import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { type FormCheck, useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { returnCopy } from "./return-copy.ts";

/** The rules, and with them what keeps a step. */
const load = async () => (await Promise.all([import("./step-check.ts"), import("./step-submit.ts")]))[0];

interface StepFormProps {
  /** In front of the fields' ids. */
  readonly id: string;
  readonly title: string;
  readonly next: string;
  /** The step before. */
  readonly back: string;
  readonly check: (rules: Awaited<ReturnType<typeof load>>, values: FormValues) => ErrorMap;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
  /** The fields, wired to the form. */
  readonly children: (field: FormCheck["field"]) => ReactNode;
}

/** The form of a later step: its faults, its fields, the way on and the way back. */
export function StepForm({ id, title, next, back, check, answer, children }: StepFormProps) {
  const t = useCopy(returnCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck(id, { load, check }, answer?.errors);
  return (
    <Form method="post" {...form.formProps}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${title}` : title}</title>
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        {children(form.field)}
        <Button type="submit" wide busyText={isBusy ? t.saving : undefined}>
          {next}
        </Button>
        <p>
          <TextLink href={back}>{t.back}</TextLink>
        </p>
      </Stack>
    </Form>
  );
}
