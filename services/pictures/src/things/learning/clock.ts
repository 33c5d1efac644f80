import { material, mix, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const clock = roomy(
  (p, k) =>
    lifted(
      k,
      circle(
        400,
        300,
        236,
        k.linear(
          [
            [0, shade(p.colour, 0.14)],
            [0.5, p.colour],
            [1, shade(p.colour, -0.15)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      22,
    ) +
    circle(
      400,
      300,
      206,
      k.linear(
        [
          [0, shade(p.colour, -0.16)],
          [1, shade(p.colour, 0.08)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(
      400,
      300,
      200,
      k.radial(
        [
          [0, p.design === 2 ? mix(p.colour, "#ffffff", 0.9) : "#fffefb"],
          [1, p.design === 2 ? mix(p.colour, "#ffffff", 0.72) : "#f1ece2"],
        ],
        0.4,
        0.34,
        0.7,
      ),
    ) +
    repeat(60, (n) =>
      place(
        n % 5 === 0 ? rect(-3.5, -190, 7, 20, 3, material.ink) : rect(-1.5, -188, 3, 10, 1, "#8b857c"),
        400,
        300,
        n * 6,
      ),
    ) +
    repeat(12, (n) => {
      if (p.design === 2 && n % 3 !== 2) return "";
      const angle = ((n + 1) * Math.PI) / 6;
      return lettering(
        String(n + 1),
        400 + Math.sin(angle) * 148,
        300 - Math.cos(angle) * 148 - (p.design === 2 ? 24 : 15),
        p.design === 2 ? 48 : 30,
        n % 3 === 2 ? p.colour : material.ink,
        60,
      );
    }) +
    place(lifted(k, path("M-9 24L-7 -98Q0 -112 7 -98L9 24Z", material.ink), 5), 400, 300, p.design === 2 ? 262 : -58) +
    place(lifted(k, path("M-7 30L-5 -150Q0 -162 5 -150L7 30Z", material.ink), 6), 400, 300, p.design === 2 ? -60 : 60) +
    place(rect(-2, -160, 4, 200, 2, p.accent), 400, 300, 196) +
    circle(400, 300, 15, k.sphere(p.accent)) +
    path(
      "M250 190A190 190 0 0 1 420 104",
      "none",
      'stroke="#fff" stroke-width="14" opacity=".5" stroke-linecap="round"',
    ),
  [400, 240],
);
