import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, line, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow, screw } from "../../lib/solids.ts";

/** A cajon: a drum to sit on; the second design shows the back with its hole. */
export const cajon = standing(
  (p, k) => {
    const wood = mix(p.colour, material.wood, 0.8);
    const front =
      p.design === 2
        ? circle(360, 270, 74, shade(wood, -0.3)) + circle(364, 274, 68, "#2b1b12")
        : rect(270, 190, 180, 8, 4, shade(wood, -0.16)) +
          circle(360, 300, 60, p.accent, 'opacity=".85"') +
          circle(360, 300, 40, wood);
    return (
      floorShadow(k, 410, 528, 230) +
      crate(k, 220, 120, 280, 404, wood, 110, 62) +
      repeat(7, (n) =>
        line(`M${244 + n * 38} 132q${n % 2 === 0 ? 8 : -8} 190 0 380`, shade(wood, -0.08), 2, 'opacity=".6"'),
      ) +
      front +
      [134, 510].map((y) => [236, 360, 484].map((x) => screw(k, x, y, 7, material.darkSteel)).join("")).join("")
    );
  },
  [360, 280],
);
