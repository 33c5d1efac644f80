import { inkOn, material, mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ellipse, path, repeat } from "../../lib/shapes.ts";
import { ball, crate, floorShadow, slab } from "../../lib/solids.ts";

export const buildingBlocks = standing(
  (p, k) => {
    const wood = (colour: string) => mix(colour, material.paleWood, 0.12);
    const column = (x: number, top: number, bottom: number, colour: string) =>
      path(`M${x} ${top}h70V${bottom}h-70Z`, k.tube(colour)) + ellipse(x + 35, top, 35, 11, shade(colour, 0.1));
    const arch = "M214 218H566V300H494A104 104 0 0 0 286 300H214Z";
    if (p.design === 2) {
      const block = (x: number, y: number, colour: string) => crate(k, x, y, 118, 108, wood(colour), 44, 28);
      return (
        floorShadow(k, 420, 524, 330) +
        repeat(4, (n) => block(112 + n * 136, 414, [rainbow(5), p.colour, rainbow(3), p.accent][n] ?? p.colour)) +
        repeat(3, (n) => block(180 + n * 136, 306, [p.accent, rainbow(0), p.colour][n] ?? p.colour)) +
        block(248, 198, rainbow(7)) +
        column(420, 206, 306, wood(rainbow(1))) +
        path("M236 198L318 104L400 186L366 198Z", k.soft(wood(rainbow(0)))) +
        lettering(p.text ?? "A", 307, 446, 44, inkOn(p.colour), 80, 1.1) +
        lettering("3", 239, 338, 44, inkOn(p.accent), 80, 1.1)
      );
    }
    return (
      floorShadow(k, 420, 524, 330) +
      crate(k, 120, 410, 130, 112, wood(rainbow(5)), 44, 28) +
      crate(k, 566, 400, 122, 122, wood(p.accent), 44, 28) +
      crate(k, 226, 300, 84, 222, wood(p.colour), 44, 28) +
      crate(k, 470, 300, 84, 222, wood(p.colour), 44, 28) +
      slab(k, arch, wood(rainbow(3)), 40, -26) +
      path(`M254 218L300 132L346 218Z`, k.soft(wood(rainbow(0)))) +
      path("M346 218L300 132L332 112L384 196Z", shade(rainbow(0), -0.14)) +
      column(438, 128, 218, wood(rainbow(7))) +
      path("M424 128L474 58L522 128A49 12 0 0 1 424 128Z", k.tube(wood(rainbow(0)))) +
      lettering(p.text ?? "A", 184, 440, 50, inkOn(rainbow(5)), 90, 1.1) +
      lettering("B", 626, 434, 52, inkOn(p.accent), 90, 1.1) +
      floorShadow(k, 384, 530, 56, 0.2) +
      ball(k, 384, 484, 40, wood(rainbow(1)))
    );
  },
  [400, 240],
);
