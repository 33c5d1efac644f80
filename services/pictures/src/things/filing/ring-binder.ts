import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, line, path, place, polygon, rect, ring } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const ringBinder = standing(
  (p, k) => {
    /** How much lower the label is than usual. */
    const low = p.design === 2 ? 148 : 0;
    const binder = (x: number, colour: string, depth: number) =>
      path(
        polygon([x + 118, 110], [x + 118 + depth, 74], [x + 118 + depth, 486], [x + 118, 522]),
        k.linear(
          [
            [0, shade(colour, -0.06)],
            [1, shade(colour, -0.16)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(polygon([x, 110], [x + 118, 110], [x + 118 + depth, 74], [x + depth, 74]), shade(colour, -0.28)) +
      path(
        polygon([x + 12, 108], [x + 106, 108], [x + 98 + depth, 80], [x + 8 + depth, 80]),
        k.linear([
          [0, "#fff"],
          [1, "#d9d3c8"],
        ]),
      ) +
      rect(x, 110, 118, 412, 5, k.tube(colour, "x", 0.75)) +
      place(
        rect(x + 18, 150, 82, 170, 5, "#fffdf8") +
          rect(x + 18, 150, 82, 34, 5, p.accent) +
          line(`M${x + 32} 214H${x + 86}M${x + 32} 240H${x + 86}M${x + 32} 266H${x + 70}`, "#beb7ab", 3),
        0,
        low,
      ) +
      place(
        circle(x + 59, 416, 29, shade(colour, -0.32)) +
          ring(x + 59, 416, 29, material.steel, 8) +
          ring(x + 57, 414, 29, "#fff", 2, 'opacity=".7"'),
        0,
        low * -1.55,
      ) +
      (p.design === 2 ? rect(x, 246, 118, 18, 0, p.accent) : "") +
      rect(x + 2, 508, 114, 12, 0, k.metal(material.steel, "y")) +
      lettering(p.text ?? "A4", x + 59, 290 + low, 20, "#6b655c", 70);
    return (
      floorShadow(k, 420, 522, 310) +
      binder(116, mix(p.colour, "#ffffff", 0.12), 60) +
      binder(252, p.accent === p.colour ? shade(p.colour, -0.08) : mix(p.accent, p.colour, 0.25), 60) +
      binder(388, p.colour, 214)
    );
  },
  [450, 250],
);
