import { inkOn, material, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, line, place, rect, ring, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

export const usbStick = lying(
  (p, k) =>
    place(
      lifted(
        k,
        rect(150, -66, 190, 132, 4, k.metal(material.steel, "y")) +
          rect(206, -40, 44, 30, 3, "#3c4148") +
          rect(206, 12, 44, 30, 3, "#3c4148") +
          rect(150, -66, 190, 9, 0, "#fff", 'opacity=".6"') +
          slab(k, roundedPath(-300, -92, 470, 184, 40), p.colour, 4, 12) +
          rect(-280, -82, 420, 16, 8, "#fff", 'opacity=".3"') +
          circle(-236, 0, 24, "#efece6") +
          ring(-236, 0, 26, shade(p.colour, -0.16), 6) +
          (p.design === 2
            ? rect(96, -92, 12, 184, 0, k.soft(p.accent)) + rect(122, -92, 12, 184, 0, k.soft(p.accent))
            : rect(110, -92, 34, 184, 0, k.soft(p.accent))) +
          lettering(p.text ?? "64 GB", -44, -26, 52, inkOn(p.colour), 260) +
          circle(78, 64, 7, "#8ef0a6"),
        18,
      ) + line("M-246 -6C-330 -60 -350 60 -306 110", p.accent, 12),
      400,
      290,
      p.design === 2 ? 24 : -18,
    ),
  [500, 240],
);
