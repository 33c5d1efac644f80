import type { ReactNode } from "react";
import { useCopy } from "../lib/copy.ts";
import { showEmail } from "../lib/show-email.ts";
import type { FormValues } from "../lib/form-values.ts";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { PasswordInput } from "../ui/password-input/password-input.tsx";
import { accountEmailCopy } from "./account-email-copy.ts";
import styles from "./contact-fields.module.css";
import { otherEmailField } from "./shipping-choice.ts";

export interface AccountEmailProps {
  readonly form: FormCheck;
  readonly values: FormValues;
  /** The email that is stored. */
  readonly stored: string;
  /** The field for another one. */
  readonly children: ReactNode;
}

/** A customer's email, and another one if they request it, with their password. */
export function AccountEmail({ form, values, stored, children }: AccountEmailProps) {
  const t = useCopy(accountEmailCopy);
  return (
    <div className={styles.account}>
      <p>
        {t.accountEmail}: <strong>{showEmail(stored)}</strong>
      </p>
      <Checkbox
        name={otherEmailField}
        label={t.otherEmail}
        defaultChecked={values[otherEmailField] === "on"}
        className={styles.isOther}
      />
      <div className={styles.other}>
        {children}
        <PasswordInput
          {...form.field("currentPassword")}
          label={t.currentPassword}
          typed={values["currentPassword"]}
          autoComplete="current-password"
          required
        />
      </div>
    </div>
  );
}
