import { brokenTextMessage, isBroken } from "@chalkbox/input-text";
import type { InterfaceLanguage } from "./copy.ts";

/** What is left of half a surrogate pair in a form or an address: both travel as UTF-8, which has no bytes for it. */
const replacement = "\ufffd";

/** Whether something typed into a form is no text that the shop can keep. */
export const isBrokenField = (text: string): boolean => isBroken(text) || text.includes(replacement);

/** The fields of a form that hold what no shop can store, each with the sentence for it; empty when all is text. */
export function brokenFieldsOf(form: FormData, language: InterfaceLanguage): Readonly<Record<string, string>> {
  const broken = [...form].filter(([, value]) => typeof value === "string" && isBrokenField(value));
  return Object.fromEntries(broken.map(([name]) => [name, brokenTextMessage(language)]));
}
