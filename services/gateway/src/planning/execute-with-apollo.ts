import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { GraphContext } from "../identity/request-context.ts";
import type { Answer, OperationRequest, OperationParams } from "./operation-request.ts";

/**
 * Answers whatever has no quicker plan: on Apollo and the stitched graph.
 * @param abandoned is aborted when the answer is no longer waited for
 */
export async function executeWithApollo(
  apollo: ApolloServer<GraphContext>,
  { text, raw }: OperationParams,
  { context, method, accept, contentType }: OperationRequest,
  abandoned: AbortSignal,
): Promise<Answer> {
  const headers = new HeaderMap();
  if (accept !== "") headers.set("accept", accept);
  if (contentType !== "") headers.set("content-type", contentType);
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest:
      typeof raw === "string"
        ? { method, headers, search: searchWith(raw, text), body: undefined }
        : { method, headers, search: "", body: bodyWith(raw, text) },
    context: async () => ({ request: context, session: context.session, abandoned }),
  });
  if (result.body.kind !== "complete") throw new Error("Incremental delivery is not offered");
  return {
    status: result.status ?? 200,
    bytes: Buffer.from(result.body.string),
    headers: { ...Object.fromEntries(result.headers), "cache-control": "no-store" },
  };
}

/** What was sent, as if it had been sent by its text and not by its id; an empty text was never known by one. */
function bodyWith(raw: unknown, text: string): unknown {
  return text === "" ? raw : Object.assign({}, raw, { query: text });
}

function searchWith(raw: string, text: string): string {
  if (text === "") return raw;
  const fields = new URLSearchParams(raw);
  fields.set("query", text);
  return `?${fields.toString()}`;
}
