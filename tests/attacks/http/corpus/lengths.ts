import { type Attack, type Family, head, json } from "./attack.ts";

/** Headers that say how long a body of five bytes is. */
const lengths: readonly (readonly [string, readonly string[], Attack["verdict"]])[] = [
  ["twice, different", ["Content-Length: 5", "Content-Length: 6"], "refused"],
  ["twice, the second longer by far", ["Content-Length: 5", "Content-Length: 500"], "refused"],
  ["twice, the second zero", ["Content-Length: 5", "Content-Length: 0"], "refused"],
  ["twice, the first zero", ["Content-Length: 0", "Content-Length: 5"], "refused"],
  ["twice, alike", ["Content-Length: 5", "Content-Length: 5"], "refused"],
  ["twice, in other letters", ["Content-Length: 5", "CONTENT-LENGTH: 6"], "refused"],
  ["three times", ["Content-Length: 5", "Content-Length: 5", "Content-Length: 6"], "refused"],
  ["a list, alike", ["Content-Length: 5, 5"], "refused"],
  ["a list, different", ["Content-Length: 5, 6"], "refused"],
  ["a list without spaces", ["Content-Length: 5,6"], "refused"],
  ["a comma behind", ["Content-Length: 5,"], "refused"],
  ["a comma before", ["Content-Length: ,5"], "refused"],
  ["a minus", ["Content-Length: -5"], "refused"],
  ["a plus", ["Content-Length: +5"], "refused"],
  ["minus zero", ["Content-Length: -0"], "refused"],
  ["hexadecimal", ["Content-Length: 0x5"], "refused"],
  ["octal", ["Content-Length: 0o5"], "refused"],
  ["a fraction", ["Content-Length: 5.0"], "refused"],
  ["an exponent", ["Content-Length: 5e0"], "refused"],
  ["an underscore", ["Content-Length: 1_0"], "refused"],
  ["a space within", ["Content-Length: 1 0"], "refused"],
  ["a tab within", ["Content-Length: 1\t0"], "refused"],
  ["quotes", ['Content-Length: "5"'], "refused"],
  ["a word", ["Content-Length: five"], "refused"],
  ["digits of another script", ["Content-Length: \xd9\xa5"], "refused"],
  ["a semicolon behind", ["Content-Length: 5;a"], "refused"],
  ["nothing", ["Content-Length:"], "refused"],
  ["a NUL behind", ["Content-Length: 5\0"], "refused"],
  ["a vertical tab before", ["Content-Length: \x0b5"], "refused"],
  ["a space before the colon", ["Content-Length : 5"], "refused"],
  ["a tab before the colon", ["Content-Length\t: 5"], "refused"],
  ["2^63", ["Content-Length: 9223372036854775808"], "refused"],
  ["2^64 + 5", ["Content-Length: 18446744073709551621"], "refused"],
  ["a thousand digits", [`Content-Length: ${"9".repeat(1_000)}`], "refused"],
  ["ten gigabytes", ["Content-Length: 10000000000"], "refused"],
  ["two megabytes and one byte above every limit", ["Content-Length: 200000000"], "refused"],
  ["a name with an underscore", ["Content_Length: 500", "Content-Length: 5"], "served"],
  ["a name with a space behind the real one", ["Content-Length: 5", "Content-Length X: 500"], "refused"],
];

/** Lengths that two readers take for different ones. */
export const contentLengths: Family = {
  name: "lengths",
  attacks: lengths.map(([name, headers, verdict]): Attack => ({
    name,
    why: "RFC 9112, 6.3: a length that is not one number is an error, as readers choose differently",
    verdict,
    bytes: ({ path, host, smuggled }) =>
      `${head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, ...headers)}abcde${verdict === "refused" ? smuggled : ""}`,
  })),
};
