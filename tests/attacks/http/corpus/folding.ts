import { type Attack, type Family, head, pairs } from "./attack.ts";

/** A header whose value goes on in the next line, by what is there first. */
const folds: readonly (readonly [string, (indent: string, host: string) => readonly string[]])[] = [
  ["any header", (indent, host) => [`Host: ${host}`, "X: a", `${indent}b`]],
  ["a header without a value", (indent, host) => [`Host: ${host}`, "X:", `${indent}b`]],
  ["the host", (indent, host) => ["Host:", `${indent}${host}`]],
  ["the host, with another behind", (indent, host) => [`Host: ${host}`, `${indent}evil.example`]],
  ["a second host within another header", (indent, host) => [`Host: ${host}`, "X: a", `${indent}Host: evil.example`]],
  ["the length", (indent, host) => [`Host: ${host}`, "Content-Length:", `${indent}5`]],
  ["a length within another header", (indent, host) => [`Host: ${host}`, "X: a", `${indent}Content-Length: 5`]],
  ["digits of the length", (indent, host) => [`Host: ${host}`, "Content-Length: 1", `${indent}0`]],
  ["the connection", (indent, host) => [`Host: ${host}`, "Connection: keep-alive,", `${indent}close`]],
  ["a cookie", (indent, host) => [`Host: ${host}`, "Cookie: a=b;", `${indent}cartId=1`]],
  ["the first line of all", (indent, host) => [`${indent}X: a`, `Host: ${host}`]],
];

/** Headers that go on in the next line, as no client may send them any more. */
export const folding: Family = {
  name: "obsolete folding",
  attacks: pairs(folds, [
    ["a space", " "],
    ["a tab", "\t"],
    ["many spaces", "     "],
  ] as const).map(([[name, headers], [what, indent]]): Attack => ({
    name: `${name}, by ${what}`,
    why: "RFC 9112, 5.2: folding is refused, as readers join or drop the line",
    verdict: "refused",
    bytes: ({ path, host }) => `${head(`POST ${path} HTTP/1.1`, ...headers(indent, host))}abcde`,
  })),
};
