import { type Family, chunk, head, json, lastChunk, pairs } from "./attack.ts";

/** Ways to write the coding that one reader supports and another does not. */
const obfuscations: readonly (readonly [string, string])[] = [
  ["another word before", "Transfer-Encoding: xchunked"],
  ["another word after", "Transfer-Encoding: chunkedx"],
  ["a space within", "Transfer-Encoding: chun ked"],
  ["a space before the colon", "Transfer-Encoding : chunked"],
  ["a tab before the colon", "Transfer-Encoding\t: chunked"],
  ["a vertical tab before the value", "Transfer-Encoding:\x0bchunked"],
  ["a form feed before the value", "Transfer-Encoding:\x0cchunked"],
  ["a NUL before the value", "Transfer-Encoding: \0chunked"],
  ["a NUL after the value", "Transfer-Encoding: chunked\0"],
  ["a vertical tab after the value", "Transfer-Encoding: chunked\x0b"],
  ["a no-break space before the value", "Transfer-Encoding: \xa0chunked"],
  ["a high byte after the value", "Transfer-Encoding: chunked\xff"],
  ["a CR after the value", "Transfer-Encoding: chunked\r"],
  ["a CR within the value", "Transfer-Encoding: chun\rked"],
  ["a CR before the value", "Transfer-Encoding:\rchunked"],
  ["a line feed alone before it", "X: x\nTransfer-Encoding: chunked"],
  ["a CR alone before it", "X: x\rTransfer-Encoding: chunked"],
  ["folded", "Transfer-Encoding:\r\n chunked"],
  ["folded by a tab", "Transfer-Encoding:\r\n\tchunked"],
  ["folded within another header", "X: x\r\n Transfer-Encoding: chunked"],
  ["a space before the name", " Transfer-Encoding: chunked"],
  ["a tab before the name", "\tTransfer-Encoding: chunked"],
  ["an underscore in the name", "Transfer_Encoding: chunked"],
  ["a high byte in the name", "Transfer-Encoding\xff: chunked"],
  ["no colon", "Transfer-Encoding chunked"],
  ["an empty value", "Transfer-Encoding:"],
  ["identity", "Transfer-Encoding: identity"],
  ["identity last", "Transfer-Encoding: chunked, identity"],
  ["identity first", "Transfer-Encoding: identity, chunked"],
  ["gzip", "Transfer-Encoding: gzip"],
  ["gzip, then chunked", "Transfer-Encoding: gzip, chunked"],
  ["chunked, then gzip", "Transfer-Encoding: chunked, gzip"],
  ["chunked twice", "Transfer-Encoding: chunked, chunked"],
  ["an empty member first", "Transfer-Encoding: ,chunked"],
  ["an empty member last", "Transfer-Encoding: chunked,"],
  ["with a parameter", "Transfer-Encoding: chunked;a=b"],
  ["quoted", 'Transfer-Encoding: "chunked"'],
  ["in single quotes", "Transfer-Encoding: 'chunked'"],
  ["in brackets", "Transfer-Encoding: [chunked]"],
  ["two headers, the second unknown", "Transfer-Encoding: chunked\r\nTransfer-Encoding: cow"],
  ["two headers, the first unknown", "Transfer-Encoding: cow\r\nTransfer-Encoding: chunked"],
  ["two headers, the first empty", "Transfer-Encoding:\r\nTransfer-Encoding: chunked"],
  ["two headers, both chunked", "Transfer-Encoding: chunked\r\nTransfer-encoding: chunked"],
];

/** Obfuscations of a header that is none any more: the request has a length, and nothing else that is lawful. */
const harmless = new Set(["an underscore in the name"]);

/** A coding that is written so that of two readers only one goes by it. */
export const teTe: Family = {
  name: "TE.TE",
  attacks: pairs(obfuscations, ["POST", "GET"] as const).map(([[name, header], method]) => ({
    name: `${method}, ${name}`,
    why: "Who reads the coding ends the body at the last chunk, who does not at its length",
    verdict: harmless.has(name) && method === "POST" ? ("served" as const) : ("refused" as const),
    bytes: ({ path, host, smuggled }) => {
      const body = chunk("{}") + lastChunk + smuggled;
      return head(`${method} ${path} HTTP/1.1`, `Host: ${host}`, json, `Content-Length: ${body.length}`, header) + body;
    },
  })),
};
