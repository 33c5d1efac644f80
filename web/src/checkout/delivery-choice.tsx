import { useCopy } from "../lib/copy.ts";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { AddressChoice } from "./address-choice.tsx";
import styles from "./delivery-choice.module.css";
import type { FormValues } from "../lib/form-values.ts";
import { type AddressGroup, deliveryTypeOf } from "./shipping-choice.ts";
import { shippingCopy } from "./shipping-copy.ts";
import type { AddressBook, Removed } from "./shipping-values.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";

interface DeliveryChoiceProps {
  readonly book: AddressBook;
  readonly removed: Removed | null;
  readonly form: FormCheck;
  readonly values: FormValues;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly packstationAllowed: boolean;
  readonly doubtful: readonly AddressGroup[];
}

/** Where the goods go (CHKS-01): to the billing address unless the shopper chooses otherwise (ux 11). */
export function DeliveryChoice({
  book,
  removed,
  form,
  values,
  countries,
  packstationAllowed,
  doubtful,
}: DeliveryChoiceProps) {
  const t = useCopy(shippingCopy);
  const type = deliveryTypeOf(values);
  const removedIn = (group: AddressGroup) => (removed?.group === group ? removed.address : null);
  const choice = { form, values, countries };
  return (
    <div className={styles.delivery}>
      <RadioGroup legend={t.deliveryLegend} required>
        <RadioCard
          name="deliveryType"
          value="sameAsBilling"
          label={t.sameAsBilling}
          defaultChecked={type === "sameAsBilling"}
        />
        <RadioCard
          name="deliveryType"
          value="shippingAddress"
          label={t.otherAddress}
          defaultChecked={type === "shippingAddress"}
          className={styles.isOther}
        />
        {packstationAllowed && (
          <RadioCard
            name="deliveryType"
            value="packstation"
            label={t.toPackstation}
            note={t.packstationNote}
            defaultChecked={type === "packstation"}
            className={styles.isPackstation}
          />
        )}
      </RadioGroup>
      <div className={styles.other}>
        <AddressChoice
          {...choice}
          group="shipping"
          legend={t.shippingLegend}
          addresses={book.shipping}
          removed={removedIn("shipping")}
          isDoubtful={doubtful.includes("shipping")}
        />
      </div>
      {packstationAllowed && (
        <div className={styles.packstation}>
          <AddressChoice
            {...choice}
            group="packstation"
            legend={t.packstationLegend}
            addresses={book.packstation}
            removed={removedIn("packstation")}
            isDoubtful={doubtful.includes("packstation")}
          />
        </div>
      )}
    </div>
  );
}
