import { inkOn, material, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { pencilRod } from "../../lib/rods.ts";
import { ruling } from "../../lib/ruling.ts";
import { path, place, rect, roundedPath } from "../../lib/shapes.ts";
import { lifted, paperStack, sheet, slab } from "../../lib/solids.ts";

export const writingPad = lying(
  (p, k) => {
    const pad =
      paperStack(k, -180, -232, 360, 470, 22) +
      sheet(k, -180, -232, 360, 470, material.paper) +
      ruling(p.pattern ?? "lines", -160, -160, 330, 384, 24) +
      (p.design === 2
        ? lifted(k, slab(k, roundedPath(-182, -236, 364, 300, 5), p.colour, 2, 3), 6) +
          rect(-182, 44, 364, 14, 0, p.accent) +
          rect(-120, -170, 240, 130, 8, "#fffdf7") +
          lettering(p.text ?? "A4", 0, -134, 48, shade(p.colour, -0.1), 200)
        : slab(k, roundedPath(-182, -236, 364, 66, 5), p.colour, 2, 3) +
          rect(-182, -186, 364, 10, 0, p.accent) +
          lettering(p.text ?? "A4", 0, -222, 25, inkOn(p.colour), 240));
    const curl = path(
      "M180 238L96 238Q150 226 180 160Z",
      k.linear(
        [
          [0, "#ffffff"],
          [1, "#d6cfc2"],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    const pen = pencilRod(k, 420, 36, p.accent, { lead: "#3d3b40", end: "eraser", accent: p.accent });
    return (
      place(lifted(k, p.design === 2 ? pad : pad + curl, 15), 380, 296, p.design === 2 ? 7 : -6, 1.02) +
      place(lifted(k, pen, 13), 420, 540, -46)
    );
  },
  [360, 190],
);
