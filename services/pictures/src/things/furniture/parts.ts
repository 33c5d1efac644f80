import { material } from "../../lib/colour.ts";
import type { Paints } from "../../lib/paints.ts";
import { group, path, rect } from "../../lib/shapes.ts";

/** A rubber foot of a leg that ends at (x, y). */
export function foot(k: Paints, x: number, y: number): string {
  return rect(x - 14, y - 16, 28, 22, 7, k.tube(material.rubber));
}

/** Content that shows only within an outline. */
export function within(k: Paints, outline: string, content: string): string {
  return group(content, `clip-path="${k.clip(path(outline, "#000"))}"`);
}
