import type { BusinessChoicesQuery } from "../graph/generated/BusinessChoices.ts";
import type { ContactDetailsQuery } from "../graph/generated/ContactDetails.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { showEmail } from "../lib/show-email.ts";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { PasswordInput } from "../ui/password-input/password-input.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { AccountDataFields } from "./account-data-fields.tsx";
import { type ContactEdit, contactCopy } from "./contact-copy.ts";
import { ContactForm } from "./contact-form.tsx";

/** An account's data. */
export type AccountData = NonNullable<ContactDetailsQuery["getAccountData"]>;

interface EditProps {
  readonly account: AccountData;
  readonly answer: FormAnswer | undefined;
}

/** The form for one part of the account. */
export function ContactEditor({
  edit,
  choices,
  ...props
}: EditProps & { readonly edit: ContactEdit; readonly choices: BusinessChoicesQuery | null }) {
  switch (edit) {
    case "data":
      return <DataEdit {...props} choices={choices} />;
    case "email":
      return <EmailEdit {...props} />;
    case "phone":
      return <PhoneEdit {...props} />;
    case "delete":
      return <DeleteEdit answer={props.answer} />;
  }
}

function DataEdit({ account, answer, choices }: EditProps & { readonly choices: BusinessChoicesQuery | null }) {
  const t = useCopy(contactCopy);
  return (
    <ContactForm edit="data" title={t.data.title} answer={answer}>
      {(field) => <AccountDataFields field={field} account={account} typed={answer?.values} choices={choices} />}
    </ContactForm>
  );
}

function EmailEdit({ account, answer }: EditProps) {
  const t = useCopy(contactCopy);
  return (
    <ContactForm edit="email" title={t.email.title} answer={answer} submit={{ label: t.email.submit, busy: t.saving }}>
      {(field) => (
        <>
          <p>{t.email.lead}</p>
          {account.email && (
            <p>
              {t.email.now}: <strong>{showEmail(account.email)}</strong>
            </p>
          )}
          <EmailInput
            {...field("email")}
            label={t.email.next}
            autoComplete="email"
            defaultValue={answer?.values["email"]}
            required
          />
          <PasswordInput
            {...field("currentPassword")}
            label={t.email.password}
            autoComplete="current-password"
            typed={answer?.typed?.["currentPassword"]}
            required
          />
        </>
      )}
    </ContactForm>
  );
}

function PhoneEdit({ account, answer }: EditProps) {
  const t = useCopy(contactCopy);
  return (
    <ContactForm edit="phone" title={t.phone.title} answer={answer}>
      {(field) => (
        <>
          <p>{t.phone.lead}</p>
          <TextInput
            {...field("phone")}
            label={t.phone.label}
            type="tel"
            autoComplete="tel"
            defaultValue={answer?.values["phone"] ?? account.phone}
          />
        </>
      )}
    </ContactForm>
  );
}

/** What goes and what stays is said before the password is requested (ACC-03). */
function DeleteEdit({ answer }: Pick<EditProps, "answer">) {
  const t = useCopy(contactCopy);
  const { store } = useStorefront();
  const { remove } = t;
  return (
    <ContactForm
      edit="delete"
      title={remove.title}
      answer={answer}
      submit={{ label: remove.submit, busy: remove.busy, scheme: "red" }}
    >
      {(field) => (
        <>
          <p>{remove.lead}</p>
          <p>{remove.orders(remove.years[store])}</p>
          <PasswordInput
            {...field("currentPassword")}
            label={remove.password}
            autoComplete="current-password"
            typed={answer?.typed?.["currentPassword"]}
            required
          />
        </>
      )}
    </ContactForm>
  );
}
