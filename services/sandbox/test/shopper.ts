import { PassThrough } from "node:stream";
import { encodeRequest } from "../src/card/protocol/payment-request.ts";
import type { PaymentRequest } from "../src/card/protocol/payment-request.ts";
import { decodeResponse } from "../src/card/protocol/payment-response.ts";
import type { PaymentResponse } from "../src/card/protocol/payment-response.ts";
import { systemClock } from "../src/platform/clock.ts";
import type { Config } from "../src/platform/config.ts";
import { createLogger } from "../src/platform/logger.ts";
import { startSandbox } from "../src/server.ts";
import { keys, testConfig } from "./fixtures.ts";

/** A sandbox of one test, spoken to as a browser without JavaScript speaks. */
export interface TestSandbox {
  readonly origin: string;
  readonly config: Config;
  /** Where it receives mails; null: nowhere. */
  readonly smtpPort: number | null;
  /** Everything that was logged. */
  log(): string;
  get(path: string): Promise<Response>;
  post(path: string, form: Readonly<Record<string, string>>): Promise<Response>;
  /** Opens a payment and returns the path of its card page. */
  open(request: PaymentRequest): Promise<string>;
  stop(): Promise<void>;
}

export const goodCard = { number: "4111 1111 1111 1111", expiry: "12 / 39", cvc: "123", holder: "Anna Beispiel" };

/** Starts a sandbox. Stop it at the test's end. */
export async function startTestSandbox(config: Config = testConfig()): Promise<TestSandbox> {
  const lines: string[] = [];
  const output = new PassThrough();
  output.on("data", (chunk: Buffer) => lines.push(chunk.toString("utf8")));
  const sandbox = await startSandbox(config, createLogger("trace", output), systemClock);
  const origin = `http://127.0.0.1:${sandbox.port}`;
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    fetch(origin + path, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  return {
    origin,
    config,
    smtpPort: sandbox.smtpPort,
    log: () => lines.join(""),
    get: (path) => fetch(origin + path, { redirect: "manual" }),
    post,
    async open(request) {
      const response = await post("/card/pay", { ...encodeRequest(keys, request), template: "chalkbox" });
      return response.headers.get("location") ?? `not opened: ${response.status}`;
    },
    stop: sandbox.stop,
  };
}

/** Where an answer sends the browser, with the sealed outcome opened. */
export function readReturn(response: Response): { readonly url: URL; readonly outcome: PaymentResponse | undefined } {
  const url = new URL(response.headers.get("location") ?? "", "http://not-redirected.invalid");
  const field = (name: string) => url.searchParams.get(name) ?? "";
  const decoded = decodeResponse(keys, { len: field("len"), data: field("data"), merchantID: field("merchantID") });
  return { url, outcome: decoded.ok ? decoded.response : undefined };
}
