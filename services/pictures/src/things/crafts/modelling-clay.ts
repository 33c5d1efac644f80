import { mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, ellipse, line, path, place, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { ball, cup, floorShadow } from "../../lib/solids.ts";

/** A thick line of rolled clay: dark below, light above. */
function rolled(d: string, colour: string, width: number): string {
  return (
    line(d, shade(colour, -0.13), width) +
    place(line(d, colour, width * 0.84), -width * 0.04, -width * 0.06) +
    place(line(d, shade(colour, 0.12), width * 0.2, 'opacity=".75"'), -width * 0.12, -width * 0.2)
  );
}

/** A snail of clay whose foot stands at (0, 0). */
function snail(k: Paints, body: string, shell: string): string {
  const turns = Array.from({ length: 46 }, (_, n) => {
    const [angle, r] = [n * 0.36 + 2.2, 74 - n * 1.55];
    return `${n === 0 ? "M" : "L"}${-6 + Math.cos(angle) * r} ${-96 + Math.sin(angle) * r}`;
  }).join("");
  return (
    floorShadow(k, 0, 0, 150, 0.34) +
    rolled("M96 -60Q126 -90 122 -132M124 -64Q150 -92 158 -124", body, 11) +
    circle(121, -136, 11, k.sphere(body)) +
    circle(160, -128, 11, k.sphere(body)) +
    path(
      "M-158 -4Q-164 -18 -140 -24Q-40 -56 40 -36Q66 -32 78 -54Q92 -92 122 -88Q156 -82 150 -44Q146 0 96 2H-140Q-154 4 -158 -4Z",
      k.linear([
        [0, shade(body, 0.1)],
        [0.5, body],
        [1, shade(body, -0.14)],
      ]),
    ) +
    circle(-6, -96, 82, shade(shell, -0.15)) +
    rolled(turns, shell, 26) +
    circle(112, -58, 6, "#33241d") +
    circle(134, -56, 6, "#33241d") +
    line("M110 -36Q120 -26 134 -34", "#7c3b30", 4) +
    ellipse(-40, -146, 20, 9, "#fff", 'opacity=".4" transform="rotate(-32 -40 -146)"')
  );
}

/** A tub of clay with its lid on, whose foot stands at (0, 0). */
function tub(k: Paints, colour: string): string {
  return (
    cup(k, 0, -118, -10, 66, "#f7f4ee", 8) +
    path("M-64 -92L-59 -28A59 13 0 0 0 59 -28L64 -92A64 14 0 0 1 -64 -92Z", k.tube(colour)) +
    circle(0, -50, 20, "#ffffff", 'opacity=".9"') +
    circle(0, -50, 12, k.sphere(colour)) +
    path("M-72 -136V-112A72 16 0 0 0 72 -112V-136Z", k.tube(colour)) +
    repeat(15, (n) =>
      line(
        `M${-66 + n * 9.4} ${-122 + 11 * Math.sqrt(1 - ((n - 7) / 7.6) ** 2)}v11`,
        shade(colour, -0.13),
        2.4,
        'opacity=".55"',
      ),
    ) +
    ellipse(
      0,
      -136,
      72,
      16,
      k.linear(
        [
          [0, shade(colour, 0.13)],
          [1, shade(colour, 0.02)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    ellipse(0, -136, 56, 11, "none", `stroke="${shade(colour, -0.08)}" stroke-width="2.5" opacity=".6"`)
  );
}

/** A ribbed bar of clay that lies, its front's lower left corner at (0, 0). */
function bar(k: Paints, length: number, height: number, colour: string): string {
  const side = `M${length - 6} ${-height + 8}L${length + 44} ${-height - 28}Q${length + 56} ${-height - 26} ${length + 56} ${-height - 12}V-40Q${length + 56} -32 ${length + 48} -28L${length - 4} 0Z`;
  const top = `M8 ${-height + 4}Q2 ${-height - 6} 14 ${-height - 12}L52 ${-height - 34}H${length + 42}Q${length + 54} ${-height - 32} ${length + 46} ${-height - 24}L${length} ${-height + 6}Z`;
  const ribs = Math.max(3, Math.round(height / 30));
  return (
    path(
      side,
      k.linear(
        [
          [0, shade(colour, -0.08)],
          [1, shade(colour, -0.18)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(
      top,
      k.linear([
        [0, shade(colour, 0.13)],
        [1, shade(colour, 0.06)],
      ]),
    ) +
    path(roundedPath(0, -height, length, height, 10), shade(colour, -0.05)) +
    repeat(ribs, (n) =>
      rect(
        0,
        -height + (n * height) / ribs,
        length,
        height / ribs - 1,
        9,
        k.linear([
          [0, shade(colour, 0.09)],
          [0.4, shade(colour, 0.02)],
          [1, shade(colour, -0.1)],
        ]),
      ),
    )
  );
}

export const modellingClay = standing(
  (p, k) => {
    const pieces = Math.min(p.count ?? 1, 10);
    const colours = [p.colour, p.accent, ...[3, 5, 7, 10, 1, 9, 11, 0].map((n) => rainbow(n))];
    const figure =
      p.design === 2
        ? `<g transform="translate(1092 0) scale(-1 1)">${place(snail(k, mix(p.colour, "#ffffff", 0.45), p.accent), 566, 522)}</g>`
        : place(snail(k, mix(p.accent, "#ffffff", 0.5), p.accent), 566, 522);
    if (pieces === 1) {
      return (
        floorShadow(k, 340, 518, 300) +
        place(bar(k, 420, 146, p.colour), 84, 514) +
        path("M96 366L478 346L540 334L528 344L496 367Z", "#2b1a12", 'opacity=".38"') +
        place(bar(k, 372, 142, shade(p.colour, 0.02)), 104, 362, -2) +
        (p.design === 2
          ? ball(k, 220, 150, 54, p.colour) + ball(k, 336, 164, 40, shade(p.colour, 0.04))
          : place(rolled("M0 0Q70 -30 140 0T276 -6", p.colour, 36), 158, 164, 1)) +
        figure
      );
    }
    const lower = Math.min(5, Math.ceil(pieces / 2));
    const row = (from: number, n: number, y: number, shift: number) =>
      repeat(n, (index) =>
        place(
          tub(k, colours[from + index] ?? p.colour),
          400 + shift + (index - (n - 1) / 2) * 148,
          y,
          0,
          pieces > 8 ? 0.92 : 1,
        ),
      );
    const tubs =
      floorShadow(k, 400, 501, 74 * lower + 10) +
      row(lower, pieces - lower, 350, -10) +
      row(0, lower, 494, 0) +
      place(figure, 400 + lower * 26 - 230, 262, 0, 0.5);
    return place(tubs, 400 - 400 * (lower > 4 ? 1 : 1.18), 508 - 500 * (lower > 4 ? 1 : 1.18), 0, lower > 4 ? 1 : 1.18);
  },
  [560, 420],
);
