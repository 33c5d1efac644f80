import { openEnvelope, type Envelope, macOf, seal } from "../src/checkout/card/envelope.ts";
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
