import { type ComponentType, Suspense } from "react";
import { useCopy } from "../lib/copy.ts";
import { latePart } from "../lib/late-part.tsx";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import styles from "./contact-fields.module.css";
import type { FormValues } from "../lib/form-values.ts";
import type { AccountEmailProps } from "./account-email.tsx";
import { shippingCopy } from "./shipping-copy.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";

// Guests have none of it.
const AccountEmail: ComponentType<AccountEmailProps> = import.meta.env.SSR
  ? (await import("./account-email.tsx")).AccountEmail
  : latePart(async () => (await import("./account-email.tsx")).AccountEmail);

interface ContactFieldsProps {
  readonly form: FormCheck;
  readonly values: FormValues;
  readonly isGuest: boolean;
  /** The email that is stored. */
  readonly stored: string;
}

/** How to reach the shopper: an email, and a phone number that is optional and states why (ux 13). */
export function ContactFields({ form, values, isGuest, stored }: ContactFieldsProps) {
  const t = useCopy(shippingCopy);
  const email = (
    <EmailInput
      {...form.field("email")}
      label={t.email}
      hint={isGuest ? t.emailHint : t.otherEmailHint}
      autoComplete="email"
      defaultValue={isGuest || values["email"] !== stored ? values["email"] : ""}
      required
    />
  );
  return (
    <div className={styles.contact}>
      {isGuest ? (
        email
      ) : (
        <Suspense fallback={null}>
          <AccountEmail form={form} values={values} stored={stored}>
            {email}
          </AccountEmail>
        </Suspense>
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
