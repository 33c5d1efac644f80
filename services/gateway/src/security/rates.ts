import { lookupVariables, rate } from "@chalkbox/environment";
import * as v from "valibot";
import type { Rates } from "./rate-limiter.ts";

/**
 * Defaults that shoppers do not meet: a class of thirty that signs in at once from one address, three times over, stays
 * far below. A guesser of passwords gets 600 tries in ten minutes from an address, of which the shop checks few.
 * What reveals who has an account is counted strictly (C-89); the shop counts it, too, and reads the same variable.
 */
export const rateVariables = {
  RATE_LOGIN: v.optional(rate, "20/600/600"),
  RATE_REGISTRATION: v.optional(rate, "20/600/600"),
  RATE_PASSWORD: v.optional(rate, "10/200/600"),
  ...lookupVariables,
  RATE_TOKEN: v.optional(rate, "120/3000/60"),
  // New visitors who get a cart, of an address; those who only look have none.
  RATE_VISITOR: v.optional(rate, "1200/1200/600"),
};

/** The rates as configured. */
export function ratesOf(env: v.InferOutput<v.ObjectSchema<typeof rateVariables, undefined>>): Rates {
  return {
    login: env.RATE_LOGIN,
    registration: env.RATE_REGISTRATION,
    password: env.RATE_PASSWORD,
    lookup: env.RATE_LOOKUP,
    token: env.RATE_TOKEN,
    visitor: env.RATE_VISITOR,
  };
}
