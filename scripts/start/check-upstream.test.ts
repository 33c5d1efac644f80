import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkUpstream, faultOf } from "./check-upstream.ts";
import { freePorts, launchFakes, temporaryFolder } from "./testing/launched.ts";

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;
const client = { OAUTH_CLIENT_ID: "ours", OAUTH_CLIENT_SECRET: "a-secret-of-ours" };

const json =
  (status: number, body: unknown): Answer =>
  (_request, _body, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const grant = json(200, { access_token: "a-token", token_type: "bearer", expires_in: 60 });
const silence: Answer = () => undefined;

/** An external shop; its addresses, and what it received. */
async function upstream(token: Answer, graph: Answer = json(200, { data: { __typename: "Query" } })) {
  const asked: { readonly url: string; readonly authorization: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const { url = "", headers } = request;
      asked.push({ url, authorization: headers.authorization ?? "", body: bytes.toString() });
      return (url === "/token" ? token : graph)(request, bytes.toString(), response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const origin = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return { origin, asked, settings: addresses(`http://${origin}`) };
}

function addresses(origin: string) {
  return { graphqlUrl: `${origin}/graphql`, tokenUrl: `${origin}/token`, baseUrl: origin, mediaUrl: origin };
}

describe("an external upstream is checked before the shop opens", () => {
  test("for a token and for the graph's root, once each", async () => {
    const { asked, settings } = await upstream(grant);
    expect(await checkUpstream(settings, client)).toEqual({ ok: true, value: undefined });
    expect(asked.map(({ url, authorization }) => [url, authorization])).toEqual([
      ["/token", `Basic ${Buffer.from("ours:a-secret-of-ours").toString("base64")}`],
      ["/graphql", "Bearer a-token"],
    ]);
    expect(JSON.parse(asked[1]?.body ?? "")).toEqual({ query: "{ __typename }" });
  });

  test.each<[string, Answer, Answer, RegExp]>([
    [
      "a client that is not known",
      json(401, { error: "invalid_client", error_description: "No\nsuch \u001b[31mclient" }),
      silence,
      /TOKEN_URL http:\S+\/token refuses the client "ours" \(401 invalid_client No such \[31mclient\): set OAUTH_CLIENT_ID/,
    ],
    ["an answer without a token", json(200, {}), silence, /TOKEN_URL \S+ answered without a token\.$/],
    ["a broken token endpoint", json(500, {}), silence, /TOKEN_URL \S+ answered 500\.$/],
    ["a token endpoint that hangs", silence, silence, /TOKEN_URL \S+ has not answered within 0\.3 s\.$/],
    ["a graph that refuses the token", grant, json(401, {}), /UPSTREAM_URL \S+ refuses the token .* \(401\)\.$/],
    [
      "a page in place of a graph",
      grant,
      (_request, _body, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello"),
      /UPSTREAM_URL \S+ answered 200 with text\/html, which is no GraphQL\.$/,
    ],
    [
      "a graph that refuses the query",
      grant,
      json(400, { errors: [{ message: "Persisted queries only" }] }),
      /UPSTREAM_URL \S+ answered 400: Persisted queries only$/,
    ],
    [
      "an address that has moved",
      grant,
      (_request, _body, response) => void response.writeHead(301, { location: "/elsewhere" }).end(),
      /UPSTREAM_URL \S+ answered 301 with no content type, which is no GraphQL\.$/,
    ],
    ["a graph that hangs", grant, silence, /UPSTREAM_URL \S+ has not answered within 0\.3 s\.$/],
  ])("%s is one line", async (_what, token, graph, reason) => {
    const { settings } = await upstream(token, graph);
    const outcome = await checkUpstream(settings, client, 300);
    expect(outcome).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    expect(JSON.stringify(outcome)).not.toMatch(/a-token|a-secret-of-ours/);
  });

  test("an address without a listener is one line", async () => {
    const { origin, settings } = await upstream(grant);
    const closed = addresses(`http://127.0.0.1:${await freePorts()}`);
    expect(await checkUpstream({ ...settings, tokenUrl: closed.tokenUrl }, client)).toEqual({
      ok: false,
      reason: expect.stringMatching(/^TOKEN_URL \S+ cannot be reached \(ECONNREFUSED\)\.$/),
    });
    expect(await checkUpstream(addresses(`https://${origin}`), client)).toEqual({
      ok: false,
      reason: expect.stringMatching(/^TOKEN_URL \S+ speaks no TLS that this machine trusts \(\w+\)\.$/),
    });
  });

  test.each([
    ["ENOTFOUND", /host name/],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", /no TLS that this machine trusts/],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /no TLS that this machine trusts/],
    ["ERR_TLS_CERT_ALTNAME_INVALID", /no TLS that this machine trusts/],
    ["EHOSTUNREACH", /cannot be reached/],
  ])("%s has words", (code, words) => {
    const cause = Object.assign(new Error("from the system"), { code });
    expect(faultOf(new TypeError("fetch failed", { cause }), 1)).toMatch(words);
  });

  test("npm start reports it, opens nothing and ends with exit code 1", async () => {
    const { settings } = await upstream(json(401, { error: "invalid_client" }));
    const { exit, output } = launchFakes(await freePorts(), {
      DATA_DIR: await temporaryFolder(),
      UPSTREAM_URL: settings.graphqlUrl,
      TOKEN_URL: settings.tokenUrl,
      OAUTH_CLIENT_ID: "wrong",
    });
    expect(await exit).toBe(1);
    expect(output().trim().split("\n")).toEqual([expect.stringContaining('refuses the client "wrong"')]);
  });
});
