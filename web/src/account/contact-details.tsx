import type { ReactNode } from "react";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDay } from "../lib/dates.ts";
import { showEmail } from "../lib/show-email.ts";
import { Columns, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SummaryList, type SummaryRow } from "../ui/summary-list/summary-list.tsx";
import { accountPageCopy } from "./account-copy.ts";
import type { AccountData } from "./contact-edits.tsx";
import { contactCopy } from "./contact-copy.ts";

interface ContactDetailsProps {
  readonly account: AccountData;
  /** Last day of the membership of prime that runs; null without one. */
  readonly memberUntil: string | null;
  /** The main address; null for customers who have none yet. */
  readonly address: ReactNode;
}

type Row = readonly [id: string, label: string, value: ReactNode, note?: string | undefined];

/** The rows that have a value. */
const rowsOf = (rows: readonly Row[]): readonly SummaryRow[] =>
  rows.flatMap(([id, label, value, note]) => (value ? [{ id, label, value, note }] : []));

/** What the shop stores about a customer, and where to change it (ACC-01). */
export function ContactDetails({ account, memberUntil, address }: ContactDetailsProps) {
  const { language } = useStorefront();
  const t = useCopy(accountPageCopy);
  const { data, phone, email } = useCopy(contactCopy);
  const salutations: Readonly<Record<string, string>> = data.salutations;
  const name = [salutations[account.salutation], account.firstName, account.lastName].filter(Boolean).join(" ");
  const person = rowsOf([
    ["name", t.name, name],
    ["company", data.company, account.company],
    ["job", data.jobTitle, account.jobTitle?.name],
    ["industry", data.industry, account.industry?.name],
    ["vat", data.vat, account.VATRegistrationNo],
    ["employees", data.employees, account.numberOfEmployees],
    ["terms", t.termsOfPayment, account.termsOfPayment],
  ]);
  const pending = account.pendingEmail ? t.pendingEmail(showEmail(account.pendingEmail)) : undefined;
  const access = rowsOf([
    ["number", t.customerNumber, account.customerNumber],
    ["email", t.email, account.email && showEmail(account.email), pending],
    ["prime", "Prime", memberUntil && t.memberUntil(formatDay(memberUntil, language))],
  ]);
  return (
    <Columns>
      <Panel as="section" title={t.person}>
        <Stack gap={3}>
          {person.length > 0 ? <SummaryList facts rows={person} /> : <p>{t.noName}</p>}
          <TextLink href="/myaccount/contact-details/?edit=data" arrow>
            {data.title}
          </TextLink>
        </Stack>
      </Panel>
      <Panel as="section" title={t.details}>
        <Stack gap={3}>
          <SummaryList facts rows={access} />
          <TextLink href="/myaccount/contact-details/?edit=email" arrow>
            {email.title}
          </TextLink>
          <TextLink href="/myaccount/password/" arrow>
            {t.changePassword}
          </TextLink>
        </Stack>
      </Panel>
      <Panel as="section" title={t.phone}>
        <Stack gap={3}>
          <p>{account.phone === "" ? t.noPhone : account.phone}</p>
          <TextLink href="/myaccount/contact-details/?edit=phone" arrow>
            {phone.title}
          </TextLink>
        </Stack>
      </Panel>
      <Panel as="section" title={t.mainAddress}>
        <Stack gap={3}>
          {address ?? <p>{t.noAddress}</p>}
          <TextLink href="/myaccount/addresses/billing/" arrow>
            {t.toAddresses}
          </TextLink>
        </Stack>
      </Panel>
    </Columns>
  );
}
