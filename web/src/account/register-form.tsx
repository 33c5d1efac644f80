import { Form, useNavigation } from "react-router";
import type { BusinessChoicesQuery } from "../graph/generated/BusinessChoices.ts";
import { contactFaults, passwordLimit, passwordMinimum } from "../lib/contact-schema.ts";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { PasswordInput } from "../ui/password-input/password-input.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { CertificateInput } from "./certificate-input.tsx";
import { contactCopy } from "./contact-copy.ts";
import { accountCopy } from "./copy.ts";
import { checkRegister } from "./register-schema.ts";
import { UniqueEmailInput } from "./unique-email-input.tsx";

interface RegisterFormProps {
  readonly answer: FormAnswer | undefined;
  /** What a business chooses from (ACCESS-21); null for consumers. */
  readonly choices: BusinessChoicesQuery | null;
}

/**
 * The form that opens an account; it requests no more than that needs (ux 4, 12).
 * @param answer what the server answered to the last try. Give the form a new key with it.
 */
export function RegisterForm({ answer, choices }: RegisterFormProps) {
  const t = useCopy(accountCopy);
  const { data } = useCopy(contactCopy);
  const texts = { ...t, ...useCopy(contactFaults), data };
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("register", (values) => checkRegister(values, choices !== null, texts), answer?.errors);
  const valueOf = (name: string) => answer?.values[name];
  return (
    <Form method="post" {...(choices && { encType: "multipart/form-data" as const })} {...form.formProps}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.register}` : t.register}</title>
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        {choices && (
          <TextInput
            {...form.field("company")}
            label={data.company}
            autoComplete="organization"
            defaultValue={valueOf("company")}
            required
          />
        )}
        <UniqueEmailInput {...form.field("email")} label={t.email} defaultValue={valueOf("email")} />
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
        {choices && <BusinessFields field={form.field} choices={choices} values={answer?.values ?? {}} />}
        {choices && <CertificateInput field={form.field("certificate")} values={answer?.values ?? {}} />}
        <Button type="submit" wide busyText={isBusy ? t.registering : undefined}>
          {t.register}
        </Button>
      </Stack>
    </Form>
  );
}
