import type { CodedName } from "../generated/graph.ts";
import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";

type Names = Readonly<Record<string, readonly [de: string, en: string]>>;

const jobTitles: Names = {
  HEAD: ["Schul- oder Einrichtungsleitung", "Head of school or institution"],
  TEACHER: ["Lehrkraft", "Teacher"],
  EDUCATOR: ["Pädagogische Fachkraft", "Educator"],
  THERAPIST: ["Therapeutische Fachkraft", "Therapist"],
  SECRETARY: ["Sekretariat", "Secretary"],
  PURCHASING: ["Einkauf", "Purchasing"],
  ACCOUNTING: ["Buchhaltung", "Accounting"],
  MANAGEMENT: ["Geschäftsführung", "Management"],
  OTHER: ["Andere", "Other"],
};

const industries: Names = {
  PRIMARY_SCHOOL: ["Grundschule", "Primary school"],
  SECONDARY_SCHOOL: ["Weiterführende Schule", "Secondary school"],
  SPECIAL_SCHOOL: ["Förderschule", "Special needs school"],
  VOCATIONAL_SCHOOL: ["Berufsschule", "Vocational school"],
  KINDERGARTEN: ["Kindergarten und Kita", "Kindergarten and day care"],
  AFTER_SCHOOL: ["Hort und Ganztag", "After-school care"],
  UNIVERSITY: ["Hochschule", "University"],
  THERAPY: ["Praxis und Therapie", "Practice and therapy"],
  AUTHORITY: ["Schulträger und Behörde", "School authority"],
  CLUB: ["Verein und Kirche", "Club and church"],
  COMPANY: ["Unternehmen", "Company"],
  OTHER: ["Andere", "Other"],
};

const listOf = (names: Names, language: Language): CodedName[] =>
  Object.entries(names).map(([code, [de, en]]) => ({ code, name: pick(language, de, en) }));

const nameOf = (names: Names, code: string | null, language: Language): CodedName | null => {
  const found = code === null ? undefined : listOf(names, language).find((each) => each.code === code);
  // A code of another system is shown as it is.
  return code === null ? null : (found ?? { code, name: code });
};

/** The job titles that a business chooses from (OP-Q-14). */
export const listJobTitles = (language: Language): CodedName[] => listOf(jobTitles, language);
/** The industries that a business chooses from (OP-Q-15). */
export const listIndustries = (language: Language): CodedName[] => listOf(industries, language);
/** A stored job title; null without one. */
export const jobTitleOf = (code: string | null, language: Language) => nameOf(jobTitles, code, language);
/** A stored industry; null without one. */
export const industryOf = (code: string | null, language: Language) => nameOf(industries, code, language);
/** Whether a code may be chosen; none may. */
export const isJobTitle = (code: string): boolean => code === "" || Object.hasOwn(jobTitles, code);
/** Whether a code may be chosen; none may. */
export const isIndustry = (code: string): boolean => code === "" || Object.hasOwn(industries, code);
