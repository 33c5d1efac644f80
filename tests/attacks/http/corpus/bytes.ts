import { type Attack, type Family, head, json, pairs } from "./attack.ts";

const controls: readonly (readonly [string, string])[] = [
  ["NUL", "\0"],
  ["0x01", "\x01"],
  ["0x07", "\x07"],
  ["0x08", "\x08"],
  ["0x0b", "\x0b"],
  ["0x0c", "\x0c"],
  ["0x1b", "\x1b"],
  ["0x1f", "\x1f"],
  ["0x7f", "\x7f"],
];
const high: readonly (readonly [string, string])[] = [
  ["0x80", "\x80"],
  ["0xa0", "\xa0"],
  ["0xff", "\xff"],
  ["an overlong NUL", "\xc0\x80"],
  ["half a surrogate pair", "\xed\xa0\x80"],
  ["a line break of another plane", "\xc4\x8d\xc4\x8a"],
];

type Lines = (path: string, host: string, byte: string) => readonly string[];

/** Places where no such byte may be. */
const places: readonly (readonly [string, Lines])[] = [
  ["in the target", (path, host, byte) => [`GET ${path}${byte} HTTP/1.1`, `Host: ${host}`]],
  ["in a header's name", (path, host, byte) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, `X${byte}Y: z`]],
  ["in the version", (path, host, byte) => [`GET ${path} HTTP/1.1${byte}`, `Host: ${host}`]],
];
const inValue: Lines = (path, host, byte) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, `X: a${byte}b`];

/** Bytes that end texts, move cursors or mean different letters to different readers. */
export const strangeBytes: Family = {
  name: "NUL and high bytes",
  attacks: [
    ...pairs([...controls, ...high], places).map(([[name, byte], [place, lines]]): Attack => ({
      name: `${name} ${place}`,
      why: "RFC 9110, 5: such a byte is invalid there, and readers cut the text at it or drop it",
      verdict: "refused",
      bytes: ({ path, host }) => head(...lines(path, host, byte)),
    })),
    ...controls.map(([name, byte]): Attack => ({
      name: `${name} in a header's value`,
      why: "RFC 9110, 5.5: controls in values are invalid and dangerous, as readers cut there",
      verdict: "refused",
      bytes: ({ path, host }) => head(...inValue(path, host, byte)),
    })),
    ...high.map(([name, byte]): Attack => ({
      name: `${name} in a header's value`,
      why: "It is lawful, and of unknown letters: no decoder may fail at it",
      verdict: "served",
      bytes: ({ path, host }) => head(...inValue(path, host, byte)),
    })),
    ...pairs([...controls, ...high], ["a cookie", "a body of JSON"] as const).flatMap(
      ([[name, byte], place]): Attack[] =>
        place === "a cookie" && controls.some(([, control]) => control === byte)
          ? []
          : [
              {
                name: `${name} in ${place}`,
                why: "It is no text that anything of ours wrote: it is none, and no reader may fail at it",
                verdict: "served",
                bytes: ({ path, host }) => {
                  const body = `{"query":"{ __typename }","variables":{"a":"${byte}"}}`;
                  if (place === "a cookie") {
                    return head(
                      `GET ${path} HTTP/1.1`,
                      `Host: ${host}`,
                      `Cookie: cartId=${byte}; X-JWT=${byte}; a${byte}=b`,
                    );
                  }
                  return head(`POST ${path} HTTP/1.1`, `Host: ${host}`, json, `Content-Length: ${body.length}`) + body;
                },
              },
            ],
    ),
  ],
};
