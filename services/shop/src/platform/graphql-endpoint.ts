import type { IncomingMessage } from "node:http";
import { readBody } from "@chalkbox/edge";
import type { GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { untilAbandoned } from "./abandoned.ts";
import { type Identity, identify } from "./auth/identify.ts";
import { describeHeaders } from "./call-log.ts";
import type { ShopContext } from "./context.ts";
import type { Route } from "./domain.ts";
import { invalidAccessToken, presentError } from "./errors.ts";
import { largestBody, refuseBody } from "./http.ts";
import { readInputTexts, refuseBrokenTexts } from "./input-text.ts";
import { createContext, type Platform } from "./platform.ts";
import { publicOriginOf } from "./public-origin.ts";
import { requestIdOf } from "./request-id.ts";
import { visitorOriginOf } from "./visitor-origin.ts";
import { requestInit, sendAnswer } from "./yoga-answer.ts";

/** The largest batch that a client may send (GQL-02). */
const batchLimit = 10;

/** What one HTTP request gives to each operation of its batch. */
interface RequestScope {
  readonly requestId: string;
  /** Null: no valid API token, so that every operation answers `Invalid access token` (ERR-04). */
  readonly identity: Identity | null;
  readonly incoming: IncomingMessage;
}

/** `POST /graphql`: the shop's graph. Its IDE is the gateway's. */
export function graphqlEndpoint(platform: Platform, schema: GraphQLSchema): Route {
  const yoga = createYoga<RequestScope, ShopContext>({
    schema,
    graphiql: false,
    landingPage: false,
    batching: { limit: batchLimit },
    logging: false,
    cors: false,
    maskedErrors: false,
    context: ({ requestId, identity, incoming }) => {
      if (identity === null) throw invalidAccessToken();
      const database = untilAbandoned(platform.database, () => incoming.socket.destroyed);
      return createContext(
        { ...platform, database },
        {
          ...identity,
          requestId,
          publicOrigin: publicOriginOf(incoming.headers, platform.config.publicHosts),
          ...visitorOriginOf(incoming.headers, incoming.socket.remoteAddress, platform.config),
        },
      );
    },
    plugins: [
      operationHooks(platform),
      refuseBrokenTexts<ShopContext>(({ storefront }) => storefront.language),
      readInputTexts<ShopContext>(),
    ],
  });
  return [
    "POST /graphql",
    async (incoming, response) => {
      const body = await readBody(incoming, { maxBytes: largestBody });
      if (!body.ok) return refuseBody(response, body.refusal);
      const scope = {
        requestId: requestIdOf(incoming),
        identity: await identify(platform, incoming.headers),
        incoming,
      };
      const answer = await yoga.fetch(
        `http://shop${incoming.url ?? "/graphql"}`,
        requestInit(incoming, body.bytes),
        scope,
      );
      await sendAnswer(response, answer, refusedToken(scope.identity));
    },
  ];
}

/**
 * Reports a customer token that does not count any more, whether an operation needs one or not (ERR-03): a list that is
 * empty for a stranger must not pass for the customer's. One that was replaced in the same browser is no such case.
 */
function refusedToken(identity: Identity | null): Readonly<Record<string, string>> {
  const fault = identity?.caller.tokenFault ?? null;
  return fault === "revoked" || fault === "invalid" ? { "x-refused-token": fault } : {};
}

/** Records each operation of a batch, and masks what its result must not reveal. */
function operationHooks({ calls, clock, log }: Platform): Plugin<object, RequestScope, ShopContext> {
  return {
    onParams: ({ params, context: { requestId, identity, incoming } }) => {
      calls.record({
        receivedAt: clock.now(),
        requestId,
        operationName: params.operationName ?? nameIn(params.query),
        storefront: identity?.storefront ?? null,
        ...describeHeaders(incoming.headers),
      });
    },
    onExecutionResult: ({ result, setResult, context: { requestId } }) => {
      if (result === undefined || Symbol.asyncIterator in result || result.errors === undefined) return;
      setResult({ ...result, errors: result.errors.map((error) => presentError(error, log, requestId)) });
    },
  };
}

/** The first operation's name, read without parsing: a document that does not parse was received, too. */
function nameIn(document: string | undefined): string | null {
  return /\b(?:query|mutation)\s+(\w+)/.exec(document ?? "")?.[1] ?? null;
}
