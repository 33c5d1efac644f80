import { mix, rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, line, path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";
import type { Picture } from "../../picture.ts";
import { within } from "./parts.ts";

/** What is woven into the middle of a carpet, within -290..290 by -170..170. */
function weaving(p: Picture, k: Paints): string {
  const pale = mix(p.colour, "#ffffff", 0.55);
  const tones = [p.accent, pale, shade(p.colour, -0.13)];
  const tone = (n: number) => tones[n % tones.length] ?? pale;
  switch (p.pattern ?? "plain") {
    case "dots":
      return repeat(24, (n) => circle(-230 + (n % 6) * 92, -118 + Math.floor(n / 6) * 79, 25, k.soft(tone(n))));
    case "lines":
      return repeat(5, (n) => rect(-284, -150 + n * 61, 568, 34, 0, tone(n)));
    case "grid":
      return repeat(24, (n) =>
        rect(-270 + (n % 6) * 91, -148 + Math.floor(n / 6) * 76, 82, 68, 10, k.soft(rainbow(n * 5)), 'opacity=".9"'),
      );
    case "plain": {
      if (p.design === 2)
        return (
          [150, 118, 86, 52]
            .map((r, n) => circle(0, 0, r, [p.accent, pale, shade(p.colour, -0.1), p.accent][n] ?? pale))
            .join("") +
          [
            [-240, -126],
            [240, -126],
            [-240, 126],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 34, p.accent) + circle(x, y, 20, pale))
            .join("")
        );
      const diamond = (half: number, fill: string) =>
        path(polygon([0, -half * 1.08], [half, 0], [0, half * 1.08], [-half, 0]), fill);
      return repeat(3, (n) =>
        place(diamond(104, p.accent) + diamond(74, pale) + diamond(43, shade(p.colour, -0.1)), -186 + n * 186, 0),
      );
    }
  }
}

export const carpet = lying(
  (p, k) => {
    const fringe = (x: number, side: number, threads: number) =>
      repeat(threads, (n) =>
        line(
          `M${x} ${-196 + n * 15}q${side * 12} ${n % 2 === 0 ? 4 : -3} ${side * 26} ${(n % 3) - 1}`,
          n % 2 === 0 ? "#f1e8d6" : "#e2d6bf",
          6,
        ),
      );
    const pile = repeat(300, (n) =>
      line(
        `M${-312 + ((n * 197) % 620)} ${-200 + ((n * 89) % 396)}q2 -4 5 0`,
        n % 2 === 0 ? "#fff" : "#000",
        1.6,
        'opacity=".12"',
      ),
    );
    const outline = "M-314 -204H314Q322 -204 322 -196V92L176 204H-314Q-322 204 -322 196V-196Q-322 -204 -314 -204Z";
    const rug = within(
      k,
      outline,
      rect(-322, -204, 644, 408, 0, k.soft(p.colour, 1.2)) +
        rect(-300, -184, 600, 368, 4, "none", `stroke="${p.accent}" stroke-width="9"`) +
        rect(-284, -169, 568, 338, 2, "none", `stroke="${mix(p.colour, "#ffffff", 0.55)}" stroke-width="3"`) +
        weaving(p, k) +
        pile,
    );
    const edge = shade(p.colour, -0.14);
    const turnedUp =
      path(
        "M322 92Q300 206 176 204Q214 170 210 134Q262 140 322 92Z",
        k.linear(
          [
            [0, "#f7efdf"],
            [0.5, "#dccfb6"],
            [1, "#b7a88b"],
          ],
          0.2,
          0.1,
          0.9,
          0.9,
        ),
      ) +
      line("M322 92Q262 140 210 134", edge, 5) +
      line("M210 134Q214 170 176 204", edge, 4);
    return place(
      lifted(k, fringe(-318, -1, 27) + fringe(318, 1, 19) + slab(k, outline, p.colour, 3, 6, "none") + rug, 10) +
        lifted(k, turnedUp, 9),
      398,
      298,
      -5,
      1.02,
    );
  },
  [300, 260],
);
