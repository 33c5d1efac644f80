import { shade } from "../../lib/colour.ts";
import { fromOtherSide, roomy } from "../../lib/drawing.ts";
import { ellipse, line, path, rect } from "../../lib/shapes.ts";
import { floorShadow, screw, slab } from "../../lib/solids.ts";
import { grain, tubing } from "../../lib/tubing.ts";
import { foot, within } from "./parts.ts";

export const chair = roomy(
  (p, k) => {
    const seat =
      "M214 322Q196 336 214 350Q352 390 500 380Q528 378 542 362L588 306Q596 288 572 286Q450 270 318 272Q298 272 286 280Z";
    const back =
      "M292 70Q294 46 320 44Q460 36 586 58Q610 62 610 86L598 186Q594 208 570 206Q448 188 318 194Q298 194 296 174Z";
    const stops = [
      [0, shade(p.colour, -0.03)],
      [0.22, shade(p.colour, 0.09)],
      [0.6, p.colour],
      [1, shade(p.colour, -0.12)],
    ] as const;
    const shell = k.linear(stops, 0, 0, 1, 0.25);
    const leg = (d: string) => tubing(d, p.accent, 22);
    const rear =
      leg("M322 290L336 484") +
      foot(k, 336, 486) +
      leg("M566 300L622 506") +
      foot(k, 622, 508) +
      leg("M322 300L312 110") +
      leg("M570 308L588 130") +
      leg("M330 430L598 448");
    const handle =
      path(
        "M406 84Q454 78 504 88Q522 92 520 104Q516 116 500 112Q452 104 408 108Q392 108 392 96Q392 86 406 84Z",
        shade(p.colour, -0.28),
      ) + path("M404 92Q454 86 506 96Q516 100 512 106Q456 96 402 103Z", "#efebe4");
    const backrest =
      slab(k, back, p.colour, 6, 6, shell) +
      within(k, back, grain(p.colour, 292, 44, 320, 166, 7)) +
      (p.design === 2 ? rect(330, 128, 236, 16, 8, shade(p.colour, -0.2), 'transform="rotate(5 448 136)"') : handle) +
      line("M304 80Q306 58 326 56Q456 48 580 68", "#fff", 4, 'opacity=".45"') +
      screw(k, 326, 168, 9) +
      screw(k, 572, 180, 9);
    const front =
      leg("M236 352L212 520") +
      foot(k, 212, 522) +
      leg("M516 374L540 540") +
      foot(k, 540, 542) +
      leg("M224 470L530 486");
    const seating =
      slab(k, seat, p.colour, 3, 17, shell) +
      within(k, seat, grain(p.colour, 200, 270, 396, 116, 6)) +
      line("M226 330Q294 284 322 282Q440 280 560 294", "#fff", 4, 'opacity=".4"') +
      ellipse(392, 322, 116, 26, "#000", 'opacity=".05"');
    return fromOtherSide(p, floorShadow(k, 420, 536, 260) + rear + backrest + front + seating);
  },
  [440, 150],
  [360, 150],
);
