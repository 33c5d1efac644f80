import { line } from "./shapes.ts";

// Letters are strokes, not a font: the same picture on every machine, whatever fonts it has.
// A capital is 4 wide and 6 high; the origin is its top left corner.
const glyphs: Readonly<Record<string, string>> = {
  A: "M0 6L2 0L4 6M.8 4H3.2",
  B: "M0 0V6H2.4Q4 6 4 4.4Q4 2.9 2.4 2.9H0M0 0H2.2Q3.6 0 3.6 1.45Q3.6 2.9 2.2 2.9",
  C: "M4 1.2Q3.4 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.4 6 4 4.8",
  D: "M0 0V6H1.6Q4 6 4 3Q4 0 1.6 0Z",
  E: "M4 0H0V6H4M0 3H3.2",
  F: "M4 0H0V6M0 3H3.2",
  G: "M4 1.2Q3.4 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q4 6 4 4V3.3H2.4",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M2 0V6",
  J: "M3.4 0V4.2Q3.4 6 1.7 6Q0 6 0 4.4",
  K: "M0 0V6M4 0L0 3.6M1.4 2.4L4 6",
  L: "M0 0V6H3.8",
  M: "M0 6V0L2 3.6L4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z",
  P: "M0 6V0H2.3Q4 0 4 1.7Q4 3.4 2.3 3.4H0",
  Q: "M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0ZM2.6 4.4L4.2 6.4",
  R: "M0 6V0H2.3Q4 0 4 1.7Q4 3.4 2.3 3.4H0M2 3.4L4 6",
  S: "M3.8 1.1Q3.2 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q3.9 3.3 3.9 4.5Q3.9 6 2 6Q.6 6 0 4.8",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4Q0 6 2 6Q4 6 4 4V0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1 6L2 1.6L3 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  Ä: "M0 6L2 .4L4 6M.8 4H3.2M.7-1V-.9M3.3-1V-.9",
  Ö: "M2 .4Q0 .4 0 3.2Q0 6 2 6Q4 6 4 3.2Q4 .4 2 .4ZM.9-1V-.9M3.1-1V-.9",
  Ü: "M0 .4V4Q0 6 2 6Q4 6 4 4V.4M.9-1V-.9M3.1-1V-.9",
  "0": "M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z",
  "1": "M.8 1.2L2.4 0V6",
  "2": "M.2 1.4Q.4 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 0 6H4",
  "3": "M.2 .9Q.8 0 2 0Q3.6 0 3.6 1.5Q3.6 2.9 1.8 2.9Q4 2.9 4 4.4Q4 6 2 6Q.6 6 0 4.9",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.7 0H.6L.3 2.7Q1 2.1 2.1 2.1Q4 2.1 4 4Q4 6 2 6Q.6 6 0 5",
  "6": "M3.4 .2Q0 .8 0 4Q0 6 2 6Q4 6 4 4.2Q4 2.5 2.1 2.5Q.6 2.5 0 4",
  "7": "M0 0H4L1.4 6",
  "8": "M2 2.9Q.4 2.9 .4 1.45Q.4 0 2 0Q3.6 0 3.6 1.45Q3.6 2.9 2 2.9Q0 2.9 0 4.45Q0 6 2 6Q4 6 4 4.45Q4 2.9 2 2.9Z",
  "9": "M.6 5.8Q4 5.2 4 2Q4 0 2 0Q0 0 0 1.8Q0 3.5 1.9 3.5Q3.4 3.5 4 2",
  "+": "M.4 3H3.6M2 1.4V4.6",
  "-": "M.6 3H3.4",
  "×": "M.7 1.7L3.3 4.3M3.3 1.7L.7 4.3",
  "=": "M.4 2.2H3.6M.4 3.9H3.6",
  ".": "M2 5.9V6",
  ",": "M2.2 5.6L1.6 6.8",
  ":": "M2 1.9V2M2 4.6V4.7",
  "/": "M.4 6.4L3.6-.4",
  "!": "M2 0V4M2 5.9V6",
  "?": "M.3 1.3Q.5 0 2 0Q3.7 0 3.7 1.5Q3.7 2.6 2 3.3V4.1M2 5.9V6",
  "%": "M3.8 0L.2 6M.7 .4V1.2M3.3 4.8V5.6",
  "&": "M4 6L.9 2Q.4 0 1.8 0Q3.2 0 2.9 1.4Q2.6 2.4 .8 3.4Q0 4 0 4.8Q.2 6 1.7 6Q3.2 6 3.9 3.6",
  " ": "",
};

const advance = 5.5;

/** The part of a text that can be lettered: capitals, digits and common signs; the rest is left out. */
export function legible(text: string): string {
  const capitals = text.normalize("NFC").toUpperCase();
  return Array.from(capitals)
    .filter((letter) => letter in glyphs)
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

/** The width of a lettered text in pixels. */
export function letteringWidth(text: string, size: number): number {
  return (Math.max(0, Array.from(text).length * advance - 1.5) * size) / 6;
}

/**
 * Letters a text round the point (cx, y), `y` being its top and `size` the height of a capital; shrinks it to
 * `room` pixels when it is wider. Signs that it cannot draw are left out.
 */
export function lettering(
  text: string,
  cx: number,
  y: number,
  size: number,
  colour: string,
  room = 700,
  weight = 0.85,
): string {
  const letters = Array.from(legible(text));
  const natural = letteringWidth(letters.join(""), size);
  const scale = (size / 6) * Math.min(1, room / Math.max(1, natural));
  const left = cx - (Math.max(0, letters.length * advance - 1.5) * scale) / 2;
  const top = y + (size - scale * 6) / 2;
  const strokes = letters.map((letter, index) => {
    const glyph = glyphs[letter] ?? "";
    return glyph === "" ? "" : `<g transform="translate(${index * advance} 0)">${line(glyph, colour, weight)}</g>`;
  });
  return `<g transform="translate(${left} ${top}) scale(${scale})">${strokes.join("")}</g>`;
}
