import { inkOn, mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, line, path, place, rect, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

function group(k: Paints, content: string): string {
  return `<g filter="${k.drop(0, 5, 5, 0.22)}">${content}</g>`;
}

export const envelope = lying(
  (p, k) => {
    const back = lifted(
      k,
      slab(k, roundedPath(-280, -180, 560, 360, 6), mix(p.colour, "#ffffff", 0.2), 2, 3) +
        rect(196, -158, 62, 76, 2, k.soft(p.accent)) +
        circle(227, -120, 18, k.sphere("#fff6e0")) +
        line("M-40 20H150M-40 56H190M-40 92H100", shade(p.colour, -0.3), 5, 'opacity=".45"'),
      10,
    );
    const front = lifted(
      k,
      slab(k, roundedPath(-280, -180, 560, 360, 6), p.colour, 3, 4) +
        path(
          "M-280 176L-20 0H20L280 176Q280 180 274 180H-274Q-280 180 -280 176Z",
          k.linear([
            [0, shade(p.colour, -0.02)],
            [1, shade(p.colour, 0.05)],
          ]),
        ) +
        line("M-278 176L-18 4M278 176L18 4", shade(p.colour, -0.13), 2) +
        group(
          k,
          path(
            "M-280 -176Q-280 -180 -274 -180H274Q280 -180 280 -176L24 34Q0 52 -24 34Z",
            k.soft(shade(p.colour, 0.02)),
          ),
        ) +
        circle(0, 26, 34, k.sphere(p.accent)) +
        path("M0 40c-22 -14 -16 -30 -6 -30q6 0 6 7q0 -7 6 -7c10 0 16 16 -6 30Z", inkOn(p.accent), 'opacity=".75"'),
      14,
    );
    return p.design === 2
      ? place(front, 424, 236, 9) + place(back, 372, 348, -5)
      : place(back, 436, 240, 8) + place(front, 376, 340, -6);
  },
  [380, 350],
);
