import { shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { ellipse, line, path } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import { tubing } from "../../lib/tubing.ts";

/** A stool without a back: a round cushion on a column, on a foot that is rounded below and lets it sway. */
export const stool = roomy(
  (p, k) =>
    floorShadow(k, 400, 528, 190) +
    ellipse(400, 500, 168, 34, shade("#3b3c42", -0.05)) +
    ellipse(400, 486, 168, 34, k.soft(p.design === 2 ? p.accent : "#4a4b52")) +
    (p.design === 2
      ? tubing("M400 482V250", "#4a4b52", 30) +
        path("M360 482Q372 380 366 270H434Q428 380 440 482Z", k.tube(p.accent)) +
        [300, 332, 364].map((y) => line(`M368 ${y}H432`, shade(p.accent, -0.16), 7)).join("")
      : tubing("M400 482V250", p.accent, 46) + line("M366 420H434", shade(p.accent, -0.2), 8)) +
    ellipse(400, 252, 176, 50, shade(p.colour, -0.2)) +
    ellipse(400, 226, 182, 54, shade(p.colour, -0.1)) +
    ellipse(400, 204, 182, 56, k.soft(p.colour)) +
    ellipse(372, 190, 104, 24, "#fff", 'opacity=".16"') +
    (p.design === 2
      ? ellipse(400, 204, 112, 32, "none", `stroke="${shade(p.colour, -0.14)}" stroke-width="5"`) +
        ellipse(400, 204, 26, 9, p.accent)
      : "") +
    line("M220 212Q400 290 580 212", shade(p.colour, -0.24), 4, 'opacity=".7"'),
  [400, 230],
);
