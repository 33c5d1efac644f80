import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { GraphContext } from "../identity/request-context.ts";
import type { Answer, Exchange } from "./answer.ts";

/**
 * Answers whatever has no quicker plan: on Apollo and the stitched graph.
 * @param raw a POST's body, parsed, or the query part of a GET's address
 */
export async function answerGenerally(
  apollo: ApolloServer<GraphContext>,
  raw: unknown,
  { context, method, accept, contentType }: Exchange,
): Promise<Answer> {
  const headers = new HeaderMap();
  if (accept !== "") headers.set("accept", accept);
  if (contentType !== "") headers.set("content-type", contentType);
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest:
      typeof raw === "string"
        ? { method, headers, search: raw, body: undefined }
        : { method, headers, search: "", body: raw },
    context: async () => ({ request: context, session: context.session }),
  });
  if (result.body.kind !== "complete") throw new Error("Incremental delivery is not offered");
  return {
    status: result.status ?? 200,
    bytes: Buffer.from(result.body.string),
    headers: { ...Object.fromEntries(result.headers), "cache-control": "no-store" },
  };
}
