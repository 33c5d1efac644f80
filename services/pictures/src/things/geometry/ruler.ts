import { material, mix, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { pencilRod } from "../../lib/rods.ts";
import { circle, line, path, place, rect, repeat, ring, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";
import { scale, acrylic } from "./parts.ts";

export const ruler = lying(
  (p, k) => {
    const wooden = p.pattern === "lines";
    const outline = roundedPath(-350, -62, 700, 124, 9);
    const body = wooden
      ? slab(k, outline, mix(material.paleWood, p.colour, 0.15), 4, 6) +
        repeat(5, (n) =>
          line(
            `M-340 ${-40 + n * 20}q340 ${n % 2 === 0 ? 10 : -12} 680 2`,
            shade(material.wood, -0.04),
            1.4,
            'opacity=".5"',
          ),
        ) +
        rect(-350, -62, 700, 10, 0, k.metal(material.steel, "y"))
      : acrylic(k, outline, p.colour);
    const ink = wooden ? "#4a3420" : shade(p.colour, -0.3);
    const one = lifted(
      k,
      body +
        place(scale(630, 42, ink, 16), -315, -58) +
        place(scale(630, 42, ink, 0, -1), -315, 58) +
        circle(322, 8, 11, "#efebe5") +
        ring(322, 8, 11, shade(p.colour, -0.12), 2.5) +
        lettering(p.text ?? "30 CM", 180, 14, 22, ink, 180) +
        path("M-342 -52L-120 -52L-210 54H-342Z", "#ffffff", 'opacity=".16"'),
      11,
    );
    const pencil = lifted(
      k,
      pencilRod(k, 470, 40, p.accent, { lead: "#3d3b40", end: "dipped", accent: "#fbf7ee" }),
      11,
    );
    return rearranged(
      p,
      line("M92 270L660 92", "#55504a", 2.4, 'opacity=".7"') +
        place(one, 410, 318, -17.4) +
        place(pencil, 268, 470, -17.4 + 4),
      36,
      0.94,
    );
  },
  [260, 330],
);
