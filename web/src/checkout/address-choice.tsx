import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import styles from "./address-choice.module.css";
import { AddressFields } from "./address-fields.tsx";
import { addressLines } from "./address-text.tsx";
import { copy } from "./copy.ts";
import type { FormValues } from "../lib/form-values.ts";
import { type AddressGroup, newAddress } from "./shipping-check.ts";
import { shippingCopy } from "./shipping-copy.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";

interface AddressChoiceProps {
  readonly group: AddressGroup;
  readonly legend: string;
  /** Stored addresses to choose from; without any, only the fields are shown. */
  readonly addresses: readonly CheckoutAddressFragment[];
  readonly form: FormCheck;
  readonly values: FormValues;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly isDoubtful: boolean;
}

/**
 * Stored addresses as cards with a form for a new one; a stored one is edited in place, at an address of its own
 * (`?edit=`), so that it works without scripts. Which part shows is decided by what is checked, in CSS.
 */
export function AddressChoice(props: AddressChoiceProps) {
  const { group, legend, addresses, form, values, countries, isDoubtful } = props;
  const t = useCopy(shippingCopy);
  const common = useCopy(copy);
  const isEditing = values[`${group}.mode`] === "edit";
  const fields = (
    <AddressFields group={group} form={form} values={values} countries={countries} isDoubtful={isDoubtful} />
  );
  if (isEditing || addresses.length === 0) {
    return (
      <div className={styles.choice}>
        <input type="hidden" name={`${group}.mode`} value="edit" />
        <input type="hidden" name={`${group}.id`} value={values[`${group}.id`] ?? ""} />
        {fields}
        {addresses.length > 0 && <TextLink href="/checkout/shipping/">{t.keepSaved}</TextLink>}
      </div>
    );
  }
  const chosen = values[`${group}.id`] ?? addresses[0]?.addressId;
  const { id, error } = form.field(`${group}.id`);
  return (
    <div className={styles.choice}>
      <RadioGroup id={id} legend={legend} error={error} required>
        {addresses.map((address) => {
          const [first = "", ...rest] = addressLines(address, common);
          return (
            <div key={address.addressId} className={styles.saved}>
              <RadioCard
                name={`${group}.id`}
                value={address.addressId}
                label={first}
                note={rest.join(" · ")}
                defaultChecked={address.addressId === chosen}
              />
              <TextLink
                href={`/checkout/shipping/?edit=${encodeURIComponent(address.addressId)}`}
                aria-label={t.editOf(first)}
                className={styles.edit}
              >
                {t.edit}
              </TextLink>
            </div>
          );
        })}
        <RadioCard
          name={`${group}.id`}
          value={newAddress}
          label={group === "packstation" ? t.newPackstation : t.newAddress}
          defaultChecked={chosen === newAddress}
          className={styles.isNew}
        />
      </RadioGroup>
      <div className={styles.newFields}>{fields}</div>
    </div>
  );
}
