import { material, shade } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, place, rect, repeat, ring } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import { tubing } from "../../lib/tubing.ts";

export const lamp = standing(
  (p, k) => {
    const glow = path(
      "M120 196L22 530H424L354 292Z",
      k.linear(
        [
          [0, "#ffedb0", 0],
          [0.2, "#ffedb0", 0.8],
          [1, "#ffedb0", 0],
        ],
        0.4,
        0,
        0.5,
        1,
      ),
    );
    const head =
      path("M-66 -58Q-66 -112 0 -112Q66 -112 66 -58L128 66H-128Z", k.tube(p.colour)) +
      rect(-26, -138, 52, 36, 12, k.tube(shade(p.colour, -0.12))) +
      ellipse(0, 66, 128, 30, shade(p.colour, -0.2)) +
      ellipse(
        0,
        68,
        117,
        24,
        k.radial([
          [0, "#fffdf0"],
          [0.5, "#ffe9a6"],
          [1, "#e6bf63"],
        ]),
      ) +
      ellipse(0, 76, 40, 20, "#fffef6") +
      rect(-66, -44, 132, 8, 0, "#fff", 'opacity=".22"') +
      line("M-56 -66L-104 52", "#fff", 10, 'opacity=".4"');
    const spring = (x: number, y: number, turn: number) =>
      place(
        repeat(9, (n) => ring(0, n * 8, 7, n % 2 === 0 ? "#8b9198" : "#c9ced4", 3)),
        x,
        y,
        turn,
      );
    const joint = (x: number, y: number, r: number) =>
      circle(x + 3, y + 4, r, "#2b221c", 'opacity=".25"') +
      circle(x, y, r, k.sphere(p.accent)) +
      circle(x, y, r * 0.45, k.metal(material.steel));
    const base =
      line("M650 516C710 516 726 474 774 480", "#45484e", 8) +
      path("M420 512A140 34 0 0 0 700 512V496H420Z", k.tube(shade(p.colour, -0.06))) +
      ellipse(560, 496, 140, 34, k.soft(p.colour, 1.4)) +
      ellipse(530, 488, 76, 14, "#fff", 'opacity=".22"') +
      circle(628, 494, 11, k.sphere(p.accent));
    const lower =
      rect(546, 440, 28, 54, 6, k.metal(material.steel)) +
      tubing("M552 440L640 268", material.steel, 13) +
      tubing("M578 448L664 280", material.steel, 13) +
      spring(606, 376, 207);
    const upper =
      tubing("M640 262L360 96", material.steel, 13) +
      tubing("M654 240L374 76", material.steel, 13) +
      spring(560, 198, 121);
    return fromOtherSide(
      p,
      glow +
        floorShadow(k, 560, 532, 180) +
        base +
        lower +
        upper +
        joint(562, 440, 26) +
        joint(648, 260, 30) +
        place(head, 262, 178, 24, 1.02) +
        joint(362, 92, 25),
    );
  },
  [280, 190],
  [540, 200],
);
