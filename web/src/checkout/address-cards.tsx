import { Form } from "react-router";
import type { AddressBookQuery } from "../graph/generated/AddressBook.ts";
import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Cluster, Grid, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SummaryList } from "../ui/summary-list/summary-list.tsx";
import { addressBookCopy } from "./address-book-copy.ts";
import { addressLines, AddressText } from "./address-text.tsx";
import { copy } from "./copy.ts";
import { removeName } from "./remove-name.ts";
import { RemovedAddress } from "./removed-address.tsx";
import { type AddressGroup, newAddress } from "./shipping-choice.ts";

interface AddressCardsProps {
  readonly group: AddressGroup;
  readonly addresses: readonly CheckoutAddressFragment[];
  /** What was removed last, when it was of this group. */
  readonly removed: CheckoutAddressFragment | null;
  /** The main address with what is agreed with a business (ADDR-07, ADDR-09). */
  readonly main: AddressBookQuery["getCustomerAddress"];
  readonly canAdd: boolean;
}

/** The stored addresses of a kind, each to change or to remove (ADDR-01..03). Works as plain links and forms. */
export function AddressCards({ group, addresses, removed, main, canAdd }: AddressCardsProps) {
  const t = useCopy(addressBookCopy);
  const common = useCopy(copy);
  const { language } = useStorefront();
  return (
    <Stack gap={5}>
      {removed && (
        <Form method="post">
          <RemovedAddress address={removed} />
        </Form>
      )}
      {addresses.length === 0 ? (
        <p>{canAdd ? t.none : t.noPackstations}</p>
      ) : (
        <Grid as="ul" min="large">
          {addresses.map((address) => (
            <Panel as="li" key={address.addressId}>
              <Stack gap={4}>
                {address.isAlsoCustomerAddress && (
                  <p>
                    <Badge tone="tint">{t.main}</Badge>
                  </p>
                )}
                <AddressText address={address} />
                {address.addressId === main?.address.addressId && <BusinessTerms main={main} />}
                <Form method="post">
                  <Cluster gap={4}>
                    <TextLink
                      href={`?edit=${encodeURIComponent(address.addressId)}`}
                      aria-label={t.changeOf(addressLines(address, common, language).join(", "))}
                    >
                      {t.change}
                    </TextLink>
                    <Button
                      type="submit"
                      name={removeName}
                      value={address.addressId}
                      scheme="link"
                      size="small"
                      aria-label={t.removeOf(addressLines(address, common, language).join(", "))}
                    >
                      {t.remove}
                    </Button>
                  </Cluster>
                </Form>
              </Stack>
            </Panel>
          ))}
        </Grid>
      )}
      {canAdd && (
        <div>
          <ButtonLink href={`?edit=${newAddress}`}>{t.add[group]}</ButtonLink>
        </div>
      )}
    </Stack>
  );
}

/** What is agreed with a business, beside its main address. */
function BusinessTerms({ main }: { readonly main: NonNullable<AddressBookQuery["getCustomerAddress"]> }) {
  const t = useCopy(addressBookCopy);
  const { educationalUserData: agreed, VATRegistrationNo: vat } = main;
  const rows = [
    { id: "number", label: t.customerNumber, value: agreed?.customerNumber },
    { id: "terms", label: t.termsOfPayment, value: agreed?.termsOfPayment },
    { id: "vat", label: t.vat, value: vat },
  ].flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));
  return rows.length > 0 ? <SummaryList facts rows={rows} /> : null;
}
