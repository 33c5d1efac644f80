import { data } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { addressCopy, addressPageOf } from "~/account/address-copy.ts";
import { AddressText } from "~/checkout/address-text.tsx";
import { AddressBookDocument, useAddressBookQuery } from "~/graph/generated/AddressBook.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { Guide } from "~/ui/guide/guide.tsx";
import { Grid } from "~/ui/layout/layout.tsx";
import { TextLink } from "~/ui/link/text-link.tsx";
import { Panel } from "~/ui/panel/panel.tsx";
import type { Route } from "./+types/addresses";

const load = defineLoad(async ({ request, params }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const page = addressPageOf(params.kind);
  if (page === null) throw data(null, { status: 404, statusText: "Not Found" });
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  await refresh(AddressBookDocument);
  return { page };
});
export const loader = load;
export const clientLoader = load;

/** The stored addresses of a kind (ROUTE-16). */
export default function AddressesRoute({ loaderData: { page } }: Route.ComponentProps) {
  const t = useCopy(addressCopy);
  const [{ data: book }] = useAddressBookQuery();
  if (!book) return null;
  const isStation = page === "packing-station";
  const addresses =
    page === "billing"
      ? book.getBillingAddresses
      : book.getShippingAddresses.filter(({ packstationAddress }) => packstationAddress === isStation);
  const kinds = Object.entries(t.kinds);
  return (
    <AccountFrame path="/myaccount/addresses/" title={t.kinds[page]} lead={t.lead} isSignedIn>
      <title>{t.kinds[page]}</title>
      <nav aria-label={t.pages}>
        <ul style={{ display: "flex", flexWrap: "wrap", gap: "var(--space-4)", listStyle: "none" }}>
          {kinds.map(([kind, name]) => (
            <li key={kind}>
              <TextLink href={`/myaccount/addresses/${kind}/`} aria-current={kind === page ? "page" : undefined}>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {addresses.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Grid as="ul" min="large">
          {addresses.map((address) => (
            <Panel as="li" key={address.addressId}>
              <AddressText address={address} />
            </Panel>
          ))}
        </Grid>
      )}
      <Guide steps={[{ title: t.howTitle, text: t.how, link: t.toBasket }]} />
    </AccountFrame>
  );
}
