import type { CheckoutShipperFragment } from "../graph/generated/CheckoutShipper.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDeliverySpan } from "../lib/dates.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { copy } from "./copy.ts";
import type { FormValues } from "./form-values.ts";
import styles from "./shipper-choice.module.css";
import { shippingCopy, type ShippingTexts } from "./shipping-copy.ts";
import type { FormCheck } from "./use-form-check.ts";

interface ShipperChoiceProps {
  readonly shippers: readonly CheckoutShipperFragment[];
  readonly form: FormCheck;
  readonly values: FormValues;
}

/** The shop's reason code in words; an unknown one says nothing. */
function reasonText(reason: string | null | undefined, t: ShippingTexts): string | undefined {
  const reasons: Readonly<Record<string, string>> = t.disabledReasons;
  return reason == null ? undefined : reasons[reason];
}

/** Ways to ship with price and date; closed ones stay visible and say why (CHKS-06, CHKS-07, CHKS-09, ux 10). */
export function ShipperChoice({ shippers, form, values }: ShipperChoiceProps) {
  const t = useCopy(shippingCopy);
  const common = useCopy(copy);
  const { language } = useStorefront();
  const open = shippers.filter(({ enabled }) => enabled);
  const wished = open.find(({ code }) => code === values["shipperCode"]) ?? open.find(({ selected }) => selected) ?? open[0];
  const { id, error } = form.field("shipperCode");
  if (!wished) return <Alert tone="warning" title={t.noShipper} />;
  return (
    <div className={styles.choice}>
      <RadioGroup id={id} legend={t.shippersLegend} error={error} required>
        {shippers.map((shipper) => {
          const span = common.arrives(formatDeliverySpan(shipper.deliveryFrom, shipper.deliveryUntil, language));
          const reason = reasonText(shipper.disabledReason, t);
          return (
            <RadioCard
              key={shipper.code}
              name="shipperCode"
              value={shipper.code}
              label={shipper.name}
              note={shipper.enabled ? [span, shipper.info].filter(Boolean).join(" · ") : reason}
              aside={shipper.enabled ? (shipper.costs.amount === 0 ? t.free : shipper.costs.stringValue) : undefined}
              defaultChecked={shipper.code === wished.code}
              disabled={!shipper.enabled}
              className={shipper.speditionFields.length > 0 ? styles.asks : undefined}
            />
          );
        })}
      </RadioGroup>
      <div className={styles.questions}>
        {open.flatMap(({ speditionFields }) =>
          speditionFields.map(({ fieldName, fieldValue, displayName, required }) => (
            <TextInput
              key={fieldName}
              {...form.field(`spedition.${fieldName}`)}
              label={displayName}
              defaultValue={values[`spedition.${fieldName}`] ?? fieldValue}
              required={required}
              {...(fieldName === "phone" ? { type: "tel", inputMode: "tel", autoComplete: "tel" } : { autoComplete: "off" })}
            />
          )),
        )}
      </div>
    </div>
  );
}
