import { material, mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { circle, line, path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const map = lying(
  (p, k) => {
    const rods = [-214, 186].map((y) => rect(-326, y, 652, 28, 14, k.tube(material.wood, "y"))).join("");
    const folds = repeat(4, (n) => {
      const x = -300 + n * 150;
      const [a, b] = n % 2 === 0 ? [0, -26] : [-26, 0];
      return path(
        polygon([x, -190 + a], [x + 150, -190 + b], [x + 150, 190 + b], [x, 190 + a]),
        k.linear(
          n % 2 === 0
            ? [
                [0, shade(p.colour, 0.12)],
                [1, shade(p.colour, 0.04)],
              ]
            : [
                [0, shade(p.colour, -0.03)],
                [1, shade(p.colour, 0.08)],
              ],
          0,
          0,
          1,
          0,
        ),
      );
    });
    const panels = p.design === 2 ? rect(-306, -200, 612, 400, 0, shade(p.colour, 0.08)) + rods : folds;
    const land = mix(p.accent, "#f3e7c8", 0.25);
    const art =
      path(
        "M-260 -120Q-190 -170 -110 -130Q-60 -90 -120 -40Q-90 10 -150 60Q-190 130 -220 60Q-280 0 -260 -120ZM-30 -150Q60 -190 150 -140Q260 -150 270 -60Q240 20 170 -6Q120 50 70 20Q40 110 0 90Q-40 40 -10 -20Q-60 -80 -30 -150ZM170 70Q240 50 250 110Q220 150 170 130Z",
        k.soft(land),
        `stroke="${shade(land, -0.16)}" stroke-width="2.5"`,
      ) +
      line("M-200 -20Q-120 110 -20 40T180 -60", "#d8433b", 5, 'stroke-dasharray="2 14"') +
      path("M180 -62C150 -104 156 -140 180 -140C204 -140 210 -104 180 -62Z", k.soft("#d8433b")) +
      circle(180, -112, 10, "#fff") +
      line("M-60 150H60M-60 143V157M0 143V157M60 143V157", "#6a6256", 3) +
      place(
        circle(0, 0, 34, "#fffaf0", 'opacity=".85"') +
          path("M0 -30L8 0L0 30L-8 0Z", "#d8433b") +
          path("M-30 0L0 -8L30 0L0 8Z", "#7a7166"),
        -240,
        130,
      );
    return place(
      lifted(
        k,
        panels +
          art +
          repeat(p.design === 2 ? 0 : 3, (n) =>
            line(
              `M${-150 + n * 150} ${n % 2 === 0 ? -214 : -188}V${n % 2 === 0 ? 162 : 188}`,
              "#000",
              2,
              'opacity=".1"',
            ),
          ),
        16,
      ),
      396,
      312,
      -5,
      1.1,
    );
  },
  [560, 230],
);
