import { createHash } from "node:crypto";
import { isKnownVisitor } from "../cart/cart.service.ts";
import { pick } from "../catalogue/language.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import {
  forgetAttempts,
  giveBackAttempt,
  type RateRule,
  type RateSubject,
  takeAttempt,
} from "../platform/rate-limit/rate-limit.ts";
import { addressSubject, networkSubject } from "@chalkbox/edge";
import { realmOf } from "./customer.store.ts";
import { dropSources, findKnownSources, rememberSources } from "./known-source.store.ts";

const minutes = 60_000;
const days = 24 * 60 * minutes;

/** Wrong passwords in a row before the next one has to wait, first half a minute, then twice as long each time. */
const backoff = (name: string, limit: number, longestWaitMs = 15 * minutes): RateRule => ({
  name,
  limit,
  windowMs: 60 * minutes,
  backoff: { firstWaitMs: minutes / 2, longestWaitMs },
});
const rules = {
  ofDevice: backoff("logins to an account by a known device", 5),
  ofVisitor: backoff("logins to an account by a visitor", 5),
  ofAddress: backoff("logins to an account from an address", 20),
  ofNetwork: backoff("logins to an account from a network", 60),
  /** All unknown clients together then have one guess a minute, and an owner on a new device the same. */
  inAll: backoff("logins to an account", 200, minutes),
  /** At any accounts. A class of thirty that mistypes three times stays below. */
  anywhereOfAddress: { name: "logins from an address", limit: 100, windowMs: 10 * minutes },
  anywhereOfNetwork: { name: "logins from a network", limit: 400, windowMs: 10 * minutes },
  passwordOfToken: backoff("current password with a token", 5),
  passwordInAll: backoff("current password", 20),
} as const satisfies Readonly<Record<string, RateRule>>;

/** How long a browser or address that signed in is known. */
const knownFor = 180 * days;

/** A password that may be checked now. */
export interface Guess {
  /** It was right: it counts as no guess, and where it came from is known from now on. */
  succeeded(): Promise<void>;
}

/**
 * Counts a sign-in under the account, the visitor, the address and the network, before the password is checked and
 * however many come at once; null: it has to wait, and was not counted. Names without an account count alike.
 *
 * Guesses of other clients do not make an owner wait: a browser that has signed in to the account has its own counter,
 * and so has an address with an earlier sign-in.
 */
export async function takeLoginGuess(context: ShopContext, name: string): Promise<Guess | null> {
  const { database, clock } = context;
  const now = clock.now();
  const account = accountOf(context, name);
  const { device, address } = sourcesOf(context);
  const known = await findKnownSources(database.write, account, [address, device ?? address], ago(now, knownFor));
  const isKnownDevice = device !== null && known.has(device);
  const own: RateSubject = isKnownDevice
    ? { rule: rules.ofDevice, subject: `${account} ${device}` }
    : { rule: rules.ofVisitor, subject: `${account} ${address} ${await visitorOf(context)}` };
  const others = isKnownDevice ? [] : subjectsOfStrangers(context, account, known.has(address));
  if (!(await takeAttempt(database, [own, ...others], now)).isAllowed) return null;
  return {
    succeeded: async () => {
      await forgetAttempts(database, [own]);
      await giveBackAttempt(database, others);
      await rememberSignIn(context, name);
    },
  };
}

/** Stores where someone signed in to an account from. @param name that they sign in with */
export async function rememberSignIn(context: ShopContext, name: string): Promise<void> {
  const { database, clock } = context;
  const { device, address } = sourcesOf(context);
  const sources = device === null ? [address] : [address, device];
  const now = clock.now();
  await rememberSources(database.write, accountOf(context, name), sources, now, ago(now, knownFor));
}

/** Drops where an account was signed in to from: the account is gone. @param name that its owner signed in with */
export function forgetSources(context: ShopContext, name: string): Promise<void> {
  return dropSources(context.database.write, accountOf(context, name));
}

/** What the guesses of all clients but a known browser count under. */
function subjectsOfStrangers(
  { visitorAddress }: ShopContext,
  account: string,
  isKnownAddress: boolean,
): readonly RateSubject[] {
  const address = visitorAddress === null ? "unknown" : addressSubject(visitorAddress);
  const network = visitorAddress === null ? "unknown" : networkSubject(visitorAddress);
  const ofTheWorld: readonly RateSubject[] = [
    { rule: rules.ofNetwork, subject: `${account} ${network}` },
    { rule: rules.inAll, subject: account },
  ];
  return [
    { rule: rules.ofAddress, subject: `${account} ${address}` },
    ...(isKnownAddress ? [] : ofTheWorld),
    { rule: rules.anywhereOfAddress, subject: address },
    { rule: rules.anywhereOfNetwork, subject: network },
  ];
}

/** Names are what someone typed, and sources are where they were: neither is kept as it is. */
function digest(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

function accountOf({ storefront }: ShopContext, name: string): string {
  return digest("account", realmOf(storefront.store), name.toLowerCase());
}

function sourcesOf({ visitorAddress, visitorDevice }: ShopContext) {
  return {
    device: visitorDevice === null ? null : digest("device", visitorDevice),
    address: digest("address", visitorAddress === null ? "unknown" : addressSubject(visitorAddress)),
  };
}

/** Someone without an id that the shop gave counts with all of their address who have none. */
async function visitorOf({ database, caller }: ShopContext): Promise<string> {
  const { userId } = caller;
  return userId !== null && (await isKnownVisitor(database.write, userId)) ? userId.toLowerCase() : "";
}

/**
 * Counts a check of the current password of a visitor who is signed in; null: it has to wait. Who has copied a token
 * guesses with that token's tries.
 */
export async function takePasswordGuess(
  { database, clock }: ShopContext,
  customerId: string,
  tokenId: string | null,
): Promise<Guess | null> {
  const subjects: readonly RateSubject[] = [
    { rule: rules.passwordOfToken, subject: `${customerId} ${tokenId ?? ""}` },
    { rule: rules.passwordInAll, subject: customerId },
  ];
  if (!(await takeAttempt(database, subjects, clock.now())).isAllowed) return null;
  return { succeeded: () => forgetAttempts(database, subjects) };
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

/** What someone reads who has to wait after too many wrong passwords. */
export function blockedText(language: Language): string {
  return pick(
    language,
    "Zu viele Anmeldeversuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.",
    "Too many attempts to sign in. Please wait a few minutes and try again.",
  );
}
