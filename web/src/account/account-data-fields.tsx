import type { BusinessChoicesQuery } from "../graph/generated/BusinessChoices.ts";
import type { ContactDetailsQuery } from "../graph/generated/ContactDetails.ts";
import { useCopy } from "../lib/copy.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { contactCopy } from "./contact-copy.ts";

interface AccountDataFieldsProps {
  readonly field: FormCheck["field"];
  readonly account: NonNullable<ContactDetailsQuery["getAccountData"]>;
  /** What was typed in a try that failed. */
  readonly typed: FormValues | undefined;
  /** What a business chooses from; null for consumers. */
  readonly choices: BusinessChoicesQuery | null;
}

/** Name, school or company, and a business's data (OP-M-21). */
export function AccountDataFields({ field, account, typed, choices }: AccountDataFieldsProps) {
  const { data: t } = useCopy(contactCopy);
  return (
    <>
      <Select {...field("salutation")} label={t.salutation} defaultValue={typed?.["salutation"] ?? account.salutation}>
        <option value="">{t.noSalutation}</option>
        {Object.entries(t.salutations).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput
        {...field("firstName")}
        label={t.firstName}
        autoComplete="given-name"
        defaultValue={typed?.["firstName"] ?? account.firstName}
        required
      />
      <TextInput
        {...field("lastName")}
        label={t.lastName}
        autoComplete="family-name"
        defaultValue={typed?.["lastName"] ?? account.lastName}
        required
      />
      <TextInput
        {...field("company")}
        label={t.company}
        autoComplete="organization"
        defaultValue={typed?.["company"] ?? account.company}
        required={choices !== null}
      />
      {choices && (
        <BusinessFields
          field={field}
          choices={choices}
          values={{
            jobTitleCode: account.jobTitle?.code,
            primaryIndustryGroupCode: account.industry?.code,
            VATRegistrationNo: account.VATRegistrationNo ?? "",
            numberOfEmployees: account.numberOfEmployees?.toString(),
            ...typed,
          }}
        />
      )}
    </>
  );
}
