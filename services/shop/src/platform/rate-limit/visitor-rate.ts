import type { Language, ShopContext } from "../context.ts";
import { type RateSubject, type RateVerdict, takeAttempt } from "./rate-limit.ts";
import { addressSubject, networkSubject } from "@chalkbox/edge";

/** How often a visitor, an address and a network may do something within a window. */
export interface VisitorRate {
  /** Keeps its counters apart from those of other rates. */
  readonly name: string;
  readonly perVisitor: number;
  /** A school has one address for all. */
  readonly perAddress: number;
  readonly perNetwork: number;
  /** Length of a window in milliseconds. */
  readonly windowMs: number;
}

/** Who makes an attempt, in all the ways it is counted. */
export function visitorSubjects(
  { caller, visitorAddress }: ShopContext,
  rate: VisitorRate,
  amount = 1,
): readonly RateSubject[] {
  const { name, windowMs } = rate;
  const visitor = caller.customer?.customerId ?? caller.userId;
  // Ids are to be had for nothing: attempts without an address all count as one address's.
  const address = visitorAddress === null ? "unknown" : addressSubject(visitorAddress);
  const network = visitorAddress === null ? "unknown" : networkSubject(visitorAddress);
  const subjects = [
    { rule: { name: `${name} of an address`, limit: rate.perAddress, windowMs }, subject: address, amount },
    { rule: { name: `${name} of a network`, limit: rate.perNetwork, windowMs }, subject: network, amount },
  ];
  if (visitor === null) return subjects;
  return [
    { rule: { name: `${name} of a visitor`, limit: rate.perVisitor, windowMs }, subject: visitor, amount },
    ...subjects,
  ];
}

/** Counts an attempt of the caller's; see `takeAttempt`. */
export function takeVisitorAttempt(context: ShopContext, rate: VisitorRate): Promise<RateVerdict> {
  return takeAttempt(context.database, visitorSubjects(context, rate), context.clock.now());
}

/** How long to wait, as part of a sentence: `3 Minuten`. @param retryAfter in milliseconds */
export function waitText(retryAfter: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60_000));
  const isOne = minutes === 1;
  if (language === "en-DE") return `${minutes} ${isOne ? "minute" : "minutes"}`;
  return `${minutes} ${isOne ? "Minute" : "Minuten"}`;
}
