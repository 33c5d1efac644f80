import { Form, useNavigation } from "react-router";
import type { BusinessChoicesQuery } from "../graph/generated/BusinessChoices.ts";
import { passwordLimit, passwordMinimum } from "../lib/contact-faults.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
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
import { UniqueEmailInput } from "./unique-email-input.tsx";

/** The rules, and with them what opens the account. */
const load = async () => (await Promise.all([import("./register-schema.ts"), import("./register-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface RegisterFormProps {
  readonly answer: FormAnswer | undefined;
  /** What a business chooses from (ACCESS-21); null for consumers. */
  readonly choices: BusinessChoicesQuery | null;
  /** What is known of the visitor, e.g. from the order that they have just made. */
  readonly known?: FormValues;
}

/**
 * The form that opens an account; it requests no more than that needs (ux 4, 12).
 * @param answer what the server answered to the last try. Give the form a new key with it.
 */
export function RegisterForm({ answer, choices, known = {} }: RegisterFormProps) {
  const t = useCopy(accountCopy);
  const { data } = useCopy(contactCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const storefront = useStorefront();
  const check = ({ checkRegister }: Rules, values: FormValues) => checkRegister(values, storefront);
  const form = useFormCheck("register", { load, check }, answer?.errors);
  const valueOf = (name: string) => (answer ? answer.values[name] : known[name]);
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
          typed={answer?.typed?.["password"]}
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
