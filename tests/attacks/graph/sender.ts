import { request } from "undici";
import * as v from "valibot";
import type { Attempt } from "./attempts.ts";

/** Where a graph is, and how one is let in. */
export interface Address {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What was answered. */
export interface Heard {
  readonly kind: "refused" | "answered" | "too-often";
  /** Why it must not be answered so; null when it may. */
  readonly fault: string | null;
}

const ErrorSchema = v.looseObject({
  message: v.string(),
  extensions: v.optional(v.looseObject({ code: v.optional(v.unknown()), classification: v.optional(v.unknown()) })),
});
const One = v.looseObject({ errors: v.optional(v.array(ErrorSchema)), data: v.optional(v.unknown()) });
const Answer = v.union([One, v.array(One)]);
/** What no client can cause. */
const ours = /^(?:INTERNAL|UPSTREAM_(?:TIMEOUT|UNAVAILABLE|MALFORMED))/;

/** Sends an attempt, and judges what comes back. */
export function attempt(address: Address, { query, variables }: Attempt): Promise<Heard> {
  return send(address, JSON.stringify({ query, variables }));
}

/** Sends a body as it is. @param method with a GET, the body is the address's query part */
export async function send({ url, headers }: Address, body: string, method: "GET" | "POST" = "POST"): Promise<Heard> {
  const answer = await request(method === "GET" ? `${url}?${body}` : url, {
    method,
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x64) attacks", ...headers },
    body: method === "GET" ? null : body,
  });
  const text = await answer.body.text();
  const { statusCode } = answer;
  if (statusCode === 429) return { kind: "too-often", fault: null };
  if (statusCode >= 500) return { kind: "refused", fault: `${statusCode} ${text.slice(0, 300)}` };
  const read = v.safeParse(Answer, parsed(text));
  if (!read.success) return { kind: "refused", fault: `${statusCode}, no answer of a graph: ${text.slice(0, 300)}` };
  const errors = [read.output].flat().flatMap(({ errors: own = [] }) => own);
  const bad = errors.find(({ extensions: { code, classification } = {} }) =>
    [code, classification].some((each) => typeof each === "string" && ours.test(each)),
  );
  return {
    kind: errors.length > 0 ? "refused" : "answered",
    fault: bad === undefined ? null : `${statusCode} ${JSON.stringify(bad).slice(0, 300)}`,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines of errors within a log of pino's. */
export function errorLines(log: string): readonly string[] {
  return log.split("\n").filter((line) => /"level":(?:50|60)/.test(line) || /^\s+at |^[A-Z]\w*Error/.test(line));
}
