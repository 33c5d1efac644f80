import { inkOn, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, line, path, place, rect } from "../../lib/shapes.ts";
import { floorShadow, sheet } from "../../lib/solids.ts";

export const laminator = standing(
  (p, k) =>
    floorShadow(k, 410, 512, 340) +
    place(
      sheet(k, -130, -240, 300, 250, "#fffdf8") +
        (p.design === 2
          ? path("M-100 -60L-30 -170L20 -100L60 -140L130 -60Z", k.soft(p.accent)) + circle(90, -196, 24, "#f6c445")
          : rect(-100, -206, 100, 90, 6, k.soft(p.accent)) +
            line("M20 -190H130M20 -160H110M-100 -90H130M-100 -64H130", "#c8c1b6", 4)) +
        rect(
          -140,
          -250,
          320,
          260,
          12,
          k.linear(
            [
              [0, "#ffffff", 0.55],
              [0.4, "#dbeaf2", 0.18],
              [0.6, "#ffffff", 0.4],
              [1, "#dbeaf2", 0.25],
            ],
            0,
            0,
            1,
            1,
          ),
          'stroke="#b8cad6" stroke-width="2"',
        ),
      386,
      318,
      -2,
    ) +
    path(
      "M92 384Q96 300 150 296H650Q704 300 708 384L726 470Q728 508 690 510H110Q72 508 74 470Z",
      k.linear([
        [0, shade(p.colour, 0.12)],
        [0.35, p.colour],
        [1, shade(p.colour, -0.13)],
      ]),
    ) +
    rect(156, 312, 488, 15, 7, "#1f1d1e") +
    rect(150, 306, 500, 5, 2, "#fff", 'opacity=".35"') +
    path("M74 452H726L727 476Q726 508 690 510H110Q74 508 74 476Z", shade(p.design === 2 ? p.accent : p.colour, -0.19)) +
    (p.design === 2
      ? circle(190, 396, 44, shade(p.colour, -0.16)) +
        circle(190, 392, 38, k.sphere("#f2eee6")) +
        line("M190 392L214 370", p.accent, 8)
      : rect(136, 376, 150, 48, 24, shade(p.colour, -0.22)) +
        circle(164, 400, 16, k.sphere("#6fca6e")) +
        circle(212, 400, 16, k.sphere(p.accent)) +
        circle(260, 400, 10, "#f8f4ea", 'opacity=".5"')) +
    lettering(p.text ?? "A4", 592, 384, 32, inkOn(p.colour), 140) +
    rect(356, 392, 130, 12, 6, "#000", 'opacity=".16"'),
  [220, 380],
);
