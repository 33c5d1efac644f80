import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { graphql, type GraphQLSchema } from "graphql";
import { SignJWT } from "jose";
import * as v from "valibot";
import { type UpstreamContext, upstreamResolvers } from "./upstream-resolvers.ts";
import { createState, type UpstreamState } from "./upstream-state.ts";

/** A small shop behind real HTTP, with the contract of `schema/shop/`. */
export interface TestUpstream {
  readonly state: UpstreamState;
  readonly graphqlUrl: string;
  readonly tokenUrl: string;
  stop(): Promise<void>;
}

const contractFolder = resolve(import.meta.dirname, "../../../schema/shop");
const paramsSchema = v.object({
  query: v.string(),
  operationName: v.optional(v.nullable(v.string())),
  variables: v.optional(v.record(v.string(), v.unknown())),
});
const signingKey = new TextEncoder().encode("the upstream under test signs with this");

/** It never changes; what the resolvers keep is in the context. */
let known: GraphQLSchema | undefined;

function loadSchema(): GraphQLSchema {
  known ??= makeSchema();
  return known;
}

function makeSchema(): GraphQLSchema {
  const files = readdirSync(contractFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".graphql"),
  );
  const typeDefs = files.map((file) => readFileSync(join(contractFolder, file), "utf8"));
  return makeExecutableSchema({ typeDefs, resolvers: upstreamResolvers });
}

/** Starts an upstream on a free port. */
export async function startUpstream(): Promise<TestUpstream> {
  const state = createState();
  const schema = loadSchema();
  const server = createServer((request, response) => {
    void answer(state, schema, request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The upstream does not listen on a port");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    state,
    graphqlUrl: `${origin}/graphql`,
    tokenUrl: `${origin}/oauth/token`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function answer(state: UpstreamState, schema: GraphQLSchema, request: IncomingMessage, response: ServerResponse) {
  const respond = (status: number, body: string): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };
  const body = await read(request);
  if (request.url === "/oauth/token") return respond(...(await issueToken(state, body)));
  const httpCall = state.httpCalls;
  state.httpCalls += 1;
  const fault = state.faults.shift();
  if (fault !== undefined) return fault(respond, request);
  const json: unknown = JSON.parse(body);
  const batch = v.parse(v.array(paramsSchema), Array.isArray(json) ? json : [json]);
  const headers = plainHeaders(request);
  for (const { query, operationName } of batch) {
    state.calls.push({ query, operationName: operationName ?? null, headers, batchSize: batch.length, httpCall });
  }
  const context = identify(state, headers);
  const results = await Promise.all(
    batch.map(async ({ query, operationName, variables }) =>
      context === null
        ? { errors: [{ message: "Invalid access token", extensions: { classification: "INVALID_TOKEN" } }] }
        : graphql({
            schema,
            source: query,
            contextValue: context,
            operationName: operationName ?? null,
            variableValues: variables ?? null,
          }),
    ),
  );
  await state.beforeAnswer?.(body);
  respond(200, JSON.stringify(Array.isArray(json) ? results : results[0]));
}

async function issueToken(state: UpstreamState, body: string): Promise<[number, string]> {
  state.tokenRequests += 1;
  if (!state.issuesTokens) return [500, "{}"];
  const scope = new URLSearchParams(body).get("scope") ?? "";
  const [, store, language] = /store:(\S+) language:(\S+)/.exec(scope) ?? [];
  const token = await new SignJWT({ shop_id: { store, language }, serial: state.tokenRequests })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + state.tokenLife)
    .sign(signingKey);
  state.apiTokens.add(token);
  return [200, JSON.stringify({ access_token: token, token_type: "Bearer", expires_in: state.tokenLife, scope })];
}

/** Null: the API token is not valid. */
function identify(state: UpstreamState, headers: Readonly<Record<string, string>>): UpstreamContext | null {
  const token = /^Bearer (.+)$/.exec(headers["authorization"] ?? "")?.[1] ?? "";
  if (!state.apiTokens.has(token)) return null;
  const claims = v.parse(
    v.object({ shop_id: v.object({ store: v.string(), language: v.string() }) }),
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()),
  );
  const customerToken = headers["x-jwt"] ?? null;
  const owner = customerToken === null ? null : (state.customerTokens.get(customerToken) ?? null);
  // Another store's token has no meaning here, and is no fault for a client that requests nothing of a customer's.
  const isElsewhere = owner !== null && !(customerToken ?? "").endsWith(`-${claims.shop_id.store}`);
  const customerId = isElsewhere ? null : owner;
  return {
    state,
    store: `${claims.shop_id.store}/${claims.shop_id.language}`,
    userId: headers["x-ishop-api-userid"] ?? null,
    customerId,
    customerToken,
    tokenFault: customerToken !== null && owner === null ? "ishop.api.error.revoked_token" : null,
  };
}

function plainHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
