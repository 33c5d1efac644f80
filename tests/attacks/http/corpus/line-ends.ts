import type { Attack, Family } from "./attack.ts";

type Lines = (path: string, host: string, smuggled: string) => string;

/** Requests whose lines do not all end with CR and LF. */
const requests: readonly (readonly [string, Lines])[] = [
  ["all line feeds alone", (path, host) => `GET ${path} HTTP/1.1\nHost: ${host}\n\n`],
  ["a line feed after the request line", (path, host) => `GET ${path} HTTP/1.1\nHost: ${host}\r\n\r\n`],
  ["a line feed after a header", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\nX: y\r\n\r\n`],
  ["a line feed for the empty line", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\n`],
  ["a line feed before the name", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\nX: y\r\n\r\n`],
  ["all CRs alone", (path, host) => `GET ${path} HTTP/1.1\rHost: ${host}\r\r`],
  ["a CR after the request line", (path, host) => `GET ${path} HTTP/1.1\rHost: ${host}\r\n\r\n`],
  ["a CR after a header", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\rX: y\r\n\r\n`],
  ["a CR for the empty line", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\rX\r\n\r\n`],
  ["a CR within a value", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX: a\rb\r\n\r\n`],
  ["a CR within a name", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX\rY: a\r\n\r\n`],
  ["a CR before the colon", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX\r: a\r\n\r\n`],
  ["a CR after the colon", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX:\ra\r\n\r\n`],
  ["two CRs and a line feed", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX: y\r\r\n\r\n`],
  ["two CRs for the empty line", (path, host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\r\n`],
  ["a line feed and a CR", (path, host) => `GET ${path} HTTP/1.1\n\rHost: ${host}\n\r\n\r`],
  ["a line feed in the target", (path, host) => `GET ${path}\n HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ["a CR in the target", (path, host) => `GET ${path}\r HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ["a line feed in the method", (path, host) => `GE\nT ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ["a CR in the version", (path, host) => `GET ${path} HTTP/1\r.1\r\nHost: ${host}\r\n\r\n`],
  [
    "a request within a value, behind line feeds",
    (path, host, smuggled) =>
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX: y\n\n${smuggled.replaceAll("\r\n", "\n")}\r\n\r\n`,
  ],
  [
    "a request within a value, behind CRs",
    (path, host, smuggled) =>
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX: y\r\r${smuggled.replaceAll("\r\n", "\r")}\r\n\r\n`,
  ],
  [
    "a length behind a line feed",
    (path, host, smuggled) =>
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nX: y\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  ],
  [
    "a length behind a CR",
    (path, host, smuggled) =>
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nX: y\rContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  ],
];

/** Line ends that one reader sees and another does not. */
export const lineEnds: Family = {
  name: "bare CR and LF",
  attacks: requests.map(([name, lines]): Attack => ({
    name,
    why: "RFC 9112, 2.2: a lone CR ends no line; who lets a lone LF end one sees headers that others do not",
    verdict: "refused",
    bytes: ({ path, host, smuggled }) => lines(path, host, smuggled),
  })),
};
