import { brushRod } from "../../lib/brushes.ts";
import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, line, path, place, rect, repeat, ring, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";
import { hair } from "./parts.ts";

/** The n-th pan's colour of a paint box: the rainbow, then paler tones of it. */
function panColour(n: number): string {
  return n < 16 ? rainbow(n) : mix(rainbow((n - 16) * 2), "#ffffff", 0.38);
}

/** A round pan of watercolour in its hollow. */
function pan(k: Paints, x: number, y: number, r: number, colour: string): string {
  return (
    circle(
      x,
      y,
      r,
      k.linear(
        [
          [0, "#c9c3b8"],
          [1, "#ffffff"],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(x, y, r * 0.92, k.tube("#f6f3ed", "y", 0.5)) +
    circle(x, y + r * 0.03, r * 0.79, shade(colour, -0.14)) +
    circle(
      x,
      y,
      r * 0.77,
      k.linear(
        [
          [0, shade(colour, -0.04)],
          [0.5, colour],
          [1, shade(colour, 0.07)],
        ],
        0.2,
        0,
        0.8,
        1,
      ),
    ) +
    ring(x, y, r * 0.5, shade(colour, -0.08), r * 0.05, 'opacity=".55"') +
    path(
      `M${x - r * 0.56} ${y - r * 0.08}A${r * 0.57} ${r * 0.57} 0 0 1 ${x - r * 0.02} ${y - r * 0.57}`,
      "none",
      `stroke="#fff" stroke-width="${r * 0.1}" stroke-linecap="round" opacity=".55"`,
    )
  );
}

/** The hollow of a mixing palette, with a puddle of paint in it when a colour is given. */
function well(k: Paints, x: number, y: number, width: number, height: number, colour?: string): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const puddle =
    colour === undefined
      ? ""
      : path(
          `M${cx - width * 0.32} ${cy}C${cx - width * 0.36} ${cy - height * 0.38} ${cx - width * 0.02} ${cy - height * 0.34} ${cx + width * 0.12} ${cy - height * 0.28}C${cx + width * 0.42} ${cy - height * 0.2} ${cx + width * 0.34} ${cy + height * 0.3} ${cx + width * 0.06} ${cy + height * 0.26}C${cx - width * 0.14} ${cy + height * 0.4} ${cx - width * 0.3} ${cy + height * 0.3} ${cx - width * 0.32} ${cy}Z`,
          k.soft(colour, 1.3),
          'opacity=".92"',
        ) +
        line(
          `M${cx - width * 0.2} ${cy - height * 0.14}q${width * 0.08} ${-height * 0.1} ${width * 0.18} ${-height * 0.07}`,
          "#ffffff",
          5,
          'opacity=".65"',
        );
  return (
    rect(
      x,
      y,
      width,
      height,
      16,
      k.linear(
        [
          [0, "#cfc9be"],
          [0.3, "#ece8e0"],
          [1, "#ffffff"],
        ],
        0,
        0,
        0.3,
        1,
      ),
    ) +
    rect(x, y + height - 3, width, 3, 1.5, "#ffffff", 'opacity=".8"') +
    puddle
  );
}

export const paintBox = lying(
  (p, k) => {
    const pans = Math.min(Math.max(p.count ?? 12, 6), 24);
    const rows = pans > 12 ? 3 : 2;
    const columns = Math.ceil(pans / rows);
    const r = Math.min(rows === 3 ? 36 : columns === 3 ? 52 : 46, 282 / columns);
    const [step, gutter] = [572 / columns, rows === 3 ? 73 : 138];
    const lid =
      slab(k, roundedPath(-310, -240, 620, 226, 24), p.colour, 4, 7) +
      rect(
        -296,
        -228,
        592,
        202,
        16,
        k.linear([
          [0, "#e6e1d8"],
          [0.1, "#fbf9f5"],
          [1, "#f3efe8"],
        ]),
      ) +
      well(k, -280, -214, 270, 174, mix(p.accent, "#ffffff", 0.12)) +
      well(k, 6, -214, 132, 82, mix(p.colour, "#ffffff", 0.3)) +
      well(k, 150, -214, 132, 82) +
      well(k, 6, -122, 132, 82) +
      well(k, 150, -122, 132, 82, rainbow(5));
    const hinges = [-200, 130]
      .map(
        (x) =>
          rect(x, -26, 70, 24, 5, k.metal(material.steel, "y")) +
          line(`M${x + 23} -26v24M${x + 47} -26v24`, "#5d6168", 1.6, 'opacity=".7"'),
      )
      .join("");
    const tray =
      slab(k, roundedPath(-310, -8, 620, 250, 24), p.colour, 5, 14) +
      rect(
        -297,
        4,
        594,
        226,
        15,
        k.linear([
          [0, "#d5cfc4"],
          [0.08, "#f1ede6"],
          [1, "#fbf9f5"],
        ]),
      ) +
      repeat(pans, (n) =>
        pan(
          k,
          -286 + step * ((n % columns) + 0.5),
          (rows === 3 ? 44 : 48) + Math.floor(n / columns) * gutter,
          r,
          panColour(n),
        ),
      );
    const white =
      rect(-260, 98, 210, 38, 9, k.tube("#fbfaf7", "y", 0.8)) +
      rect(-196, 98, 90, 38, 0, k.tube(p.accent, "y")) +
      rect(-276, 98, 18, 38, 3, k.tube("#dcd8d0", "y")) +
      rect(-52, 105, 26, 24, 4, k.tube(shade(p.colour, -0.05), "y"));
    const brush = (length: number) =>
      brushRod(k, { length, width: 24, handle: p.accent, end: mix(p.colour, "#ffffff", 0.2), hair: hair.sable });
    const tools =
      rows === 3
        ? place(lifted(k, brush(430), 9), -186, -46, -9)
        : lifted(k, white, 4) + place(lifted(k, brush(296), 4), -8, 118);
    return place(
      lifted(k, lid, 12) + lifted(k, tray, 15) + hinges + tools,
      396,
      p.design === 2 ? 300 : 294,
      p.design === 2 ? 86 : -4,
      p.design === 2 ? 0.84 : 1.05,
    );
  },
  [330, 400],
);
