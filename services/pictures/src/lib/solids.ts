import { shade } from "./colour.ts";
import type { Paints } from "./paints.ts";
import { circle, ellipse, group, path, polygon, rect, repeat, roundedPath } from "./shapes.ts";

/** The shadow of a standing thing: wide and faint, with a darker line where it touches the floor. */
export function floorShadow(k: Paints, cx: number, cy: number, rx: number, strength = 0.34): string {
  const paint = k.radial([
    [0, "#2f241b", strength],
    [0.55, "#2f241b", strength * 0.45],
    [1, "#2f241b", 0],
  ]);
  return (
    ellipse(cx + rx * 0.08, cy, rx * 1.16, Math.max(16, rx * 0.15), paint) +
    ellipse(cx, cy, rx * 0.96, Math.max(6, rx * 0.05), paint)
  );
}

/** Content that lies on a surface, lifted by a few pixels: it drops a shadow to the bottom right. */
export function lifted(k: Paints, content: string, height = 12): string {
  return group(content, `filter="${k.drop(height * 0.6, height, height * 0.9, 0.3)}"`);
}

/** Any outline given a thickness towards (dx, dy), in its own darker colour; the front is painted softly. */
export function slab(
  k: Paints,
  outline: string,
  colour: string,
  dx: number,
  dy: number,
  front = k.soft(colour),
): string {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / 2.5));
  const side = shade(colour, -0.15);
  return (
    repeat(steps, (step) => {
      const share = (steps - step) / steps;
      return path(outline, side, `transform="translate(${dx * share} ${dy * share})"`);
    }) + path(outline, front)
  );
}

/** A box seen from the front, a little from above and from the right; (x, y) is the front's top left corner. */
export function crate(
  k: Paints,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  depth = 60,
  rise = 36,
): string {
  const right = x + width;
  const bottom = y + height;
  const top = k.linear(
    [
      [0, shade(colour, 0.1)],
      [1, shade(colour, 0.05)],
    ],
    0,
    0,
    1,
    1,
  );
  const side = k.linear(
    [
      [0, shade(colour, -0.11)],
      [1, shade(colour, -0.19)],
    ],
    0,
    0,
    0.3,
    1,
  );
  return (
    path(polygon([x, y], [x + depth, y - rise], [right + depth, y - rise], [right, y]), top) +
    path(polygon([right, y], [right + depth, y - rise], [right + depth, bottom - rise], [right, bottom]), side) +
    rect(x, y, width, height, 2, k.soft(colour)) +
    rect(x, y, width, 2.5, 0, "#ffffff", 'opacity=".35"')
  );
}

/** An upright can: body from `top` to `bottom`, with a closed lid. */
export function can(
  k: Paints,
  cx: number,
  top: number,
  bottom: number,
  rx: number,
  colour: string,
  ry = rx * 0.22,
): string {
  return (
    path(`M${cx - rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${cx + rx} ${bottom}V${top}Z`, k.tube(colour)) +
    ellipse(
      cx,
      top,
      rx,
      ry,
      k.linear(
        [
          [0, shade(colour, 0.12)],
          [1, shade(colour, 0.02)],
        ],
        0,
        0,
        1,
        1,
      ),
    )
  );
}

/** An upright open cup: a can whose inside shows. */
export function cup(
  k: Paints,
  cx: number,
  top: number,
  bottom: number,
  rx: number,
  colour: string,
  taper = 0,
  ry = rx * 0.22,
): string {
  const foot = rx - taper;
  return (
    path(
      `M${cx - rx} ${top}L${cx - foot} ${bottom}A${foot} ${ry} 0 0 0 ${cx + foot} ${bottom}L${cx + rx} ${top}Z`,
      k.tube(colour),
    ) +
    ellipse(cx, top, rx, ry, shade(colour, 0.06)) +
    ellipse(
      cx,
      top + 1.5,
      rx - 5,
      ry - 3,
      k.linear([
        [0, shade(colour, -0.3)],
        [1, shade(colour, -0.14)],
      ]),
    )
  );
}

/** A sphere with its highlight. */
export function ball(k: Paints, cx: number, cy: number, r: number, colour: string): string {
  return (
    circle(cx, cy, r, k.sphere(colour)) +
    ellipse(
      cx - r * 0.36,
      cy - r * 0.48,
      r * 0.26,
      r * 0.15,
      "#ffffff",
      `opacity=".4" transform="rotate(-32 ${cx - r * 0.36} ${cy - r * 0.48})"`,
    )
  );
}

/** A sheet of paper or board with its bright upper edge. */
export function sheet(k: Paints, x: number, y: number, width: number, height: number, colour: string, r = 3): string {
  return rect(x, y, width, height, r, k.soft(colour, 0.55)) + rect(x, y, width, 2, 1, "#ffffff", 'opacity=".55"');
}

/** The edges of many sheets, seen below and to the right of the uppermost one. */
export function paperStack(
  k: Paints,
  x: number,
  y: number,
  width: number,
  height: number,
  thickness: number,
  colour = "#f6f1e6",
): string {
  return (
    slab(k, roundedPath(x, y, width, height, 3), colour, thickness * 0.6, thickness) +
    repeat(Math.floor(thickness / 4), (index) => {
      const offset = 3 + index * 4;
      return path(
        `M${x + offset * 0.6} ${y + height + offset}h${width}`,
        "none",
        `stroke="${shade(colour, -0.22)}" stroke-width="1" opacity=".55"`,
      );
    })
  );
}

/** Screws, rivets and buttons: a small polished disc with a slot. */
export function screw(k: Paints, cx: number, cy: number, r: number, colour = "#b9bfc6", slot = true): string {
  return (
    circle(cx + 1, cy + 2, r, "#2b221c", 'opacity=".25"') +
    circle(
      cx,
      cy,
      r,
      k.linear(
        [
          [0, shade(colour, 0.2)],
          [1, shade(colour, -0.2)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(
      cx,
      cy,
      r * 0.72,
      k.linear(
        [
          [0, shade(colour, -0.05)],
          [1, shade(colour, 0.14)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    (slot
      ? rect(
          cx - r * 0.6,
          cy - r * 0.12,
          r * 1.2,
          r * 0.24,
          0,
          shade(colour, -0.35),
          `transform="rotate(-35 ${cx} ${cy})"`,
        )
      : "")
  );
}
