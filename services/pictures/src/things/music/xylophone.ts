import { material, mix, rainbow } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { lifted, screw } from "../../lib/solids.ts";

export const xylophone = lying(
  (p, k) => {
    const bars = Math.min(Math.max(p.count ?? 8, 8), 10);
    const width = 600 / bars;
    const mallet =
      place(
        lifted(k, rect(0, -6, 330, 12, 6, k.tube(material.paleWood, "y")) + circle(0, 0, 30, k.sphere(p.accent)), 12),
        270,
        470,
        -22,
      ) +
      place(
        lifted(k, rect(0, -6, 330, 12, 6, k.tube(material.paleWood, "y")) + circle(0, 0, 30, k.sphere(p.colour)), 12),
        360,
        540,
        -20,
      );
    const frame =
      path(polygon([-310, -120], [310, -66], [310, -34], [-310, -84]), k.tube(material.wood, "y")) +
      path(polygon([-310, 84], [310, 40], [310, 72], [-310, 124]), k.tube(material.wood, "y")) +
      path(polygon([-324, -140], [-296, -140], [-296, 144], [-324, 144]), k.soft(material.darkWood)) +
      path(polygon([296, -88], [324, -88], [324, 92], [296, 92]), k.soft(material.darkWood));
    return (
      place(
        lifted(k, frame, 12) +
          repeat(bars, (n) => {
            const height = 400 - (n * 190) / (bars - 1);
            const colour =
              p.design === 2
                ? ([p.colour, mix(p.colour, p.accent, 0.55)][n % 2] ?? p.colour)
                : n === 0
                  ? p.colour
                  : rainbow(n);
            const x = -300 + width * (n + 0.5);
            return (
              lifted(k, rect(x - width * 0.41, -height / 2, width * 0.82, height, 12, k.tube(colour)), 7) +
              screw(k, x, -height * 0.26, 8) +
              screw(k, x, height * 0.26, 8) +
              rect(x - width * 0.3, -height / 2 + 12, width * 0.12, height - 24, 4, "#fff", 'opacity=".35"') +
              lettering("CDEFGAHCDE"[n] ?? "C", x, height / 2 - 40, 19, "#ffffff", 40, 1)
            );
          }),
        400,
        262,
        p.design === 2 ? 7 : -6,
      ) + mallet
    );
  },
  [300, 260],
);
