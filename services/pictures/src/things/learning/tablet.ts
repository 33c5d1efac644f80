import { mix, rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, place, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

export const tablet = lying(
  (p, k) => {
    const apps = repeat(
      12,
      (n) =>
        rect(-196 + (n % 4) * 104, -118 + Math.floor(n / 4) * 92, 68, 68, 18, k.soft(rainbow(n + 1), 1.3)) +
        circle(-162 + (n % 4) * 104, -84 + Math.floor(n / 4) * 92, 15, "#fff", 'opacity=".8"'),
    );
    return (
      place(
        lifted(
          k,
          slab(k, roundedPath(-300, -204, 600, 408, 34), p.colour, 5, 9) +
            rect(-284, -188, 568, 376, 22, "#17181c") +
            rect(
              -268,
              -172,
              536,
              344,
              8,
              k.linear(
                [
                  [0, mix(p.accent, "#ffffff", 0.55)],
                  [1, shade(p.accent, -0.02)],
                ],
                0,
                0,
                1,
                1,
              ),
            ) +
            lettering(p.text ?? "9:41", -220, -162, 14, "#fff", 60) +
            (p.design === 2
              ? path("M-268 90Q-150 -30 -40 60T268 20V172H-268Z", mix(p.colour, "#ffffff", 0.25)) +
                circle(150, -70, 40, "#fff6cf") +
                circle(0, 20, 54, "#fff", 'opacity=".9"') +
                path("M-16 -8L34 20L-16 48Z", p.colour)
              : apps) +
            path("M-268 -172H40L-150 172H-268Z", "#fff", 'opacity=".1"') +
            circle(276, 0, 4, "#3a3d44"),
          17,
        ),
        388,
        286,
        p.design === 2 ? 7 : -6,
        1.04,
      ) +
      place(
        lifted(
          k,
          rect(-190, -11, 380, 22, 11, k.tube("#f4f2ee", "y")) +
            path("M-190 -8L-224 0L-190 8Z", "#45484e") +
            rect(150, -11, 12, 22, 0, p.accent),
          10,
        ),
        500,
        540,
        -8,
      )
    );
  },
  [300, 240],
);
