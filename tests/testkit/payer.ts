// time: payers wait between two tries, as people and browsers do
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import * as v from "valibot";
import type { Buyer } from "./buyer.ts";

/** What a payer does at the provider, and how they come back. */
export interface PayerPlan {
  readonly method: "CREDIT_CARD" | "PAYPAL";
  readonly pays: boolean;
  /** `leaves`: closes the browser after paying; `stranger`: the answer is opened in a browser that knows nothing. */
  readonly comesBack: "returns" | "leaves" | "stranger";
}

/** What a payer heard in the end; `nothing`: they left. */
export type Heard =
  | "ordered"
  | "ordered elsewhere"
  | "paid back"
  | "not paid"
  | "being checked"
  | "unanswered"
  | "nothing";

/** A payment as its payer has lived through it. */
export interface PayerStory {
  readonly plan: PayerPlan;
  /** Id of the payment's page at the provider; null when it never opened. */
  readonly paymentId: string | null;
  readonly heard: Heard;
  /** The shop's outcome in place of a payment form, and its words; null when a form came. */
  readonly refusal: string | null;
  /** Where they were when they gave up, and what they saw last; empty for those who heard something. */
  readonly stuck: string;
  /** Pages on the way that claimed that nothing was charged, or that the payment was not made. */
  readonly claims: number;
}

const Refused = v.object({
  submitOrder: v.object({ outcome: v.string(), errorMessage: v.nullish(v.string()) }),
});
const Form = v.object({
  submitOrder: v.object({
    paymentForm: v.object({
      formUrl: v.string(),
      len: v.number(),
      data: v.string(),
      merchantID: v.string(),
      template: v.string(),
    }),
  }),
});

/** From one try to the next, in ms: as a page that asks again by itself, only faster. */
const tryEvery = 700;
/** What pays, and what does not, on the pages of the two methods. */
const answers = {
  CREDIT_CARD: {
    true: { number: "4111111111111111", expiry: "12/39", cvc: "123", holder: "Erika Mustermann" },
    false: { number: "4000000000000002", expiry: "12/39", cvc: "123", holder: "Erika Mustermann" },
  },
  PAYPAL: { true: { account: "funded" }, false: { account: "empty" } },
} as const;

/**
 * Presses the order button, pays on the provider's page and comes back, and tries each step again until it is answered.
 * @param origin of the storefront, e.g. `http://127.0.0.1:3000`
 * @param until when they give up, in ms as `performance.now` counts
 */
export async function pay(buyer: Buyer, origin: string, plan: PayerPlan, until: number): Promise<PayerStory> {
  let refusal: string | null = null;
  const seen: Seen = { last: "" };
  const form = await again(until, seen, async () => {
    const { data, errors } = await buyer.ask("SubmitOrder");
    seen.last = JSON.stringify(errors ?? data).slice(0, 300);
    const parsed = v.safeParse(Form, data);
    const refused = v.safeParse(Refused, data);
    if (refused.success)
      refusal = `${refused.output.submitOrder.outcome} ${refused.output.submitOrder.errorMessage ?? ""}`;
    return parsed.success ? parsed.output.submitOrder.paymentForm : null;
  });
  const story = { plan, paymentId: null, heard: "unanswered", claims: 0, refusal } as const;
  if (form === null) return { ...story, stuck: `at the order button: ${seen.last}` };
  const { formUrl, len, ...fields } = form;
  const page = await again(until, seen, () => leadTo(formUrl, { ...fields, len: String(len) }, seen));
  if (page === null) return { ...story, stuck: `on the way to the provider: ${seen.last}` };
  const paymentId = page.pathname.split("/").at(-1) ?? "";
  const back = await again(until, seen, () => leadTo(page.href, answers[plan.method][`${plan.pays}`], seen));
  if (back === null) return { ...story, paymentId, stuck: `at the provider: ${seen.last}` };
  const answered = { plan, paymentId, refusal: null, stuck: "" };
  if (plan.comesBack === "leaves") return { ...answered, heard: "nothing", claims: 0 };
  const cookies = new Map(plan.comesBack === "stranger" ? [] : buyer.cookies);
  return { ...answered, ...(await comeBack(origin, back.pathname + back.search, cookies, until)) };
}

/** The last answer or error that a payer got. */
interface Seen {
  last: string;
}

/** Follows the pages of the shop as a browser does, until one says what became of the payment. */
async function comeBack(
  origin: string,
  first: string,
  cookies: Map<string, string>,
  until: number,
): Promise<Pick<PayerStory, "heard" | "claims" | "stuck">> {
  let path = first;
  let claims = 0;
  const seen: Seen = { last: "" };
  while (performance.now() < until) {
    const page = await load(origin, path, cookies).catch((error: unknown) => {
      seen.last = String(error);
      return null;
    });
    if (page !== null) seen.last = `${page.status} ${page.location ?? headingOf(page.text)}`;
    if (page?.text.match(/nichts abgebucht|nicht ausgeführt/) != null) claims += 1;
    if (page?.location != null) {
      const next = new URL(page.location, origin);
      if (/^\/checkout\/payment\/?$/.test(next.pathname)) return { heard: "not paid", claims, stuck: "" };
      path = next.pathname + next.search;
      continue;
    }
    const heard = page?.status === 200 ? answerIn(page.text) : null;
    if (heard !== null) return { heard, claims, stuck: "" };
    await wait(tryEvery);
  }
  return { heard: "unanswered", claims, stuck: `back at ${path}: ${seen.last}` };
}

const headingOf = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.slice(0, 200) ?? "";

function answerIn(text: string): Heard | null {
  if (text.includes("Vielen Dank für Ihre Bestellung!")) return "ordered";
  if (text.includes("Ihre Zahlung ist da")) return "ordered elsewhere";
  if (text.includes("Sie erhalten Ihr Geld zurück")) return "paid back";
  return text.includes("Ihre Zahlung wird geprüft") ? "being checked" : null;
}

async function load(origin: string, path: string, cookies: Map<string, string>) {
  const answer = await request(origin + path, {
    headers: {
      host: "localhost",
      accept: "text/html",
      "user-agent": "Mozilla/5.0 (X11; Linux x64) chalkbox-tests",
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
  });
  for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
    const [pair = ""] = line.split(";", 1);
    const at = pair.indexOf("=");
    if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const location =
    answer.statusCode >= 300 && answer.statusCode < 400 ? [answer.headers["location"]].flat()[0] : undefined;
  return { status: answer.statusCode, location: location ?? null, text: await answer.body.text() };
}

/** Posts a form at the provider; where it leads, null when it does not. */
async function leadTo(url: string, fields: Readonly<Record<string, string>>, seen: Seen): Promise<URL | null> {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const text = await response.text();
  const location = response.headers.get("location");
  seen.last = `${response.status} ${location ?? headingOf(text)}`;
  return location === null ? null : new URL(location, url);
}

/** Tries until there is a result; null when the time is over. */
async function again<T>(until: number, seen: Seen, attempt: () => Promise<T | null>): Promise<T | null> {
  while (performance.now() < until) {
    const result = await attempt().catch((error: unknown) => {
      seen.last = String(error);
      return null;
    });
    if (result !== null) return result;
    await wait(tryEvery);
  }
  return null;
}
