import { rainbow, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { circle, ellipse, path, place, rect } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";
import { tubing } from "../../lib/tubing.ts";
import { foot } from "./parts.ts";

/** A round table on four legs; the second design stands on a column. */
export const roundTable = roomy(
  (p, k) => {
    const legs =
      tubing("M250 250L206 508", p.accent, 24) +
      foot(k, 206, 512) +
      tubing("M550 250L594 508", p.accent, 24) +
      foot(k, 594, 512) +
      tubing("M330 260L316 532", p.accent, 26) +
      foot(k, 316, 536) +
      tubing("M470 260L484 532", p.accent, 26) +
      foot(k, 484, 536);
    const column =
      path("M220 532Q240 500 400 496Q560 500 580 532Z", k.tube(p.accent)) +
      rect(366, 240, 68, 270, 10, k.tube(p.accent));
    const onTop =
      p.design === 2
        ? circle(330, 196, 24, k.sphere(rainbow(0))) + crate(k, 430, 178, 70, 40, rainbow(8), 26, 18)
        : place(rect(-60, -8, 120, 15, 7, k.tube(rainbow(3), "y")), 420, 208, -12) +
          path("M290 190L380 176L420 204L324 220Z", "#fdfbf6");
    return (
      floorShadow(k, 400, 528, 290) +
      (p.design === 2 ? column : legs) +
      path("M92 206A308 92 0 0 0 708 206V232A308 92 0 0 1 92 232Z", shade(p.colour, -0.14)) +
      ellipse(400, 206, 308, 92, k.soft(p.colour)) +
      ellipse(400, 206, 296, 86, "none", `stroke="${shade(p.colour, -0.08)}" stroke-width="3"`) +
      ellipse(330, 182, 170, 34, "#fff", 'opacity=".14"') +
      onTop
    );
  },
  [330, 190],
);
