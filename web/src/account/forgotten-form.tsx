import { Form, useNavigation } from "react-router";
import type { PasswordForgottenQuery } from "../graph/generated/PasswordForgotten.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { showEmail } from "../lib/show-email.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { TrapField } from "../ui/form/trap-field.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { forgottenCopy } from "./forgotten-copy.ts";

/** The rules, and with them what sends the form. */
const load = async () => (await Promise.all([import("./forgotten-check.ts"), import("./forgotten-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

type Forgotten = NonNullable<NonNullable<PasswordForgottenQuery["session"]>["passwordForgotten"]>;

interface ForgottenFormProps {
  /** What this session has requested before; null: nothing. */
  readonly before: Forgotten | null;
  /** Whether the page comes after a request that was taken. */
  readonly isSent: boolean;
  readonly answer: FormAnswer | undefined;
}

/**
 * Requests a link for a new password: by email, in the business store by customer number as well (AUTH-11). Who tries again
 * may have customer service call.
 */
export function ForgottenForm({ before, isSent, answer }: ForgottenFormProps) {
  const t = useCopy(forgottenCopy);
  const isBusiness = useStorefront().store === "b2b";
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkForgotten }: Rules, values: FormValues) => checkForgotten(values, isBusiness, t);
  const form = useFormCheck("forgotten", { load, check }, answer?.errors);
  const typed = answer?.values ?? {
    ...(before?.email && { email: before.email }),
    ...(before?.customerNumber && { customerNumber: before.customerNumber }),
  };
  const title = isSent && before ? t.sentTitle : t.title;
  const name = [before?.email && showEmail(before.email), before?.customerNumber].filter(Boolean).join(", ");
  return (
    <Stack gap={5}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${title}` : title}</title>
      <SectionHeader level={1} title={title} lead={isSent && before ? undefined : t.lead} />
      {isSent && before && (
        <>
          <Alert tone="success" live="polite">
            {t.sent(name)}
          </Alert>
          <p>{t.nothing}</p>
        </>
      )}
      <Form method="post" {...form.formProps}>
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          {isBusiness && (
            <TextInput
              {...form.field("customerNumber")}
              label={t.customerNumber}
              hint={t.eitherHint}
              inputMode="numeric"
              autoComplete="username"
              defaultValue={typed["customerNumber"]}
            />
          )}
          <EmailInput
            {...form.field("email")}
            label={t.email}
            autoComplete="email"
            defaultValue={typed["email"]}
            required={!isBusiness}
          />
          {before && (
            <TextInput
              {...form.field("phone")}
              label={t.phone}
              hint={t.phoneHint}
              type="tel"
              autoComplete="tel"
              defaultValue={answer?.values["phone"] ?? before.phone ?? undefined}
            />
          )}
          <TrapField />
          <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
            {before ? t.again : t.submit}
          </Button>
          <TextLink href="/login/">{t.login}</TextLink>
        </Stack>
      </Form>
    </Stack>
  );
}
