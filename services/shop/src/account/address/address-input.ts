import type { AddressCountry } from "./post-codes.ts";

/** `AddressInput` of the graph. */
export interface AddressInput {
  readonly addressId?: string | null;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly postCode: string;
  readonly city: string;
  readonly streetAndHouseNr: string;
  readonly additionalAddress: string;
  readonly country: string;
  readonly packstationAddress: boolean;
  readonly email?: string | null;
  readonly confirmPostCode: boolean;
  /** Makes a billing address the customer's main one; otherwise that stays as it is. */
  readonly isAlsoCustomerAddress?: boolean | null;
}

/** An address that passed all checks, as it is stored. */
export interface CheckedAddress {
  readonly salutation: "" | "MR" | "MS" | "DIVERSE";
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  /** Street and house number; the post number of a packstation (ADDR-10). */
  readonly street: string;
  /** Further line; the packstation's number (ADDR-10). */
  readonly addition: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: AddressCountry;
  readonly isPackstation: boolean;
  readonly email: string | null;
}
