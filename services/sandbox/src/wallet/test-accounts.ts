/** A postal address as the wallet keeps it. */
export interface WalletAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly street: string;
  readonly addition: string;
  readonly postCode: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly phone: string;
}

/** Someone with a wallet. */
export interface WalletAccount {
  readonly id: string;
  readonly email: string;
  readonly billingAddress: WalletAddress;
  readonly deliveryAddress: WalletAddress;
}

const person = { firstName: "Test", lastName: "Konto", company: "", addition: "", phone: "030 1234567" };
const berlin: WalletAddress = {
  ...person,
  street: "Invalidenstraße 43",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
};
const vienna: WalletAddress = { ...person, street: "Stephansplatz 3", postCode: "1010", city: "Wien", country: "AT" };
const school: WalletAddress = { ...berlin, company: "Testschule", addition: "Sekretariat" };
const paris: WalletAddress = { ...person, street: "Rue de Rivoli 1", postCode: "75001", city: "Paris", country: "FR" };

/** The accounts that may be used here: one address, two addresses, and one that German shops do not deliver to. */
export const testAccounts: readonly WalletAccount[] = [
  { id: "berlin", email: "wallet-berlin@example.org", billingAddress: berlin, deliveryAddress: berlin },
  { id: "school", email: "wallet-school@example.org", billingAddress: berlin, deliveryAddress: school },
  { id: "vienna", email: "wallet-wien@example.org", billingAddress: vienna, deliveryAddress: vienna },
  { id: "paris", email: "wallet-paris@example.org", billingAddress: paris, deliveryAddress: paris },
];

/** A way to pay within the wallet. */
export interface Instrument {
  readonly id: string;
  readonly label: string;
  readonly isAccepted: boolean;
}

/** One that works and one that the bank refuses. */
export const instruments: readonly Instrument[] = [
  { id: "visa-1111", label: "Visa •••• 1111", isAccepted: true },
  { id: "visa-0002", label: "Visa •••• 0002", isAccepted: false },
];

/** The account with an id; null for any other text. */
export function findAccount(id: string | null): WalletAccount | null {
  return testAccounts.find((account) => account.id === id) ?? null;
}

/** The way to pay with an id; null for any other text. */
export function findInstrument(id: string | null): Instrument | null {
  return instruments.find((instrument) => instrument.id === id) ?? null;
}
