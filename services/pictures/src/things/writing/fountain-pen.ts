import { material, mix, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { barrel } from "../../lib/rods.ts";
import { circle, line, path, place, rect } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const fountainPen = lying(
  (p, k) => {
    const nib =
      path("M0 0C44 -8 74 -32 118 -27V27C74 32 44 8 0 0Z", k.metal(mix(p.accent, material.brass, 0.65), "y")) +
      line("M4 0H66", "#4b3a1a", 2.4) +
      circle(70, 0, 6.5, "#3d2f18") +
      line("M84 -16Q98 0 84 16", "#fff3cf", 2, 'opacity=".7"');
    const pen =
      nib +
      path("M112 -27Q150 -36 176 -32V32Q150 36 112 27Z", k.tube(shade(p.colour, -0.16), "y")) +
      rect(172, -36, 10, 72, 2, k.metal(material.steel, "y")) +
      barrel(k, 182, 356, 76, p.colour, 10) +
      path("M534 -38H610Q652 -30 652 0Q652 30 610 38H534Z", k.tube(p.colour, "y")) +
      rect(524, -39, 12, 78, 2, k.metal(material.steel, "y"));
    const cap =
      barrel(k, 0, 262, 84, p.colour, 16) +
      rect(0, -42, 18, 84, 4, k.metal(material.steel, "y")) +
      rect(34, -42, 5, 84, 0, k.metal(material.steel, "y")) +
      path("M262 -30Q286 -18 286 0Q286 18 262 30Z", k.tube(p.accent, "y")) +
      path("M58 -13H236Q252 -13 252 0Q252 13 236 13H72Q58 13 58 0Z", k.metal(material.steel, "y"));
    return rearranged(
      p,
      place(lifted(k, pen, 15), 96, 446, -27) +
        place(lifted(k, cap, 14), 440, 500, -27) +
        line("M64 470q18 -16 30 -8t24 6", mix(p.colour, "#20305e", 0.6), 4),
      54,
      0.96,
    );
  },
  [210, 390],
  [180, 170],
);
