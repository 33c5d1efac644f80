import type { AddressCountry } from "./post-codes.ts";

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
