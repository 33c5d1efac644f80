import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { GraphContext } from "../identity/request-context.ts";
import type { Answer, Exchange } from "./answer.ts";

/**
 * Answers whatever has no quicker plan: on Apollo and the stitched graph.
 * @param body of a POST, parsed; undefined for a GET
 */
export async function answerGenerally(
  apollo: ApolloServer<GraphContext>,
  body: unknown,
  { context, method, search, accept, contentType }: Exchange,
): Promise<Answer> {
  const headers = new HeaderMap();
  if (accept !== "") headers.set("accept", accept);
  if (contentType !== "") headers.set("content-type", contentType);
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers, search, body },
    context: async () => ({ request: context, session: context.session }),
  });
  if (result.body.kind !== "complete") throw new Error("Incremental delivery is not offered");
  return {
    status: result.status ?? 200,
    bytes: Buffer.from(result.body.string),
    headers: { ...Object.fromEntries(result.headers), "cache-control": "no-store" },
  };
}
