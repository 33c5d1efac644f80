/** An account that may be used here. */
export interface TestPayer {
  readonly id: string;
  readonly email: string;
  /** What a payment from it comes to. */
  readonly behaviour: "success" | "decline";
}

/** All accounts that can be used here, in the order in which the page lists them. */
export const testPayers: readonly TestPayer[] = [
  { id: "funded", email: "paypal-konto@example.org", behaviour: "success" },
  { id: "empty", email: "paypal-leer@example.org", behaviour: "decline" },
];
