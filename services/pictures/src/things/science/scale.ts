import { material, rainbow, shade } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, place, rect } from "../../lib/shapes.ts";
import { floorShadow, screw } from "../../lib/solids.ts";

export const scale = standing(
  (p, k) => {
    const pan = (x: number, y: number, load: string) =>
      line(`M${x} ${y - 150}L${x - 84} ${y}M${x} ${y - 150}L${x + 84} ${y}`, shade(material.brass, -0.14), 4) +
      ellipse(x, y, 96, 19, shade(material.brass, -0.2)) +
      load +
      path(
        `M${x - 98} ${y}A98 19 0 0 0 ${x + 98} ${y}Q${x + 84} ${y + 46} ${x} ${y + 48}Q${x - 84} ${y + 46} ${x - 98} ${y}Z`,
        k.metal(material.brass),
      ) +
      circle(x, y - 150, 7, k.sphere(material.brass));
    const weight = (x: number, y: number, s: number) =>
      rect(x - s, y - s * 1.5, s * 2, s * 1.6, 5, k.metal(material.steel)) +
      rect(x - s * 0.4, y - s * 2, s * 0.8, s * 0.6, 4, k.metal(material.steel));
    return fromOtherSide(
      p,
      floorShadow(k, 400, 534, 200) +
        rect(236, 502, 328, 30, 12, k.tube(shade(p.colour, -0.06), "y")) +
        path("M280 504Q300 470 360 464H440Q500 470 520 504Z", k.tube(p.colour)) +
        rect(384, 130, 32, 340, 8, k.tube(p.colour)) +
        circle(400, 118, 26, k.sphere(p.accent)) +
        place(path("M-250 -9Q0 -34 250 -9V9Q0 -6 -250 9Z", k.tube(p.accent, "y")), 400, 150, 5) +
        path("M400 160L392 264H408Z", p.accent) +
        pan(154, 296, weight(120, 300, 24) + weight(180, 302, 18)) +
        pan(
          646,
          340,
          circle(646, 302, 50, k.sphere(rainbow(0))) +
            line("M646 254q2 -20 14 -26", "#6b4a2c", 6) +
            path("M652 240q22 -26 44 -10q-14 20 -44 10Z", "#6aa84f"),
        ) +
        screw(k, 400, 150, 11, material.brass),
    );
  },
  [400, 200],
  [480, 250],
);
