import { type ChangeEvent, useState } from "react";
import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import styles from "./address-choice.module.css";
import { AddressFields } from "./address-fields.tsx";
import { addressLines } from "./address-text.tsx";
import { copy } from "./copy.ts";
import { removeName } from "./remove-name.ts";
import type { FormValues } from "../lib/form-values.ts";
import { type AddressGroup, newAddress } from "./shipping-choice.ts";
import { shippingCopy } from "./shipping-copy.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";

/** Id of the form by which stored addresses are removed; the page has it beside the step's own. */
export const removalForm = "remove-address";

interface AddressChoiceProps {
  readonly group: AddressGroup;
  readonly legend: string;
  /** Stored addresses to choose from; without any, only the fields are shown. */
  readonly addresses: readonly CheckoutAddressFragment[];
  /** What was removed last, when it was of this group: chosen, it comes back (ADDR-02, CHKS-14). */
  readonly removed: CheckoutAddressFragment | null;
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
  const { group, legend, addresses, removed, form, values, countries, isDoubtful } = props;
  const t = useCopy(shippingCopy);
  const common = useCopy(copy);
  const { language } = useStorefront();
  const [picked, setPicked] = useState<string>();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => setPicked(target.value);
  const isEditing = values[`${group}.mode`] === "edit";
  const fields = (
    <AddressFields group={group} form={form} values={values} countries={countries} isDoubtful={isDoubtful} />
  );
  const choosable = removed ? [...addresses, removed] : addresses;
  if (isEditing || choosable.length === 0) {
    return (
      <div className={styles.choice}>
        <input type="hidden" name={`${group}.mode`} value="edit" />
        <input type="hidden" name={`${group}.id`} value={values[`${group}.id`] ?? ""} />
        {fields}
        {choosable.length > 0 && <TextLink href="/checkout/shipping/">{t.keepSaved}</TextLink>}
      </div>
    );
  }
  const wanted = picked ?? values[`${group}.id`];
  const isThere = wanted === newAddress || choosable.some(({ addressId }) => addressId === wanted);
  const chosen = isThere ? wanted : (addresses[0]?.addressId ?? newAddress);
  const { id, error } = form.field(`${group}.id`);
  return (
    <div className={styles.choice}>
      {/* Radios keep what was checked first: another list is another group. */}
      <RadioGroup
        key={choosable.map(({ addressId }) => addressId).join()}
        id={id}
        legend={legend}
        error={error}
        required
      >
        {addresses.map((address) => {
          const [first = "", ...rest] = addressLines(address, common, language);
          return (
            <div key={address.addressId} className={styles.saved}>
              <RadioCard
                name={`${group}.id`}
                value={address.addressId}
                label={first}
                note={rest.join(" · ")}
                defaultChecked={address.addressId === chosen}
                onChange={pick}
              />
              <div className={styles.actions}>
                <TextLink
                  href={`/checkout/shipping/?edit=${encodeURIComponent(address.addressId)}`}
                  aria-label={t.editOf(first)}
                >
                  {t.edit}
                </TextLink>
                {/* A form of its own: Enter in a field of the step must never remove anything. */}
                <button
                  type="submit"
                  form={removalForm}
                  name={removeName}
                  value={address.addressId}
                  aria-label={t.removeOf(first)}
                  className={styles.remove}
                >
                  {t.remove}
                </button>
              </div>
            </div>
          );
        })}
        {removed && (
          <RadioCard
            name={`${group}.id`}
            value={removed.addressId}
            label={t.removedAddress(addressLines(removed, common, language).join(" · "))}
            note={t.removedNote}
            defaultChecked={removed.addressId === chosen}
            onChange={pick}
          />
        )}
        <RadioCard
          name={`${group}.id`}
          value={newAddress}
          label={group === "packstation" ? t.newPackstation : t.newAddress}
          defaultChecked={chosen === newAddress}
          onChange={pick}
          className={styles.isNew}
        />
      </RadioGroup>
      <div className={styles.newFields}>{fields}</div>
    </div>
  );
}
