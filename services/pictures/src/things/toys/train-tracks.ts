import { material, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { circle, line, path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

const wood = material.wood;
const groove = shade(wood, -0.22);

/** Wooden rails without a train: straight and curved ones with their joints. */
export const trainTracks = lying(
  (p, k) => {
    const straight = (colour: string) =>
      lifted(
        k,
        rect(-110, -42, 220, 84, 8, k.soft(colour)) +
          circle(124, 0, 15, k.soft(colour)) +
          circle(-94, 0, 16, shade(wood, -0.34)) +
          line("M-70 -20H108M-110 20H108", groove, 10),
        10,
      );
    const curve = lifted(
      k,
      path("M-160 -60A220 220 0 0 1 60 160L-24 160A136 136 0 0 0 -160 24Z", k.soft(wood)) +
        line("M-160 -36A196 196 0 0 1 36 160M-160 0A160 160 0 0 1 0 160", groove, 10) +
        circle(18, 174, 15, k.soft(wood)),
      10,
    );
    return rearranged(
      p,
      place(straight(wood), 210, 130, -8) +
        place(straight(wood), 250, 480, 6) +
        place(straight(p.colour), 600, 120, 14) +
        place(curve, 560, 330, 8) +
        place(curve, 250, 290, -40, 0.8) +
        repeat(3, (n) => place(lifted(k, rect(-12, -34, 24, 68, 8, k.soft(p.accent)), 8), 640 + n * 44, 520, n * 18)),
      180,
    );
  },
  [420, 300],
);
