import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { GraphQLFormattedError, GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { internalError } from "../errors/rules.ts";
import type { GraphContext } from "../identity/request-context.ts";

/** What clients are told about what they may ask. */
interface ApolloSettings {
  /** In the live environment nobody explores the graph by asking it. */
  readonly isLive: boolean;
  readonly log: Logger;
}

/** The general path: parses, validates and runs whatever has no quicker plan, on the stitched graph. */
export async function startApollo(
  schema: GraphQLSchema,
  { isLive, log }: ApolloSettings,
): Promise<ApolloServer<GraphContext>> {
  const server = new ApolloServer<GraphContext>({
    schema,
    introspection: !isLive,
    hideSchemaDetailsFromClientErrors: isLive,
    includeStacktraceInErrorResponses: false,
    // The front handler refuses forged requests before they come here, and the process its own way to stop.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginLandingPageDisabled(), masking(log), legacyStatus],
    logger: quiet(log),
  });
  await server.start();
  return server;
}

/** Whatever nobody wrote for clients is logged whole and leaves as INTERNAL_ERROR (ERR-01). */
function masking(log: Logger): ApolloServerPlugin<GraphContext> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue, operationName }) => {
        for (const error of errors) {
          const cause = error.originalError;
          if (isUnexpected(error))
            log.error(
              { err: cause ?? error, requestId: contextValue.request.requestId, operationName, path: error.path },
              "unexpected error",
            );
        }
      },
      willSendResponse: async ({ response: { body }, contextValue }) => {
        if (body.kind !== "single" || body.singleResult.errors === undefined) return;
        body.singleResult.errors = body.singleResult.errors.map((error) => mask(error, contextValue.request.requestId));
      },
    }),
  };
}

function mask(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  const { path, message, extensions } = error;
  const at = path === undefined ? {} : { path };
  if (isUnexpected(error)) {
    const { message: masked, extensions: told } = internalError(requestId);
    return { message: masked, ...at, extensions: { ...told } };
  }
  // Where the shop's part of an error lies in the text that was sent says nothing: it answered another text.
  return extensions?.["classification"] === undefined ? error : { message, ...at, extensions };
}

/** An error that carries no code of ours, of the shop or of Apollo. */
function isUnexpected({ extensions }: Pick<GraphQLFormattedError, "extensions">): boolean {
  const code = extensions?.["code"];
  if (extensions?.["classification"] !== undefined) return false;
  return code === undefined ? extensions?.["http"] === undefined : code === "INTERNAL_SERVER_ERROR";
}

const requestErrors: readonly unknown[] = [
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "OPERATION_RESOLUTION_FAILURE",
];

/** Clients that accept plain JSON only get request errors with status 200, as GraphQL over HTTP asks for. */
const legacyStatus: ApolloServerPlugin<GraphContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, errors }) => {
      const acceptsNew = request.http?.headers.get("accept")?.includes("application/graphql-response+json") ?? false;
      if (acceptsNew || response.http.status !== 400 || errors === undefined) return;
      if (errors.every(({ extensions }) => requestErrors.includes(extensions["code"]))) response.http.status = 200;
    },
  }),
};

/** Apollo says nothing at its own levels that the gateway does not log itself. */
function quiet(log: Logger) {
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: (message: string) => log.warn(message),
    error: (message: string) => log.error(message),
  };
}
