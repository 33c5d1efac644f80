import type { IncomingHttpHeaders } from "node:http";
import { isForeign } from "@chalkbox/edge";

/** Headers that no form and no link of another site can send without a preflight of the browser. */
const preflightHeaders = ["apollo-require-preflight", "x-apollo-operation-name"] as const;

/** Content types that make a browser send a preflight before it sends them to another site. */
const jsonTypes = ["application/json", "application/graphql-response+json", "application/graphql+json"];

/**
 * Whether a request may be another site's doing in the visitor's name. Every request to the graph must be one that
 * needs a preflight, and must not come from another origin.
 */
export function isForged(headers: IncomingHttpHeaders): boolean {
  return isForeign(headers) || (!isJson(headers["content-type"]) && !preflightHeaders.some((name) => headers[name]));
}

/** Whether a content type is JSON, whatever parameters it has. */
export function isJson(contentType: string | undefined): boolean {
  // As nearly all clients write it.
  if (contentType === "application/json") return true;
  const [type = ""] = (contentType ?? "").split(";", 1);
  return jsonTypes.includes(type.trim().toLowerCase());
}
