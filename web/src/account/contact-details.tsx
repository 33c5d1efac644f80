import type { ReactNode } from "react";
import type { ContactDetailsQuery } from "../graph/generated/ContactDetails.ts";
import { useCopy } from "../lib/copy.ts";
import { showEmail } from "../lib/show-email.ts";
import { Grid, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SummaryList } from "../ui/summary-list/summary-list.tsx";
import { accountPageCopy } from "./account-copy.ts";

interface ContactDetailsProps {
  readonly account: ContactDetailsQuery;
  /** The main address; null for customers who have none yet. */
  readonly address: ReactNode;
}

/** What the shop knows of a customer, and where to change it. */
export function ContactDetails({ account, address }: ContactDetailsProps) {
  const t = useCopy(accountPageCopy);
  const { email, phone } = account.getCustomerInfo;
  const { customerNumber, termsOfPayment } = account.getCustomerAddress?.educationalUserData ?? {};
  const rows = [
    ...(customerNumber ? [{ id: "number", label: t.customerNumber, value: customerNumber }] : []),
    ...(termsOfPayment ? [{ id: "terms", label: t.termsOfPayment, value: termsOfPayment }] : []),
    ...(email ? [{ id: "email", label: t.email, value: showEmail(email) }] : []),
    ...(phone ? [{ id: "phone", label: t.phone, value: phone }] : []),
  ];
  return (
    <Grid min="large">
      <Panel as="section" title={t.details}>
        <Stack gap={3}>
          {rows.length > 0 && <SummaryList rows={rows} />}
          <TextLink href="/myaccount/password/" arrow>
            {t.changePassword}
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
    </Grid>
  );
}
