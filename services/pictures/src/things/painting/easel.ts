import { brushRod } from "../../lib/brushes.ts";
import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { crate, floorShadow, lifted, screw, slab } from "../../lib/solids.ts";
import { hair } from "./parts.ts";

/** The picture that stands on the easel, in a box of 400 by 300 from (0, 0). */
function landscape(k: Paints, colour: string, accent: string): string {
  const cloud = (x: number, y: number, scale: number) =>
    place(
      circle(0, 0, 17, "#ffffff") +
        circle(26, -9, 24, "#ffffff") +
        circle(54, 0, 18, "#ffffff") +
        rect(0, -2, 54, 19, 8, "#ffffff"),
      x,
      y,
      0,
      scale,
    );
  return (
    rect(
      0,
      0,
      400,
      300,
      0,
      k.linear([
        [0, mix(colour, "#cfe4f5", 0.72)],
        [1, "#fdf1dc"],
      ]),
    ) +
    circle(306, 82, 40, k.sphere("#f7c948")) +
    cloud(60, 74, 1) +
    cloud(196, 50, 0.74) +
    path("M0 190Q70 110 150 168T290 130T400 172V300H0Z", k.soft(mix(colour, "#6c8fb5", 0.5))) +
    path("M0 226Q110 150 220 214T400 196V300H0Z", k.soft("#7fae63", 1.3)) +
    path("M180 300Q196 250 250 232Q210 256 250 300Z", k.soft("#f3e3bd")) +
    repeat(16, (n) =>
      circle(
        270 + ((n * 53) % 118),
        244 + ((n * 29) % 50),
        4 + (n % 3),
        n % 3 === 0 ? "#fffaf0" : n % 3 === 1 ? accent : rainbow(11),
      ),
    ) +
    rect(88, 196, 10, 44, 3, "#7c5636") +
    circle(92, 176, 34, k.sphere("#4f9350")) +
    circle(116, 192, 20, k.sphere("#5fa25a"))
  );
}

/** A picture of plain shapes, in a box of 252 by 302 from (0, 0). */
const shapes = (k: Paints, accent: string): string =>
  rect(0, 0, 252, 302, 0, "#fbf6ea") +
  circle(92, 104, 66, k.soft(rainbow(0))) +
  path("M120 150L226 70V210Z", k.soft(rainbow(3))) +
  rect(30, 190, 120, 84, 6, k.soft(rainbow(8))) +
  path(
    "M150 220Q200 180 236 240T210 290",
    "none",
    `stroke="${mix(accent, rainbow(5), 0.6)}" stroke-width="12" stroke-linecap="round"`,
  );

export const easel = roomy(
  (p, k) => {
    const wood = p.colour;
    const bar = (x1: number, y1: number, x2: number, y2: number, width: number, step = 0) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      return place(
        rect(0, -width / 2, length, width, 4, k.tube(shade(wood, step), "y", 0.8)),
        x1,
        y1,
        (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
      );
    };
    const canvas =
      p.design === 2
        ? slab(k, roundedPath(264, 82, 272, 322, 4), "#f3eee3", 7, 5) + place(shapes(k, p.accent), 274, 92)
        : slab(k, roundedPath(188, 82, 424, 322, 4), "#f3eee3", 7, 5) +
          place(landscape(k, mix(p.accent, "#2f6db5", 0.7), p.accent), 200, 92, 0, 1);
    const pot = (x: number, colour: string) =>
      path(`M${x - 22} 380H${x + 22}L${x + 18} 424H${x - 18}Z`, k.tube("#f6f3ed")) +
      ellipse(x, 381, 22, 6, shade(colour, -0.08)) +
      ellipse(x, 382, 18, 4.5, colour);
    const brush = place(
      brushRod(k, { length: 190, width: 15, handle: p.accent, end: "#fbf7ef", hair: hair.sable, paint: rainbow(0) }),
      506,
      300,
      74,
    );
    return (
      floorShadow(k, 400, 544, 250) +
      bar(404, 70, 436, 524, 17, -0.2) +
      bar(372, 60, 226, 548, 26) +
      bar(428, 60, 574, 548, 26, -0.03) +
      bar(264, 492, 536, 492, 18, -0.08) +
      bar(400, 30, 400, 500, 30, 0.02) +
      lifted(k, canvas, 12) +
      lifted(k, rect(370, 62, 60, 38, 6, k.tube(shade(wood, -0.06), "y")), 5) +
      screw(k, 400, 81, 9, material.brass) +
      brush +
      pot(248, rainbow(0)) +
      pot(302, rainbow(3)) +
      pot(356, rainbow(8)) +
      crate(k, 172, 414, 456, 26, shade(wood, 0.02), 14, 10) +
      line("M180 440H620", "#2b221c", 3, 'opacity=".25"') +
      [
        [258, 452],
        [542, 452],
      ]
        .map(([x = 0, y = 0]) => screw(k, x, y, 9, material.brass))
        .join("") +
      path(polygon([380, 440], [420, 440], [414, 470], [386, 470]), shade(wood, -0.1))
    );
  },
  [400, 260],
);
