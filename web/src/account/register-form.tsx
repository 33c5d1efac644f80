import { Form, useNavigation } from "react-router";
import { contactFaults, passwordLimit, passwordMinimum } from "../lib/contact-schema.ts";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { PasswordInput } from "../ui/password-input/password-input.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { accountCopy } from "./copy.ts";
import { checkRegister } from "./register-schema.ts";

/**
 * The form that opens an account; it asks for no more than that needs (ux 4, 12).
 * @param answer what the server answered to the last try. Give the form a new key with it.
 */
export function RegisterForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useCopy(accountCopy);
  const texts = { ...t, ...useCopy(contactFaults) };
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("register", (values) => checkRegister(values, texts), answer?.errors);
  const valueOf = (name: string) => answer?.values[name];
  return (
    <Form method="post" {...form.formProps}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.register}` : t.register}</title>
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        <EmailInput
          {...form.field("email")}
          label={t.email}
          autoComplete="email"
          defaultValue={valueOf("email")}
          required
        />
        <PasswordInput
          {...form.field("password")}
          label={t.password}
          hint={t.passwordHint(passwordMinimum, passwordLimit)}
          autoComplete="new-password"
          required
        />
        <TextInput
          {...form.field("firstName")}
          label={t.firstName}
          autoComplete="given-name"
          defaultValue={valueOf("firstName")}
        />
        <TextInput
          {...form.field("lastName")}
          label={t.lastName}
          autoComplete="family-name"
          defaultValue={valueOf("lastName")}
        />
        <Button type="submit" wide busyText={isBusy ? t.registering : undefined}>
          {t.register}
        </Button>
      </Stack>
    </Form>
  );
}
