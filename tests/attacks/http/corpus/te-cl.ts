import { type Family, chunk, head, json, lastChunk, methods, pairs } from "./attack.ts";

/** A coding and a length that ends earlier: who goes by the length finds the next request within a chunk. */
export const teCl: Family = {
  name: "TE.CL",
  attacks: pairs(methods, [0, 1, 4, 5]).map(([method, length]) => ({
    name: `${method}, a length of ${length} within a chunk`,
    why: "RFC 9112, 6.1: both headers together are an error; the chunk holds what would be the next request",
    verdict: "refused" as const,
    bytes: ({ path, host, smuggled }) =>
      head(
        `${method} ${path} HTTP/1.1`,
        `Host: ${host}`,
        json,
        "Transfer-Encoding: chunked",
        `Content-Length: ${length}`,
      ) +
      chunk(smuggled) +
      lastChunk,
  })),
};
