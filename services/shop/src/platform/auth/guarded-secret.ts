import type { IncomingMessage } from "node:http";
import { addressSubject, createProxies, networkSubject, wrongSecretLimits } from "@chalkbox/edge";
import type { Platform } from "../platform.ts";
import { type RateSubject, takeAttempt, waitOf } from "../rate-limit/rate-limit.ts";

/** Whether a call that has to show a secret is let in. */
export type SecretAccess =
  | { readonly kind: "granted" | "wrong" }
  /** Too many wrong ones came from there. @property retryAfter in milliseconds */
  | { readonly kind: "too-often"; readonly retryAfter: number };

/** What a call shows: the secret itself, another one, or none, which guesses nothing. */
export type Shown = "right" | "wrong" | "none";

/**
 * Makes the check of a secret. Once an address, or a network of addresses, has shown too many wrong ones, nothing from
 * there is let in until the window ends, the right one included: its answer would end the guessing.
 * @param secrets names them, such as "operator tokens", and keeps their counters apart
 */
export function createSecretAccess(
  { config, database, clock }: Pick<Platform, "config" | "database" | "clock">,
  secrets: string,
): (request: IncomingMessage, shown: Shown) => Promise<SecretAccess> {
  const proxies = createProxies(config.trustedProxies);
  return async ({ headers, socket }, shown) => {
    if (shown === "none") return { kind: "wrong" };
    const subjects = subjectsOf(secrets, proxies.visitorAddress(headers, socket.remoteAddress));
    const now = clock.now();
    if (shown === "right") {
      const retryAfter = await waitOf(database, subjects, now);
      return retryAfter > 0 ? { kind: "too-often", retryAfter } : { kind: "granted" };
    }
    const verdict = await takeAttempt(database, subjects, now);
    return verdict.isAllowed ? { kind: "wrong" } : { kind: "too-often", retryAfter: verdict.retryAfter };
  };
}

function subjectsOf(secrets: string, address: string): readonly RateSubject[] {
  const { windowMs } = wrongSecretLimits;
  const rule = (name: string, limit: number) => ({ name: `wrong ${secrets} of ${name}`, limit, windowMs });
  return [
    {
      rule: rule("an address", wrongSecretLimits.address),
      subject: address === "" ? "unknown" : addressSubject(address),
    },
    {
      rule: rule("a network", wrongSecretLimits.network),
      subject: address === "" ? "unknown" : networkSubject(address),
    },
  ];
}
