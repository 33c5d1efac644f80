import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { GraphContext, RequestContext } from "../identity/request-context.ts";
import { forward } from "../planning/forward.ts";
import type { PlanCache } from "../planning/plan-cache.ts";
import { isForged, isJson } from "../security/csrf.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import { readBody } from "./body.ts";
import { type GraphqlParams, parseBody } from "./graphql-params.ts";
import { jsonType, refuse, sendBytes } from "./reply.ts";
import type { RequestScope } from "./request-scope.ts";

/** What the graph's endpoint works with. */
export interface GraphqlParts {
  readonly apollo: ApolloServer<GraphContext>;
  readonly plans: PlanCache;
  readonly shopSchema: GraphQLSchema;
  readonly client: ShopClient;
}

/** Ten operations of the longest documents stay far below; in bytes. */
const bodyLimit = 500_000;

/** An answer to one operation. */
interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const newType = "application/graphql-response+json";

/** `/api/shop/`: the public graph (GQL-01). */
export function createGraphqlEndpoint(parts: GraphqlParts) {
  return async (request: IncomingMessage, response: ServerResponse, scope: RequestScope): Promise<void> => {
    if (isForged(request.headers)) {
      return refuse(response, 403, "The request does not come from this site, or not as JSON", "CSRF");
    }
    const answer =
      request.method === "POST"
        ? await answerPost(parts, request, scope)
        : await viaApollo(parts.apollo, request, scope.context, undefined);
    sendBytes(response, answer.status, answer.bytes, { ...answer.headers, ...scope.responseHeaders() });
  };
}

async function answerPost(parts: GraphqlParts, request: IncomingMessage, scope: RequestScope): Promise<Answer> {
  if (!isJson(request.headers["content-type"])) return badRequest("Send the operation as application/json", 415);
  const body = await readBody(request, bodyLimit);
  if (!body.ok) {
    const message = body.status === 413 ? "The request body is too large" : "The request body did not arrive";
    // The rest of the body is still coming, so the connection cannot be used again.
    return { ...badRequest(message, body.status), headers: { "content-type": jsonType, connection: "close" } };
  }
  const parsed = parseBody(body.bytes);
  if (parsed.kind === "bad") return badRequest(parsed.message, 400);
  if (parsed.kind === "single") return answerOne(parts, request, scope.context, parsed.params);
  const answers = await answerBatch(parts, request, scope.context, parsed.params);
  const bytes = Buffer.from(`[${answers.map((answer) => answer.bytes.toString("utf8").trimEnd()).join(",")}]`);
  return { status: 200, bytes, headers: { "content-type": jsonType } };
}

/** Queries run together; as soon as there is a mutation, all run in the order in which they were sent. */
async function answerBatch(
  parts: GraphqlParts,
  request: IncomingMessage,
  context: RequestContext,
  batch: readonly GraphqlParams[],
): Promise<readonly Answer[]> {
  if (!batch.some(({ text }) => text.includes("mutation"))) {
    return Promise.all(batch.map((params) => answerOne(parts, request, context, params)));
  }
  const answers: Answer[] = [];
  for (const params of batch) answers.push(await answerOne(parts, request, context, params));
  return answers;
}

async function answerOne(
  { apollo, plans, shopSchema, client }: GraphqlParts,
  request: IncomingMessage,
  context: RequestContext,
  { text, operationName, variables, raw }: GraphqlParams,
): Promise<Answer> {
  const plan = plans.planFor(text, operationName);
  if (plan.kind === "forward") {
    const bytes = await forward(plan, variables, shopSchema, client, context);
    if (bytes !== null) return { status: 200, bytes, headers: { "content-type": typeFor(request) } };
  }
  return viaApollo(apollo, request, context, raw);
}

/** The media type that the client prefers of the two that GraphQL over HTTP knows. */
function typeFor({ headers }: IncomingMessage): string {
  return headers.accept?.includes(newType) === true ? `${newType}; charset=utf-8` : jsonType;
}

async function viaApollo(
  apollo: ApolloServer<GraphContext>,
  request: IncomingMessage,
  context: RequestContext,
  body: unknown,
): Promise<Answer> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const url = request.url ?? "/";
  const question = url.indexOf("?");
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: (request.method ?? "GET").toUpperCase(),
      headers,
      search: question === -1 ? "" : url.slice(question),
      body,
    },
    context: async () => ({ request: context, session: context.session }),
  });
  if (result.body.kind !== "complete") throw new Error("Incremental delivery is not offered");
  return {
    status: result.status ?? 200,
    bytes: Buffer.from(result.body.string),
    headers: { ...Object.fromEntries(result.headers), "cache-control": "no-store" },
  };
}

function badRequest(message: string, status: number): Answer {
  const bytes = Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] }));
  return { status, bytes, headers: { "content-type": jsonType } };
}
