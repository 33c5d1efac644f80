import fc from "fast-check";
import type { Aim } from "./corpus/attack.ts";
import { families } from "./corpus/families.ts";

/** What is put in, taken from where readers differ most. */
const pieces: readonly string[] = [
  "\0",
  "\r",
  "\n",
  "\r\n",
  "\r\n\r\n",
  " ",
  "\t",
  "\x0b",
  "\x7f",
  "\xff",
  ":",
  ";",
  ",",
  "0",
  "0\r\n\r\n",
  "Content-Length: 0\r\n",
  "Content-Length: 7\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Transfer-Encoding: identity\r\n",
  "Host: evil.example\r\n",
  "Connection: close\r\n",
  "Connection: keep-alive\r\n",
  "Expect: 100-continue\r\n",
  "Upgrade: h2c\r\n",
  "HTTP/1.1",
  "//",
  "http://[",
];

type Mutation = (text: string) => string;

const clip = (text: string, at: number): number => Math.floor(at * text.length);
const place = fc.double({ min: 0, max: 1, noNaN: true });

/** Small changes of bytes. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.constantFrom(...pieces)).map(([at, piece]): Mutation => {
    return (text) => text.slice(0, clip(text, at)) + piece + text.slice(clip(text, at));
  }),
  fc.tuple(place, fc.integer({ min: 1, max: 12 })).map(([at, length]): Mutation => {
    return (text) => text.slice(0, clip(text, at)) + text.slice(clip(text, at) + length);
  }),
  fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(([at, code]): Mutation => {
    return (text) => text.slice(0, clip(text, at)) + String.fromCodePoint(code) + text.slice(clip(text, at) + 1);
  }),
  // A line twice, and two lines in the other order.
  place.map((at): Mutation => changeLines((lines, index) => lines.splice(index, 0, lines[index] ?? ""), at)),
  place.map((at): Mutation => changeLines((lines, index) => lines.push(...lines.splice(index, 1)), at)),
  place.map(
    (at): Mutation =>
      (text) =>
        text.slice(0, clip(text, at)),
  ),
);

function changeLines(change: (lines: string[], index: number) => void, at: number): Mutation {
  return (text) => {
    const lines = text.split("\r\n");
    change(lines, Math.floor(at * (lines.length - 1)));
    return lines.join("\r\n");
  };
}

/** Longer ones take their time to send, and change little. */
const longest = 5_000;

const known = families.flatMap(({ attacks }) => attacks);

/** An attack that grew out of a known one, or of two; made for a target. */
export const mutated: fc.Arbitrary<(aim: Aim) => string> = fc
  .tuple(
    fc.constantFrom(...known),
    fc.constantFrom(...known),
    fc.boolean(),
    fc.array(mutation, { minLength: 1, maxLength: 5 }),
  )
  .map(([first, second, isJoined, mutations]) => (aim: Aim) => {
    const text = isJoined ? first.bytes(aim).slice(0, longest) + second.bytes(aim) : first.bytes(aim);
    return mutations.reduce((changed, mutate) => mutate(changed), text.slice(0, longest));
  });
