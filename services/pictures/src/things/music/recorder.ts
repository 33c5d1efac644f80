import { shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { ellipse, path, place, rect } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const recorder = lying(
  (p, k) => {
    const hole = (x: number, r = 10) =>
      ellipse(x, -4, r, r * 0.9, "#2b1d14") +
      path(`M${x - r} -4a${r} ${r * 0.9} 0 0 0 ${r * 2} 0`, "none", 'stroke="#fff" stroke-width="2" opacity=".5"');
    const joint = (x: number) =>
      rect(x, -44, 44, 88, 8, k.tube(p.accent, "y")) +
      rect(x + 8, -44, 4, 88, 0, shade(p.accent, -0.2), 'opacity=".6"') +
      rect(x + 32, -44, 4, 88, 0, shade(p.accent, -0.2), 'opacity=".6"');
    const body =
      path("M-350 -6Q-340 -24 -280 -30V34Q-330 34 -350 14Z", k.tube(p.accent, "y")) +
      rect(-284, -37, 190, 74, 8, k.tube(p.colour, "y")) +
      path("M-226 -24H-186L-170 -6H-226Z", "#2b1d14") +
      path("M-186 -24L-150 -26L-170 -6Z", shade(p.colour, 0.16)) +
      joint(-110) +
      rect(-68, -33, 330, 66, 4, k.tube(p.colour, "y")) +
      [-34, 14, 62, 122, 170, 222].map((x) => hole(x)).join("") +
      joint(252) +
      path("M294 -32Q330 -32 362 -50V50Q330 32 294 32Z", k.tube(p.colour, "y")) +
      rect(356, -52, 16, 104, 6, k.tube(p.accent, "y")) +
      hole(318, 8) +
      rect(-270, -24, 160, 6, 3, "#fff", 'opacity=".35"') +
      rect(-60, -22, 310, 5, 2, "#fff", 'opacity=".3"');
    const note = (x: number, y: number, s: number) =>
      place(
        ellipse(0, 0, 20, 15, p.accent, 'transform="rotate(-20)"') +
          rect(15, -86, 6, 84, 2, p.accent) +
          path("M18 -86Q50 -66 44 -34Q40 -54 18 -58Z", p.accent),
        x,
        y,
        0,
        s,
      );
    return rearranged(
      p,
      place(lifted(k, body, 15), 404, 318, -27) + (p.design === 2 ? "" : note(190, 180, 1.1) + note(300, 120, 0.8)),
      54,
    );
  },
  [330, 350],
);
