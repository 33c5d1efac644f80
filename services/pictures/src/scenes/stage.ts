import { material, mix, shade } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Paints } from "../lib/paints.ts";
import { line, path, place, rect, repeat } from "../lib/shapes.ts";
import type { Picture } from "../picture.ts";

/** Where scenes begin and how wide they are: wide enough for a 3:1 crop whose right end is the 4:3 picture. */
const left = -1040;
const width = 2060;

/** The height on which a standing drawing's foot is. */
const foot = 524;

/** A wall in a tint of the colour, with light from a window, and a wooden table top whose back edge is at y = 440. */
export function sceneStage(k: Paints, tint: string): string {
  const wall = mix("#f6f1e8", tint, 0.27);
  return (
    rect(
      left,
      0,
      width,
      600,
      0,
      k.linear(
        [
          [0, shade(wall, 0.05)],
          [0.5, wall],
          [1, shade(wall, -0.05)],
        ],
        0,
        0,
        1,
        0.5,
      ),
    ) +
    [-620, -430, -90, 120]
      .map((x) =>
        path(
          `M${x} -20h150l190 470h-186Z`,
          k.linear([
            [0, "#ffffff", 0.34],
            [1, "#ffffff", 0.03],
          ]),
        ),
      )
      .join("") +
    rect(
      left,
      440,
      width,
      160,
      0,
      k.linear([
        [0, shade(material.paleWood, 0.04)],
        [1, material.wood],
      ]),
    ) +
    rect(left, 437, width, 4, 0, shade(material.wood, -0.12), 'opacity=".4"') +
    repeat(6, (n) =>
      line(
        `M${left} ${452 + n * n * 5}Q${-200 + n * 90} ${446 + n * n * 5} 1020 ${454 + n * n * 5}`,
        shade(material.wood, -0.07),
        1.3,
        'opacity=".4"',
      ),
    )
  );
}

/** A thing that stands in a scene with its foot's middle at (cx, y), in a size from 0 to 1. */
export function standingAt(
  k: Paints,
  drawing: Drawing,
  picture: Omit<Picture, "view">,
  cx: number,
  y: number,
  size: number,
): string {
  return place(drawing.draw(picture, k), cx - 400 * size, y - foot * size, 0, size);
}

/** A thing that hangs or floats in a scene round (cx, cy). */
export function hangingAt(
  k: Paints,
  drawing: Drawing,
  picture: Omit<Picture, "view">,
  cx: number,
  cy: number,
  size: number,
  turn = 0,
): string {
  return place(place(drawing.draw(picture, k), -400 * size, -300 * size, 0, size), cx, cy, turn);
}
