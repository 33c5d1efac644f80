import { material, mix, shade } from "./colour.ts";
import type { Paints } from "./paints.ts";
import { ellipse, line, path, rect, repeat } from "./shapes.ts";
import { cup, floorShadow } from "./solids.ts";

/** The studio: a seamless paper background, warm grey, lit from the top left. */
export function studio(k: Paints): string {
  const paper = k.linear([
    [0, "#f9f7f3"],
    [0.55, "#f1eee8"],
    [0.78, "#e7e3db"],
    [1, "#efebe4"],
  ]);
  const light = k.radial(
    [
      [0, "#ffffff", 0.95],
      [1, "#ffffff", 0],
    ],
    0.3,
    0.22,
    0.75,
  );
  return rect(-200, 0, 1200, 600, 0, paper) + rect(-200, 0, 1200, 600, 0, light);
}

/** A table before a tinted wall, with light from a window and a plant; things stand on it at y = 520. */
export function table(k: Paints, tint: string): string {
  const wall = mix("#f4f0e9", tint, 0.2);
  const window = k.linear(
    [
      [0, "#ffffff", 0.5],
      [1, "#ffffff", 0.08],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    rect(
      -200,
      0,
      1200,
      600,
      0,
      k.linear(
        [
          [0, shade(wall, 0.03)],
          [1, shade(wall, -0.04)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    path("M60 -20H210L330 470H180Z", window) +
    path("M240 -20H390L510 470H360Z", window) +
    rect(
      -200,
      452,
      1200,
      148,
      0,
      k.linear([
        [0, shade(material.paleWood, 0.03)],
        [1, shade(material.wood, -0.01)],
      ]),
    ) +
    repeat(5, (n) =>
      line(
        `M0 ${470 + n * n * 7}Q${300 + n * 60} ${464 + n * n * 7} 800 ${472 + n * n * 7}`,
        shade(material.wood, -0.08),
        1.2,
        'opacity=".35"',
      ),
    ) +
    rect(-200, 450, 1200, 3, 0, shade(material.wood, -0.1), 'opacity=".4"') +
    plant(k, 706, 470, 1)
  );
}

/** A table top seen from above, with leaves in a corner. */
export function tableTop(k: Paints): string {
  const board = mix(material.paleWood, "#ffffff", 0.22);
  return (
    rect(
      -200,
      0,
      1200,
      600,
      0,
      k.linear(
        [
          [0, shade(board, 0.03)],
          [1, shade(board, -0.05)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    repeat(4, (n) => rect(-200, 148 * (n + 1), 1200, 2, 0, shade(board, -0.16), 'opacity=".45"')) +
    repeat(9, (n) =>
      line(
        `M${(n * 313) % 640} ${34 + n * 66}q120 ${n % 2 === 0 ? 10 : -9} 240 0`,
        shade(board, -0.1),
        1.4,
        'opacity=".4"',
      ),
    ) +
    repeat(5, (n) => leaf(k, 812, -12, 186 + n * 19, 210 - (n % 2) * 50)) +
    repeat(4, (n) => leaf(k, -10, 612, 8 + n * 22, 160 - (n % 2) * 40))
  );
}

/** A corner of a room with skirting, wooden floor and a plant; things stand at y = 520. */
export function room(k: Paints, tint: string): string {
  const wall = mix("#f5f1ea", tint, 0.17);
  return (
    rect(
      -200,
      0,
      1200,
      600,
      0,
      k.linear(
        [
          [0, shade(wall, 0.03)],
          [1, shade(wall, -0.05)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    path(
      "M40 -20H240L380 440H180Z",
      k.linear([
        [0, "#ffffff", 0.45],
        [1, "#ffffff", 0.06],
      ]),
    ) +
    rect(-200, 436, 1200, 22, 0, "#faf8f4") +
    rect(-200, 456, 1200, 3, 0, "#3a2c20", 'opacity=".18"') +
    rect(
      -200,
      458,
      1200,
      142,
      0,
      k.linear([
        [0, shade(material.paleWood, -0.03)],
        [1, shade(material.paleWood, 0.03)],
      ]),
    ) +
    repeat(3, (n) => rect(-200, 478 + n * n * 16 + n * 18, 1200, 1.5, 0, shade(material.wood, -0.12), 'opacity=".4"')) +
    repeat(6, (n) =>
      line(`M${90 + n * 130} 458L${-40 + n * 180} 600`, shade(material.wood, -0.1), 1.3, 'opacity=".3"'),
    ) +
    plant(k, 728, 508, 1.25)
  );
}

/** A green plant in a pot whose foot stands at (cx, y). */
export function plant(k: Paints, cx: number, y: number, scale: number): string {
  const leaves = [-62, -38, -16, 6, 27, 50, 70];
  const content =
    floorShadow(k, 0, 0, 52, 0.26) +
    leaves.map((turn, n) => leaf(k, 0, -70, turn, 122 - (n % 2) * 24)).join("") +
    cup(k, 0, -84, -4, 42, "#f2ece2", 10) +
    ellipse(0, -82, 34, 6, "#5b4334");
  return `<g transform="translate(${cx} ${y}) scale(${scale})">${content}</g>`;
}

/** One leaf from (x, y), `turn` degrees clockwise from upwards. */
export function leaf(k: Paints, x: number, y: number, turn: number, length: number, colour = "#5f9468"): string {
  const width = length * 0.2;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path(
      `M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.72} 0 ${-length}C${-width} ${-length * 0.72} ${-width} ${-length * 0.3} 0 0Z`,
      k.linear(
        [
          [0, shade(colour, 0.08)],
          [0.5, colour],
          [0.5, shade(colour, -0.05)],
          [1, shade(colour, -0.1)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    line(`M0 0V${-length * 0.9}`, shade(colour, 0.1), 1.4, 'opacity=".6"') +
    "</g>"
  );
}
