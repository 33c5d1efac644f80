import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { circle, path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { ball, crate, floorShadow } from "../../lib/solids.ts";
import { plant } from "../../lib/stages.ts";

export const shelf = roomy(
  (p, k) => {
    const wood = mix(p.colour, material.paleWood, 0.1);
    const dark = shade(wood, -0.16);
    const cell = (x: number, y: number) =>
      rect(
        x,
        y,
        166,
        128,
        0,
        k.linear(
          [
            [0, shade(wood, -0.22)],
            [1, shade(wood, -0.1)],
          ],
          0,
          0,
          0.8,
          1,
        ),
      );
    const booksAt = (x: number, y: number, n: number, start: number) =>
      repeat(n, (index) =>
        rect(
          x + index * 21,
          y - 92 - ((index * 7) % 3) * 8,
          18,
          92 + ((index * 7) % 3) * 8,
          2,
          k.tube(rainbow(start + index * 2)),
        ),
      );
    const door = (x: number, y: number) =>
      rect(x, y, 166, 128, 3, k.soft(shade(wood, 0.05))) +
      rect(x + 12, y + 12, 142, 104, 4, "none", `stroke="${shade(wood, -0.1)}" stroke-width="3"`) +
      circle(x + 140, y + 64, 8, k.sphere(p.accent));
    const basket = (x: number, y: number, colour: string) =>
      rect(x + 16, y + 38, 134, 90, 10, k.soft(colour)) +
      rect(x + 56, y + 58, 54, 16, 8, shade(colour, -0.2)) +
      rect(x + 16, y + 38, 134, 8, 4, "#fff", 'opacity=".3"');
    return (
      floorShadow(k, 410, 536, 300) +
      path(polygon([684, 84], [712, 66], [712, 514], [684, 532]), dark) +
      path(polygon([116, 84], [144, 66], [712, 66], [684, 84]), shade(wood, 0.1)) +
      rect(116, 84, 568, 448, 4, k.soft(wood, 0.7)) +
      repeat(9, (n) => cell(134 + (n % 3) * 183, 102 + Math.floor(n / 3) * 143)) +
      (p.design === 2
        ? door(134, 102) +
          booksAt(330, 230, 5, 6) +
          door(500, 102) +
          booksAt(146, 373, 4, 2) +
          plant(k, 400, 373, 0.62) +
          door(134, 388) +
          door(500, 388)
        : booksAt(146, 230, 6, 0) +
          basket(317, 102, p.accent) +
          plant(k, 586, 230, 0.62) +
          basket(134, 245, mix(p.accent, "#ffffff", 0.3)) +
          booksAt(330, 373, 7, 4)) +
      ball(k, 560, 340, 34, rainbow(0)) +
      ball(k, 622, 348, 26, rainbow(3)) +
      (p.design === 2
        ? basket(317, 388, mix(p.accent, "#ffffff", 0.3))
        : crate(k, 150, 452, 60, 64, rainbow(5), 16, 12) +
          crate(k, 222, 460, 52, 56, rainbow(1), 14, 10) +
          basket(317, 388, p.accent) +
          booksAt(512, 516, 4, 9) +
          place(rect(-10, -92, 20, 96, 2, k.tube(rainbow(7))), 618, 514, 16))
    );
  },
  [400, 240],
);
