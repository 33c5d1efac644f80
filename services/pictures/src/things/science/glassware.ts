import { mix, shade } from "../../lib/colour.ts";
import { type Drawing, standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { ellipse, path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** A vessel of glass: edges in px, how full it is (0 to 1), and the colour of what is in it. */
interface Vessel {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
  readonly level: number;
  readonly colour: string;
}

/** A straight vessel with a lip and a scale. */
function vessel(k: Paints, { x, top, bottom, half, level, colour }: Vessel): string {
  const rise = half * 0.18;
  const fill = bottom - (bottom - top) * level;
  const marks = Math.floor((bottom - top - 60) / 22);
  const body = (from: number, inset: number) =>
    `M${x - half + inset} ${from}V${bottom - inset}A${half - inset} ${rise} 0 0 0 ${x + half - inset} ${bottom - inset}V${from}Z`;
  const glass = k.linear(
    [
      [0, "#b5cdd7", 0.7],
      [0.2, "#ffffff", 0.5],
      [0.7, "#dcebf1", 0.35],
      [1, "#a5c1cd", 0.75],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    path(body(fill, 8), k.tube(colour), 'opacity=".85"') +
    ellipse(x, fill, half - 8, rise, shade(colour, 0.14)) +
    path(body(top, 0), glass) +
    repeat(marks, (n) =>
      rect(x + half * 0.1, bottom - 30 - n * 22, half * (n % 5 === 4 ? 0.6 : 0.36), 3, 1, "#ffffff", 'opacity=".85"'),
    ) +
    ellipse(x, top, half + 5, rise + 3, "none", 'stroke="#bcd2db" stroke-width="7"') +
    path(`M${x - half - 4} ${top}q-22 4 -26 -10q14 -8 34 2Z`, "#cfe0e7") +
    rect(x - half * 0.78, top + 24, half * 0.16, bottom - top - 50, half * 0.08, "#fff", 'opacity=".7"')
  );
}

/** Low beakers: a large one and a small one before it; the second design has the small one on the other side. */
export const beaker: Drawing = standing(
  (p, k) => {
    const side = p.design === 2 ? -1 : 1;
    const water = mix(p.accent, p.colour, 0.3);
    return (
      floorShadow(k, 400 - side * 60, 526, 190) +
      floorShadow(k, 400 + side * 200, 530, 100) +
      vessel(k, {
        x: 400 - side * 60,
        top: 150,
        bottom: 502,
        half: 168,
        level: p.design === 2 ? 0.35 : 0.55,
        colour: water,
      }) +
      vessel(k, { x: 400 + side * 196, top: 330, bottom: 512, half: 86, level: 0.6, colour: p.accent })
    );
  },
  [330, 260],
);

/** Measuring cylinders on their feet; the second design shows them in another order. */
export const measuringCylinder: Drawing = standing(
  (p, k) => {
    const places = p.design === 2 ? [560, 400, 240] : [240, 400, 560];
    const base = (x: number, half: number) =>
      floorShadow(k, x, 530, half * 1.9) +
      path(
        `M${x - half * 1.8} 528L${x - half} 496H${x + half}L${x + half * 1.8} 528Q${x} 548 ${x - half * 1.8} 528Z`,
        k.tube(p.accent),
      );
    return places
      .map((x, n) => {
        const half = 52 - n * 9;
        return (
          base(x, half) +
          vessel(k, {
            x,
            top: 84 + n * 104,
            bottom: 500,
            half,
            level: 0.72 - n * 0.16,
            colour: n === 1 ? p.accent : mix(p.accent, "#2f6fb5", 0.55),
          })
        );
      })
      .join("");
  },
  [260, 250],
  [550, 240],
);
