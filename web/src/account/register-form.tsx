import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { accountCopy } from "./copy.ts";
import { passwordLimit } from "./login-schema.ts";
import { passwordMinimum, type RegisterAnswer } from "./register-schema.ts";

/** The form that opens an account; it asks for no more than that needs (ux 4, 12). */
export function RegisterForm({ answer }: { readonly answer: RegisterAnswer | undefined }) {
  const t = useCopy(accountCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const errors = answer?.errors ?? {};
  const summary = Object.entries(errors).map(([field, message]) => ({
    message,
    ...(field !== "general" && { fieldId: `register-${field}` }),
  }));
  return (
    <Form method="post" noValidate>
      <Stack gap={5}>
        <ErrorSummary errors={summary} attempt={answer?.attempt} />
        <input type="hidden" name="attempt" value={answer?.attempt ?? 0} />
        <TextInput
          id="register-email"
          name="email"
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={answer?.values.email}
          error={errors["email"]}
          required
        />
        <TextInput
          id="register-password"
          name="password"
          label={t.password}
          hint={t.passwordHint(passwordMinimum, passwordLimit)}
          type="password"
          autoComplete="new-password"
          error={errors["password"]}
          required
        />
        <TextInput
          id="register-firstName"
          name="firstName"
          label={t.firstName}
          autoComplete="given-name"
          defaultValue={answer?.values.firstName}
          error={errors["firstName"]}
        />
        <TextInput
          id="register-lastName"
          name="lastName"
          label={t.lastName}
          autoComplete="family-name"
          defaultValue={answer?.values.lastName}
          error={errors["lastName"]}
        />
        <Button type="submit" wide busyText={isBusy ? t.registering : undefined}>
          {t.register}
        </Button>
      </Stack>
    </Form>
  );
}
