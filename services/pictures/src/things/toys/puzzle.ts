import { mix, rainbow } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { path, place, repeat } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

export const puzzle = lying(
  (p, k) => {
    const piece =
      "M-70 -70H-22C-6 -70 -16 -86 -18 -96C-20 -118 20 -118 18 -96C16 -86 6 -70 22 -70H70V-22C70 -6 86 -16 96 -18C118 -20 118 20 96 18C86 16 70 6 70 22V70H22C6 70 16 54 18 44C20 26 -20 26 -18 44C-16 54 -6 70 -22 70H-70V22C-70 6 -54 16 -44 18C-26 20 -26 -20 -44 -18C-54 -16 -70 -6 -70 -22Z";
    const colours = [
      p.colour,
      mix(p.colour, "#ffffff", 0.3),
      p.accent,
      mix(p.accent, "#ffffff", 0.25),
      rainbow(5),
      rainbow(3),
      rainbow(7),
      p.colour,
      rainbow(1),
    ];
    return place(
      repeat(9, (n) => {
        const [column, row] = [n % 3, Math.floor(n / 3)];
        const away = n === (p.design === 2 ? 3 : 2);
        return place(
          lifted(
            k,
            slab(k, piece, colours[p.design === 2 ? (n * 4 + 2) % 9 : n] ?? p.colour, 3, 8) +
              path(piece, "none", 'stroke="#fff" stroke-width="2" opacity=".3"'),
            away ? 18 : 8,
          ),
          (column - 1) * 142 + (away ? (p.design === 2 ? -84 : 84) : 0),
          (1 - row) * -142 + (away ? -40 : 0),
          away ? (p.design === 2 ? -26 : 22) : 0,
        );
      }),
      p.design === 2 ? 436 : 360,
      330,
      p.design === 2 ? 7 : -6,
      0.98,
    );
  },
  [470, 240],
);
