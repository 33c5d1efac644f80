import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { PasswordInput } from "../ui/password-input/password-input.tsx";
import room from "../ui/room/room.module.css";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { passwordCopy } from "./password-copy.ts";

/** The rules, and with them what changes the password. */
const load = async () => (await Promise.all([import("./password-check.ts"), import("./password-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

/**
 * Changes the password: the one until now, the new one and its repeat.
 * @param answer what the server answered to the last try. Give the form a new key with it.
 */
export function PasswordForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useCopy(passwordCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkPasswordChange }: Rules, values: FormValues) => checkPasswordChange(values, t);
  const form = useFormCheck("password", { load, check }, answer?.errors);
  return (
    <Form method="post" {...form.formProps} className={room.form}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        <PasswordInput
          {...form.field("currentPassword")}
          label={t.current}
          autoComplete="current-password"
          typed={answer?.typed?.["currentPassword"]}
          required
        />
        <NewPasswordFields field={form.field} texts={t} typed={answer?.typed} />
        <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
          {t.submit}
        </Button>
      </Stack>
    </Form>
  );
}
