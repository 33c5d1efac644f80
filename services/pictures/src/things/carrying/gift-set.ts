import { mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, place, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow, lifted } from "../../lib/solids.ts";

export const giftSet = standing(
  (p, k) => {
    const box = crate(k, 200, 250, 360, 270, p.colour, 84, 52);
    const lid = crate(
      k,
      180,
      206,
      400,
      72,
      p.design === 2 ? mix(p.accent, "#ffffff", 0.25) : shade(p.colour, 0.03),
      92,
      56,
    );
    const bow = (side: number) =>
      `<g transform="scale(${side} 1)">${path("M0 0C30 -76 130 -106 152 -66C172 -26 90 16 0 6Z", k.soft(p.accent, 1.5)) + path("M6 0C40 -46 100 -68 122 -56C132 -36 74 -2 6 2Z", shade(p.accent, -0.16)) + path("M0 2C40 20 84 52 104 92L70 88L58 112C44 76 22 34 0 2Z", k.soft(shade(p.accent, -0.04)))}</g>`;
    return (
      floorShadow(k, 420, 522, 270) +
      box +
      rect(350, 276, 62, 244, 0, k.soft(p.accent)) +
      rect(200, 276, 360, 14, 0, "#000", 'opacity=".12"') +
      lid +
      rect(350, 206, 62, 72, 0, k.soft(shade(p.accent, 0.02))) +
      path("M350 206L442 150H504L412 206Z", k.soft(shade(p.accent, 0.06))) +
      path("M180 206L272 150H672L580 206Z", "#fff", 'opacity=".07"') +
      (p.design === 2
        ? [214, 262, 310, 424, 472, 520].map((x) => rect(x, 278, 22, 242, 0, p.accent, 'opacity=".4"')).join("")
        : "") +
      repeat(p.pattern === "dots" ? 10 : 0, (n) =>
        circle(226 + (n % 5) * 72, 330 + Math.floor(n / 5) * 90, 11, p.accent, 'opacity=".8"'),
      ) +
      place(bow(1) + bow(-1) + rect(-30, -22, 60, 46, 16, k.soft(p.accent, 1.4)), 424, 172) +
      place(
        lifted(
          k,
          path("M0 -34L52 0L0 34H-70V-34Z", "#fffaf0") +
            circle(32, 0, 6, "#c9bfae") +
            lettering(p.text ?? "", -26, -9, 18, shade(p.colour, -0.1), 70),
          6,
        ),
        486,
        320,
        -150,
      )
    );
  },
  [424, 200],
);
