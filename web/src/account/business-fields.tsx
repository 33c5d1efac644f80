import type { BusinessChoicesQuery } from "../graph/generated/BusinessChoices.ts";
import { useCopy } from "../lib/copy.ts";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { contactCopy } from "./contact-copy.ts";

interface BusinessFieldsProps {
  readonly field: FormCheck["field"];
  readonly choices: BusinessChoicesQuery;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** What only a business has: job title, industry, VAT id and size (ACCESS-39). */
export function BusinessFields({ field, choices, values }: BusinessFieldsProps) {
  const { data: t } = useCopy(contactCopy);
  const lists = [
    { name: "jobTitleCode", label: t.jobTitle, entries: choices.getJobTitles, autoComplete: "organization-title" },
    { name: "primaryIndustryGroupCode", label: t.industry, entries: choices.getIndustries, autoComplete: "off" },
  ];
  return (
    <>
      {lists.map(({ name, label, entries, autoComplete }) => (
        <Select key={name} {...field(name)} label={label} autoComplete={autoComplete} defaultValue={values[name] ?? ""}>
          <option value="">{t.choose}</option>
          {entries.map((entry) => (
            <option key={entry.code} value={entry.code}>
              {entry.name}
            </option>
          ))}
        </Select>
      ))}
      <TextInput
        {...field("VATRegistrationNo")}
        label={t.vat}
        autoComplete="off"
        defaultValue={values["VATRegistrationNo"]}
      />
      <TextInput
        {...field("numberOfEmployees")}
        label={t.employees}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values["numberOfEmployees"]}
      />
    </>
  );
}
