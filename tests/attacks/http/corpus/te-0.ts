import { type Family, bodiless, chunk, head, lastChunk, pairs } from "./attack.ts";

const bodies: readonly (readonly [string, (smuggled: string) => string])[] = [
  ["a chunk that is a request", (smuggled) => chunk(smuggled) + lastChunk],
  ["the last chunk alone", () => lastChunk],
  ["the last chunk, then a request", (smuggled) => lastChunk + smuggled],
  ["many small chunks", (smuggled) => Array.from(smuggled, (character) => chunk(character)).join("") + lastChunk],
  ["a trailer", (smuggled) => `${chunk(smuggled)}0\r\nX-Trailer: 1\r\n\r\n`],
  ["no last chunk", (smuggled) => chunk(smuggled)],
];

/** A chunked body where one of two readers expects none: what a proxy passes on without its coding is a request. */
export const te0: Family = {
  name: "TE.0",
  attacks: pairs([...bodiless, "TRACE"], bodies).map(([method, [name, body]]) => ({
    name: `${method}, ${name}`,
    why: "A proxy that drops the coding and passes the body on has sent a second request",
    verdict: "refused" as const,
    bytes: ({ path, host, smuggled }) =>
      head(`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Transfer-Encoding: chunked") + body(smuggled),
  })),
};
