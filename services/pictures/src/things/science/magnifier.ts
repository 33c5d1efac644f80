import { material, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, place, rect, repeat, ring } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const magnifier = lying(
  (p, k) => {
    const lens =
      circle(
        0,
        0,
        168,
        k.radial(
          [
            [0, "#ffffff", 0.35],
            [0.7, "#d8eef6", 0.4],
            [1, "#9cc7da", 0.6],
          ],
          0.4,
          0.36,
          0.62,
        ),
      ) +
      path("M-120 -60A136 136 0 0 1 20 -134L10 -104A104 104 0 0 0 -92 -46Z", "#fff", 'opacity=".75"') +
      ellipse(74, 92, 40, 18, "#fff", 'opacity=".35" transform="rotate(-42 74 92)"');
    const handle =
      rect(-17, 182, 34, 54, 4, k.metal(material.brass)) +
      path("M-24 232H24L34 440Q34 470 0 470Q-34 470 -34 440Z", k.tube(p.colour)) +
      rect(-27, 236, 54, 12, 0, k.metal(material.brass)) +
      repeat(4, (n) => rect(-31, 350 + n * 20, 62, 7, 3, shade(p.colour, -0.14), 'opacity=".6"'));
    const leafUnder = `<g transform="translate(270 236)">${path("M-190 120C-150 -30 20 -150 170 -120C170 20 20 150 -190 120Z", k.soft("#6aa764", 1.4))}${line("M-190 120Q0 10 166 -116M-90 74Q-80 10 -96 -24M-20 32Q-6 -40 -20 -84M20 12Q80 40 84 66M-60 56Q-10 90 -6 112", "#a7cf93", 5)}</g>`;
    return rearranged(
      p,
      lifted(k, leafUnder, 8) +
        place(
          lifted(
            k,
            handle +
              ring(0, 0, 172, p.accent, 26) +
              ring(-3, -3, 176, shade(p.accent, 0.18), 5, 'opacity=".8"') +
              ring(2, 2, 160, shade(p.accent, -0.18), 5),
            16,
          ) + lens,
          316,
          232,
          -52,
        ),
      -78,
      0.94,
    );
  },
  [320, 230],
  [330, 330],
);
