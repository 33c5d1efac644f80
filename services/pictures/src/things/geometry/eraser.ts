import { inkOn, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { path, place, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const eraser = standing(
  (p, k) => {
    const rubber = "#f5f3ef";
    const block = crate(k, -270, -90, 540, 190, rubber, 92, 66);
    const sleeve = crate(k, -120, -90, 392, 190, p.colour, 92, 66);
    return (
      floorShadow(k, 410, 436, 320) +
      place(
        block +
          path("M-270 -90q-16 96 0 190h14V-90Z", k.tube(rubber)) +
          sleeve +
          (p.design === 2
            ? [-104, 218].map((x) => rect(x, -90, 38, 190, 0, k.soft(p.accent))).join("") +
              rect(-48, -38, 248, 86, 10, "#fffdf8")
            : rect(-120, -20, 392, 58, 0, k.soft(p.accent)) +
              path("M272 -20l92 -66v58l-92 66Z", shade(p.accent, -0.14))) +
          path("M-120 -90L-28 -156M-120 -90V100", "none", `stroke="${shade(p.colour, 0.12)}" stroke-width="2.5"`) +
          lettering(
            p.text ?? "SOFT",
            76,
            -6,
            30,
            p.design === 2 ? shade(p.colour, -0.1) : inkOn(p.accent),
            p.design === 2 ? 220 : 300,
          ),
        376,
        326,
        -4,
      ) +
      repeat(6, (n) => path(`M${96 + n * 27} ${470 + (n % 3) * 13}q7 -9 15 -2t9 7q-12 6 -24 -5Z`, k.soft("#dcd8d0")))
    );
  },
  [300, 290],
);
