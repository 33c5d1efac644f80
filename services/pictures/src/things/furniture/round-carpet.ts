import { mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { circle, line, path, place, repeat, ring } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** A round carpet to sit on in a circle; rings in the first design, wedges in the second. */
export const roundCarpet = lying(
  (p, k) => {
    const pale = mix(p.colour, "#ffffff", 0.55);
    const woven =
      p.design === 2
        ? repeat(6, (n) =>
            path(
              "M0 0L216 -125A250 250 0 0 1 216 125Z",
              [p.accent, pale, shade(p.colour, -0.08)][n % 3] ?? pale,
              `transform="rotate(${n * 60})"`,
            ),
          ) + circle(0, 0, 76, p.colour)
        : [206, 150, 98, 48].map((r, n) => circle(0, 0, r, [p.accent, pale, p.colour, p.accent][n] ?? pale)).join("");
    const pile = repeat(240, (n) => {
      const [angle, r] = [n * 2.39996, Math.sqrt(n) * 16];
      return line(
        `M${Math.cos(angle) * r} ${Math.sin(angle) * r}q2 -4 5 0`,
        n % 2 === 0 ? "#fff" : "#000",
        1.6,
        'opacity=".14"',
      );
    });
    const rug =
      circle(0, 0, 262, shade(p.colour, -0.12)) +
      circle(0, -4, 258, k.soft(p.colour, 1.2)) +
      woven +
      pile +
      ring(0, -4, 252, mix(p.accent, "#ffffff", 0.2), 6);
    return place(lifted(k, rug, 10), 400, 300, -8, 1);
  },
  [360, 260],
);
