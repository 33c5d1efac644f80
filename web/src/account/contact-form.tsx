import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button, type ButtonScheme } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { type FormCheck, useFormCheck } from "../ui/form/use-form-check.ts";
import { Cluster, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import room from "../ui/room/room.module.css";
import { type ContactEdit, contactCopy } from "./contact-copy.ts";

/** The rules, and with them what stores the change. */
const load = async () => (await Promise.all([import("./contact-check.ts"), import("./contact-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface ContactFormProps {
  readonly edit: ContactEdit;
  readonly title: string;
  readonly answer: FormAnswer | undefined;
  readonly submit?: { readonly label: string; readonly busy: string; readonly scheme?: ButtonScheme };
  /** The fields, wired to the form. */
  readonly children: (field: FormCheck["field"]) => ReactNode;
}

/** A form of the account's first page, with the way back. Give it a new key with each answer. */
export function ContactForm({ edit, title, answer, submit, children }: ContactFormProps) {
  const t = useCopy(contactCopy);
  const isBusiness = useStorefront().store === "b2b";
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkContact }: Rules, values: FormValues) => checkContact(edit, values, isBusiness, t);
  const form = useFormCheck(edit, { load, check }, answer?.errors);
  const { label = t.save, busy = t.saving, scheme } = submit ?? {};
  return (
    <Panel as="section" title={title}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${title}` : title}</title>
      <Form method="post" {...form.formProps} className={room.form}>
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          {children(form.field)}
          <Cluster gap={4}>
            <Button type="submit" scheme={scheme} busyText={isBusy ? busy : undefined}>
              {label}
            </Button>
            <TextLink href="/myaccount/contact-details/">{t.cancel}</TextLink>
          </Cluster>
        </Stack>
      </Form>
    </Panel>
  );
}
