import { shade } from "../../lib/colour.ts";
import { path } from "../../lib/shapes.ts";

/** A dashed seam along a path. */
export function seam(d: string, colour: string): string {
  return path(d, "none", `stroke="${shade(colour, 0.16)}" stroke-width="2.4" stroke-dasharray="9 6" opacity=".75"`);
}
