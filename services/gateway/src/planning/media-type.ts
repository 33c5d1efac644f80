import { jsonType } from "../http/reply.ts";
import type { Answer, Exchange } from "./answer.ts";

const newType = "application/graphql-response+json";
const newHeaders = { "content-type": `${newType}; charset=utf-8` };
const jsonHeaders = { "content-type": jsonType };

/** The media type that the client prefers of the two that GraphQL over HTTP knows. */
export function headersFor({ accept }: Pick<Exchange, "accept">): Answer["headers"] {
  return accept.includes(newType) ? newHeaders : jsonHeaders;
}
