import { shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { group, line, path, place, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";
import { scale, acrylic } from "./parts.ts";

export const setSquare = lying(
  (p, k) => {
    const outline = "M-340 170L0 -170L340 170Q342 178 332 178H-332Q-342 178 -340 170ZM-70 96A70 70 0 0 1 70 96Z";
    const ink = shade(p.colour, -0.3);
    const ticks = Array.from({ length: 35 }, (_, n) => {
      const angle = (Math.PI * (n + 1)) / 36;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const inner = n % 2 === 1 ? 198 : 208;
      return `M${x * inner} ${174 - y * inner}L${x * 222} ${174 - y * 222}`;
    }).join("");
    const square =
      acrylic(k, outline, p.colour) +
      group(
        path(ticks, "none", `stroke="${ink}" stroke-width="2.2"`),
        `clip-path="${k.clip(path("M-322 172L0 -150L322 172Z", "#000"))}"`,
      ) +
      place(scale(560, 40, ink, 0, -1), -280, 174) +
      repeat(15, (n) => lettering(String(Math.abs(n - 7)), -280 + n * 40, 118, 17, ink)) +
      repeat(3, (n) => line(`M${-150 + n * 24} ${70 - n * 28}H${150 - n * 24}`, ink, 1.6, 'opacity=".6"')) +
      line("M0 -140V80", ink, 2) +
      line("M-160 14L-86 60M160 14L86 60", ink, 1.8, 'opacity=".7"') +
      lettering(p.text ?? "", 0, -30, 22, ink, 100) +
      path("M-318 168L-12 -142L20 -110L-240 168Z", "#ffffff", 'opacity=".17"');
    return rearranged(
      p,
      line("M70 100L720 516M120 530L690 130", "#7d7770", 2, 'opacity=".35"') +
        place(lifted(k, square, 11), 400, 308, -8, 1.02) +
        place(
          lifted(k, path("M-46 0Q-46 -15 -32 -15H32Q46 -15 46 0L36 14H-36Z", k.tube(p.accent, "y")), 7),
          404,
          432,
          -8,
          1.3,
        ),
      -38,
      0.86,
    );
  },
  [300, 400],
);
