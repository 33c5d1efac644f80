import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { lying, type Drawing } from "../../lib/drawing.ts";
import { circle, line, path, place, repeat, ring } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

const magnetShape = (k: Parameters<Drawing["draw"]>[1], colour: string) => {
  const arc = "M-150 150V-20A150 150 0 0 1 150 -20V150H62V-20A62 62 0 0 0 -62 -20V150Z";
  return (
    slab(k, arc, colour, 10, 14) +
    path("M-150 82H-62V150H-150ZM62 82H150V150H62Z", k.metal(material.steel)) +
    path(
      "M-128 60V-20A128 128 0 0 1 -30 -142",
      "none",
      'stroke="#fff" stroke-width="12" opacity=".35" stroke-linecap="round"',
    )
  );
};

export const magnet = lying(
  (p, k) => {
    const clips = repeat(4, (n) =>
      place(
        lifted(
          k,
          line(
            "M0 50V-30a14 14 0 0 1 28 0V40a22 22 0 0 1 -44 0V-40",
            [rainbow(0), rainbow(7), rainbow(3), p.accent][n] ?? p.accent,
            7,
          ),
          6,
        ),
        250 + n * 96,
        520 + (n % 2) * 22,
        -50 + n * 47,
      ),
    );
    if (p.design === 2) {
      const button = (x: number, y: number, colour: string) =>
        place(
          lifted(
            k,
            circle(0, 0, 104, shade(colour, -0.16)) +
              circle(-3, -6, 100, k.soft(colour, 1.3)) +
              ring(-3, -6, 74, shade(colour, -0.08), 5),
            14,
          ),
          x,
          y,
        );
      return (
        button(236, 200, p.colour) +
        button(520, 176, mix(p.colour, "#ffffff", 0.25)) +
        button(330, 410, p.accent) +
        place(clips, 210, 0)
      );
    }
    return place(lifted(k, magnetShape(k, p.colour), 17), 392, 276, -14, 1.28) + clips;
  },
  [340, 190],
);
