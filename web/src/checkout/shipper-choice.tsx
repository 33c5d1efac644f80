import type { ReactNode } from "react";
import type { CheckoutShipperFragment } from "../graph/generated/CheckoutShipper.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDeliverySpan } from "../lib/dates.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { copy } from "./copy.ts";
import type { FormValues } from "../lib/form-values.ts";
import styles from "./shipper-choice.module.css";
import { shippingCopy, type ShippingTexts } from "./shipping-copy.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";

interface ShipperChoiceProps {
  readonly shippers: readonly CheckoutShipperFragment[];
  readonly form: FormCheck;
  readonly values: FormValues;
  /** The way that the shopper has chosen, open or not; null for no choice of theirs. */
  readonly wish: string | null;
}

/** The shop's reason code in words; an unknown one has no words. */
function reasonText(reason: string | null | undefined, t: ShippingTexts): string | undefined {
  const reasons: Readonly<Record<string, string>> = t.disabledReasons;
  return reason == null ? undefined : reasons[reason];
}

/** Ways to ship with price and date; closed ones stay visible and say why (CHKS-06, CHKS-07, CHKS-09, ux 10). */
export function ShipperChoice({ shippers, form, values, wish }: ShipperChoiceProps) {
  const t = useCopy(shippingCopy);
  const open = shippers.filter(({ enabled }) => enabled);
  const wished =
    open.find(({ code }) => code === values["shipperCode"]) ?? open.find(({ selected }) => selected) ?? open[0];
  const { id, error } = form.field("shipperCode");
  if (!wished) {
    const isPackstation = shippers.some(({ disabledReason }) => disabledReason === "PACKSTATION-DHL-ONLY");
    return <Alert tone="warning" live="polite" title={isPackstation ? t.tooMuchForPackstation : t.noShipper} />;
  }
  const refused = shippers.find(({ code, enabled }) => code === wish && !enabled);
  const news = (
    <>
      {refused && (
        <Alert tone="warning" live="polite" title={t.wishRefused(refused.name, wished.name)}>
          {reasonText(refused.disabledReason, t)}
        </Alert>
      )}
      <VisuallyHidden>
        <span role="status">{t.nowShipped(wished.name, costText(wished, t))}</span>
      </VisuallyHidden>
    </>
  );
  if (open.length === 1)
    return <OneShipper shipper={wished} others={shippers} form={form} values={values} news={news} />;
  return (
    <div className={styles.choice}>
      {news}
      <RadioGroup id={id} legend={t.shippersLegend} error={error} required>
        {shippers.map((shipper) => (
          <RadioCard
            key={shipper.code}
            name="shipperCode"
            value={shipper.code}
            label={shipper.name}
            note={shipper.enabled ? <WhenItArrives shipper={shipper} /> : reasonText(shipper.disabledReason, t)}
            aside={shipper.enabled ? costText(shipper, t) : undefined}
            defaultChecked={shipper.code === wished.code}
            disabled={!shipper.enabled}
            className={shipper.speditionFields.length > 0 ? styles.asks : undefined}
          />
        ))}
      </RadioGroup>
      <div className={styles.questions}>
        {open.map((shipper) => (
          <Questions key={shipper.code} shipper={shipper} form={form} values={values} />
        ))}
      </div>
    </div>
  );
}

/** Where there is no choice, none is offered (CHKS-09); what the address has closed is shown all the same. */
function OneShipper({
  shipper,
  others,
  form,
  values,
  news,
}: { shipper: CheckoutShipperFragment; others: ShipperChoiceProps["shippers"]; news: ReactNode } & Omit<
  ShipperChoiceProps,
  "shippers" | "wish"
>) {
  const t = useCopy(shippingCopy);
  // That the goods do not need another way is of no interest.
  const closed = others.filter(({ disabledReason }) => disabledReason != null && disabledReason !== "GOODS");
  return (
    <div className={styles.choice}>
      <input type="hidden" name="onlyShipper" value={shipper.code} />
      {news}
      <div className={styles.single}>
        <p>
          <strong>{shipper.name}</strong>
          <br />
          <WhenItArrives shipper={shipper} />
        </p>
        <p>{costText(shipper, t)}</p>
      </div>
      {closed.map(({ code, name, disabledReason }) => (
        <p key={code} className={styles.note}>
          {name}: {reasonText(disabledReason, t)}
        </p>
      ))}
      <Questions shipper={shipper} form={form} values={values} />
    </div>
  );
}

const costText = ({ costs }: CheckoutShipperFragment, t: ShippingTexts): string =>
  costs.amount === 0 ? t.free : costs.stringValue;

/** A date, not a speed (ux 10). */
function WhenItArrives({ shipper }: { readonly shipper: CheckoutShipperFragment }) {
  const t = useCopy(copy);
  const { language } = useStorefront();
  const span = t.arrives(formatDeliverySpan(shipper.deliveryFrom, shipper.deliveryUntil, language));
  return <>{[span, shipper.info].filter(Boolean).join(" · ")}</>;
}

/** What the forwarding agent needs to know (CHKS-15). */
function Questions({
  shipper,
  form,
  values,
}: { readonly shipper: CheckoutShipperFragment } & Omit<ShipperChoiceProps, "shippers" | "wish">) {
  return shipper.speditionFields.map(({ fieldName, fieldValue, displayName, required }) => (
    <TextInput
      key={fieldName}
      {...form.field(`spedition.${fieldName}`)}
      label={displayName}
      defaultValue={values[`spedition.${fieldName}`] ?? fieldValue}
      required={required}
      {...(fieldName === "phone" ? { type: "tel", inputMode: "tel", autoComplete: "tel" } : { autoComplete: "off" })}
    />
  ));
}
