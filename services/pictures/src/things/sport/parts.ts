import { material, shade } from "../../lib/colour.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, line, path, place, rect, repeat } from "../../lib/shapes.ts";

/** A bent tube of metal or plastic, lit along its upper side. */
export function tubing(d: string, colour: string, width: number): string {
  return (
    line(d, shade(colour, -0.15), width) +
    line(d, colour, width * 0.74) +
    `<g transform="translate(${-width * 0.13} ${-width * 0.13})">${line(d, shade(colour, 0.18), width * 0.17, 'opacity=".85"')}</g>`
  );
}

export function wheel(k: Paints, cx: number, cy: number, r: number, hub: string): string {
  return (
    circle(
      cx,
      cy,
      r,
      k.radial(
        [
          [0, "#55565b"],
          [0.8, "#2f3034"],
          [1, "#1f2023"],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    circle(cx, cy, r * 0.68, k.sphere("#f0eee9")) +
    repeat(6, (n) => place(rect(-r * 0.045, -r * 0.64, r * 0.09, r * 0.56, 1, shade(hub, -0.02)), cx, cy, n * 60)) +
    circle(cx, cy, r * 0.24, k.sphere(hub)) +
    circle(cx, cy, r * 0.08, material.darkSteel) +
    path(
      `M${cx - r * 0.72} ${cy - r * 0.46}A${r * 0.85} ${r * 0.85} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.85}`,
      "none",
      'stroke="#fff" stroke-width="3.5" opacity=".3" stroke-linecap="round"',
    )
  );
}
