import { readBody, sendJson } from "@chalkbox/edge";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Domain, Route } from "../platform/domain.ts";
import { presentError } from "../platform/errors.ts";
import { largestBody, refuseBody } from "../platform/http.ts";
import { refuseBrokenTexts } from "../platform/input-text.ts";
import type { Platform } from "../platform/platform.ts";
import { requestIdOf } from "../platform/request-id.ts";
import { requestInit, sendAnswer } from "../platform/yoga-answer.ts";
import type { BackofficeContext } from "./backoffice-context.ts";
import { loadBackofficeSchema } from "./backoffice-schema.ts";
import { sendIde } from "./ide.ts";
import { createSecretAccess } from "../platform/auth/guarded-secret.ts";
import { isOperator } from "./operator-token.ts";

const address = "/backoffice/";

/** The back office: its address answers 404 unless an operator token is configured. */
export const backoffice = {
  name: "backoffice",
  routes: (platform) =>
    platform.config.operatorToken === null ? [] : [backofficeRoute(platform, platform.config.operatorToken)],
} satisfies Domain;

function backofficeRoute(platform: Platform, operatorToken: string): Route {
  const access = createSecretAccess(platform, "operator tokens");
  const ide = platform.config.environment !== "live";
  const yoga = createYoga<BackofficeContext>({
    schema: loadBackofficeSchema(),
    graphqlEndpoint: address,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    maskedErrors: false,
    plugins: [masking(platform), refuseBrokenTexts(() => "en-DE")],
  });
  return [
    `* ${address}`,
    async (incoming, response) => {
      // The IDE is a page without data; what it requests then has to prove itself like every other call.
      const isPage = ide && incoming.method === "GET" && (incoming.headers.accept ?? "").includes("text/html");
      if (isPage) return sendIde(response, address);
      if (incoming.method !== "POST")
        return sendJson(response, 405, { errors: [{ message: "Use POST" }] }, { allow: "POST" });
      const { authorization } = incoming.headers;
      const shown = isOperator(authorization, operatorToken) ? "right" : authorization === undefined ? "none" : "wrong";
      const verdict = await access(incoming, shown);
      if (verdict.kind === "too-often") {
        const headers = { "retry-after": String(Math.ceil(verdict.retryAfter / 1_000)) };
        return sendJson(response, 429, { errors: [{ message: "Too many wrong tokens came from here" }] }, headers);
      }
      if (verdict.kind === "wrong") {
        return sendJson(
          response,
          401,
          { errors: [{ message: "An operator token is required" }] },
          { "www-authenticate": "Bearer" },
        );
      }
      const body = await readBody(incoming, { maxBytes: largestBody });
      if (!body.ok) return refuseBody(response, body.refusal);
      const answer = await yoga.fetch(`http://shop${address}`, requestInit(incoming, body.bytes), {
        platform,
        requestId: requestIdOf(incoming),
      });
      await sendAnswer(response, answer);
    },
  ];
}

/** Errors that are bugs leave without their reason (ERR-01). */
function masking({ log }: Platform): Plugin<object, BackofficeContext> {
  return {
    onExecutionResult: ({ result, setResult, context: { requestId } }) => {
      if (result === undefined || Symbol.asyncIterator in result || result.errors === undefined) return;
      setResult({ ...result, errors: result.errors.map((error) => presentError(error, log, requestId)) });
    },
  };
}
