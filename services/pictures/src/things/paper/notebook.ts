import { inkOn, lightness, material, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ruling } from "../../lib/ruling.ts";
import { circle, line, path, place, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { lifted, paperStack, sheet, slab } from "../../lib/solids.ts";

/** A double wire binding down the left edge of a book at x. */
function spiral(x: number, y: number, height: number, colour: string = material.darkSteel): string {
  return repeat(Math.floor(height / 26), (n) => {
    const top = y + 14 + n * 26;
    return (
      circle(x + 15, top + 4, 6, "#2b241f", 'opacity=".55"') +
      path(
        `M${x + 15} ${top + 3}C${x + 8} ${top - 14} ${x - 22} ${top - 12} ${x - 22} ${top + 3}C${x - 22} ${top + 14} ${x - 4} ${top + 14} ${x + 12} ${top + 8}`,
        "none",
        `stroke="${shade(colour, 0.05)}" stroke-width="5" stroke-linecap="round"`,
      ) +
      path(
        `M${x + 10} ${top - 4}C${x} ${top - 13} ${x - 20} ${top - 10} ${x - 21} ${top + 1}`,
        "none",
        'stroke="#ffffff" stroke-width="1.8" opacity=".8" stroke-linecap="round"',
      )
    );
  });
}

/** A soft check or stripe across a cover, from its ruling. */
function coverPattern(
  p: { readonly pattern?: string | undefined },
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  if (p.pattern === "dots")
    return repeat(6, (row) =>
      repeat(5, (n) => circle(x + ((n + 0.5) * width) / 5, y + ((row + 0.5) * height) / 6, 7, colour, 'opacity=".35"')),
    );
  if (p.pattern === "grid") return ruling("grid", x, y, width, height, 44, colour);
  return "";
}

export const notebook = lying(
  (p, k) => {
    const open = place(
      lifted(
        k,
        paperStack(k, -160, -220, 330, 440, 16) +
          sheet(k, -160, -220, 330, 440, material.paper) +
          ruling(p.pattern ?? "lines", -140, -196, 296, 396) +
          spiral(-160, -220, 440),
        14,
      ),
      p.design === 2 ? 290 : 520,
      300,
      p.design === 2 ? -8 : 7,
    );
    const ink = inkOn(p.colour);
    const cover =
      paperStack(k, -170, -228, 340, 456, 18) +
      slab(k, roundedPath(-172, -230, 344, 460, 14), p.colour, 3, 4) +
      coverPattern(p, -130, -220, 296, 440, shade(p.colour, 0.14)) +
      rect(-130, -230, 3, 460, 0, "#000", 'opacity=".1"') +
      (p.design === 2
        ? rect(-127, 60, 299, 96, 0, k.soft(p.accent)) +
          lettering(p.text ?? "A5", 20, 90, 36, inkOn(p.accent), 200) +
          circle(20, -90, 58, "none", `stroke="${ink}" stroke-width="5" opacity=".7"`)
        : rect(-84, -150, 210, 112, 8, "#fdfaf3") +
          rect(-84, -150, 210, 112, 8, "none", `stroke="${p.accent}" stroke-width="4"`) +
          line("M-58 -82H100M-58 -60H60", "#b9b2a6", 2.5) +
          lettering(p.text ?? "A5", 20, -132, 30, shade(p.colour, lightness(p.colour) > 0.7 ? -0.3 : -0.05), 170)) +
      rect(120, -230, 18, 463, 0, k.soft(p.accent)) +
      path("M-160 -226H60L-120 226H-160Z", "#ffffff", 'opacity=".07"') +
      rect(-60, 176, 80, 6, 3, ink, 'opacity=".4"') +
      spiral(-172, -230, 460);
    return open + place(lifted(k, cover, 16), p.design === 2 ? 500 : 300, 296, p.design === 2 ? 7 : -7);
  },
  [250, 230],
  [500, 300],
);
