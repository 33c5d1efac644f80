import { inkOn, mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { place, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

export const calculator = lying(
  (p, k) => {
    const keys = ["7", "8", "9", "/", "4", "5", "6", "×", "1", "2", "3", "-", "0", ".", "=", "+"];
    return place(
      lifted(
        k,
        slab(k, roundedPath(-180, -270, 360, 540, 34), p.colour, 7, 12) +
          rect(-160, -250, 320, 500, 22, shade(p.colour, -0.05)) +
          (p.design === 2 ? rect(-160, -78, 320, 328, 22, mix(p.colour, "#ffffff", 0.7)) : "") +
          rect(
            -150,
            -238,
            300,
            38,
            8,
            k.linear(
              [
                [0, "#2a2a38"],
                [0.5, "#4a4a63"],
                [1, "#22222e"],
              ],
              0,
              0,
              1,
              1,
            ),
          ) +
          repeat(3, (n) => rect(-76 + n * 75, -238, 2, 38, 0, "#14141c")) +
          rect(
            -150,
            -186,
            300,
            92,
            10,
            k.linear([
              [0, "#c3d3c0"],
              [1, "#dce6d4"],
            ]),
          ) +
          rect(-150, -186, 300, 12, 6, "#000", 'opacity=".16"') +
          lettering(p.text ?? "3,1416", 40, -162, 46, "#2c3a30", 200) +
          keys
            .map((key, n) => {
              const [x, y] = [-116 + (n % 4) * 77, -50 + Math.floor(n / 4) * 76];
              const colour = key === "=" ? p.accent : n % 4 === 3 ? shade(p.accent, -0.02) : "#f6f3ec";
              return (
                rect(x - 31, y - 25, 62, 58, p.design === 2 ? 29 : 13, shade(colour, -0.24)) +
                rect(x - 31, y - 28, 62, 55, p.design === 2 ? 27 : 13, k.soft(colour, 1.2)) +
                (p.design === 2 ? "" : rect(x - 25, y - 25, 50, 4, 2, "#fff", 'opacity=".55"')) +
                lettering(key, x, y - 12, 24, inkOn(colour))
              );
            })
            .join(""),
        18,
      ),
      400,
      300,
      p.design === 2 ? -8 : 9,
      0.98,
    );
  },
  [380, 220],
);
