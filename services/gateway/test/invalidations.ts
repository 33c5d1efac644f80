import { createHmac, randomUUID } from "node:crypto";

/** The secret that gateways of tests share with their shops. */
export const invalidationSecret = "invalidation-secret-for-tests";

/** What a test forges about a message. */
export interface Forgery {
  readonly secret?: string;
  /** Milliseconds that the message is too old. */
  readonly age?: number;
  readonly body?: string;
  readonly signature?: string;
}

/** The request by which a shop drops answers with these tags. */
export function invalidation(tags: readonly string[], forgery: Forgery = {}): RequestInit {
  const { secret = invalidationSecret, age = 0, body = JSON.stringify({ id: randomUUID(), tags }) } = forgery;
  const timestamp = String(Date.now() - age);
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-timestamp": timestamp,
      "x-signature": forgery.signature ?? signature,
    },
    body,
  };
}
