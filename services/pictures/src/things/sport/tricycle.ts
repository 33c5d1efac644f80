import { material, rainbow } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { circle, line, path, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import { tubing, wheel } from "./parts.ts";

export const tricycle = standing(
  (p, k) =>
    fromOtherSide(
      p,
      floorShadow(k, 400, 534, 320) +
        wheel(k, 244, 478, 54, p.accent) +
        tubing("M196 460Q300 460 380 430T520 290", p.colour, 30) +
        tubing("M300 448Q320 360 250 320", p.colour, 26) +
        path(
          "M170 300Q180 276 236 282L320 296Q344 304 330 330Q280 350 216 340Q168 332 170 300Z",
          k.tube("#3a3b40", "y"),
        ) +
        path("M188 294Q176 210 200 196Q226 194 226 284Z", k.tube("#3a3b40")) +
        tubing("M528 470L484 156", p.colour, 28) +
        wheel(k, 540, 424, 106, p.accent) +
        path(
          "M430 404A114 114 0 0 1 616 336",
          "none",
          `stroke="${p.colour}" stroke-width="20" stroke-linecap="round"`,
        ) +
        path(
          "M432 396A114 114 0 0 1 520 316",
          "none",
          'stroke="#fff" stroke-width="4" opacity=".45" stroke-linecap="round"',
        ) +
        tubing("M410 190Q484 120 564 168", material.steel, 19) +
        line("M390 204L428 178", p.accent, 33) +
        line("M544 158L584 182", p.accent, 33) +
        circle(486, 152, 20, k.sphere(rainbow(3))) +
        tubing("M540 424L588 470", material.steel, 13) +
        rect(566, 462, 60, 20, 7, k.tube("#3a3b40", "y")) +
        wheel(k, 176, 482, 56, p.accent),
    ),
  [540, 400],
  [280, 390],
);
