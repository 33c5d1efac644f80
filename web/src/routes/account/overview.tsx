import { AccountFrame } from "~/account/account-frame.tsx";
import { accountPageCopy } from "~/account/account-copy.ts";
import { Overview } from "~/account/overview.tsx";
import { accountPath } from "~/account/target-after-login.ts";
import { AccountOverviewDocument, useAccountOverviewQuery } from "~/graph/generated/AccountOverview.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import type { Route } from "./+types/overview";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  await refresh(AccountOverviewDocument);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** Where a sign-in leads (AUTH-07). */
export default function AccountRoute() {
  const t = useCopy(accountPageCopy);
  const [{ data }] = useAccountOverviewQuery();
  const visitor = data?.session?.visitor;
  if (!visitor) return null;
  const name = [visitor.firstName, visitor.lastName].filter(Boolean).join(" ");
  return (
    <AccountFrame path={accountPath} title={t.greeting(name)} lead={t.lead} isSignedIn>
      <title>{t.title}</title>
      <Overview account={data} />
    </AccountFrame>
  );
}
