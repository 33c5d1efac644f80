import { shade } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { line, path, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import { tubing } from "../../lib/tubing.ts";
import { wheel } from "./parts.ts";

/** A bike without pedals, for children who push it with their feet. */
export const balanceBike = standing(
  (p, k) =>
    fromOtherSide(
      p,
      floorShadow(k, 400, 532, 300) +
        wheel(k, 220, 428, 102, p.accent) +
        wheel(k, 592, 428, 102, p.accent) +
        tubing("M592 428L520 170", p.colour, 26) +
        tubing("M534 240Q420 380 300 330L220 428", p.colour, 32) +
        tubing("M306 330L290 232", "#b9bfc6", 20) +
        path(
          "M212 222Q230 196 300 206L372 216Q390 226 372 242Q300 252 232 250Q206 244 212 222Z",
          k.tube("#3a3b40", "y"),
        ) +
        tubing("M458 150Q520 132 572 168", "#b9bfc6", 18) +
        line("M440 158L478 146", p.accent, 30) +
        line("M556 158L590 182", p.accent, 30) +
        rect(388, 330, 70, 22, 8, k.soft(shade(p.colour, -0.12))),
    ),
  [560, 380],
  [260, 380],
);
