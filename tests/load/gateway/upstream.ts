/**
 * The upstream of the benchmark: answers every query of the gateways with values of the right shape. What it has been
 * asked once it answers from memory, so that it never is what is measured. Run by `main.ts`; prints "ready".
 *
 * - `POST /graphql`: the shop, batches included, also as a federated subgraph
 * - `POST /session`: the session as a federated subgraph, for the gateways that have no other way
 * - `POST /oauth/token`: a token that states what it was requested
 */
import { createServer, type ServerResponse } from "node:http";
import process from "node:process";
import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from "graphql";
import * as v from "valibot";
import { fill, lenientSchema } from "./fill.ts";
import { sessionSubgraph, shopSubgraph } from "./subgraphs.ts";

const schemas: Readonly<Record<string, GraphQLSchema>> = {
  "/graphql": lenientSchema(shopSubgraph("answers")),
  "/session": lenientSchema(sessionSubgraph("answers")),
};
const Operation = v.object({
  query: v.string(),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
});
const Body = v.union([Operation, v.array(Operation)]);
type Call = v.InferOutput<typeof Operation>;

/** More different calls than a run makes. */
const capacity = 20_000;
const documents = new Map<string, DocumentNode>();
const answers = new Map<string, string>();
const bodies = new Map<string, Buffer>();

async function answerOne(path: string, call: Call): Promise<string> {
  const key = path + JSON.stringify(call);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = JSON.stringify(await run(path, call));
  if (answers.size < capacity) answers.set(key, answer);
  return answer;
}

async function run(path: string, { query, operationName, variables }: Call): Promise<unknown> {
  const schema = schemas[path];
  if (schema === undefined) throw new Error(`There is no graph at ${path}`);
  const document = documents.get(path + query) ?? parse(query);
  const errors = documents.has(path + query) ? [] : validate(schema, document);
  if (errors.length > 0) return { errors };
  documents.set(path + query, document);
  return execute({ schema, document, operationName, variableValues: variables, fieldResolver: fill });
}

async function answer(path: string, body: string): Promise<Buffer> {
  const known = bodies.get(path + body);
  if (known !== undefined) return known;
  const call = v.parse(Body, JSON.parse(body));
  const text = Array.isArray(call)
    ? `[${(await Promise.all(call.map((each) => answerOne(path, each)))).join(",")}]`
    : await answerOne(path, call);
  const bytes = Buffer.from(text);
  // Batches come in endless combinations; their parts are kept.
  if (!Array.isArray(call) && bodies.size < capacity) bodies.set(path + body, bytes);
  return bytes;
}

function grantToken(form: string): Buffer {
  const scope = new URLSearchParams(form).get("scope") ?? "";
  const [, store = "de", language = "de-DE"] = /store:(\S+) language:(\S+)/.exec(scope) ?? [];
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { shop_id: { store, language }, exp: Math.floor(Date.now() / 1_000) + 36_000 };
  const token = `${part({ alg: "none" })}.${part(claims)}.${part({})}`;
  return Buffer.from(JSON.stringify({ access_token: token, token_type: "bearer", expires_in: 36_000 }));
}

function send(response: ServerResponse, status: number, bytes: Buffer): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "content-length": bytes.length });
  response.end(bytes);
}

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const path = request.url ?? "/";
    const body = Buffer.concat(chunks).toString("utf8");
    const work = path === "/oauth/token" ? Promise.resolve(grantToken(body)) : answer(path, body);
    work.then(
      (bytes) => send(response, 200, bytes),
      (error: unknown) => send(response, 400, Buffer.from(JSON.stringify({ errors: [{ message: String(error) }] }))),
    );
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write('"ready"\n'));
