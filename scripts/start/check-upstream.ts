import * as v from "valibot";
import { failure, success, systemCode, type Outcome } from "./outcome.ts";
import type { Secrets } from "./secrets.ts";
import type { Upstream } from "./settings.ts";

/** How long each of the two questions may take, in milliseconds. */
const patience = 5_000;
/** Most characters of the upstream's own words in our line. */
const quoted = 200;

const Token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const Refusal = v.object({ error: v.string(), error_description: v.optional(v.string()) });
const Graph = v.object({ data: v.object({ __typename: v.string() }) });
const Errors = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/** An answer, whatever it is; or why there is none. */
type Answer =
  | { readonly ok: true; readonly status: number; readonly contentType: string; readonly json: unknown }
  | { readonly ok: false; readonly fault: string };

/**
 * Asks an external upstream for a token and `{ __typename }`, once each: wrong settings show before the
 * shop opens, not as a page of errors.
 *
 * @param timeout of each question in milliseconds
 * @returns a failure with one line that names the variable at fault and what the upstream answered; never the token or
 *   the client's secret
 */
export async function checkUpstream(
  upstream: Upstream,
  client: Pick<Secrets, "OAUTH_CLIENT_ID" | "OAUTH_CLIENT_SECRET">,
  timeout = patience,
): Promise<Outcome<void>> {
  const token = await fetchToken(upstream, client, timeout);
  return token.ok ? askGraph(upstream, token.value, timeout) : token;
}

async function fetchToken(
  { tokenUrl }: Upstream,
  { OAUTH_CLIENT_ID: id, OAUTH_CLIENT_SECRET: secret }: Pick<Secrets, "OAUTH_CLIENT_ID" | "OAUTH_CLIENT_SECRET">,
  timeout: number,
): Promise<Outcome<string>> {
  // As the gateway does (SESS-03): form, basic auth, scope of store and language.
  const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64");
  const form = new URLSearchParams({
    grant_type: "client_credentials",
    scope: "store:de language:de-DE",
    client_id: id,
    client_secret: secret,
  });
  const answer = await ask(tokenUrl, { authorization: `Basic ${credentials}` }, form, timeout);
  const name = `TOKEN_URL ${withoutCredentials(tokenUrl)}`;
  if (!answer.ok) return failure(`${name} ${answer.fault}.`);
  const { status, json } = answer;
  const granted = v.safeParse(Token, json);
  if (status === 200 && granted.success) return success(granted.output.access_token);
  const refusal = v.safeParse(Refusal, json);
  const words = refusal.success ? [refusal.output.error, refusal.output.error_description] : [];
  const said = [status, ...words.filter((word) => word !== undefined)].join(" ");
  if ([400, 401, 403].includes(status)) {
    return failure(
      `${name} refuses the client "${id}" (${cut(said)}): set OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET to what that shop gave you.`,
    );
  }
  return failure(status === 200 ? `${name} answered without a token.` : `${name} answered ${cut(said)}.`);
}

async function askGraph({ graphqlUrl }: Upstream, token: string, timeout: number): Promise<Outcome<void>> {
  const body = JSON.stringify({ query: "{ __typename }" });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await ask(graphqlUrl, headers, body, timeout);
  const name = `UPSTREAM_URL ${withoutCredentials(graphqlUrl)}`;
  if (!answer.ok) return failure(`${name} ${answer.fault}.`);
  const { status, contentType, json } = answer;
  if (v.is(Graph, json)) return success(undefined);
  if (status === 401 || status === 403) return failure(`${name} refuses the token that TOKEN_URL gave (${status}).`);
  const errors = v.safeParse(Errors, json);
  const [error] = errors.success ? errors.output.errors : [];
  if (error !== undefined) return failure(`${name} answered ${status}: ${cut(error.message)}`);
  return failure(`${name} answered ${status} with ${contentType || "no content type"}, which is no GraphQL.`);
}

async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | URLSearchParams,
  timeout: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { accept: "application/json", ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    const contentType = response.headers.get("content-type")?.split(";", 1)[0] ?? "";
    return { ok: true, status: response.status, contentType, json: parseJson(await response.text()) };
  } catch (error) {
    return { ok: false, fault: faultOf(error, timeout) };
  }
}

/** What was in the way of an answer, as the end of a sentence; `fetch` hides the system's error in its cause. */
export function faultOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === "TimeoutError") return `has not answered within ${timeout / 1000} s`;
  const code = systemCode(error instanceof Error ? error.cause : undefined);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `has a host name that is not known here (${code})`;
  if (/CERT|SSL|TLS|EPROTO|SIGNATURE/.test(code)) return `speaks no TLS that this machine trusts (${code})`;
  return `cannot be reached (${code === "" ? String(error) : code})`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text of another server in our terminal: short, on one line, without control characters. */
function cut(text: string): string {
  return text.replaceAll(/[\p{C}\s]+/gu, " ").slice(0, quoted);
}

function withoutCredentials(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
