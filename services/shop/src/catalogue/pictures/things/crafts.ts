import { material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, place, rect, repeat, ring, roundedPath } from "../lib/shapes.ts";
import { cup, floorShadow } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "modelling-clay" | "beads">;

/** A thick line of rolled clay: dark below, light above. */
function rolled(d: string, colour: string, width: number): string {
  return line(d, shade(colour, -0.13), width) + place(line(d, colour, width * 0.84), -width * 0.04, -width * 0.06) + place(line(d, shade(colour, 0.12), width * 0.2, 'opacity=".75"'), -width * 0.12, -width * 0.2);
}

/** A snail of clay whose foot stands at (0, 0). */
function snail(k: Paints, body: string, shell: string): string {
  const turns = Array.from({ length: 46 }, (_, n) => {
    const [angle, r] = [n * 0.36 + 2.2, 74 - n * 1.55];
    return `${n === 0 ? "M" : "L"}${-6 + Math.cos(angle) * r} ${-96 + Math.sin(angle) * r}`;
  }).join("");
  return (
    floorShadow(k, 0, 0, 150, 0.34) +
    rolled("M96 -60Q126 -90 122 -132M124 -64Q150 -92 158 -124", body, 11) + circle(121, -136, 11, k.sphere(body)) + circle(160, -128, 11, k.sphere(body)) +
    path("M-158 -4Q-164 -18 -140 -24Q-40 -56 40 -36Q66 -32 78 -54Q92 -92 122 -88Q156 -82 150 -44Q146 0 96 2H-140Q-154 4 -158 -4Z", k.linear([[0, shade(body, 0.1)], [0.5, body], [1, shade(body, -0.14)]])) +
    circle(-6, -96, 82, shade(shell, -0.15)) + rolled(turns, shell, 26) +
    circle(112, -58, 6, "#33241d") + circle(134, -56, 6, "#33241d") + line("M110 -36Q120 -26 134 -34", "#7c3b30", 4) + ellipse(-40, -146, 20, 9, "#fff", 'opacity=".4" transform="rotate(-32 -40 -146)"')
  );
}

/** A tub of clay with its lid on, whose foot stands at (0, 0). */
function tub(k: Paints, colour: string): string {
  return (
    cup(k, 0, -118, -10, 66, "#f7f4ee", 8) + path("M-64 -92L-59 -28A59 13 0 0 0 59 -28L64 -92A64 14 0 0 1 -64 -92Z", k.tube(colour)) +
    circle(0, -50, 20, "#ffffff", 'opacity=".9"') + circle(0, -50, 12, k.sphere(colour)) +
    path("M-72 -136V-112A72 16 0 0 0 72 -112V-136Z", k.tube(colour)) + repeat(15, (n) => line(`M${-66 + n * 9.4} ${-122 + 11 * Math.sqrt(1 - ((n - 7) / 7.6) ** 2)}v11`, shade(colour, -0.13), 2.4, 'opacity=".55"')) +
    ellipse(0, -136, 72, 16, k.linear([[0, shade(colour, 0.13)], [1, shade(colour, 0.02)]], 0, 0, 1, 1)) + ellipse(0, -136, 56, 11, "none", `stroke="${shade(colour, -0.08)}" stroke-width="2.5" opacity=".6"`)
  );
}

/** A ribbed bar of clay that lies, its front's lower left corner at (0, 0). */
function bar(k: Paints, length: number, height: number, colour: string): string {
  const side = `M${length - 6} ${-height + 8}L${length + 44} ${-height - 28}Q${length + 56} ${-height - 26} ${length + 56} ${-height - 12}V-40Q${length + 56} -32 ${length + 48} -28L${length - 4} 0Z`;
  const top = `M8 ${-height + 4}Q2 ${-height - 6} 14 ${-height - 12}L52 ${-height - 34}H${length + 42}Q${length + 54} ${-height - 32} ${length + 46} ${-height - 24}L${length} ${-height + 6}Z`;
  const ribs = Math.max(3, Math.round(height / 30));
  return (
    path(side, k.linear([[0, shade(colour, -0.08)], [1, shade(colour, -0.18)]], 0, 0, 1, 0)) + path(top, k.linear([[0, shade(colour, 0.13)], [1, shade(colour, 0.06)]])) +
    path(roundedPath(0, -height, length, height, 10), shade(colour, -0.05)) +
    repeat(ribs, (n) => rect(0, -height + (n * height) / ribs, length, height / ribs - 1, 9, k.linear([[0, shade(colour, 0.09)], [0.4, shade(colour, 0.02)], [1, shade(colour, -0.1)]])))
  );
}

const modellingClay = standing((p, k) => {
  const pieces = Math.min(p.count ?? 1, 10);
  const colours = [p.colour, p.accent, ...[3, 5, 7, 10, 1, 9, 11, 0].map((n) => rainbow(n))];
  const figure = place(snail(k, mix(p.accent, "#ffffff", 0.5), p.accent), 566, 522);
  if (pieces === 1) {
    return (
      floorShadow(k, 340, 518, 300) + place(bar(k, 420, 146, p.colour), 84, 514) + path("M96 366L478 346L540 334L528 344L496 367Z", "#2b1a12", 'opacity=".38"') +
      place(bar(k, 372, 142, shade(p.colour, 0.02)), 104, 362, -2) + place(rolled("M0 0Q70 -30 140 0T276 -6", p.colour, 36), 158, 164, 1) + figure
    );
  }
  const lower = Math.min(5, Math.ceil(pieces / 2));
  const row = (from: number, n: number, y: number, shift: number) => repeat(n, (index) => place(tub(k, colours[from + index] ?? p.colour), 400 + shift + (index - (n - 1) / 2) * 148, y, 0, pieces > 8 ? 0.92 : 1));
  const tubs = floorShadow(k, 400, 501, 74 * lower + 10) + row(lower, pieces - lower, 350, -10) + row(0, lower, 494, 0) + place(figure, 400 + lower * 26 - 230, 262, 0, 0.5);
  return place(tubs, 400 - 400 * (lower > 4 ? 1 : 1.18), 508 - 500 * (lower > 4 ? 1 : 1.18), 0, lower > 4 ? 1 : 1.18);
}, [560, 420]);

/** A wooden bead seen from above or, when it is threaded, from the side; a letter makes it a white cube. */
function bead(k: Paints, x: number, y: number, r: number, colour: string, turn: number, letter = ""): string {
  const content = letter === ""
    ? circle(0, 0, r, k.sphere(colour)) + ellipse(0, 0, r * 0.3, r * 0.24, shade(colour, -0.3)) + ellipse(0, r * 0.05, r * 0.24, r * 0.17, shade(colour, -0.42)) + ellipse(-r * 0.4, -r * 0.48, r * 0.24, r * 0.13, "#fff", 'opacity=".65" transform="rotate(-30)"')
    : rect(-r, -r, r * 2, r * 2, r * 0.42, k.soft("#fdfaf4", 1.2)) + lettering(letter, 0, -r * 0.52, r * 1.04, colour, r * 1.5, 1.2);
  return place(content, x, y, turn);
}

/** The four points of a cubic curve. */
type Curve = readonly (readonly [x: number, y: number])[];

/** The cord on which beads are threaded; its upper end is bare. */
const cord = {
  path: "M474 540C560 596 640 540 668 452S610 300 690 236S724 96 640 62",
  lower: [[474, 540], [560, 596], [640, 540], [668, 452]],
  middle: [[668, 452], [696, 364], [610, 300], [690, 236]],
} as const;

/** The point of a curve at t, from 0 (its start) to 1 (its end). */
function pointOn(curve: Curve, t: number): readonly [x: number, y: number] {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  return curve.reduce(([x, y], [px, py], n) => [x + px * (weights[n] ?? 0), y + py * (weights[n] ?? 0)] as const, [0, 0]);
}

const beads = lying((p, k) => {
  const palette = [p.colour, p.accent, rainbow(3), rainbow(5), mix(p.colour, "#ffffff", 0.35), rainbow(0), rainbow(7), "#faf4e8", rainbow(11), rainbow(1)];
  const paint = (n: number) => palette[n % palette.length] ?? p.colour;
  const drop = k.drop(3, 5, 4, 0.34);
  const heap = repeat(92, (index) => {
    // Sunflower order from the rim inwards, so that the inner beads lie on top.
    const n = 91 - index;
    const [angle, distance] = [n * 2.39996, Math.sqrt(n) * 18.6];
    const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    // A plain disc is its shadow: a filter for each would take most of the drawing's time.
    return circle(x + 5, y + 7, 26, "#2b1a12", 'opacity=".26"') + bead(k, x, y, 25, paint((n * 7) % 11), (n * 37) % 50 - 25);
  });
  const rim = circle(0, 0, 226, k.linear([[0, shade(material.paleWood, 0.06)], [0.5, material.wood], [1, shade(material.darkWood, 0.02)]], 0, 0, 1, 1)) + ring(0, 0, 222, "#fff", 3, 'opacity=".35"') +
    circle(0, 0, 204, k.linear([[0, shade(material.darkWood, -0.14)], [1, material.wood]], 0, 0, 1, 1)) + ring(0, 0, 213, shade(material.darkWood, 0.06), 2, 'opacity=".4"');
  const letters = [...(p.text ?? "").replace(/ /g, "")];
  const threaded = [...[0.3, 0.5, 0.68, 0.84].map((t) => pointOn(cord.lower, t)), ...[0, 0.18, 0.37, 0.57, 0.77, 0.97].map((t) => pointOn(cord.middle, t))];
  const chain = `<g filter="${drop}">${line(cord.path, mix(p.accent, "#7a5a3c", 0.3), 6)}${line(cord.path, mix(p.accent, "#ffffff", 0.3), 2.4, 'stroke-dasharray="5 5"')}</g>` +
    threaded.map(([x, y], n) => circle(x + 5, y + 8, 26, "#2b1a12", 'opacity=".16"') + bead(k, x, y, n % 3 === 1 ? 30 : 24, letters[n] === undefined ? paint(n) : shade(rainbow(n * 2), -0.06), 20 - n * 8, letters[n] ?? "")).join("");
  const loose = ([[566, 108, 2], [604, 178, 4], [520, 60, 5], [552, 452, 0], [744, 330, 1], [82, 548, 3]] as const).map(([x, y, n]) => bead(k, x, y, 24, paint(n), n * 19)).join("");
  // A gradient, not a filter: the detail view shows only a part of the bowl, and a filter would shade only that part.
  const shadow = circle(322, 322, 280, k.radial([[0, "#2b1a12", 0.4], [0.82, "#2b1a12", 0.3], [1, "#2b1a12", 0]]));
  return shadow + place(rim, 306, 300, 0, 1.1) + place(heap, 306, 300, 0, 1.1) + chain + `<g filter="${drop}">${loose}</g>`;
}, [330, 300]);

/** Clay and beads. */
export const crafts = { beads, "modelling-clay": modellingClay } satisfies Record<Kind, Drawing>;
