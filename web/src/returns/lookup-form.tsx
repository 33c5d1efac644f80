import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import room from "../ui/room/room.module.css";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { lookupCopy } from "./lookup-copy.ts";

/** The rules, and with them what looks up. */
const load = async () => (await Promise.all([import("./lookup-check.ts"), import("./lookup-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface LookupFormProps {
  /** Of the page; it says when the form has faults (ux 28). */
  readonly pageTitle: string;
  readonly title: string;
  readonly submit: string;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
}

/** Finds an order by its number and a postcode, without a sign-in (RET-01, C-96). */
export function LookupForm({ pageTitle, title, submit, answer }: LookupFormProps) {
  const t = useCopy(lookupCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkLookup }: Rules, values: FormValues) => checkLookup(values, t);
  const form = useFormCheck("lookup", { load, check }, answer?.errors);
  return (
    <Panel as="section" title={title}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${pageTitle}` : pageTitle}</title>
      <Form method="post" {...form.formProps} className={room.form}>
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          <TextInput
            {...form.field("orderId")}
            label={t.number}
            hint={t.numberHint}
            defaultValue={answer?.values["orderId"]}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextInput
            {...form.field("zipCode")}
            label={t.zipCode}
            hint={t.zipCodeHint}
            defaultValue={answer?.values["zipCode"]}
            inputMode="numeric"
            autoComplete="postal-code"
            required
          />
          <Button type="submit" busyText={isBusy ? t.busy : undefined}>
            {submit}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
