import { AccountFrame } from "~/account/account-frame.tsx";
import { accountPageCopy } from "~/account/account-copy.ts";
import { ContactDetails } from "~/account/contact-details.tsx";
import { AddressText } from "~/checkout/address-text.tsx";
import { ContactDetailsDocument, useContactDetailsQuery } from "~/graph/generated/ContactDetails.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import type { Route } from "./+types/contact-details";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  await refresh(ContactDetailsDocument);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** Where a sign-in leads (AUTH-07, ROUTE-12). */
export default function ContactDetailsRoute() {
  const t = useCopy(accountPageCopy);
  const [{ data }] = useContactDetailsQuery();
  const visitor = data?.session?.visitor;
  if (!visitor) return null;
  const name = [visitor.firstName, visitor.lastName].filter(Boolean).join(" ");
  const address = data.getCustomerAddress?.address;
  return (
    <AccountFrame path="/myaccount/contact-details/" title={t.greeting(name)} lead={t.lead} isSignedIn>
      <title>{t.contactDetails}</title>
      <ContactDetails account={data} address={address ? <AddressText address={address} /> : null} />
    </AccountFrame>
  );
}
