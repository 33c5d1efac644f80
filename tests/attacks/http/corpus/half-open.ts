import { type Attack, type Family, head, json } from "./attack.ts";

/** Beginnings of requests, by where they stop. */
const beginnings: readonly (readonly [string, (path: string, host: string) => string])[] = [
  ["nothing", () => ""],
  ["a letter", () => "G"],
  ["the method", () => "GET "],
  ["the target", (path) => `GET ${path}`],
  ["the version", (path) => `GET ${path} HTTP/1.1`],
  ["the request line", (path) => `GET ${path} HTTP/1.1\r\n`],
  ["a header's name", (path) => `GET ${path} HTTP/1.1\r\nHo`],
  ["a header", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`],
  ["the CR of the empty line", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r`],
  ["the head of a body", (path, host) => head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Content-Length: 50")],
  [
    "half a body",
    (path, host) => `${head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Content-Length: 50")}{"query":`,
  ],
  [
    "the head of chunks",
    (path, host) => head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Transfer-Encoding: chunked"),
  ],
  [
    "a chunk's size",
    (path, host) => `${head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Transfer-Encoding: chunked")}5`,
  ],
  [
    "half a chunk",
    (path, host) => `${head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Transfer-Encoding: chunked")}5\r\nab`,
  ],
  [
    "the last chunk",
    (path, host) =>
      `${head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Transfer-Encoding: chunked")}2\r\n{}\r\n0\r\n`,
  ],
  [
    "a body that waits to be asked for",
    (path, host) => head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Content-Length: 50", "Expect: 100-continue"),
  ],
];

/** Requests that never end: they wait, and then the connection goes away. */
export const halfOpen: Family = {
  name: "half-open requests",
  attacks: beginnings.map(([name, begin]): Attack => ({
    name: `it ends with ${name}`,
    why: "A connection that goes away half-way may leave nothing behind, neither upstream nor here",
    verdict: "unfinished",
    bytes: ({ path, host }) => begin(path, host),
  })),
};
