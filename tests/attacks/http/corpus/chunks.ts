import { type Attack, type Family, head, json, lastChunk } from "./attack.ts";

/** The line of a chunk's size, for a chunk of five bytes. */
const sizes: readonly (readonly [string, string, Attack["verdict"]])[] = [
  ["an extension", "5;a=b\r\n", "served"],
  ["an extension without a value", "5;a\r\n", "served"],
  ["a quoted extension", '5;a="b c"\r\n', "served"],
  ["several extensions", "5;a=1;b=2;c=3\r\n", "served"],
  ["a leading zero", "05\r\n", "served"],
  ["an extension with a line feed in it", "5;a=b\nX: y\r\n", "refused"],
  ["an extension with a CR in it", "5;a=b\rX: y\r\n", "refused"],
  ["an extension with a NUL in it", "5;a=\0\r\n", "refused"],
  ["an extension that ends with a line feed alone", "5;a=b\n", "refused"],
  ["an extension of 20 kB", `5;a=${"x".repeat(20_000)}\r\n`, "refused"],
  ["a line feed alone", "5\n", "refused"],
  ["a CR alone", "5\r", "refused"],
  ["two CRs", "5\r\r\n", "refused"],
  ["a size with 0x before", "0x5\r\n", "refused"],
  ["a size with a plus", "+5\r\n", "refused"],
  ["a size with a minus", "-5\r\n", "refused"],
  ["a size with an underscore", "5_0\r\n", "refused"],
  ["a size with a space before", " 5\r\n", "refused"],
  ["a size with a tab before", "\t5\r\n", "refused"],
  ["a size with a space within", "5 0\r\n", "refused"],
  ["a size of no digits", "\r\n", "refused"],
  ["a size of other letters", "5g\r\n", "refused"],
  ["a size of 2^64 + 5", "10000000000000005\r\n", "refused"],
  ["a size of 17 digits", "FFFFFFFFFFFFFFFFF\r\n", "refused"],
  ["a size of a thousand digits", `${"F".repeat(1_000)}\r\n`, "refused"],
  ["a size in high bytes", "\xb5\r\n", "refused"],
  ["a size as a decimal fraction", "5.0\r\n", "refused"],
  ["a size in quotes", '"5"\r\n', "refused"],
  ["a semicolon alone", ";\r\n", "refused"],
];

const chunked = (path: string, host: string): string =>
  head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, "Transfer-Encoding: chunked");

/** Data and ends of chunks, behind the size. */
const ends: readonly (readonly [string, string])[] = [
  ["data longer than the size", "2\r\nabcde\r\n"],
  ["data shorter than the size", "9\r\nabcde\r\n0\r\n\r\n"],
  ["no line end after the data", "5\r\nabcde0\r\n\r\n"],
  ["a line feed alone after the data", "5\r\nabcde\n0\r\n\r\n"],
  ["a CR alone after the data", "5\r\nabcde\r0\r\n\r\n"],
  ["other bytes after the data", "5\r\nabcdeXX0\r\n\r\n"],
  ["a last chunk of many zeros with a line feed", "000000000\n\n"],
  ["a last chunk that ends with line feeds", "5\r\nabcde\r\n0\n\n"],
];

/** Chunk sizes, extensions and ends that readers take for different lengths. */
export const chunks: Family = {
  name: "chunks and their extensions",
  attacks: [
    ...sizes.map(([name, size, verdict]): Attack => ({
      name: `a chunk's size: ${name}`,
      why: "Readers that skip what they do not support end the chunk elsewhere",
      verdict,
      bytes: ({ path, host, smuggled }) =>
        `${chunked(path, host)}${size}abcde\r\n${lastChunk}${verdict === "refused" ? smuggled : ""}`,
    })),
    ...ends.map(([name, body]): Attack => ({
      name: `a chunk's end: ${name}`,
      why: "Readers that skip what should be a line end begin the next chunk elsewhere",
      verdict: "refused",
      bytes: ({ path, host, smuggled }) => chunked(path, host) + body + smuggled,
    })),
  ],
};
