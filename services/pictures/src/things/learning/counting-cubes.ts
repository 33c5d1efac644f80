import { mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, path, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const countingCubes = standing(
  (p, k) => {
    const cube = (x: number, y: number, colour: string) =>
      crate(k, x, y, 76, 76, colour, 34, 24) +
      circle(x + 38, y + 38, 20, shade(colour, -0.1)) +
      circle(x + 38, y + 40, 17, shade(colour, 0.04)) +
      ellipse(x + 55, y - 14, 17, 7, shade(colour, 0.02)) +
      path(`M${x + 38} ${y - 14}v-10h34v10`, k.tube(colour)) +
      ellipse(x + 55, y - 24, 17, 7, shade(colour, 0.14));
    const tower = (x: number, n: number, start: number) =>
      repeat(n, (index) =>
        cube(x, 446 - index * 76, index % 2 === 0 ? rainbow(start) : mix(rainbow(start), "#ffffff", 0.12)),
      );
    return (
      floorShadow(k, 410, 524, 330) +
      (p.design === 2
        ? tower(228, 1, 7) + tower(348, 3, 0) + tower(468, 2, 3) + tower(588, 4, 9)
        : tower(108, 2, 0) + tower(228, 3, 2) + tower(348, 4, 5) + tower(588, 1, 9)) +
      repeat(5, (n) => cube(p.design === 2 ? 108 : 468, 446 - n * 76, n % 2 === 0 ? p.colour : p.accent))
    );
  },
  [400, 300],
);
