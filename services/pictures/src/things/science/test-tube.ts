import { material, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, ellipse, path, polygon, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

const tubeWith = (k: Paints, x: number, top: number, colour: string, level: number, seed: number) => {
  const bottom = 470;
  const fill = bottom - (bottom - top) * level;
  return (
    path(
      `M${x - 30} ${top}V${bottom}A30 30 0 0 0 ${x + 30} ${bottom}V${top}Z`,
      k.linear(
        [
          [0, "#c9dde4", 0.7],
          [0.25, "#ffffff", 0.55],
          [0.7, "#dfecf1", 0.4],
          [1, "#a9c3cd", 0.75],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(`M${x - 26} ${fill}V${bottom}A26 26 0 0 0 ${x + 26} ${bottom}V${fill}Z`, k.tube(colour), 'opacity=".92"') +
    ellipse(x, fill, 26, 7, shade(colour, 0.14)) +
    repeat(4, (n) =>
      circle(x - 12 + ((n * 11 + seed * 7) % 24), fill + 30 + n * 32, 4 + (n % 3), "#fff", 'opacity=".45"'),
    ) +
    rect(
      x - 34,
      top - 8,
      68,
      14,
      7,
      k.linear([
        [0, "#fff"],
        [1, "#b7cdd6"],
      ]),
    ) +
    rect(x - 20, top + 14, 8, bottom - top - 20, 4, "#fff", 'opacity=".7"')
  );
};

export const testTube = standing(
  (p, k) => {
    const colours =
      p.design === 2
        ? [p.accent, p.colour, rainbow(8), p.colour, rainbow(1)]
        : [p.colour, rainbow(3), p.accent, rainbow(5)];
    const [first, step] = p.design === 2 ? [206, 94] : [222, 118];
    const wood = p.design === 2 ? "#f2efe9" : material.wood;
    return (
      floorShadow(k, 410, 528, 290) +
      crate(k, 130, 484, 500, 40, wood, 70, 42) +
      path(polygon([130, 296], [200, 254], [700, 254], [630, 296]), shade(wood, 0.06)) +
      colours
        .map(
          (colour, n) =>
            ellipse(first + n * step, 277, 37, 11, shade(wood, -0.3)) +
            tubeWith(
              k,
              first + n * step,
              108 + (n % 2) * 14,
              colour,
              (p.design === 2 ? [0.2, 0.34, 0.48, 0.62, 0.76] : [0.62, 0.42, 0.74, 0.5])[n] ?? 0.5,
              n,
            ),
        )
        .join("") +
      rect(130, 296, 500, 34, 3, k.soft(wood)) +
      path(polygon([630, 296], [700, 254], [700, 288], [630, 330]), shade(wood, -0.14)) +
      rect(130, 296, 26, 228, 3, k.soft(shade(wood, 0.02))) +
      rect(604, 296, 26, 228, 3, k.soft(shade(wood, -0.02))) +
      path(polygon([630, 330], [650, 318], [650, 512], [630, 524]), shade(wood, -0.15))
    );
  },
  [300, 260],
);
