import { material, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, polygon, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const locker = roomy(
  (p, k) => {
    const door = (x: number, colour: string, n: number) =>
      rect(x, 76, 168, 442, 5, shade(colour, -0.14)) +
      rect(x + 4, 80, 160, 434, 5, k.soft(colour, 1.1)) +
      repeat(4, (slot) => rect(x + 44, 112 + slot * 17, 80, 7, 3, shade(colour, -0.26))) +
      repeat(3, (slot) => rect(x + 44, 440 + slot * 17, 80, 7, 3, shade(colour, -0.26))) +
      rect(x + 52, 204, 64, 36, 4, "#fffdf8") +
      lettering(String(n), x + 84, 212, 20, "#57514a") +
      rect(x + 126, 276, 18, 62, 8, k.metal(material.steel)) +
      circle(x + 135, 358, 9, k.metal(material.brass)) +
      rect(x + 12, 88, 6, 418, 3, "#fff", 'opacity=".28"');
    const compartment = (x: number, y: number, colour: string, n: number) =>
      rect(x, y, 168, 218, 5, shade(colour, -0.14)) +
      rect(x + 4, y + 4, 160, 210, 5, k.soft(colour, 1.1)) +
      repeat(3, (slot) => rect(x + 44, y + 162 + slot * 15, 80, 7, 3, shade(colour, -0.26))) +
      rect(x + 52, y + 36, 64, 36, 4, "#fffdf8") +
      lettering(String(n), x + 84, y + 44, 20, "#57514a") +
      circle(x + 142, y + 112, 12, k.metal(material.steel)) +
      rect(x + 12, y + 12, 6, 194, 3, "#fff", 'opacity=".28"');
    return (
      floorShadow(k, 420, 532, 320) +
      path(
        polygon([652, 62], [706, 34], [706, 498], [652, 528]),
        k.linear([
          [0, shade(p.colour, -0.1)],
          [1, shade(p.colour, -0.19)],
        ]),
      ) +
      path(polygon([124, 62], [182, 34], [706, 34], [652, 62]), shade(p.colour, 0.1)) +
      rect(124, 62, 528, 468, 5, k.soft(shade(p.colour, -0.04))) +
      (p.design === 2
        ? repeat(6, (n) =>
            compartment(132 + (n % 3) * 172, 76 + Math.floor(n / 3) * 223, n % 2 === 0 ? p.colour : p.accent, n + 1),
          )
        : door(132, p.colour, 1) + door(304, p.accent, 2) + door(476, p.colour, 3))
    );
  },
  [390, 280],
);
