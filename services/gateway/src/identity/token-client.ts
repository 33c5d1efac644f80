import type { Storefront } from "@chalkbox/session";
import { decodeJwt } from "jose";
import { Pool } from "undici";
import * as v from "valibot";

/** An API token of one storefront. */
export interface ApiToken {
  /** To be sent to the shop; in a visitor's cookie no script can read it. */
  readonly token: string;
  /** End of its life, in milliseconds. */
  readonly expires: number;
  readonly language: string;
}

/** Why there is no token; names no secret. */
export interface TokenFailure {
  readonly reason: string;
}

export type TokenResult = { readonly ok: true; readonly token: ApiToken } | ({ readonly ok: false } & TokenFailure);

/** Requests API tokens from the shop. */
export interface TokenClient {
  /** @param unwanted a token that must not be answered: it was rejected or ends soon */
  fetch(storefront: Storefront, unwanted: string | null): Promise<TokenResult>;
  close(): Promise<void>;
}

/** Time of one try, in milliseconds (SESS-04). */
const tryTimeout = 3_000;

const answerSchema = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4096}$/)),
  token_type: v.pipe(v.string(), v.toLowerCase(), v.literal("bearer")),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});
const claimsSchema = v.object({ shop_id: v.object({ store: v.string(), language: v.string() }) });

/**
 * A client of the token endpoint (SESS-03): form, basic auth, scope of store and language.
 * @param now current time in milliseconds
 */
export function createTokenClient(
  settings: { readonly url: URL; readonly clientId: string; readonly clientSecret: string },
  now: () => number,
): TokenClient {
  const { url, clientId, clientSecret } = settings;
  // The signal of each try is its one deadline: of two at the same time either could be the one that is reported.
  const pool = new Pool(url.origin, { connections: 4, headersTimeout: 0, bodyTimeout: 0 });
  const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const authorization = `Basic ${credentials.toString("base64")}`;

  const ask = async (storefront: Storefront): Promise<TokenResult> => {
    const { store, language } = storefront;
    const form = new URLSearchParams({
      grant_type: "client_credentials",
      scope: `store:${store} language:${language}`,
      client_id: clientId,
      client_secret: clientSecret,
    });
    const { statusCode, body } = await pool.request({
      method: "POST",
      path: url.pathname + url.search,
      headers: { authorization, "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: form.toString(),
      signal: AbortSignal.timeout(tryTimeout),
    });
    const text = await body.text();
    return statusCode === 200
      ? readToken(text, storefront, now())
      : refused(`the token endpoint answered ${statusCode}`);
  };

  const fetchOnce = (storefront: Storefront): Promise<TokenResult> =>
    ask(storefront).catch((error: unknown) => refused(describe(error)));

  return {
    // One try and exactly one retry (SESS-04).
    fetch: async (storefront) => {
      const first = await fetchOnce(storefront);
      return first.ok ? first : fetchOnce(storefront);
    },
    close: () => pool.destroy(),
  };
}

/** Takes a token only for the storefront that it was requested (SESS-10, SESS-11). */
function readToken(text: string, { store, language }: Storefront, now: number): TokenResult {
  try {
    const answer = v.parse(answerSchema, JSON.parse(text));
    const { shop_id: shopId } = v.parse(claimsSchema, decodeJwt(answer.access_token));
    if (shopId.store !== store || shopId.language !== language) return refused("the token is for another storefront");
    return { ok: true, token: { token: answer.access_token, expires: now + answer.expires_in * 1000, language } };
  } catch {
    // What was received may hold a token, so it is not quoted.
    return refused("the token endpoint's answer was not understood");
  }
}

function refused(reason: string): TokenResult {
  return { ok: false, reason };
}

function describe(error: unknown): string {
  return error instanceof Error && error.name === "TimeoutError"
    ? `the token endpoint took longer than ${tryTimeout} ms`
    : "the token endpoint cannot be reached";
}
