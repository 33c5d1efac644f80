import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, line, path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const gymMat = standing(
  (p, k) => {
    const panel = (n: number) => {
      const x = 120 + n * 140;
      const colour = n % 2 === 0 ? p.colour : p.accent;
      return (
        path(
          polygon([x, 430], [x + 120, 300], [x + 260, 300], [x + 140, 430]),
          k.linear(
            [
              [0, shade(colour, 0.1)],
              [1, shade(colour, -0.01)],
            ],
            0,
            0,
            0.6,
            1,
          ),
        ) +
        path(
          `M${x} 430h140v46h-140Z`,
          k.linear([
            [0, shade(colour, -0.07)],
            [1, shade(colour, -0.16)],
          ]),
        ) +
        line(`M${x + 140} 430L${x + 260} 300`, shade(colour, -0.14), 4)
      );
    };
    const roll =
      rect(150, 130, 420, 170, 84, k.tube(mix(p.accent, p.colour, 0.3), "y")) +
      circle(540, 215, 85, k.soft(shade(mix(p.accent, p.colour, 0.3), 0.08))) +
      path(
        "M540 215m-8 0a8 8 0 1 1 16 4a22 22 0 1 1 -40 -10a38 38 0 1 1 70 22a54 54 0 1 1 -100 -30",
        "none",
        `stroke="${shade(p.accent, -0.22)}" stroke-width="5"`,
      ) +
      [236, 400]
        .map(
          (x) =>
            rect(x, 128, 24, 174, 4, k.tube("#3c3d42", "y")) + rect(x - 6, 196, 36, 30, 6, k.metal(material.steel)),
        )
        .join("");
    if (p.design === 2) {
      const layer = (n: number) => crate(k, 126, 452 - n * 68, 460, 60, n % 2 === 0 ? p.colour : p.accent, 116, 92);
      const folds =
        repeat(5, layer) +
        line("M588 150Q608 172 588 176M588 286Q608 308 588 312M588 422Q608 444 588 448", shade(p.colour, -0.2), 8);
      const grip = rect(318, 372, 76, 20, 10, "#35363b") + rect(330, 378, 52, 8, 4, "#5b5c62");
      return floorShadow(k, 400, 520, 300) + folds + grip;
    }
    const mat =
      floorShadow(k, 430, 490, 350) +
      repeat(4, panel) +
      path(polygon([680, 430], [800, 300], [800, 346], [680, 476]), shade(p.accent, -0.2)) +
      rect(330, 442, 60, 22, 8, "#2f3034") +
      rect(338, 448, 44, 9, 4, shade(p.colour, -0.1)) +
      `<g transform="translate(60 -6)">${floorShadow(k, 360, 306, 210, 0.28)}${roll}</g>`;
    return place(mat, -16, 40, 0, 0.9);
  },
  [520, 240],
);
