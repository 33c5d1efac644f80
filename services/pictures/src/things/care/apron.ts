import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { circle, line, path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const apron = lying(
  (p, k) => {
    const body = "M-84 -196Q0 -176 84 -196Q96 -110 176 -72L190 236Q0 262 -190 236L-176 -72Q-96 -110 -84 -196Z";
    const seamLine = path(
      "M-74 -180Q0 -162 74 -180Q90 -104 164 -64L177 224Q0 248 -177 224L-164 -64Q-90 -104 -74 -180Z",
      "none",
      `stroke="${shade(p.colour, 0.14)}" stroke-width="2.4" stroke-dasharray="8 6" opacity=".8"`,
    );
    return place(
      path("M-78 -190C-96 -300 96 -300 78 -190", "none", `stroke="${p.accent}" stroke-width="17"`) +
        line("M-178 -56C-260 -40 -300 40 -262 130", p.accent, 15) +
        line("M178 -56C260 -40 300 40 262 130", p.accent, 15) +
        lifted(
          k,
          path(
            body,
            k.linear(
              [
                [0, shade(p.colour, 0.08)],
                [0.3, p.colour],
                [0.5, shade(p.colour, 0.05)],
                [0.75, shade(p.colour, -0.04)],
                [1, shade(p.colour, -0.1)],
              ],
              0,
              0,
              1,
              0.35,
            ),
          ) + seamLine,
          15,
        ) +
        path(
          "M-60 -100Q-40 60 -72 240M70 -90Q50 80 84 238",
          "none",
          `stroke="${shade(p.colour, -0.1)}" stroke-width="9" opacity=".35" stroke-linecap="round"`,
        ) +
        (p.design === 2
          ? repeat(26, (n) =>
              circle(
                -140 + (n % 5) * 70 + (Math.floor(n / 5) % 2) * 20,
                -60 + Math.floor(n / 5) * 56,
                9,
                mix(p.accent, "#ffffff", 0.3),
              ),
            )
          : "") +
        path(
          "M-104 40H104V142Q104 168 78 170H-78Q-104 168 -104 142Z",
          k.soft(p.design === 2 ? shade(p.colour, -0.06) : p.accent),
          `filter="${k.drop(0, 4, 4, 0.22)}"`,
        ) +
        path(
          "M-94 56H94M-94 50V142Q-94 158 -76 160H76Q94 158 94 142V50",
          "none",
          `stroke="${shade(p.accent, 0.16)}" stroke-width="2.4" stroke-dasharray="8 6"`,
        ) +
        rect(-1, 42, 3, 128, 0, shade(p.accent, -0.12)) +
        [
          [-56, 0],
          [-28, 7],
          [44, 3],
        ]
          .map(([x = 0, n = 0]) =>
            place(
              rect(-8, -78, 16, 90, 3, k.tube(rainbow(n + 2))) +
                path("M-8 -78L0 -104L8 -78Z", material.paleWood) +
                path("M-3 -94L0 -104L3 -94Z", rainbow(n + 2)),
              x,
              34,
              x / 10,
            ),
          )
          .join("") +
        rect(-104, 38, 208, 10, 2, shade(p.accent, 0.04)) +
        (p.design === 2
          ? ""
          : place(
              path("M0 -40C-50 -46 -70 20 -20 36C10 44 10 20 28 24C64 28 60 -36 0 -40Z", k.soft("#fff8ea")) +
                [
                  [-24, -8, 0],
                  [-6, -22, 3],
                  [18, -14, 7],
                  [-20, 14, 5],
                ]
                  .map(([x = 0, y = 0, n = 0]) => circle(x, y, 7, rainbow(n)))
                  .join(""),
              0,
              -92,
            )),
      400,
      322,
      0,
      1.02,
    );
  },
  [400, 300],
);
