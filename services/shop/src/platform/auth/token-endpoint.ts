import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "@chalkbox/edge";
import * as v from "valibot";
import type { Config } from "../config.ts";
import type { Storefront } from "../context.ts";
import type { Route } from "../domain.ts";
import { refuseBody } from "../http.ts";
import { storefrontSchema } from "../storefront.ts";
import { issueAccessToken, type TokenPlatform } from "./access-token.ts";
import { createSecretAccess } from "./guarded-secret.ts";

/** A form of four short fields. */
const bodyLimit = 4_096;

/** `POST /oauth/token`: API tokens for client credentials (SESS-03); answers as RFC 6749 sections 5.1 and 5.2 say. */
export function tokenEndpoint(platform: TokenPlatform): Route {
  const access = createSecretAccess(platform, "client secrets");
  return ["POST /oauth/token", (request, response) => handle(platform, access, request, response)];
}

async function handle(
  platform: TokenPlatform,
  access: ReturnType<typeof createSecretAccess>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, { maxBytes: bodyLimit });
  if (!body.ok) return refuseBody(response, body.refusal);
  const form = new URLSearchParams(body.bytes.toString("utf8"));
  const credentials = readCredentials(request.headers.authorization, form);
  const isRight = credentials !== null && areValid(credentials, platform.config.oauth);
  const isShown = credentials === null || credentials.clientSecret !== "";
  const verdict = await access(request, isRight ? "right" : isShown ? "wrong" : "none");
  if (verdict.kind === "too-often") {
    const headers = { "retry-after": String(Math.ceil(verdict.retryAfter / 1_000)) };
    return sendJson(response, 429, { error: "temporarily_unavailable" }, headers);
  }
  if (verdict.kind === "wrong") {
    return sendJson(response, 401, { error: "invalid_client" }, { "www-authenticate": 'Basic realm="shop"' });
  }
  if (form.get("grant_type") !== "client_credentials") {
    return sendJson(response, 400, { error: "unsupported_grant_type" });
  }
  const storefront = readScope(form.get("scope") ?? "");
  if (storefront === null) return sendJson(response, 400, { error: "invalid_scope" });
  const { token, expiresIn } = await issueAccessToken(platform, storefront);
  sendJson(response, 200, {
    access_token: token,
    token_type: "Bearer",
    expires_in: expiresIn,
    scope: `store:${storefront.store} language:${storefront.language}`,
  });
}

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** From basic auth, else from the form, as RFC 6749 section 2.3.1 allows. */
function readCredentials(authorization: string | undefined, form: URLSearchParams): Credentials | null {
  if (authorization === undefined) {
    return { clientId: form.get("client_id") ?? "", clientSecret: form.get("client_secret") ?? "" };
  }
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return null;
  const [, id, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? [];
  if (id === undefined || password === undefined) return null;
  return { clientId: formDecode(id), clientSecret: formDecode(password) };
}

/** RFC 6749 has both parts form-encoded; clients that do not encode still work where it makes no difference. */
function formDecode(text: string): string {
  return new URLSearchParams(`value=${text.replaceAll("&", "%26")}`).get("value") ?? "";
}

function areValid(given: Credentials, expected: Config["oauth"]): boolean {
  // Both are compared, always: no early answer reveals which one was wrong.
  const id = equals(given.clientId, expected.clientId);
  const password = equals(given.clientSecret, expected.clientSecret);
  return id && password;
}

function equals(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function readScope(scope: string): Storefront | null {
  const entries = scope
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => part.split(":", 2));
  const result = v.safeParse(storefrontSchema, Object.fromEntries(entries));
  return result.success ? result.output : null;
}
