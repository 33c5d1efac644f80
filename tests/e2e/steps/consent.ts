/** What a visitor has chosen about cookies. */
export type Choice = "necessary" | "statistics";

/** The value with which the shop keeps a choice: what was chosen, and among which texts. */
export const consentValue = (choice: Choice): string => `${choice}.1`;

/** The cookie of a visitor who has chosen. @param url of a page of the storefront */
export const consentCookie = (choice: Choice, url: string) => ({
  name: "cookie_consent",
  value: consentValue(choice),
  url,
});
