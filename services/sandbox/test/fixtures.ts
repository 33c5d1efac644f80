import { mkdtempSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deriveProtocolKeys } from "../src/card/protocol/keys.ts";
import type { PaymentRequest } from "../src/card/protocol/payment-request.ts";
import { readConfig } from "../src/platform/config.ts";
import type { Config } from "../src/platform/config.ts";

export const merchantId = "chalkbox-test";
export const secret = "a-secret-for-tests-only";
export const keys = deriveProtocolKeys(merchantId, secret);

/** A complete configuration on a free port and a folder of its own. @param environment variables beside the usual */
export function testConfig(changes: Partial<Config> = {}, environment: Readonly<Record<string, string>> = {}): Config {
  const config = readConfig({
    SANDBOX_PORT: "0",
    SANDBOX_SMTP_PORT: "0",
    SHOP_URL: "http://shop.test:3003",
    PAYMENT_MERCHANT_ID: merchantId,
    PAYMENT_SECRET: secret,
    DATA_DIR: mkdtempSync(join(tmpdir(), "sandbox-")),
    CARD_TIMEOUT_MS: "20",
    ...environment,
  });
  return { ...config, ...changes };
}

let serial = 0;

/** A payment of its own for each call. */
export function paymentRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  serial += 1;
  return {
    transactionId: `t-${process.pid}-${serial}`,
    amount: 12_999,
    currency: "EUR",
    description: "Schulbedarf für die Klasse 3b",
    orderRef: "40012345",
    urlSuccess: "http://localhost:3000/computop/success?cart=1",
    urlFailure: "http://localhost:3000/checkout/payment",
    urlCancel: "http://localhost:3000/checkout/payment?cancelled=1",
    urlNotify: "http://127.0.0.1:9/payments/card/notify",
    language: "de-DE",
    ...changes,
  };
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("not listening");
  return address.port;
}
