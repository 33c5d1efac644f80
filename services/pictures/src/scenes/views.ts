import { mix, shade } from "../lib/colour.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, rect, repeat } from "../lib/shapes.ts";

/** Where views begin and how wide they are: as wide as the stage of scenes. */
const left = -1040;
const width = 2060;
/** The lower edge of a view: the back of the table. */
const sill = 437;

/** A mountain whose top is at (x, y), with snow on it. */
function mountain(k: Paints, x: number, y: number, half: number, colour: string): string {
  const side = (sign: number, depth: number) => `${x + sign * half * depth} ${y + (sill - y) * depth}`;
  return (
    path(
      `M${side(-1, 1)}L${x} ${y}L${side(1, 1)}Z`,
      k.linear([
        [0, shade(colour, 0.12)],
        [1, colour],
      ]),
    ) +
    path(`M${x} ${y}L${side(1, 1)}H${x + half * 0.22}Z`, shade(colour, -0.08), 'opacity=".55"') +
    path(
      `M${x} ${y}L${side(-1, 0.26)}l${half * 0.12} -8l${half * 0.1} 22l${half * 0.1} -20l${half * 0.1} 16L${side(1, 0.26)}Z`,
      "#fdfdfb",
    )
  );
}

const sky = (k: Paints, top: string, low: string): string =>
  rect(
    left,
    0,
    width,
    sill,
    0,
    k.linear(
      [
        [0, top],
        [1, low],
      ],
      0,
      0,
      0,
      1,
    ),
  );

/** Posts and rails of a window as wide as the wall. */
const frame = (colour: string): string =>
  [-700, -330, 40, 410, 780].map((x) => rect(x - 7, 0, 14, sill, 0, colour)).join("") +
  rect(left, 0, width, 12, 0, colour) +
  rect(left, sill - 12, width, 16, 0, colour) +
  repeat(5, (n) => line(`M${-694 + n * 370} 12V${sill - 12}`, shade(colour, -0.16), 2, 'opacity=".4"'));

const fir = (x: number, y: number, size: number, colour: string): string =>
  path(
    `M${x} ${y - 90 * size}l${20 * size} ${36 * size}h${-9 * size}l${18 * size} ${30 * size}h${-10 * size}l${16 * size} ${24 * size}H${x - 35 * size}l${16 * size} ${-24 * size}h${-10 * size}l${18 * size} ${-30 * size}h${-9 * size}Z`,
    colour,
  );

/** Mountains over a meadow with firs. */
export function alps(k: Paints, tint: string): string {
  const [rock, meadow] = ["#8b97a5", "#8db466"];
  return (
    sky(k, mix("#cfe4f2", tint, 0.12), "#f7efe2") +
    circle(650, 92, 34, "#fff3c4") +
    mountain(k, -760, 130, 330, rock) +
    mountain(k, -420, 70, 360, shade(rock, 0.08)) +
    mountain(k, 60, 96, 330, shade(rock, 0.04)) +
    mountain(k, 330, 52, 360, rock) +
    mountain(k, 760, 120, 320, shade(rock, 0.1)) +
    path(`M${left} 372Q-500 330 40 400T1020 384V${sill}H${left}Z`, shade(meadow, -0.05)) +
    path(`M${left} 420Q-300 410 100 392T1020 356V${sill}H${left}Z`, meadow) +
    repeat(9, (n) => fir(-940 + n * 225, 408 + ((n * 13) % 22), 0.5 + ((n * 7) % 4) / 10, "#4a7a52")) +
    frame("#fbf6ec")
  );
}

/** A lake before mountains, with a sail on it. */
export function lake(k: Paints, tint: string): string {
  const [rock, water] = ["#7f8fa6", "#6fa8cf"];
  return (
    sky(k, mix("#bfd9ee", tint, 0.1), "#eef4f7") +
    mountain(k, -700, 150, 420, rock) +
    mountain(k, -250, 90, 380, shade(rock, 0.08)) +
    mountain(k, 210, 120, 340, rock) +
    mountain(k, 560, 74, 360, shade(rock, 0.05)) +
    mountain(k, 900, 140, 300, rock) +
    rect(
      left,
      330,
      width,
      sill - 330,
      0,
      k.linear([
        [0, shade(water, 0.2)],
        [1, water],
      ]),
    ) +
    repeat(14, (n) =>
      line(`M${-1000 + n * 150} ${350 + ((n * 17) % 70)}h${60 + ((n * 11) % 50)}`, "#ffffff", 2.5, 'opacity=".5"'),
    ) +
    path("M505 372l62 0l-12 16h-40Z", "#fdfdfb") +
    path("M534 268v98h-52Z", "#d7282f") +
    path("M542 284v82h40Z", "#fdfdfb") +
    frame("#f4f6f8")
  );
}

/** A wall of a classroom with its board, on which a plan is drawn. */
export function boardWall(k: Paints, tint: string): string {
  const wall = mix("#eef2f3", tint, 0.14);
  return (
    rect(left, 0, width, sill, 0, wall) +
    rect(left, 300, width, sill - 300, 0, shade(wall, -0.05)) +
    rect(-860, 60, 820, 300, 8, "#d7dee0") +
    rect(-848, 72, 796, 276, 4, "#fbfcfc") +
    rect(70, 46, 640, 262, 8, "#d7dee0") +
    rect(
      82,
      58,
      616,
      238,
      4,
      k.linear([
        [0, "#ffffff"],
        [1, "#f1f5f6"],
      ]),
    ) +
    repeat(4, (n) =>
      rect(118 + n * 146, 92, 110, 66, 6, n === 1 ? mix(tint, "#ffffff", 0.35) : mix(tint, "#ffffff", 0.75)),
    ) +
    repeat(4, (n) =>
      rect(118 + n * 146, 188, 110, 66, 6, n === 2 ? mix(tint, "#ffffff", 0.35) : mix(tint, "#ffffff", 0.75)),
    ) +
    rect(left, sill - 6, width, 10, 0, shade(wall, -0.16))
  );
}

/** A school cone that stands on its tip's side, as children get on their first day. */
export function schoolCone(k: Paints, x: number, y: number, size: number, colour: string, accent: string): string {
  const s = (n: number) => n * size;
  return (
    ellipse(x + s(30), y, s(120), s(14), "#5b4630", 'opacity=".18"') +
    path(
      `M${x - s(96)} ${y - s(330)}Q${x} ${y - s(372)} ${x + s(112)} ${y - s(318)}L${x + s(34)} ${y}Q${x + s(18)} ${y + s(8)} ${x + s(4)} ${y - s(2)}Z`,
      k.soft(colour, 1.3),
    ) +
    [0.24, 0.5, 0.74]
      .map((depth) => {
        const [from, to] = [x - s(96) + s(100) * depth, x + s(112) - s(78) * depth];
        const height = y - s(330) + s(328) * depth;
        return path(
          `M${from} ${height}Q${x} ${height - s(24)} ${to} ${height + s(10)}l-4 ${s(20)}Q${x} ${height} ${from + 5} ${height + s(20)}Z`,
          accent,
          'opacity=".85"',
        );
      })
      .join("") +
    path(
      `M${x - s(96)} ${y - s(330)}Q${x - s(70)} ${y - s(400)} ${x - s(26)} ${y - s(430)}Q${x} ${y - s(404)} ${x + s(14)} ${y - s(444)}Q${x + s(70)} ${y - s(414)} ${x + s(112)} ${y - s(318)}Q${x} ${y - s(372)} ${x - s(96)} ${y - s(330)}Z`,
      mix(accent, "#ffffff", 0.55),
    ) +
    line(`M${x - s(92)} ${y - s(344)}Q${x} ${y - s(388)} ${x + s(106)} ${y - s(332)}`, shade(colour, -0.2), s(12))
  );
}
