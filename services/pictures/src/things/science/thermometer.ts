import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, line, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { floorShadow, slab } from "../../lib/solids.ts";

export const thermometer = standing(
  (p, k) => {
    const level = p.design === 2 ? 200 : 250;
    const casing = p.design === 2 ? mix(p.colour, p.accent, 0.08) : mix(material.paleWood, p.accent, 0.1);
    return (
      floorShadow(k, 404, 540, 130) +
      slab(k, roundedPath(292, 56, 216, 482, p.design === 2 ? 100 : 40), casing, 9, 6) +
      repeat(p.design === 2 ? 0 : 5, (n) =>
        line(
          `M${312 + n * 42} 80Q${320 + n * 42} 300 ${310 + n * 42} 516`,
          shade(material.wood, -0.03),
          1.4,
          'opacity=".4"',
        ),
      ) +
      rect(316, 82, 168, 430, p.design === 2 ? 82 : 24, "#fffdf7") +
      circle(400, 70, 8, shade(casing, -0.28)) +
      repeat(31, (n) => rect(n % 5 === 0 ? 424 : 428, 112 + n * 9.4, n % 5 === 0 ? 26 : 14, 2.4, 1, "#5f5a53")) +
      repeat(7, (n) => lettering(String(50 - n * 10), 470, 106 + n * 47, 13, "#5f5a53", 24)) +
      repeat(7, (n) => rect(352, 112 + n * 47, 20, 2.4, 1, "#5f5a53")) +
      circle(400, 450, 42, "#dbe8ee") +
      rect(
        386,
        96,
        28,
        350,
        14,
        k.linear(
          [
            [0, "#c2d4dc"],
            [0.3, "#ffffff"],
            [1, "#bfd0d8"],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      rect(392, level, 16, 190, 4, k.tube(p.colour)) +
      circle(400, 450, 33, k.sphere(p.colour)) +
      ellipse(388, 436, 9, 6, "#fff", 'opacity=".7"') +
      lettering(p.text ?? "C", 344, 94, 18, p.colour)
    );
  },
  [420, 250],
);
