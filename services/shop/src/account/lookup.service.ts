import { pick } from "../catalogue/language.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { type RateVerdict, takeAttempt } from "../platform/rate-limit/rate-limit.ts";
import { addressSubject } from "@chalkbox/edge";
import { waitText } from "../platform/rate-limit/visitor-rate.ts";

/**
 * Counts a question whose answer reveals whether an email has an account (C-89): the unique check, registrations and
 * changes of the email together, by visitor and by address. All visitors of an address without an id count as one.
 */
export function takeLookup({ config, database, clock, caller, visitorAddress }: ShopContext): Promise<RateVerdict> {
  const { perVisitor, perAddress, windowMs } = config.rates.lookup;
  const address = visitorAddress === null ? "unknown" : addressSubject(visitorAddress);
  const visitor = caller.userId?.toLowerCase() ?? `none at ${address}`;
  return takeAttempt(
    database,
    [
      { rule: { name: "look-ups of emails by a visitor", limit: perVisitor, windowMs }, subject: visitor },
      { rule: { name: "look-ups of emails from an address", limit: perAddress, windowMs }, subject: address },
    ],
    clock.now(),
  );
}

/** What someone reads who checked too often. @param retryAfter in milliseconds */
export function tooManyLookupsText(retryAfter: number, language: Language): string {
  const wait = waitText(retryAfter, language);
  return pick(
    language,
    `Das waren zu viele Versuche. Bitte versuchen Sie es in ${wait} noch einmal.`,
    `These were too many attempts. Please try again in ${wait}.`,
  );
}
