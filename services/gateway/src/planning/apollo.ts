import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { GraphContext } from "../identity/request-context.ts";
import { withoutSuggestions, withoutValues } from "../security/error-redaction.ts";
import { logUnexpected, mask, unpack } from "./masking.ts";

/** What clients learn of the graph. */
interface ApolloSettings {
  /** In the live environment the graph cannot be explored. */
  readonly isLive: boolean;
  /** Whether operators may explore it all the same. */
  readonly hasOperators: boolean;
  /**
   * Whether parsed documents are kept. Where types are merged of several upstreams, the stitching library hangs on to
   * them what it has once waited for, of every request.
   */
  readonly keepsDocuments: boolean;
  readonly log: Logger;
}

/** The general path: parses, validates and runs whatever has no quicker plan, on the stitched graph. */
export async function startApollo(
  schema: GraphQLSchema,
  { isLive, hasOperators, keepsDocuments, log }: ApolloSettings,
): Promise<ApolloServer<GraphContext>> {
  const server = new ApolloServer<GraphContext>({
    schema,
    // In the live environment none but operators get here with documents of their own.
    introspection: !isLive || hasOperators,
    // Documents are known by their id before they come here; sending one does not register it.
    persistedQueries: false,
    ...(!keepsDocuments && { documentStore: null }),
    hideSchemaDetailsFromClientErrors: isLive,
    includeStacktraceInErrorResponses: false,
    // The front handler refuses forged requests before they come here, and the process its own way to stop.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginLandingPageDisabled(), masking(log), redaction(isLive), legacyStatus],
    logger: quiet(log),
  });
  await server.start();
  return server;
}

/** An error that was not written for clients is logged whole and leaves as INTERNAL_ERROR (ERR-01). */
function masking(log: Logger): ApolloServerPlugin<GraphContext> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue, operationName }) => {
        logUnexpected(errors, log, { requestId: contextValue.request.requestId, operationName });
      },
      willSendResponse: async ({ response: { body }, contextValue, errors = [] }) => {
        if (body.kind !== "single" || body.singleResult.errors === undefined) return;
        const { requestId } = contextValue.request;
        body.singleResult.errors = body.singleResult.errors.flatMap((formatted, index) => {
          const error = errors[index];
          const packed = error === undefined ? [] : unpack(error);
          return packed.length > 1
            ? packed.map((each) => mask(each.toJSON(), requestId))
            : [mask(formatted, requestId)];
        });
      },
    }),
  };
}

/** Takes out of GraphQL's own messages values that were sent; in live also proposed names. */
function redaction(isLive: boolean): ApolloServerPlugin<GraphContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response: { body } }) => {
        if (body.kind !== "single" || body.singleResult.errors === undefined) return;
        body.singleResult.errors = body.singleResult.errors.map((error) => {
          if (error.extensions?.["classification"] !== undefined) return error;
          const message = withoutValues(error.message);
          return { ...error, message: isLive ? withoutSuggestions(message) : message };
        });
      },
    }),
  };
}

const requestErrors: readonly unknown[] = [
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "OPERATION_RESOLUTION_FAILURE",
];

/** Clients that accept plain JSON only get request errors with status 200, as GraphQL over HTTP requires. */
const legacyStatus: ApolloServerPlugin<GraphContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, errors }) => {
      const acceptsNew = request.http?.headers.get("accept")?.includes("application/graphql-response+json") ?? false;
      if (acceptsNew || response.http.status !== 400 || errors === undefined) return;
      if (errors.every(({ extensions }) => requestErrors.includes(extensions["code"]))) response.http.status = 200;
    },
  }),
};

/** Apollo logs nothing at its own levels that the gateway does not log itself. */
function quiet(log: Logger) {
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: (message: string) => log.warn(message),
    error: (message: string) => log.error(message),
  };
}
