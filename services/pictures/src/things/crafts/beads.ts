import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, ellipse, line, place, rect, repeat, ring } from "../../lib/shapes.ts";

/** A wooden bead seen from above or, when it is threaded, from the side; a letter makes it a white cube. */
function bead(k: Paints, x: number, y: number, r: number, colour: string, turn: number, letter = ""): string {
  const content =
    letter === ""
      ? circle(0, 0, r, k.sphere(colour)) +
        ellipse(0, 0, r * 0.3, r * 0.24, shade(colour, -0.3)) +
        ellipse(0, r * 0.05, r * 0.24, r * 0.17, shade(colour, -0.42)) +
        ellipse(-r * 0.4, -r * 0.48, r * 0.24, r * 0.13, "#fff", 'opacity=".65" transform="rotate(-30)"')
      : rect(-r, -r, r * 2, r * 2, r * 0.42, k.soft("#fdfaf4", 1.2)) +
        lettering(letter, 0, -r * 0.52, r * 1.04, colour, r * 1.5, 1.2);
  return place(content, x, y, turn);
}

/** The four points of a cubic curve. */
type Curve = readonly (readonly [x: number, y: number])[];

/** The cord on which beads are threaded; its upper end is bare. */
const cord = {
  path: "M474 540C560 596 640 540 668 452S610 300 690 236S724 96 640 62",
  lower: [
    [474, 540],
    [560, 596],
    [640, 540],
    [668, 452],
  ],
  middle: [
    [668, 452],
    [696, 364],
    [610, 300],
    [690, 236],
  ],
} as const;

/** The point of a curve at t, from 0 (its start) to 1 (its end). */
function pointOn(curve: Curve, t: number): readonly [x: number, y: number] {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  return curve.reduce(
    ([x, y], [px, py], n) => [x + px * (weights[n] ?? 0), y + py * (weights[n] ?? 0)] as const,
    [0, 0],
  );
}

export const beads = lying(
  (p, k) => {
    const palette = [
      p.colour,
      p.accent,
      rainbow(3),
      rainbow(5),
      mix(p.colour, "#ffffff", 0.35),
      rainbow(0),
      rainbow(7),
      "#faf4e8",
      rainbow(11),
      rainbow(1),
    ];
    const paint = (n: number) => palette[(p.design === 2 ? n * 3 + 1 : n) % palette.length] ?? p.colour;
    const bowl = p.design === 2 ? mix(p.colour, "#ffffff", 0.82) : material.wood;
    const drop = k.drop(3, 5, 4, 0.34);
    const heap = repeat(92, (index) => {
      // Sunflower order from the rim inwards, so that the inner beads lie on top.
      const n = 91 - index;
      const [angle, distance] = [n * 2.39996, Math.sqrt(n) * 18.6];
      const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
      // A plain disc is its shadow: a filter for each would take most of the drawing's time.
      return (
        circle(x + 5, y + 7, 26, "#2b1a12", 'opacity=".26"') +
        bead(k, x, y, 25, paint((n * 7) % 11), ((n * 37) % 50) - 25)
      );
    });
    const rim =
      circle(
        0,
        0,
        226,
        k.linear(
          [
            [0, shade(bowl, 0.06)],
            [0.5, bowl],
            [1, shade(bowl, -0.14)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      ring(0, 0, 222, "#fff", 3, 'opacity=".35"') +
      circle(
        0,
        0,
        204,
        k.linear(
          [
            [0, shade(bowl, -0.3)],
            [1, bowl],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      ring(0, 0, 213, shade(material.darkWood, 0.06), 2, 'opacity=".4"');
    const letters = Array.from((p.text ?? "").replace(/ /g, ""));
    const threaded = [
      ...[0.3, 0.5, 0.68, 0.84].map((t) => pointOn(cord.lower, t)),
      ...[0, 0.18, 0.37, 0.57, 0.77, 0.97].map((t) => pointOn(cord.middle, t)),
    ];
    const chain =
      `<g filter="${drop}">${line(cord.path, mix(p.accent, "#7a5a3c", 0.3), 6)}${line(cord.path, mix(p.accent, "#ffffff", 0.3), 2.4, 'stroke-dasharray="5 5"')}</g>` +
      threaded
        .map(
          ([x, y], n) =>
            circle(x + 5, y + 8, 26, "#2b1a12", 'opacity=".16"') +
            bead(
              k,
              x,
              y,
              n % 3 === 1 ? 30 : 24,
              letters[n] === undefined ? paint(n) : shade(rainbow(n * 2), -0.06),
              20 - n * 8,
              letters[n] ?? "",
            ),
        )
        .join("");
    const loose = (
      [
        [566, 108, 2],
        [604, 178, 4],
        [520, 60, 5],
        [552, 452, 0],
        [744, 330, 1],
        [82, 548, 3],
      ] as const
    )
      .map(([x, y, n]) => bead(k, x, y, 24, paint(n), n * 19))
      .join("");
    // A gradient, not a filter: the detail view shows only a part of the bowl, and a filter would shade only that part.
    const shadow = circle(
      322,
      322,
      280,
      k.radial([
        [0, "#2b1a12", 0.4],
        [0.82, "#2b1a12", 0.3],
        [1, "#2b1a12", 0],
      ]),
    );
    return (
      shadow +
      place(rim, 306, 300, 0, 1.1) +
      place(heap, 306, 300, p.design === 2 ? 40 : 0, 1.1) +
      chain +
      `<g filter="${drop}">${loose}</g>`
    );
  },
  [330, 300],
);
