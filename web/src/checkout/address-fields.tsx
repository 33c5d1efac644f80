import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { Radio, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import styles from "./address-fields.module.css";
import { type FormValues, groupOf } from "../lib/form-values.ts";
import { type AddressGroup, kindOf } from "./shipping-choice.ts";
import { shippingCopy } from "./shipping-copy.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";

interface AddressFieldsProps {
  readonly group: AddressGroup;
  readonly form: FormCheck;
  /** Values of the whole form, to begin with. */
  readonly values: FormValues;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** The shop doubts that postcode and city belong together: offers to confirm them (ux 15). */
  readonly isDoubtful: boolean;
}

/** The fields of one address, in the order in which people say it; only what the step needs (ux 12, 14). */
export function AddressFields({ group, form, values, countries, isDoubtful }: AddressFieldsProps) {
  const t = useCopy(shippingCopy);
  const own = groupOf(values, group);
  const isPackstation = kindOf(group) === "packstation";
  const section = group === "billing" ? "billing" : "shipping";
  const fieldOf = (name: string) => ({ ...form.field(`${group}.${name}`), defaultValue: own[name] });
  return (
    <div className={styles.fields}>
      {!isPackstation && <WhoOrders group={group} own={own} form={form} />}
      <div className={styles.pair}>
        <TextInput {...fieldOf("firstName")} label={t.firstName} autoComplete={`${section} given-name`} required />
        <TextInput {...fieldOf("lastName")} label={t.lastName} autoComplete={`${section} family-name`} required />
      </div>
      {isPackstation ? (
        <>
          {/* A packstation may be a company's, too: its name is sent when there is one (ADDR-06, ADDR-10). */}
          <input type="hidden" name={`${group}.formType`} value="companyOrSchool" />
          <TextInput {...fieldOf("company")} label={t.company} autoComplete={`${section} organization`} />
          <TextInput
            {...fieldOf("postNumber")}
            label={t.postNumber}
            hint={t.postNumberHint}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextInput
            {...fieldOf("packstation")}
            label={t.packstation}
            hint={t.packstationHint}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </>
      ) : (
        <>
          <TextInput {...fieldOf("street")} label={t.street} autoComplete={`${section} address-line1`} required />
          <TextInput
            {...fieldOf("addition")}
            label={t.addition}
            hint={t.additionHint}
            autoComplete={`${section} address-line2`}
          />
        </>
      )}
      <div className={styles.place}>
        <TextInput
          {...fieldOf("postCode")}
          label={t.postCode}
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
          required
        />
        <TextInput {...fieldOf("city")} label={t.city} autoComplete={`${section} address-level2`} required />
      </div>
      {isDoubtful && (
        <Alert tone="warning">
          <Checkbox name={`${group}.confirmPostCode`} label={t.confirmPostCode} />
        </Alert>
      )}
      {!isPackstation && (
        <Select {...fieldOf("country")} label={t.country} autoComplete={`${section} country`} required>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className={styles.notice}>
        <Checkbox
          name={`${group}.hasDeliveryEmail`}
          label={t.hasDeliveryEmail}
          defaultChecked={own["hasDeliveryEmail"] === "on"}
        />
        <TextInput
          {...fieldOf("deliveryEmail")}
          className={styles.noticeEmail}
          label={t.deliveryEmail}
          type="email"
          inputMode="email"
          autoComplete={`${section} email`}
        />
      </div>
    </div>
  );
}

/** Private or for a school: the latter opens the field for its name. Works by CSS alone. */
function WhoOrders({
  group,
  own,
  form,
}: {
  readonly group: AddressGroup;
  readonly own: FormValues;
  readonly form: FormCheck;
}) {
  const t = useCopy(shippingCopy);
  const isCompany = own["formType"] === "companyOrSchool";
  return (
    <div className={styles.who}>
      <RadioGroup legend={t.formType} required inline>
        <Radio name={`${group}.formType`} value="private" label={t.private} defaultChecked={!isCompany} />
        <Radio
          name={`${group}.formType`}
          value="companyOrSchool"
          label={t.companyOrSchool}
          defaultChecked={isCompany}
          className={styles.isCompany}
        />
      </RadioGroup>
      <TextInput
        {...form.field(`${group}.company`)}
        defaultValue={own["company"]}
        className={styles.company}
        label={t.company}
        autoComplete={`${group === "billing" ? "billing" : "shipping"} organization`}
        required
      />
      <Select
        {...form.field(`${group}.salutation`)}
        label={t.salutation}
        defaultValue={own["salutation"] ?? ""}
        autoComplete="off"
      >
        <option value="">{t.noSalutation}</option>
        <option value="MS">{t.ms}</option>
        <option value="MR">{t.mr}</option>
        <option value="DIVERSE">{t.diverse}</option>
      </Select>
    </div>
  );
}
