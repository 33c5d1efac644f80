import * as v from "valibot";
import { deriveKey } from "../src/card/protocol/keys.ts";
import { walletToken } from "../src/wallet/wallet-token.ts";
import { secret } from "./fixtures.ts";

const key = deriveKey(secret, "wallet");

/** A session as the wallet gives it to the shop. */
const sessionSchema = v.looseObject({
  id: v.string(),
  state: v.string(),
  page: v.string(),
  buyer: v.nullable(v.looseObject({ email: v.string(), deliveryAddress: v.looseObject({ city: v.string() }) })),
  chargeId: v.nullable(v.string()),
});

/** What a shop requests; each has a session of its own. */
export const opening = {
  reference: "cart-1",
  description: "Ihr Einkauf bei Chalkbox",
  language: "de-DE",
  urlReturn: "http://localhost:3000/checkout/summary/?step=4",
  urlCancel: "http://localhost:3000/checkout/payment/?cancelPayment=AMAZONPAY",
};
export const charge = {
  amount: 12_999,
  currency: "EUR",
  orderRef: "40012345",
  urlResult: "http://localhost:3000/checkout/confirmation/",
};

/** Calls the wallet as the shop does. @param token other than the right one */
export async function callWallet(
  origin: string,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  token?: string,
): Promise<Response> {
  const bytes = Buffer.from(body === undefined ? "" : JSON.stringify(body));
  return fetch(origin + path, {
    method,
    headers: { "x-wallet-token": token ?? walletToken(key, method, path, bytes) },
    ...(method === "POST" && { body: bytes }),
  });
}

/** The session in an answer. */
export async function sessionOf(answer: Response) {
  return v.parse(sessionSchema, await answer.json());
}
