import { passwordLimit, passwordMinimum } from "../lib/contact-faults.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { PasswordInput } from "../ui/password-input/password-input.tsx";

interface NewPasswordFieldsProps {
  readonly field: FormCheck["field"];
  readonly texts: {
    readonly next: string;
    readonly repeat: string;
    readonly hint: (minimum: number, maximum: number) => string;
  };
  /** What was typed into them, where nothing has answered. */
  readonly typed: FormValues | undefined;
}

/** A new password and its repeat. */
export function NewPasswordFields({ field, texts, typed }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        {...field("newPassword")}
        label={texts.next}
        hint={texts.hint(passwordMinimum, passwordLimit)}
        autoComplete="new-password"
        typed={typed?.["newPassword"]}
        required
      />
      <PasswordInput
        {...field("newPasswordRepeated")}
        label={texts.repeat}
        autoComplete="new-password"
        typed={typed?.["newPasswordRepeated"]}
        required
      />
    </>
  );
}
