import { useCopy } from "../lib/copy.ts";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import styles from "./shipping-form.module.css";
import type { FormValues } from "../lib/form-values.ts";
import { shippingCopy } from "./shipping-copy.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";

interface ContactFieldsProps {
  readonly form: FormCheck;
  readonly values: FormValues;
  readonly isGuest: boolean;
}

/** How to reach the shopper: the email of guests, and a phone number that is optional and says why (ux 13). */
export function ContactFields({ form, values, isGuest }: ContactFieldsProps) {
  const t = useCopy(shippingCopy);
  return (
    <div className={styles.form}>
      {isGuest && (
        <EmailInput
          {...form.field("email")}
          label={t.email}
          hint={t.emailHint}
          autoComplete="email"
          defaultValue={values["email"]}
          required
        />
      )}
      <TextInput
        {...form.field("phone")}
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={values["phone"]}
      />
    </div>
  );
}
