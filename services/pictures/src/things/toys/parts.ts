import { shade } from "../../lib/colour.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, roundedPath } from "../../lib/shapes.ts";
import { slab } from "../../lib/solids.ts";

/** The spots of a die's face, in a square of side 2 round the origin. */
export function spots(n: number, colour: string): string {
  const places: readonly (readonly [number, number])[] = [
    [0, 0],
    [-0.5, -0.5],
    [0.5, 0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [-0.5, 0],
    [0.5, 0],
  ];
  const shown = [[0], [1, 2], [0, 1, 2], [1, 2, 3, 4], [0, 1, 2, 3, 4], [1, 2, 3, 4, 5, 6]][n - 1] ?? [0];
  return shown
    .map((index) => {
      const [x, y] = places[index] ?? [0, 0];
      return circle(x, y, 0.19, colour);
    })
    .join("");
}

/** A die with rounded corners; three faces show. */
export function die(
  k: Paints,
  x: number,
  y: number,
  size: number,
  colour: string,
  faces: readonly [number, number, number],
  dots: string,
): string {
  const h = size / 2;
  const face = (matrix: string, step: number, n: number) =>
    `<g transform="matrix(${matrix})">${rect(-1, -1, 2, 2, 0.2, k.soft(shade(colour, step), 0.8))}${spots(n, dots)}</g>`;
  const [w, rise] = [h * 0.86, h * 0.5];
  const under = polygon(
    [-2 * w + 8, -rise],
    [0, -3 * rise + 6],
    [2 * w - 8, -rise],
    [2 * w - 8, size - rise - 4],
    [0, size + rise - 8],
    [8 - 2 * w, size - rise - 4],
  );
  return place(
    path(under, shade(colour, -0.04)) +
      face(`${w},${-rise},${w},${rise},0,${-rise}`, 0.08, faces[0]) +
      face(`${w},${rise},0,${h},${-w},${h}`, 0, faces[1]) +
      face(`${w},${-rise},0,${h},${w},${h}`, -0.13, faces[2]),
    x,
    y,
  );
}

export function face(k: Paints, cx: number, cy: number, r: number, skin: string): string {
  return (
    circle(cx, cy, r, k.sphere(skin)) +
    circle(cx - r * 0.36, cy + r * 0.02, r * 0.095, "#3a2b25") +
    circle(cx + r * 0.36, cy + r * 0.02, r * 0.095, "#3a2b25") +
    circle(cx - r * 0.33, cy - r * 0.02, r * 0.03, "#fff") +
    circle(cx + r * 0.39, cy - r * 0.02, r * 0.03, "#fff") +
    ellipse(cx - r * 0.55, cy + r * 0.3, r * 0.16, r * 0.1, "#ea7d6f", 'opacity=".45"') +
    ellipse(cx + r * 0.55, cy + r * 0.3, r * 0.16, r * 0.1, "#ea7d6f", 'opacity=".45"') +
    line(
      `M${cx - r * 0.24} ${cy + r * 0.34}Q${cx} ${cy + r * 0.58} ${cx + r * 0.24} ${cy + r * 0.34}`,
      "#a8463f",
      r * 0.055,
    )
  );
}

/** A closed book that lies a little turned, with its pages' edge; `art` is what its cover shows, in -170..170 by -230..230. */
export function book(k: Paints, colour: string, art: string, thickness: number): string {
  return (
    path(roundedPath(-176 + thickness * 0.7, -230 + thickness, 352, 464, 8), shade(colour, -0.17)) +
    slab(k, roundedPath(-166, -224, 334, 452, 3), "#f7f1e3", thickness * 0.6, thickness * 0.9) +
    slab(k, roundedPath(-176, -232, 350, 464, 8), colour, 2, 3) +
    art +
    rect(
      -176,
      -232,
      26,
      464,
      8,
      k.linear(
        [
          [0, "#000", 0.16],
          [0.5, "#fff", 0.2],
          [1, "#000", 0.1],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  );
}
