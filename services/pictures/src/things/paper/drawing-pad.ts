import { material, mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { pencilRod } from "../../lib/rods.ts";
import { circle, path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted, paperStack, sheet } from "../../lib/solids.ts";

function group190(k: Paints, content: string): string {
  return `<g transform="translate(0 20)" clip-path="${k.clip(rect(-236, -150, 472, 320, 0, "#000"))}"><g transform="scale(1.24 1)">${content}</g></g>`;
}

export const drawingPad = lying(
  (p, k) => {
    const hills =
      path("M-190 120Q-90 20 0 92T190 50V190H-190Z", k.soft(mix(p.accent, "#5a9b6a", 0.55))) +
      path("M-190 160Q-60 90 60 140T190 110V190H-190Z", k.soft(mix(p.accent, "#2f7d5f", 0.75))) +
      circle(104, -40, 44, k.sphere("#f6c445")) +
      path("M-120 96V30L-70 -10L-20 30V96Z", k.soft(p.colour)) +
      path("M-134 36L-70 -20L-6 36L-16 46L-70 0L-124 46Z", shade(p.colour, -0.16)) +
      rect(-84, 52, 28, 44, 2, shade(p.colour, -0.2));
    const pad =
      paperStack(k, -270, -190, 540, 400, 20) +
      sheet(k, -270, -190, 540, 400, p.design === 2 ? p.colour : "#fffdf8") +
      (p.design === 2
        ? rect(-170, -110, 340, 240, 12, "#fffdf8") +
          place(group190(k, hills), 0, 6, 0, 0.6) +
          rect(-270, 168, 540, 20, 0, p.accent)
        : group190(k, hills)) +
      repeat(
        20,
        (n) =>
          circle(-256 + n * 27, -178, 5.5, "#2b241f", 'opacity=".5"') +
          path(
            `M${-256 + n * 27} -176C${-262 + n * 27} -188 ${-262 + n * 27} -212 ${-252 + n * 27} -212C${-244 + n * 27} -212 ${-246 + n * 27} -190 ${-250 + n * 27} -180`,
            "none",
            `stroke="${material.darkSteel}" stroke-width="4" stroke-linecap="round"`,
          ),
      );
    return (
      place(lifted(k, pad, 16), 396, 304, p.design === 2 ? 6 : -5, 1.05) +
      place(
        lifted(k, pencilRod(k, 330, 34, p.accent, { lead: p.accent, end: "cut", accent: p.accent }), 12),
        500,
        520,
        -38,
      )
    );
  },
  [360, 300],
);
