import { mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, path, place, rect } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";
import { book } from "./parts.ts";

export const pictureBook = lying(
  (p, k) => {
    const sky = mix(p.colour, "#ffffff", 0.5);
    const art =
      `<g clip-path="${k.clip(rect(-130, -206, 284, 412, 8, "#000"))}">${rect(
        -130,
        -206,
        284,
        412,
        0,
        k.linear([
          [0, shade(sky, 0.04)],
          [1, mix(sky, p.accent, 0.3)],
        ]),
      )}${circle(90, -110, 52, k.sphere("#f7cf4f"))}${ellipse(-60, -120, 56, 20, "#fff", 'opacity=".85"')}${path("M-140 110Q-40 20 60 90T170 70V220H-140Z", k.soft("#6fae6c"))}${path("M-140 160Q20 90 170 150V220H-140Z", k.soft("#4c9258"))}${p.design === 2 ? path("M-140 70Q-90 50 -40 70T60 70T170 70V220H-140Z", k.soft("#4f8fc0")) + path("M-70 96H96L66 150H-38Z", k.soft(p.accent)) + path("M10 -70V88H-64Z", "#fffaf0") + path("M24 -40V88H84Z", mix(p.accent, "#ffffff", 0.6)) + path("M-140 140Q-80 122 -20 140T110 140T190 140V220H-140Z", k.soft("#3f7cae")) : place(ellipse(0, 34, 66, 58, k.sphere(p.accent)) + circle(44, -28, 44, k.sphere(p.accent)) + path("M20 -58L16 -104L46 -70ZM58 -68L84 -100L84 -54Z", k.soft(p.accent)) + circle(36, -32, 6, "#2d211d") + circle(64, -30, 6, "#2d211d") + path("M48 -18h10l-5 7Z", "#2d211d") + path("M-60 50Q-116 30 -96 -22Q-70 -20 -58 20Z", k.soft(shade(p.accent, -0.04))) + rect(-30, 70, 20, 34, 8, k.tube(p.accent)) + rect(24, 70, 20, 34, 8, k.tube(p.accent)), 6, 66)}</g>` +
      (p.text === undefined ? "" : lettering(p.text, 12, -186, 38, shade(p.colour, -0.2), 260, 1.1));
    const [x, side] = p.design === 2 ? [470, -1] : [330, 1];
    return (
      place(lifted(k, book(k, p.accent, "", 16), 12), x + side * 170, 310, side * 12) +
      place(lifted(k, book(k, p.colour, art, 22), 16), x, 292, side * -8)
    );
  },
  [340, 320],
  [470, 320],
);
