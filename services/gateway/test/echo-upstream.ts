import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { decodeJwt, SignJWT } from "jose";
import * as v from "valibot";

/** An upstream that answers each operation with who requested what, so that an answer in the wrong hands is seen. */
export interface EchoUpstream {
  readonly origin: string;
  readonly counts: { calls: number; operations: number; batches: number; publicOperations: number; faults: number };
  stop(): Promise<void>;
}

const paramsSchema = v.object({
  query: v.string(),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
});
const claimsSchema = v.object({ shop_id: v.object({ store: v.string(), language: v.string() }) });
const signingKey = new TextEncoder().encode("the echoing upstream signs with this");

/** What happens to one call in a hundred. */
const faults: readonly ((response: ServerResponse, elements: readonly string[]) => void)[] = [
  (response) => void response.writeHead(503).end(),
  (response) => void response.socket?.resetAndDestroy(),
  (response) => void response.writeHead(502, { "content-type": "text/html" }).end("<html>"),
  (response, elements) => send(response, elements.slice(1)),
  (response, elements) => send(response, elements.toReversed()),
  // time: a shop that takes a moment, so that answers overlap
  (response, elements) => setTimeout(() => send(response, elements), 40),
];

export async function startEchoUpstream(random: () => number): Promise<EchoUpstream> {
  const counts = { calls: 0, operations: 0, batches: 0, publicOperations: 0, faults: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await read(request);
      if (request.url === "/oauth/token") return sendToken(response, body);
      const json: unknown = JSON.parse(body);
      const asked = v.parse(v.array(paramsSchema), [json].flat());
      counts.calls += 1;
      counts.operations += asked.length;
      if (Array.isArray(json)) counts.batches += 1;
      counts.publicOperations += asked.filter(({ operationName }) => operationName === "Public").length;
      const elements = asked.map((each) => echo(each, request));
      if (random() < 0.01) {
        counts.faults += 1;
        return faults[Math.floor(random() * faults.length)]?.(response, elements);
      }
      send(response, Array.isArray(json) ? elements : elements.join(""));
    })();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The upstream does not listen on a port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    counts,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

/** Who requests what: `user|cart`, and for what is public the storefront, and the user only if the call names one. */
function echo({ query, operationName, variables }: v.InferOutput<typeof paramsSchema>, { headers }: IncomingMessage) {
  const { store, language } = v.parse(claimsSchema, decodeJwt(String(headers.authorization).slice(7))).shop_id;
  const user = String(headers["x-ishop-api-userid"] ?? "anonymous");
  const [, mark] = /\{(_batchPlace_\w+):__typename/.exec(query) ?? [];
  const marked = mark === undefined ? "" : `"${mark}":"Query",`;
  const [, end] = /(_end_\w+):__typename/.exec(query) ?? [];
  const ended = end === undefined ? "" : `,"${end}":"${operationName === "Change" ? "Mutation" : "Query"}"`;
  const typename = /[{, ]__typename/.test(query) ? '"__typename":"Cart",' : "";
  const [alias] = /(\w+): ?shop_findCart/.exec(query)?.slice(1) ?? [];
  switch (operationName ?? "") {
    case "Public":
      return `{"data":{${marked}"core_category":{"id":"${String(variables["id"])}","name":"${store} ${language} ${user}"}${ended}}}`;
    case "Change":
      return `{"data":{"cart_update":{"successful":true,"cart":{"id":"${user}"}}${ended}}}`;
    default:
      return `{"data":{${marked}"${alias ?? "shop_findCart"}":{${typename}"id":"${user}|${idIn(variables)}"}${ended}}}`;
  }
}

/** Delegation gives variables names of its own. */
function idIn(variables: Readonly<Record<string, unknown>>): string {
  return Object.values(variables).map(String).join(" ");
}

function send(response: ServerResponse, answer: string | readonly string[]): void {
  const text = typeof answer === "string" ? answer : `[${answer.join(",")}]`;
  response.writeHead(200, { "content-type": "application/json" }).end(text);
}

async function sendToken(response: ServerResponse, body: string): Promise<void> {
  const scope = new URLSearchParams(body).get("scope") ?? "";
  const [, store, language] = /store:(\S+) language:(\S+)/.exec(scope) ?? [];
  const token = await new SignJWT({ shop_id: { store, language } })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(signingKey);
  send(response, JSON.stringify({ access_token: token, token_type: "Bearer", expires_in: 3_600 }));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
