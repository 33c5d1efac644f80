import { material, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { ellipse, line, path, place, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const skippingRope = standing(
  (p, k) => {
    const rope =
      p.design === 2
        ? "M220 330C120 620 700 620 610 320M236 360C190 560 640 560 596 350"
        : "M220 330C150 480 300 540 400 470S560 330 470 290S300 380 380 470S640 560 610 320";
    const strand =
      line(rope, shade(p.accent, -0.14), 20) +
      line(rope, p.accent, 15) +
      line(rope, p.design === 2 ? p.colour : shade(p.accent, 0.16), 14, 'stroke-dasharray="3 11"');
    const handle = (x: number, y: number, turn: number) =>
      place(
        path("M-24 -170Q-28 -190 0 -192Q28 -190 24 -170L18 -40Q28 -20 24 0H-24Q-28 -20 -18 -40Z", k.tube(p.colour)) +
          rect(-21, -132, 42, 12, 0, k.tube("#fffaf0")) +
          rect(-20, -108, 40, 12, 0, k.tube("#fffaf0")) +
          ellipse(-7, -176, 8, 5, "#fff", 'opacity=".6"') +
          rect(-12, -4, 24, 16, 5, k.metal(material.steel)),
        x,
        y,
        turn,
      );
    return floorShadow(k, 410, 520, 250, 0.26) + strand + handle(216, 318, -22) + handle(612, 308, 20);
  },
  [230, 220],
);
