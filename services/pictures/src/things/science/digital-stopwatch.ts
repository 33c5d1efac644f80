import { mix, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, line, path, place, rect } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** A stopwatch with figures and a cord to hang round the neck. */
export const digitalStopwatch = lying(
  (p, k) => {
    const cord = line("M-14 -180C-260 -330 240 -350 14 -180", p.accent, 14);
    const buttons =
      rect(-24, -196, 48, 50, 10, k.metal("#c9ced4")) +
      place(rect(-20, -196, 40, 40, 9, k.tube(p.accent)), 0, 0, -42) +
      place(rect(-20, -196, 40, 40, 9, k.tube(p.accent)), 0, 0, 42);
    const body =
      ellipse(0, 0, 182, 166, k.soft(p.colour, 1.3)) +
      ellipse(0, 0, 158, 142, shade(p.colour, -0.1)) +
      path("M-120 -66Q0 -96 120 -66V44Q0 74 -120 44Z", "#cbd8c4") +
      lettering(p.design === 2 ? "12:45.6" : "0:59.80", 0, -34, 46, "#26332a", 210) +
      lettering("LAP 2", -60, 26, 16, "#4c5a50", 80) +
      circle(-44, 96, 13, mix(p.accent, "#ffffff", 0.3)) +
      circle(44, 96, 13, mix(p.accent, "#ffffff", 0.3));
    return rearranged(p, place(lifted(k, cord + buttons + body, 14), 400, 350, -6, 1.06), 30, 0.92);
  },
  [400, 350],
);
