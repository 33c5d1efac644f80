import * as v from "valibot";
import type { Rate, Rates } from "./rate-limiter.ts";

/** `visitor/address/seconds`, e.g. `20/600/600`: how often a visitor, and an address, within how many seconds. */
const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}\/\d{1,6}\/[1-9]\d{0,5}$/, "must be visitor/address/seconds, e.g. 20/600/600"),
  v.transform(toRate),
);

/**
 * Defaults that nobody meets who shops: a class of thirty that signs in at once from one address, three times over, stays
 * far below. Somebody who guesses passwords gets 600 tries in ten minutes from an address, and the shop makes each name
 * wait on its own.
 */
export const rateVariables = {
  RATE_LOGIN: v.optional(rate, "20/600/600"),
  RATE_REGISTRATION: v.optional(rate, "20/600/600"),
  RATE_PASSWORD: v.optional(rate, "10/200/600"),
  RATE_LOOKUP: v.optional(rate, "60/1200/600"),
  RATE_TOKEN: v.optional(rate, "120/3000/60"),
};

function toRate(text: string): Rate {
  const [perVisitor = 0, perAddress = 0, seconds = 0] = text.split("/").map(Number);
  return { perVisitor, perAddress, windowMs: seconds * 1000 };
}

/** The rates as configured. */
export function ratesOf(env: v.InferOutput<v.ObjectSchema<typeof rateVariables, undefined>>): Rates {
  return {
    login: env.RATE_LOGIN,
    registration: env.RATE_REGISTRATION,
    password: env.RATE_PASSWORD,
    lookup: env.RATE_LOOKUP,
    token: env.RATE_TOKEN,
  };
}
