import { data } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { resetCopy } from "~/account/reset-copy.ts";
import { ContactDetailsDocument, useContactDetailsQuery } from "~/graph/generated/ContactDetails.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { storefrontOf, useCopy } from "~/lib/copy.ts";
import { serviceContact } from "~/lib/service-contact.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { Guide } from "~/ui/guide/guide.tsx";
import { Panel } from "~/ui/panel/panel.tsx";
import type { Route } from "./+types/customer-number";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  // Consumers sign in with their email.
  if (storefrontOf(request).store !== "b2b") throw data(null, { status: 404, statusText: "Not Found" });
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  await refresh(ContactDetailsDocument);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The number that a business signs in with (ROUTE-13). */
export default function CustomerNumberRoute() {
  const t = useCopy(resetCopy);
  const contact = useCopy(serviceContact);
  const [{ data: account }] = useContactDetailsQuery();
  const number = account?.getAccountData?.customerNumber;
  return (
    <AccountFrame path="/myaccount/customernumber/" title={t.numberTitle} lead={t.numberLead} isSignedIn>
      <title>{t.numberTitle}</title>
      {number ? (
        <Panel>
          <strong>{number}</strong>
        </Panel>
      ) : (
        <p>{t.noNumber}</p>
      )}
      <Guide steps={[contact]} />
    </AccountFrame>
  );
}
