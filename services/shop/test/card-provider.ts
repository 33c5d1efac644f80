import { createServer } from "node:http";
import * as v from "valibot";
import { afterAll } from "vitest";
import { type Direction, type Envelope, macOf, openEnvelope, seal } from "../src/checkout/card/envelope.ts";
import { deriveCardKeys } from "../src/checkout/card/keys.ts";
import { testConfig } from "./shop-test.ts";
import type { Submitted } from "./shopper.ts";

const { merchantId, secret } = testConfig.payment;
const keys = deriveCardKeys(merchantId, secret);

/** What the shop requested from the provider. */
export function readRequest(form: Submitted["computopData"]): URLSearchParams {
  const { len = 0, data = "", merchantID = "" } = form ?? {};
  return new URLSearchParams(openEnvelope(keys, "request", { len: String(len), data, merchantID }) ?? "");
}

/** The provider's sealed answer to a request, e.g. `DECLINED`; empty for a success. @param changes fields that differ from what was requested */
export function cardAnswer(
  form: Submitted["computopData"],
  errorCode: "" | "DECLINED" | "CANCELLED" | "TIMEOUT" = "",
  changes: Readonly<Record<string, string>> = {},
): Envelope {
  const request = readRequest(form);
  const status = errorCode === "" ? "success" : errorCode === "CANCELLED" ? "cancelled" : "failure";
  const fields: Record<string, string> = {
    status,
    payId: "0".repeat(32),
    transactionId: request.get("transactionId") ?? "",
    amount: request.get("amount") ?? "",
    currency: "EUR",
    orderRef: request.get("orderRef") ?? "",
    errorCode,
    cardBrand: "visa",
    cardLast4: "1111",
    ...changes,
  };
  const signed = ["status", "payId", "transactionId", "amount", "currency", "orderRef", "errorCode"].map(
    (name) => fields[name] ?? "",
  );
  return seal(keys, "response", new URLSearchParams({ ...fields, mac: macOf(keys, "response", signed) }).toString());
}

/** Sends an answer as the provider's callback does; returns the status. */
export async function callBack(shopUrl: string, { len, data, merchantID }: Envelope): Promise<number> {
  const response = await fetch(`${shopUrl}/callbacks/card`, {
    method: "POST",
    body: new URLSearchParams({ len, data, merchantID }),
  });
  await response.body?.cancel();
  return response.status;
}

/** A provider that says of every payment that it was not made. */
export const nobodyPaid = async () => ({ kind: "none" }) as const;

/** A provider over HTTP: answers inquiries and refunds as a test sets, and keeps what it was asked. */
export async function startTestProvider() {
  const provider = {
    config: testConfig,
    /** What it says of a payment by transactionId; `none` of all others. */
    answers: new Map<string, Envelope>(),
    /** Payments that it is deciding at this moment. */
    underWay: new Set<string>(),
    /** Whether it answers at all. */
    isAway: false,
    refundState: "refunded",
    asked: [] as Readonly<Record<string, string>>[],
  };
  const message = (direction: Direction, fields: Record<string, string>): Envelope => {
    const mac = macOf(keys, direction, Object.values(fields));
    return seal(keys, direction, new URLSearchParams({ ...fields, mac }).toString());
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (provider.isAway) return void response.writeHead(503).end();
      const name = request.url === "/card/refund" ? "refund" : "inquiry";
      const {
        len = "",
        data = "",
        merchantID = "",
      } = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString("utf8")));
      const plain = openEnvelope(keys, name, { len, data, merchantID });
      const fields = Object.fromEntries(new URLSearchParams(plain ?? ""));
      provider.asked.push({ name, ...fields });
      const { transactionId = "" } = fields;
      const known = provider.answers.get(transactionId);
      const unanswered = provider.underWay.has(transactionId) ? "underWay" : "none";
      const state = name === "refund" ? provider.refundState : known === undefined ? unanswered : "ended";
      const ended = { len: known?.len ?? "", data: known?.data ?? "" };
      const answer = message(`${name}-answer`, { transactionId, state, ...(name === "inquiry" && ended) });
      response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const sandbox = { ...testConfig.sandbox, url: `http://127.0.0.1:${port}` };
  return Object.assign(provider, { config: { ...testConfig, sandbox } });
}
