import { inkOn, material, mix, rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { pencilRod } from "../../lib/rods.ts";
import { circle, path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";
import { seam } from "./parts.ts";

export const pencilCase = lying(
  (p, k) => {
    const body =
      "M-300 -96Q-320 -110 -300 -122Q0 -150 300 -122Q322 -112 312 -92Q330 20 306 118Q296 146 262 150Q0 168 -262 150Q-300 146 -308 116Q-326 20 -300 -96Z";
    const tools = repeat(5, (n) =>
      place(
        pencilRod(k, 300, 34, rainbow(n * 2), { lead: rainbow(n * 2), end: "cut", accent: p.accent }),
        -170 + n * 62,
        -236 + (n % 2) * 22,
        90 + (n - 2) * 4,
      ),
    );
    const teeth =
      path("M-286 -108Q0 -136 288 -108", "none", `stroke="${material.darkSteel}" stroke-width="15"`) +
      path(
        "M-286 -108Q0 -136 288 -108",
        "none",
        `stroke="${shade(material.brass, 0.05)}" stroke-width="10" stroke-dasharray="5 4"`,
      );
    const motif =
      p.pattern === "dots"
        ? repeat(18, (n) => circle(-250 + (n % 6) * 100, -40 + Math.floor(n / 6) * 66, 15, k.soft(p.accent)))
        : p.pattern === "lines"
          ? repeat(3, (n) =>
              path(
                `M-308 ${-30 + n * 56}Q0 ${-46 + n * 56} 314 ${-30 + n * 56}v26Q0 ${-20 + n * 56} -310 ${-4 + n * 56}Z`,
                p.accent,
                'opacity=".85"',
              ),
            )
          : p.design === 2
            ? [-228, -150, 118, 196].map((x) => path(`M${x} -96h44l-8 254h-40Z`, k.soft(p.accent))).join("")
            : path(
                "M-312 60Q0 78 316 60Q316 92 306 118Q296 146 262 150Q0 168 -262 150Q-300 146 -308 116Z",
                k.soft(p.accent),
              ) + seam("M-308 54Q0 72 312 54", p.accent);
    return place(
      tools +
        lifted(
          k,
          path(
            body,
            k.linear(
              [
                [0, shade(p.colour, 0.08)],
                [0.4, p.colour],
                [1, shade(p.colour, -0.13)],
              ],
              0.2,
              0,
              0.4,
              1,
            ),
          ) +
            motif +
            teeth +
            seam("M-296 -80Q0 -106 300 -80", p.colour),
          16,
        ) +
        rect(176, -132, 40, 24, 6, k.metal(material.brass, "y")) +
        path("M188 -112q-8 58 8 62q16 -4 8 -62Z", k.metal(material.brass)) +
        rect(-60, -10, 120, 44, 8, k.soft(mix(p.accent, "#ffffff", 0.25))) +
        lettering(p.text ?? "PENS", 0, 4, 18, inkOn(mix(p.accent, "#ffffff", 0.25)), 90),
      396,
      358,
      -4,
    );
  },
  [520, 270],
);
