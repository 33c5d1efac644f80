import type { IncomingHttpHeaders } from "node:http";
import type { Caller, Storefront } from "../context.ts";
import { type TokenPlatform, verifyAccessToken } from "./access-token.ts";
import { verifyCustomerToken } from "./customer-token.ts";

/** For which storefront a request comes and from whom; null without a valid API token. */
export type Identity = { readonly storefront: Storefront; readonly caller: Caller };

/** Reads a request's identity from its headers: `authorization`, `x-ishop-api-userid`, `x-jwt`, `x-confirmation`, `x-preview`. */
export async function identify(platform: TokenPlatform, headers: IncomingHttpHeaders): Promise<Identity | null> {
  const accessToken = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (accessToken === undefined) return null;
  const storefront = await verifyAccessToken(platform, accessToken);
  if (storefront === null) return null;
  const userId = readUserId(headers["x-ishop-api-userid"]);
  const confirmation = readConfirmation(headers["x-confirmation"]);
  const preview = readPreview(headers["x-preview"]);
  const customerToken = headers["x-jwt"];
  if (typeof customerToken !== "string" || customerToken === "") {
    return { storefront, caller: { userId, confirmation, preview, customer: null, tokenFault: null } };
  }
  const { customer, fault } = await verifyCustomerToken(platform, customerToken, storefront);
  return { storefront, caller: { userId, confirmation, preview, customer, tokenFault: fault } };
}

/** Ids are ours to make; anything that does not look like one is as good as none. */
function readUserId(header: string | string[] | undefined): string | null {
  return typeof header === "string" && /^[\w-]{1,64}$/.test(header) ? header : null;
}

function readPreview(header: string | string[] | undefined): string | null {
  return typeof header === "string" && header.length <= 200 ? header : null;
}

function readConfirmation(header: string | string[] | undefined): string | null {
  return typeof header === "string" && /^[\w-]{1,64}$/.test(header) ? header : null;
}
