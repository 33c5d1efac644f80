import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { UploadSignature } from "../../generated/graph.ts";
import { signingKey } from "../../platform/auth/signing-key.ts";
import type { ShopContext } from "../../platform/context.ts";

const audience = "chalkbox-upload";
/** How long a signature is valid, in milliseconds: ten megabytes over a slow line. */
const life = 15 * 60_000;
const claimsSchema = v.object({ sub: v.pipe(v.string(), v.uuid()), jti: v.pipe(v.string(), v.uuid()) });

type SignatureContext = Pick<ShopContext, "config" | "clock">;

/** Signs that a visitor may hand in one file; the signature names the file's id, and ends after a quarter of an hour. */
export async function signUpload({ config, clock }: SignatureContext, userId: string): Promise<UploadSignature> {
  const now = clock.now().getTime();
  const expiresAt = Math.floor((now + life) / 1000);
  const signature = await new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(audience)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(expiresAt)
    .sign(signingKey(config));
  return { signature, expires: new Date(expiresAt * 1000) };
}

/** Id of the file that a visitor's signature is for; null when it is forged, has ended or is another visitor's. */
export async function verifyUpload(
  { config, clock }: SignatureContext,
  signature: string,
  userId: string,
): Promise<string | null> {
  const claims = await jwtVerify(signature, signingKey(config), {
    algorithms: ["HS256"],
    audience,
    currentDate: clock.now(),
  }).then(
    ({ payload }) => v.safeParse(claimsSchema, payload),
    () => null,
  );
  if (claims?.success !== true || claims.output.sub.toLowerCase() !== userId.toLowerCase()) return null;
  return claims.output.jti;
}
