import { hkdfSync } from "node:crypto";

/** What shop and card provider share: the merchant's id and the keys of the secret (docs/guides/card-payments.md, "Keys"). */
export interface CardKeys {
  readonly merchantId: string;
  readonly encryption: Buffer;
  readonly mac: Buffer;
}

const salt = "chalkbox/card-payments/v1";

/** Derives the keys from `PAYMENT_SECRET`. */
export function deriveCardKeys(merchantId: string, secret: string): CardKeys {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, salt, purpose, 32));
  return { merchantId, encryption: derive("encryption"), mac: derive("mac") };
}
