import { mix, rainbow, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { circle, line, path, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

/** A cloakroom for children: compartments, hooks and a bench; coats hang on it in the second design. */
export const coatRack = roomy(
  (p, k) => {
    const side = mix(p.colour, "#ffffff", 0.15);
    const coat = (x: number, colour: string) =>
      path(
        `M${x - 40} 226Q${x} 208 ${x + 40} 226L${x + 58} 330H${x + 34}V388H${x - 34}V330H${x - 58}Z`,
        k.soft(colour),
      ) + line(`M${x} 224V386`, shade(colour, -0.16), 3);
    return (
      floorShadow(k, 410, 534, 320) +
      rect(120, 70, 560, 460, 6, k.soft(shade(side, -0.05))) +
      repeat(
        4,
        (n) =>
          rect(132 + n * 138, 84, 126, 96, 4, shade(side, -0.2)) +
          rect(144 + n * 138, 128, 60, 52, 4, k.soft(rainbow(n * 3))),
      ) +
      rect(120, 186, 560, 18, 3, k.soft(p.colour)) +
      repeat(4, (n) => circle(195 + n * 138, 220, 11, k.sphere(p.accent))) +
      (p.design === 2
        ? coat(195, p.accent) + coat(333, rainbow(7)) + coat(609, rainbow(5))
        : path("M446 226q24 70 -6 110q44 20 70 0q-26 -50 0 -110Z", k.soft(p.accent))) +
      crate(k, 112, 424, 552, 34, p.colour, 44, 26) +
      rect(132, 458, 20, 70, 3, k.soft(side)) +
      rect(624, 458, 20, 70, 3, k.soft(side)) +
      repeat(3, (n) => path(`M${210 + n * 150} 528v-22q4 -16 24 -14l34 20q16 4 14 16Z`, k.soft(rainbow(n * 4 + 1))))
    );
  },
  [333, 240],
);
