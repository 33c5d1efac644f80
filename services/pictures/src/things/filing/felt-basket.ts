import { mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { ellipse, line, path, rect } from "../../lib/shapes.ts";
import { ball, floorShadow } from "../../lib/solids.ts";

/** A basket of felt with handles; empty in the first design, with toys in the second. */
export const feltBasket = standing(
  (p, k) => {
    const toys =
      p.design === 2
        ? ball(k, 330, 210, 66, rainbow(0)) +
          ball(k, 466, 224, 52, rainbow(3)) +
          rect(382, 150, 62, 110, 8, k.soft(rainbow(8)))
        : "";
    return (
      floorShadow(k, 400, 526, 250) +
      line("M250 250Q230 150 330 160M550 250Q570 150 470 160", shade(p.accent, -0.04), 20) +
      ellipse(400, 250, 232, 54, shade(p.colour, -0.24)) +
      toys +
      path("M168 250A232 54 0 0 0 632 250L588 490Q580 528 400 530Q220 528 212 490Z", k.tube(p.colour)) +
      path("M168 250A232 54 0 0 0 632 250L626 290Q400 350 174 290Z", k.tube(mix(p.colour, "#ffffff", 0.12))) +
      line("M180 300Q400 360 620 300", p.accent, 5, 'stroke-dasharray="14 10"') +
      (p.design === 2 ? path("M204 420Q400 476 596 420L590 462Q400 516 210 462Z", k.tube(p.accent)) : "")
    );
  },
  [400, 320],
);
