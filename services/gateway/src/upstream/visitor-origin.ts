import { createHmac } from "node:crypto";

/** Where a visitor's call comes from. */
export interface VisitorOrigin {
  readonly address: string;
  /** A secret in a cookie of theirs; null while there is none. */
  readonly device: string | null;
}

/** The headers that give the shop a visitor's origin. @param requestId of the request that they travel with */
export type OriginSigner = (origin: VisitorOrigin, requestId: string) => Readonly<Record<string, string>>;

/**
 * Vouches for visitors' origins with the secret that shop and gateway share. Visitors can read the API token in their
 * own cookies, so that the token alone does not distinguish a gateway from other clients.
 */
export function createOriginSigner(secret: string): OriginSigner {
  return ({ address, device }, requestId) => {
    const signed = [requestId, address, device ?? ""].join("\n");
    return {
      "x-visitor-address": address,
      ...(device !== null && { "x-visitor-device": device }),
      "x-visitor-signature": createHmac("sha256", secret).update(`visitor\n${signed}`).digest("base64url"),
    };
  };
}
