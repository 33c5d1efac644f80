import { material, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, place, rect, repeat, ring } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const stopwatch = standing(
  (p, k) =>
    lifted(
      k,
      rect(376, 52, 48, 54, 8, k.metal(material.steel)) +
        rect(364, 36, 72, 34, 9, k.metal(p.accent)) +
        repeat(7, (n) => rect(370 + n * 9.4, 38, 3, 30, 1, shade(p.accent, -0.22), 'opacity=".6"')) +
        place(
          rect(-18, -258, 36, 44, 7, k.metal(material.steel)) + rect(-25, -268, 50, 22, 7, k.metal(p.accent)),
          400,
          320,
          42,
        ) +
        circle(
          400,
          320,
          226,
          k.linear(
            [
              [0, shade(p.colour, 0.16)],
              [0.5, p.colour],
              [1, shade(p.colour, -0.16)],
            ],
            0,
            0,
            1,
            1,
          ),
        ),
      20,
    ) +
    circle(
      400,
      320,
      192,
      k.linear(
        [
          [0, shade(p.colour, -0.2)],
          [1, shade(p.colour, 0.1)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(
      400,
      320,
      185,
      k.radial(
        [
          [0, p.design === 2 ? "#3b3e45" : "#fffefb"],
          [1, p.design === 2 ? "#24262b" : "#efebe2"],
        ],
        0.4,
        0.34,
        0.72,
      ),
    ) +
    repeat(60, (n) =>
      place(
        rect(
          -1.5,
          -176,
          n % 5 === 0 ? 5 : 3,
          n % 5 === 0 ? 22 : 11,
          1,
          n % 5 === 0 ? (p.design === 2 ? "#fffefb" : material.ink) : "#948e84",
        ),
        400,
        320,
        n * 6,
      ),
    ) +
    repeat(12, (n) => {
      if (p.design === 2 && n % 3 !== 2) return "";
      const angle = ((n + 1) * Math.PI) / 6;
      return lettering(
        String((n + 1) * 5),
        400 + Math.sin(angle) * 134,
        320 - Math.cos(angle) * 134 - (p.design === 2 ? 18 : 11),
        p.design === 2 ? 36 : 22,
        p.design === 2 ? "#fffefb" : material.ink,
        p.design === 2 ? 60 : 40,
      );
    }) +
    (p.design === 2 ? "" : ring(400, 382, 42, "#c9c3b8", 3) + place(rect(-2, -32, 4, 36, 2, p.accent), 400, 382, 130)) +
    (p.design === 2 ? "" : path("M400 320L400 136A184 184 0 0 1 559 228Z", p.accent, 'opacity=".13"')) +
    place(
      lifted(k, path("M-5 40L-3 -150Q0 -160 3 -150L5 40Z", p.design === 2 ? p.accent : shade(p.colour, -0.06)), 5),
      400,
      320,
      p.design === 2 ? -42 : 60,
    ) +
    circle(400, 320, 13, k.sphere(p.colour)) +
    path(
      "M258 220A170 170 0 0 1 410 150",
      "none",
      'stroke="#fff" stroke-width="14" opacity=".5" stroke-linecap="round"',
    ),
  [400, 260],
);
