import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { Textarea } from "../ui/textarea/textarea.tsx";
import { cancellationCopy } from "./cancellation-copy.ts";

/** The rules, and with them what sends the declaration. */
const load = async () =>
  (await Promise.all([import("./cancellation-check.ts"), import("./cancellation-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface CancellationFormProps {
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
  /** Number of the membership's order that the page was opened with; may be empty. */
  readonly contract: string;
}

/** The declaration that cancels a membership (§ 312k (2) BGB): all that it asks for, and the one button. */
export function CancellationForm({ answer, contract }: CancellationFormProps) {
  const t = useCopy(cancellationCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkCancellation }: Rules, typed: FormValues) => checkCancellation(typed, t);
  const form = useFormCheck("cancellation", { load, check }, answer?.errors);
  const values: FormValues = answer?.values ?? { kind: "ORDINARY", contract };
  const kind = form.field("kind");
  return (
    <Form method="post" {...form.formProps}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        <Panel>
          <Stack gap={4}>
            <RadioGroup id={kind.id} legend={t.kind} error={kind.error} required>
              {(["ORDINARY", "EXTRAORDINARY"] as const).map((each) => (
                <RadioCard
                  key={each}
                  name="kind"
                  value={each}
                  label={t.kinds[each][0]}
                  note={t.kinds[each][1]}
                  defaultChecked={values["kind"] === each}
                />
              ))}
            </RadioGroup>
            <Textarea
              {...form.field("reason")}
              label={t.reason}
              hint={t.reasonHint}
              rows={4}
              defaultValue={values["reason"]}
            />
          </Stack>
        </Panel>
        <Panel as="section" title={t.contractTitle}>
          <Stack gap={4}>
            <p>
              <strong>{t.contractText}</strong>
            </p>
            <TextInput
              {...form.field("contract")}
              label={t.contract}
              hint={t.contractHint}
              autoComplete="off"
              defaultValue={values["contract"]}
            />
            <TextInput
              {...form.field("name")}
              label={t.name}
              autoComplete="name"
              defaultValue={values["name"]}
              required
            />
            <EmailInput
              {...form.field("email")}
              label={t.email}
              hint={t.emailHint}
              autoComplete="email"
              defaultValue={values["email"]}
              required
            />
            <TextInput
              {...form.field("wishedDate")}
              type="date"
              label={t.wishedDate}
              hint={t.wishedDateHint}
              defaultValue={values["wishedDate"]}
            />
          </Stack>
        </Panel>
        <Button type="submit" wide busyText={isBusy ? t.sending : undefined}>
          {t.submit}
        </Button>
      </Stack>
    </Form>
  );
}
