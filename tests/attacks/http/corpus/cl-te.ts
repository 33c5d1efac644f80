import { type Family, chunk, head, json, lastChunk, methods, pairs } from "./attack.ts";

const orders = ["length first", "coding first"] as const;

/** A length and a coding: who goes by the length takes for a body what the other takes for a request. */
export const clTe: Family = {
  name: "CL.TE",
  attacks: pairs(methods, orders).flatMap(([method, order]) =>
    (["", chunk('{"query":"{ __typename }"}')] as const).map((first) => ({
      name: `${method}, ${order}, ${first === "" ? "the last chunk alone" : "a chunk before the last"}`,
      why: "RFC 9112, 6.1: both headers together are an error; what follows the last chunk would be the next request",
      verdict: "refused" as const,
      bytes: ({ path, host, smuggled }) => {
        const body = first + lastChunk + smuggled;
        const framing = [`Content-Length: ${body.length}`, "Transfer-Encoding: chunked"];
        if (order === "coding first") framing.reverse();
        return head(`${method} ${path} HTTP/1.1`, `Host: ${host}`, json, ...framing) + body;
      },
    })),
  ),
};
