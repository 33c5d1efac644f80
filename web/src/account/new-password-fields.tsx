import { passwordLimit, passwordMinimum } from "../lib/contact-faults.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { PasswordInput } from "../ui/password-input/password-input.tsx";

interface NewPasswordFieldsProps {
  readonly field: FormCheck["field"];
  readonly texts: {
    readonly next: string;
    readonly repeat: string;
    readonly hint: (minimum: number, maximum: number) => string;
  };
}

/** A new password and its repeat. */
export function NewPasswordFields({ field, texts }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        {...field("newPassword")}
        label={texts.next}
        hint={texts.hint(passwordMinimum, passwordLimit)}
        autoComplete="new-password"
        required
      />
      <PasswordInput {...field("newPasswordRepeated")} label={texts.repeat} autoComplete="new-password" required />
    </>
  );
}
