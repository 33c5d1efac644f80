import { shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { ellipse, line, path } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** A pouf of felt: a soft drum to sit on, with a handle and seams. */
export const pouf = roomy(
  (p, k) =>
    floorShadow(k, 400, 520, 240) +
    path("M190 250Q178 400 196 480Q280 546 400 546Q520 546 604 480Q622 400 610 250Z", k.tube(p.colour)) +
    (p.design === 2
      ? path(
          "M193 380Q190 440 196 480Q280 546 400 546Q520 546 604 480Q610 440 607 380Q400 460 193 380Z",
          k.tube(p.accent),
        )
      : "") +
    ellipse(400, 246, 212, 72, shade(p.colour, -0.12)) +
    ellipse(400, 236, 210, 70, k.soft(shade(p.colour, 0.06))) +
    line("M196 256Q400 370 604 256", p.accent, 5, 'stroke-dasharray="14 10"') +
    (p.design === 2
      ? ""
      : line("M204 474Q400 586 596 474", p.accent, 5, 'stroke-dasharray="14 10"') +
        line("M340 356Q400 410 460 356", shade(p.colour, -0.24), 22)) +
    ellipse(366, 218, 110, 26, "#fff", 'opacity=".12"'),
  [400, 290],
);
