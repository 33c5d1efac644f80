import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";
import { isIndustry, isJobTitle } from "./business-codes.ts";
import type { CustomerRow } from "./customer.store.ts";

/** What only a business has, as it is typed (ACCESS-39). */
export interface BusinessInput {
  readonly VATRegistrationNo: string;
  readonly jobTitleCode: string;
  readonly primaryIndustryGroupCode: string;
  readonly numberOfEmployees?: number | null;
}

/** What only a business has, as it is stored. */
export type BusinessData = Pick<
  CustomerRow,
  "vatRegistrationNo" | "jobTitleCode" | "primaryIndustryGroupCode" | "numberOfEmployees"
>;

const mostEmployees = 1_000_000;
const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What is stored of it; nothing for a consumer. */
export function businessDataOf(input: BusinessInput, isBusiness: boolean): BusinessData {
  const { VATRegistrationNo, jobTitleCode, primaryIndustryGroupCode, numberOfEmployees } = input;
  return {
    vatRegistrationNo: isBusiness ? orNull(VATRegistrationNo) : null,
    jobTitleCode: isBusiness ? orNull(jobTitleCode) : null,
    primaryIndustryGroupCode: isBusiness ? orNull(primaryIndustryGroupCode) : null,
    numberOfEmployees: isBusiness ? (numberOfEmployees ?? null) : null,
  };
}

/** What is wrong with it, by the graph's names; null for a field that is good. */
export function businessFaults(data: BusinessData, language: Language): readonly (readonly [string, string | null])[] {
  const unlisted = pick(language, "Bitte wählen Sie aus der Liste.", "Please choose from the list.");
  const { vatRegistrationNo: vat, numberOfEmployees: employees } = data;
  return [
    [
      "VATRegistrationNo",
      vat === null || /^[A-Z]{2,3}[A-Z0-9.\- ]{4,17}$/i.test(vat)
        ? null
        : pick(
            language,
            "Eine USt-IdNr. beginnt mit dem Land, zum Beispiel „DE123456789“.",
            "A VAT id begins with the country, for example “DE123456789”.",
          ),
    ],
    ["jobTitleCode", isJobTitle(data.jobTitleCode ?? "") ? null : unlisted],
    ["primaryIndustryGroupCode", isIndustry(data.primaryIndustryGroupCode ?? "") ? null : unlisted],
    [
      "numberOfEmployees",
      employees === null || (employees >= 1 && employees <= mostEmployees)
        ? null
        : pick(language, "Bitte geben Sie eine Zahl ab 1 ein.", "Please enter a number from 1 on."),
    ],
  ];
}

/** What a business reads that has no name. */
export function companyMissingText(language: Language): string {
  return pick(language, "Bitte geben Sie Schule oder Unternehmen ein.", "Please enter your school or company.");
}
