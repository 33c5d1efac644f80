import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, path, place, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const tambourine = standing(
  (p, k) => {
    const jingles = repeat(5, (n) => {
      const angle = n * 0.55 + 0.48;
      const [x, y] = [390 + Math.cos(angle) * 250, 268 + Math.sin(angle) * 172 + 44];
      return (
        rect(x - 38, y - 24, 76, 50, 12, shade(p.colour, -0.26)) +
        ellipse(x, y - 8, 36, 13, k.metal(material.brass)) +
        ellipse(x, y + 10, 36, 13, k.metal(material.brass)) +
        circle(x, y + 2, 5, material.darkSteel)
      );
    });
    return (
      floorShadow(k, 400, 524, 250) +
      path("M130 268V358A260 180 0 0 0 650 358V268Z", k.tube(p.colour)) +
      path("M130 268A260 180 0 0 0 650 268V280A260 180 0 0 1 130 280Z", k.metal(material.brass)) +
      jingles +
      ellipse(390, 268, 260, 180, shade(p.colour, 0.04)) +
      ellipse(
        390,
        264,
        244,
        166,
        k.radial(
          [
            [0, "#fffaf0"],
            [0.7, "#f4ead6"],
            [1, "#dccbae"],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      (p.design === 2
        ? repeat(9, (n) =>
            ellipse(
              390 + Math.cos(n * 0.698) * 172,
              264 + Math.sin(n * 0.698) * 114,
              26,
              17,
              k.soft(n % 2 === 0 ? p.accent : mix(p.accent, "#ffffff", 0.4)),
            ),
          ) + ellipse(390, 264, 84, 56, k.soft(p.accent))
        : ellipse(390, 264, 168, 112, "none", `stroke="${p.accent}" stroke-width="10" opacity=".85"`) +
          place(
            path("M0 -52L15 -17L52 -15L24 9L33 46L0 26L-33 46L-24 9L-52 -15L-15 -17Z", k.soft(p.accent)),
            390,
            262,
            -8,
            1.1,
          )) +
      repeat(16, (n) => {
        const a = (n * Math.PI) / 8;
        return circle(390 + Math.cos(a) * 252, 266 + Math.sin(a) * 173, 5, k.metal(material.brass));
      })
    );
  },
  [390, 300],
);
