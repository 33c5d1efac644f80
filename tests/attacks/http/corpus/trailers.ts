import { type Attack, type Family, chunk, head, json } from "./attack.ts";

const trailers: readonly (readonly [string, (smuggled: string) => string, Attack["verdict"]])[] = [
  ["an ordinary one", () => "X-Trailer: 1\r\n", "served"],
  ["a length", (smuggled) => `Content-Length: ${smuggled.length}\r\n`, "served"],
  ["a coding", () => "Transfer-Encoding: chunked\r\n", "served"],
  ["a host", () => "Host: evil.example\r\n", "served"],
  ["a cookie", () => "Cookie: X-JWT=forged; cartId=1\r\n", "served"],
  ["an authorization", () => "Authorization: Bearer forged\r\n", "served"],
  ["an address of a proxy", () => "X-Forwarded-For: 10.0.0.1\r\n", "served"],
  ["a connection", () => "Connection: keep-alive\r\n", "served"],
  ["a request's first line", () => "GET /canary HTTP/1.1\r\n", "refused"],
  ["no colon", () => "nonsense\r\n", "refused"],
  ["a space before the colon", () => "X : y\r\n", "refused"],
  ["a line feed alone", () => "X: y\nZ: z\r\n", "refused"],
  ["a CR alone", () => "X: y\rZ: z\r\n", "refused"],
  ["a NUL", () => "X: \0\r\n", "refused"],
  ["folded", () => "X: y\r\n z\r\n", "refused"],
  ["an empty name", () => ": y\r\n", "refused"],
  ["20 kB in one", () => `X: ${"y".repeat(20_000)}\r\n`, "refused"],
  ["50 kB in many", () => "X: yyyyyyyy\r\n".repeat(4_000), "refused"],
];

/** Headers behind a chunked body: readers that join them to the others trust what came after they had decided. */
export const trailerFields: Family = {
  name: "trailers",
  attacks: trailers.map(([name, write, verdict]): Attack => ({
    name,
    why: "RFC 9110, 6.5.1: framing, routing and rights must never be in a trailer",
    verdict,
    bytes: ({ path, host, smuggled }) =>
      `${head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Transfer-Encoding: chunked", "Trailer: X")}${chunk("{}")}0\r\n${write(smuggled)}\r\n${verdict === "refused" ? smuggled : ""}`,
  })),
};
