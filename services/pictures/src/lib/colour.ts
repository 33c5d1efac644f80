/** A colour in OKLab, in which equal steps look equal: lightness 0 to 1, and two colour axes. */
interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

function toLab(hex: string): Lab {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`Not a colour of the form #rrggbb: ${hex}`);
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toHex({ l, a, b }: Lab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const bytes = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}

/** A colour made lighter (positive) or darker (negative) by a step of lightness from 0 to 1; same hue. */
export function shade(hex: string, step: number): string {
  const lab = toLab(hex);
  // Highlights lose colour towards white; shadows keep theirs, which is what makes them look warm.
  const chroma = step > 0 ? 1 - step * 0.6 : 1 + step * 0.15;
  return toHex({ l: Math.min(1, Math.max(0.04, lab.l + step)), a: lab.a * chroma, b: lab.b * chroma });
}

/** A blend of two colours; `share` is the second one's part from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [p, q] = [toLab(first), toLab(second)];
  const blend = (from: number, to: number) => from + (to - from) * share;
  return toHex({ l: blend(p.l, q.l), a: blend(p.a, q.a), b: blend(p.b, q.b) });
}

/** The perceived lightness of a colour, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  return toLab(hex).l;
}

/** White or dark ink, whichever reads better on a colour. */
export function inkOn(hex: string): string {
  return lightness(hex) > 0.72 ? "#2e2a27" : "#ffffff";
}

/** Colours of sets, in the order of the rainbow, ending in earth tones and greys. */
const rainbowColours = [
  "#e5484d",
  "#f2762e",
  "#f7a928",
  "#f6d743",
  "#9ccc3f",
  "#3fa657",
  "#1f9e94",
  "#3aa6dd",
  "#2f62c9",
  "#6a4fc2",
  "#b24cab",
  "#e86a9a",
  "#8a5a3c",
  "#c89464",
  "#565b63",
  "#2c2a2b",
] as const;

/** The n-th colour of a set; starts again after 16. */
export function rainbow(index: number): string {
  return rainbowColours[index % rainbowColours.length] ?? rainbowColours[0];
}

/** Materials that many things share. */
export const material = {
  wood: "#d9a86c",
  paleWood: "#e8c896",
  darkWood: "#9c6b3f",
  steel: "#b9bfc6",
  darkSteel: "#6d747c",
  brass: "#d8b25a",
  rubber: "#3a3a3e",
  paper: "#fdfbf6",
  ink: "#2e2a27",
  cork: "#cf9d68",
  skin: "#eebf9b",
} as const;
