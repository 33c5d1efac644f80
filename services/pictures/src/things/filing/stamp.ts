import { material, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, line, path, place, rect, ring, roundedPath } from "../../lib/shapes.ts";
import { floorShadow, lifted, slab } from "../../lib/solids.ts";

export const stamp = standing(
  (p, k) =>
    floorShadow(k, 330, 500, 190) +
    (p.design === 2
      ? rect(286, 84, 88, 216, 40, k.tube(p.colour)) +
        [210, 236, 262].map((y) => rect(286, y, 88, 12, 0, k.tube(p.accent))).join("") +
        rect(302, 104, 12, 90, 6, "#fff", 'opacity=".4"')
      : path(
          "M262 142Q262 82 330 82Q398 82 398 142Q398 186 366 220Q354 240 356 300H304Q306 240 294 220Q262 186 262 142Z",
          k.tube(p.colour),
        ) + ellipse(306, 124, 18, 30, "#fff", 'opacity=".4" transform="rotate(22 306 124)"')) +
    rect(288, 292, 84, 26, 6, k.metal(material.brass)) +
    path("M196 372Q196 318 248 314H412Q464 318 464 372V420H196Z", k.tube(p.colour)) +
    rect(188, 416, 284, 46, 8, k.tube(material.paleWood)) +
    rect(196, 460, 268, 28, 4, k.tube(shade(p.accent, -0.14))) +
    place(
      lifted(
        k,
        slab(k, roundedPath(-120, -60, 240, 120, 14), "#33343a", 3, 14) +
          rect(-104, -46, 208, 92, 10, k.soft(p.accent)) +
          rect(-104, -46, 208, 20, 10, "#000", 'opacity=".18"'),
        8,
      ),
      600,
      462,
      0,
      0.98,
    ) +
    place(
      ring(0, 0, 74, p.accent, 8, 'opacity=".85"') +
        ring(0, 0, 58, p.accent, 3, 'opacity=".8"') +
        (p.text === undefined
          ? p.design === 2
            ? circle(-22, -14, 8, p.accent) + circle(22, -14, 8, p.accent) + line("M-30 14Q0 42 30 14", p.accent, 9)
            : line("M-28 4L-8 26L32 -22", p.accent, 13)
          : lettering(p.text, 0, -17, 34, p.accent, 96, 1.1)),
      610,
      240,
      -14,
    ),
  [330, 180],
);
