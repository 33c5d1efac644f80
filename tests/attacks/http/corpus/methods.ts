import { type Attack, type Family, head } from "./attack.ts";

/** Names that are no method, or none that is offered. */
const names: readonly string[] = [
  "TRACE",
  "TRACK",
  "DEBUG",
  "PROPFIND",
  "MKCOL",
  "PURGE",
  "SEARCH",
  "LINK",
  "M-SEARCH",
  "BREW",
  "COW",
  "get",
  "Get",
  "gET",
  "GETS",
  "GE",
  "G",
  "GET/",
  "GET,",
  "GET;",
  "GET:",
  "(GET)",
  '"GET"',
  "GET\0",
  "GET\x01",
  "GET\x7f",
  "GE\xc3\x88T",
  "\xef\xbb\xbfGET",
  "-GET",
  "GET-",
  "1",
  "0",
  "__proto__",
  "constructor",
  "X".repeat(100),
  "X".repeat(20_000),
];

/** Methods that no target offers. */
export const methodNames: Family = {
  name: "methods",
  attacks: [
    ...names.map((name): Attack => ({
      name: name.length > 40 ? `${name.length} letters` : name,
      why: "A method that is not known is 501; one that is not offered is 405; one such request ended the process",
      verdict: "refused",
      bytes: ({ path, host, smuggled }) => head(`${name} ${path} HTTP/1.1`, `Host: ${host}`) + smuggled,
    })),
    ...["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].map((header): Attack => ({
      name: `DELETE by ${header}`,
      why: "A method is what the request line says: one that is overridden passes by rules for methods",
      verdict: "served",
      bytes: ({ path, host }) => head(`GET ${path} HTTP/1.1`, `Host: ${host}`, `${header}: DELETE`),
    })),
  ],
};
