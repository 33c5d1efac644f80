import { material, rainbow, shade } from "../../lib/colour.ts";
import { fromOtherSide, roomy } from "../../lib/drawing.ts";
import { line, path, polygon, rect } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";
import { grain, tubing } from "../../lib/tubing.ts";
import { foot, within } from "./parts.ts";

export const desk = roomy(
  (p, k) => {
    const [left, top, width, depth, rise] = [72, 206, 520, 140, 92];
    const surface = polygon(
      [left, top],
      [left + depth, top - rise],
      [left + depth + width, top - rise],
      [left + width, top],
    );
    const frame = p.accent;
    const rear =
      tubing("M214 190V430", frame, 22) +
      foot(k, 214, 436) +
      tubing("M712 150V438", frame, 22) +
      foot(k, 712, 444) +
      tubing("M560 490L708 396", frame, 18) +
      tubing("M106 490L210 398", frame, 18) +
      tubing("M214 352H708", frame, 16);
    const tray =
      path(
        polygon([130, 242], [540, 242], [620, 204], [620, 262], [540, 316], [130, 316]),
        k.linear([
          [0, "#4a4d53"],
          [1, "#6d7178"],
        ]),
      ) +
      rect(150, 268, 130, 12, 2, rainbow(8)) +
      rect(146, 281, 140, 13, 2, "#f5f0e4") +
      rect(152, 294, 126, 14, 2, rainbow(1)) +
      rect(330, 284, 150, 24, 4, k.soft(rainbow(5))) +
      rect(122, 308, 424, 14, 4, k.metal(material.steel, "y"));
    const front =
      tubing("M104 230V512", frame, 25) +
      foot(k, 104, 520) +
      tubing("M562 230V512", frame, 25) +
      foot(k, 562, 520) +
      rect(left + 18, top + 22, width - 36, 16, 4, k.tube(shade(frame, -0.05), "y"));
    const board =
      crate(k, left, top, width, 26, p.colour, depth, rise) +
      within(k, surface, grain(p.colour, left, top - rise, width + depth, rise, 6)) +
      path(
        polygon(
          [left + 6, top - 2],
          [left + depth + 2, top - rise + 2],
          [left + 330, top - rise + 2],
          [left + 170, top - 2],
        ),
        "#fff",
        'opacity=".12"',
      ) +
      rect(left, top + 20, width, 6, 2, shade(p.colour, -0.16), 'opacity=".6"') +
      line("M250 128H560", shade(p.colour, -0.14), 8) +
      line("M252 131H560", shade(p.colour, 0.1), 2);
    const page = polygon([262, 186], [312, 150], [486, 150], [446, 186]);
    const notebook =
      path(page, "#2b221c", 'opacity=".22" transform="translate(5 6)"') +
      path(page, "#fdfbf6") +
      path(
        polygon([354, 186], [400, 150], [486, 150], [446, 186]),
        k.linear(
          [
            [0, "#e6e0d4"],
            [0.3, "#fdfbf6"],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      line("M298 174H344M308 166H356M318 158H370M392 174H440M402 166H448M412 158H458", "#9db5cf", 2);
    const pencil =
      rect(300, 121, 190, 9, 4, k.tube(rainbow(3), "y")) +
      path("M490 121l22 4.5l-22 4.5Z", material.paleWood) +
      path("M506 124.3l6 1.2l-6 1.2Z", material.ink);
    const drawer =
      rect(150, 236, 180, 62, 6, k.soft(shade(p.colour, -0.04))) +
      rect(212, 260, 56, 12, 6, k.metal(material.steel, "y")) +
      rect(368, 236, 180, 62, 6, k.soft(shade(p.colour, -0.04))) +
      rect(430, 260, 56, 12, 6, k.metal(material.steel, "y"));
    const hook = tubing("M652 236v44q0 16 -17 16q-12 0 -12 -13", material.steel, 9);
    return fromOtherSide(
      p,
      floorShadow(k, 410, 522, 320) +
        rear +
        tray +
        front +
        hook +
        board +
        (p.design === 2 ? drawer : notebook + pencil),
    );
  },
  [330, 190],
  [470, 190],
);
