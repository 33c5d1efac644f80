import { ShopCallFailure } from "./ask.ts";

/** Keys by which the shop reports that a customer token is not valid, or no longer (ERR-03). */
export const customerTokenKeys: readonly unknown[] = ["ishop.api.error.invalid_token", "ishop.api.error.revoked_token"];

/** Whether the shop refused a call because of the visitor's customer token. */
export const isTokenRefusal = (error: unknown): boolean =>
  error instanceof ShopCallFailure && customerTokenKeys.includes(error.extensions["messageKey"]);
