import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { AddressFields } from "./address-fields.tsx";
import { addressLines } from "./address-text.tsx";
import { copy } from "./copy.ts";
import { shippingCopy } from "./shipping-copy.ts";

interface BillingChoiceProps {
  /** The customer's addresses for invoices; without any, the fields of a new one are shown. */
  readonly addresses: readonly CheckoutAddressFragment[];
  /** Id of the address that is checked at first; the first one without. */
  readonly mainId: string | null;
  readonly form: FormCheck;
  /** Values of the whole form, to begin with. */
  readonly values: FormValues;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** The shop doubts that postcode and city belong together: offers to confirm them (ux 15). */
  readonly isDoubtful: boolean;
}

/** Where the invoice of an order without delivery goes: one of the stored addresses, or a new one. */
export function BillingChoice({ addresses, mainId, form, values, countries, isDoubtful }: BillingChoiceProps) {
  const t = useCopy(shippingCopy);
  const common = useCopy(copy);
  const { language } = useStorefront();
  if (addresses.length === 0) {
    return <AddressFields group="billing" form={form} values={values} countries={countries} isDoubtful={isDoubtful} />;
  }
  const { id, error } = form.field("billing.id");
  const wanted = [values["billing.id"], mainId].find((one) => addresses.some(({ addressId }) => addressId === one));
  return (
    <Stack gap={3}>
      <RadioGroup id={id} legend={t.billingLegend} error={error} required>
        {addresses.map((address) => {
          const [first = "", ...rest] = addressLines(address, common, language);
          return (
            <RadioCard
              key={address.addressId}
              name="billing.id"
              value={address.addressId}
              label={first}
              note={rest.join(" · ")}
              defaultChecked={address.addressId === (wanted ?? addresses[0]?.addressId)}
            />
          );
        })}
      </RadioGroup>
      <p>
        <TextLink href="/myaccount/addresses/billing/">{t.newAddress}</TextLink>
      </p>
    </Stack>
  );
}
