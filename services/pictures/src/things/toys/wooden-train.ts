import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, rect, repeat, ring } from "../../lib/shapes.ts";
import { ball, crate, floorShadow } from "../../lib/solids.ts";

export const woodenTrain = standing(
  (p, k) => {
    const wheel = (x: number, y: number, r: number) =>
      circle(x + 5, y + 2, r, shade(material.darkWood, -0.16)) +
      circle(x, y, r, k.sphere(p.accent)) +
      ring(x, y, r * 0.7, shade(p.accent, -0.14), 4) +
      circle(x, y, r * 0.26, k.sphere(material.paleWood));
    const engine =
      crate(k, 90, 400, 350, 66, material.wood, 60, 34) +
      path("M104 268H300V402H104Z", k.tube(p.design === 2 ? p.accent : p.colour, "y")) +
      (p.design === 2 ? [140, 200, 260].map((x) => rect(x, 268, 12, 134, 0, k.tube(p.colour, "y"))).join("") : "") +
      ellipse(104, 335, 22, 67, k.soft(shade(p.design === 2 ? p.accent : p.colour, 0.1))) +
      ellipse(102, 335, 14, 46, k.sphere(p.design === 2 ? p.colour : p.accent)) +
      rect(170, 190, 52, 82, 6, k.tube(shade(p.design === 2 ? p.colour : p.accent, -0.02))) +
      path("M156 190H236L224 158H168Z", k.tube(p.design === 2 ? p.colour : p.accent)) +
      rect(250, 236, 36, 36, 14, k.tube(material.brass)) +
      crate(k, 296, 206, 140, 196, shade(p.colour, -0.03), 60, 34) +
      rect(326, 240, 80, 74, 12, "#fbf3df") +
      path("M326 240H380L334 314H326Z", "#fff", 'opacity=".6"') +
      crate(k, 280, 184, 172, 28, p.accent, 66, 38) +
      wheel(156, 478, 44) +
      wheel(264, 478, 44) +
      wheel(386, 466, 56);
    const wagon =
      crate(k, 516, 400, 200, 66, material.wood, 50, 30) +
      (p.design === 2
        ? repeat(2, (n) => crate(k, 534 + n * 84, 316, 66, 66, rainbow(n * 5 + 3), 26, 18))
        : repeat(3, (n) => ball(k, 556 + n * 62, 376, 34, rainbow(n * 3 + 1)))) +
      crate(k, 508, 372, 208, 62, mix(p.colour, p.accent, 0.25), 50, 30).replace(/<path[^>]*\/>/, "") +
      wheel(566, 478, 44) +
      wheel(668, 478, 44);
    const smoke = [
      [196, 126, 22],
      [226, 92, 30],
      [272, 62, 38],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, k.sphere("#f3f1ee"), 'opacity=".85"'))
      .join("");
    return `<g transform="translate(0 -12)">${floorShadow(k, 300, 524, 240)}${floorShadow(k, 630, 522, 130)}${line("M496 436H520", "#5b4330", 9)}${wagon}${engine}${p.design === 2 ? "" : smoke}</g>`;
  },
  [300, 330],
);
