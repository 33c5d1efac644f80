import { Form, useNavigation } from "react-router";
import type { ContactFormDataQuery } from "../../graph/generated/ContactFormData.ts";
import { contactFaults } from "../../lib/contact-faults.ts";
import { useCopy } from "../../lib/copy.ts";
import type { FormAnswer, FormValues } from "../../lib/form-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmailInput } from "../../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { TrapField } from "../../ui/form/trap-field.tsx";
import { useFormCheck } from "../../ui/form/use-form-check.ts";
import { Stack } from "../../ui/layout/layout.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { Textarea } from "../../ui/textarea/textarea.tsx";
import { checkContact } from "./contact-check.ts";
import { contactCopy, contactTopics } from "./contact-copy.ts";

interface ContactFormProps {
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
  /** What the form of an order begins with (SERV-03); null where it is about none. */
  readonly known: ContactFormDataQuery["getContactFormData"];
  /** Of the page; it says when the form has faults (ux 28). */
  readonly title: string;
}

/** The contact form (CMS-10, VALID-17); what was typed survives every error. */
export function ContactForm({ answer, known, title }: ContactFormProps) {
  const t = useCopy(contactCopy);
  const texts = { ...t, ...useCopy(contactFaults) };
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("contact", (values) => checkContact(values, texts), answer?.errors);
  const values: FormValues = answer?.values ?? { ...known };
  const valueOf = (name: string) => values[name];
  return (
    <Form method="post" {...form.formProps}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${title}` : title}</title>
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        <TextInput {...form.field("name")} label={t.name} autoComplete="name" defaultValue={valueOf("name")} required />
        <EmailInput
          {...form.field("email")}
          label={t.email}
          hint={t.emailHint}
          autoComplete="email"
          defaultValue={valueOf("email")}
          required
        />
        <Select {...form.field("topic")} label={t.topic} defaultValue={valueOf("topic") ?? ""} required>
          <option value="">{t.choose}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t.topics[topic]}
            </option>
          ))}
        </Select>
        <TextInput
          {...form.field("reference")}
          label={t.reference}
          hint={t.referenceHint}
          defaultValue={valueOf("reference")}
        />
        <Textarea
          {...form.field("text")}
          label={t.text}
          hint={t.textHint}
          rows={7}
          defaultValue={valueOf("text")}
          required
        />
        <TrapField />
        <p>
          {t.privacy} <TextLink href="/datenschutz/">{t.privacyLink}</TextLink>
        </p>
        <Button type="submit" busyText={isBusy ? t.sending : undefined}>
          {t.send}
        </Button>
      </Stack>
    </Form>
  );
}
