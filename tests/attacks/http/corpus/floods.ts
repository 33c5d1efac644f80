import { type Attack, type Family, head, json } from "./attack.ts";

const many = (count: number, line: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => line(index));

const headers: readonly (readonly [string, readonly string[]])[] = [
  ["150 headers", many(150, (index) => `X-${index}: y`)],
  ["1,000 headers", many(1_000, (index) => `X-${index}: y`)],
  ["1,000 headers of one name", many(1_000, () => "X: y")],
  ["1,000 empty headers", many(1_000, () => "X:")],
  ["150 cookies", many(150, (index) => `Cookie: a${index}=b`)],
  ["a header of 20 kB", [`X: ${"y".repeat(20_000)}`]],
  ["a header of 1 MB", [`X: ${"y".repeat(1_000_000)}`]],
  ["a name of 20 kB", [`${"X".repeat(20_000)}: y`]],
  ["a cookie of 20 kB", [`Cookie: a=${"b".repeat(20_000)}`]],
  ["20 kB of spaces behind a value", [`X: y${" ".repeat(20_000)}`]],
  ["20 kB of cookies' ends", [`Cookie: ${";".repeat(20_000)}`]],
  ["a range of thousands", [`Range: bytes=${many(4_000, (index) => `${index}-`).join(",")}`]],
];

/** Requests that are too much of one thing. */
export const floods: Family = {
  name: "floods",
  attacks: [
    ...headers.map(([name, lines]): Attack => ({
      name,
      why: "What is kept of a head has to be bounded: 431 before any of it is looked at",
      verdict: "refused",
      bytes: ({ path, host }) => head(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...lines),
    })),
    {
      name: "20 kB of spaces before a value",
      why: "What is skipped must be bounded, too",
      verdict: "served",
      here: "Node's parser drops them as they come, so that they cost nothing but their time, which is bounded",
      bytes: ({ path, host }) => head(`GET ${path} HTTP/1.1`, `Host: ${host}`, `X:${" ".repeat(20_000)}y`),
    },
    {
      name: "a request line that does not end",
      why: "It would be kept until it ends",
      verdict: "refused",
      bytes: () => `GET /${"a".repeat(200_000)}`,
    },
    {
      name: "a method that does not end",
      why: "It would be kept until it ends",
      verdict: "refused",
      bytes: () => "A".repeat(200_000),
    },
    {
      name: "a body of 20 MB by its length",
      why: "413 before reading on",
      verdict: "refused",
      bytes: ({ path, host }) =>
        head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Content-Length: 20000000") + "x".repeat(100_000),
    },
    {
      name: "a body of 3 MB in chunks",
      why: "413 as soon as it is too much, as it names no length",
      verdict: "refused",
      bytes: ({ path, host }) =>
        head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Transfer-Encoding: chunked") +
        `10000\r\n${"x".repeat(0x1_0000)}\r\n`.repeat(48),
    },
    {
      name: "empty lines that do not end",
      why: "Empty lines before a request are skipped, but not for ever",
      verdict: "unfinished",
      bytes: () => "\r\n".repeat(50_000),
    },
  ],
};
