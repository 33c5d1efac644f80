import { inkOn, material } from "../../lib/colour.ts";
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
      slab(k, roundedPath(-182, -236, 364, 66, 5), p.colour, 2, 3) +
      rect(-182, -186, 364, 10, 0, p.accent) +
      lettering(p.text ?? "A4", 0, -222, 25, inkOn(p.colour), 240);
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
    return place(lifted(k, pad + curl, 15), 380, 296, -6, 1.02) + place(lifted(k, pen, 13), 420, 540, -46);
  },
  [360, 190],
);
