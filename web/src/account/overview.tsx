import type { AccountOverviewQuery } from "../graph/generated/AccountOverview.ts";
import { useCopy } from "../lib/copy.ts";
import { Grid, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SummaryList } from "../ui/summary-list/summary-list.tsx";
import { accountPageCopy } from "./account-copy.ts";

/** What a customer can do from here, and what they sign in with. */
export function Overview({ account }: { readonly account: AccountOverviewQuery }) {
  const t = useCopy(accountPageCopy);
  const { email } = account.getCustomerInfo;
  const customerNumber = account.getCustomerAddress?.educationalUserData?.customerNumber;
  const rows = [
    ...(customerNumber ? [{ id: "number", label: t.customerNumber, value: customerNumber }] : []),
    ...(email ? [{ id: "email", label: t.email, value: email }] : []),
  ];
  const ways = [
    { href: "/myaccount/wishlist/", name: t.wishlist, text: t.wishlistText },
    { href: "/checkout/basket/", name: t.basket, text: t.basketText },
    { href: "/", name: t.browse, text: t.browseText },
  ];
  return (
    <Grid min="large">
      {rows.length > 0 && (
        <Panel as="section" title={t.details}>
          <SummaryList rows={rows} />
        </Panel>
      )}
      {ways.map(({ href, name, text }) => (
        <Panel key={href} tone="sunken">
          <Stack gap={2}>
            <TextLink href={href} arrow>
              {name}
            </TextLink>
            <p>{text}</p>
          </Stack>
        </Panel>
      ))}
    </Grid>
  );
}
