import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring, roundedPath } from "../lib/shapes.ts";
import { ball, crate, floorShadow, lifted, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<
  PictureKind,
  "dice" | "puzzle" | "board-game" | "building-blocks" | "wooden-train" | "doll" | "hand-puppet" | "picture-book" | "textbook"
>;

/** The spots of a die's face, in a square of side 2 round the origin. */
function spots(n: number, colour: string): string {
  const places: readonly (readonly [number, number])[] = [[0, 0], [-0.5, -0.5], [0.5, 0.5], [0.5, -0.5], [-0.5, 0.5], [-0.5, 0], [0.5, 0]];
  const shown = [[0], [1, 2], [0, 1, 2], [1, 2, 3, 4], [0, 1, 2, 3, 4], [1, 2, 3, 4, 5, 6]][n - 1] ?? [0];
  return shown.map((index) => { const [x, y] = places[index] ?? [0, 0]; return circle(x, y, 0.19, colour); }).join("");
}

/** A die with rounded corners; three faces show. */
function die(k: Paints, x: number, y: number, size: number, colour: string, faces: readonly [number, number, number], dots: string): string {
  const h = size / 2;
  const face = (matrix: string, step: number, n: number) => `<g transform="matrix(${matrix})">${rect(-1, -1, 2, 2, 0.2, k.soft(shade(colour, step), 0.8))}${spots(n, dots)}</g>`;
  const [w, rise] = [h * 0.86, h * 0.5];
  const under = polygon([-2 * w + 8, -rise], [0, -3 * rise + 6], [2 * w - 8, -rise], [2 * w - 8, size - rise - 4], [0, size + rise - 8], [8 - 2 * w, size - rise - 4]);
  return place(path(under, shade(colour, -0.04)) + face(`${w},${-rise},${w},${rise},0,${-rise}`, 0.08, faces[0]) + face(`${w},${rise},0,${h},${-w},${h}`, 0, faces[1]) + face(`${w},${-rise},0,${h},${w},${h}`, -0.13, faces[2]), x, y);
}

const dice = standing((p, k) => floorShadow(k, 280, 470, 170) + floorShadow(k, 560, 522, 150) + die(k, 286, 236, 190, p.colour, [5, 3, 6], inkOn(p.colour)) + die(k, 572, 348, 144, p.accent, [2, 6, 4], inkOn(p.accent)) +
  (p.count !== undefined && p.count > 2 ? die(k, 116, 446, 72, mix(p.colour, "#ffffff", 0.75), [1, 4, 5], shade(p.colour, -0.2)) : ""), [300, 250]);

const puzzle = lying((p, k) => {
  const piece = "M-70 -70H-22C-6 -70 -16 -86 -18 -96C-20 -118 20 -118 18 -96C16 -86 6 -70 22 -70H70V-22C70 -6 86 -16 96 -18C118 -20 118 20 96 18C86 16 70 6 70 22V70H22C6 70 16 54 18 44C20 26 -20 26 -18 44C-16 54 -6 70 -22 70H-70V22C-70 6 -54 16 -44 18C-26 20 -26 -20 -44 -18C-54 -16 -70 -6 -70 -22Z";
  const colours = [p.colour, mix(p.colour, "#ffffff", 0.3), p.accent, mix(p.accent, "#ffffff", 0.25), rainbow(5), rainbow(3), rainbow(7), p.colour, rainbow(1)];
  return place(repeat(9, (n) => {
    const [column, row] = [n % 3, Math.floor(n / 3)];
    const away = n === 2;
    return place(lifted(k, slab(k, piece, colours[n] ?? p.colour, 3, 8) + path(piece, "none", 'stroke="#fff" stroke-width="2" opacity=".3"'), away ? 18 : 8), (column - 1) * 142 + (away ? 84 : 0), (1 - row) * -142 + (away ? -40 : 0) , away ? 22 : 0);
  }), 360, 330, -6, 0.98);
}, [470, 240]);

const boardGame = lying((p, k) => {
  const squares = repeat(20, (n) => {
    const side = Math.floor(n / 5);
    const along = -202 + (n % 5) * 81;
    const [x = 0, y = 0] = [[along, -202], [202, along], [-along, 202], [-202, -along]][side] ?? [];
    return rect(x - 36, y - 36, 72, 72, 10, k.soft([p.colour, "#fffaf0", p.accent, rainbow(5), rainbow(3)][n % 5] ?? p.colour)) + (n % 5 === 1 ? place(path("M0 -22L6 -7L22 -6L10 4L14 20L0 11L-14 20L-10 4L-22 -6L-6 -7Z", p.accent), x, y) : "");
  });
  const pawn = (x: number, y: number, colour: string) => place(lifted(k, path("M-26 34Q-26 8 -10 -12H10Q26 8 26 34Q26 46 0 46Q-26 46 -26 34Z", k.tube(colour)) + circle(0, -28, 24, k.sphere(colour)) + ellipse(-8, -36, 6, 4, "#fff", 'opacity=".6"'), 10), x, y);
  return place(lifted(k, slab(k, roundedPath(-262, -262, 524, 524, 18), shade(p.colour, -0.05), 8, 12) + rect(-248, -248, 496, 496, 12, k.soft("#f6ead2")) + squares + rect(-136, -136, 276, 276, 14, k.soft(mix(p.accent, "#ffffff", 0.55))) + path("M-90 70Q-60 -30 0 10T92 -72", "none", `stroke="${p.colour}" stroke-width="10" stroke-dasharray="2 22" stroke-linecap="round"`), 18), 384, 300, -8, 0.96) +
    pawn(300, 270, rainbow(0)) + pawn(420, 330, rainbow(7)) + pawn(600, 190, rainbow(3)) + die(k, 676, 440, 80, "#fffdf7", [5, 1, 3], material.ink);
}, [380, 290]);

const buildingBlocks = standing((p, k) => {
  const wood = (colour: string) => mix(colour, material.paleWood, 0.12);
  const column = (x: number, top: number, bottom: number, colour: string) => path(`M${x} ${top}h70V${bottom}h-70Z`, k.tube(colour)) + ellipse(x + 35, top, 35, 11, shade(colour, 0.1));
  const arch = "M214 218H566V300H494A104 104 0 0 0 286 300H214Z";
  return floorShadow(k, 420, 524, 330) + crate(k, 120, 410, 130, 112, wood(rainbow(5)), 44, 28) + crate(k, 566, 400, 122, 122, wood(p.accent), 44, 28) + crate(k, 226, 300, 84, 222, wood(p.colour), 44, 28) + crate(k, 470, 300, 84, 222, wood(p.colour), 44, 28) +
    slab(k, arch, wood(rainbow(3)), 40, -26) + path(`M254 218L300 132L346 218Z`, k.soft(wood(rainbow(0)))) + path("M346 218L300 132L332 112L384 196Z", shade(rainbow(0), -0.14)) + column(438, 128, 218, wood(rainbow(7))) + path("M424 128L474 58L522 128A49 12 0 0 1 424 128Z", k.tube(wood(rainbow(0)))) +
    lettering(p.text ?? "A", 184, 440, 50, inkOn(rainbow(5)), 90, 1.1) + lettering("B", 626, 434, 52, inkOn(p.accent), 90, 1.1) + floorShadow(k, 384, 530, 56, 0.2) + ball(k, 384, 484, 40, wood(rainbow(1)));
}, [400, 240]);

const woodenTrain = standing((p, k) => {
  const wheel = (x: number, y: number, r: number) => circle(x + 5, y + 2, r, shade(material.darkWood, -0.16)) + circle(x, y, r, k.sphere(p.accent)) + ring(x, y, r * 0.7, shade(p.accent, -0.14), 4) + circle(x, y, r * 0.26, k.sphere(material.paleWood));
  const engine = crate(k, 90, 400, 350, 66, material.wood, 60, 34) + path("M104 268H300V402H104Z", k.tube(p.colour, "y")) + ellipse(104, 335, 22, 67, k.soft(shade(p.colour, 0.1))) + ellipse(102, 335, 14, 46, k.sphere(p.accent)) + rect(170, 190, 52, 82, 6, k.tube(shade(p.accent, -0.02))) + path("M156 190H236L224 158H168Z", k.tube(p.accent)) + rect(250, 236, 36, 36, 14, k.tube(material.brass)) +
    crate(k, 296, 206, 140, 196, shade(p.colour, -0.03), 60, 34) + rect(326, 240, 80, 74, 12, "#fbf3df") + path("M326 240H380L334 314H326Z", "#fff", 'opacity=".6"') + crate(k, 280, 184, 172, 28, p.accent, 66, 38) + wheel(156, 478, 44) + wheel(264, 478, 44) + wheel(386, 466, 56);
  const wagon = crate(k, 516, 400, 200, 66, material.wood, 50, 30) + repeat(3, (n) => ball(k, 556 + n * 62, 376, 34, rainbow(n * 3 + 1))) + crate(k, 508, 372, 208, 62, mix(p.colour, p.accent, 0.25), 50, 30).replace(/<path[^>]*\/>/, "") + wheel(566, 478, 44) + wheel(668, 478, 44);
  const smoke = [[196, 126, 22], [226, 92, 30], [272, 62, 38]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, k.sphere("#f3f1ee"), 'opacity=".85"')).join("");
  return `<g transform="translate(0 -12)">${floorShadow(k, 300, 524, 240)}${floorShadow(k, 630, 522, 130)}${line("M496 436H520", "#5b4330", 9)}${wagon}${engine}${smoke}</g>`;
}, [300, 330]);

function face(k: Paints, cx: number, cy: number, r: number, skin: string): string {
  return circle(cx, cy, r, k.sphere(skin)) + circle(cx - r * 0.36, cy + r * 0.02, r * 0.095, "#3a2b25") + circle(cx + r * 0.36, cy + r * 0.02, r * 0.095, "#3a2b25") + circle(cx - r * 0.33, cy - r * 0.02, r * 0.03, "#fff") + circle(cx + r * 0.39, cy - r * 0.02, r * 0.03, "#fff") +
    ellipse(cx - r * 0.55, cy + r * 0.3, r * 0.16, r * 0.1, "#ea7d6f", 'opacity=".45"') + ellipse(cx + r * 0.55, cy + r * 0.3, r * 0.16, r * 0.1, "#ea7d6f", 'opacity=".45"') + line(`M${cx - r * 0.24} ${cy + r * 0.34}Q${cx} ${cy + r * 0.58} ${cx + r * 0.24} ${cy + r * 0.34}`, "#a8463f", r * 0.055);
}

const doll = standing((p, k) => {
  const hair = "#7a4a2c";
  const limb = (d: string, colour: string, width: number) => line(d, shade(colour, -0.08), width) + line(d, colour, width * 0.72);
  return floorShadow(k, 400, 532, 170) + path("M270 190Q250 60 400 56Q550 60 530 190Q560 300 520 330H280Q240 300 270 190Z", k.soft(hair)) + limb("M348 440V506", material.skin, 42) + limb("M452 440V506", material.skin, 42) + path("M312 534Q308 496 348 494Q374 496 374 534ZM426 534Q426 496 452 494Q492 496 488 534Z", k.soft(p.accent)) +
    limb("M316 330Q262 370 246 424", material.skin, 38) + limb("M484 330Q538 370 554 424", material.skin, 38) + path("M340 288H460Q478 292 484 320L532 448Q400 492 268 448L316 320Q322 292 340 288Z", k.linear([[0, shade(p.colour, 0.08)], [0.5, p.colour], [1, shade(p.colour, -0.12)]], 0, 0, 1, 0.6)) + path("M268 448Q400 492 532 448L538 466Q400 512 262 466Z", p.accent) +
    repeat(9, (n) => circle(318 + (n % 5) * 42 + (n > 4 ? 20 : 0), n > 4 ? 430 : 386, 8, mix(p.colour, "#ffffff", 0.55))) + path("M346 288Q400 324 454 288L446 322Q400 346 354 322Z", k.soft("#fffaf2")) + limb("M300 336Q296 320 322 306", p.colour, 48) + limb("M500 336Q504 320 478 306", p.colour, 48) +
    face(k, 400, 192, 104, material.skin) + path("M296 190Q290 88 400 82Q510 88 504 190Q486 128 428 112Q380 160 296 190Z", k.soft(hair, 1.4)) + place(path("M0 0C-20 -34 -62 -34 -58 0C-62 34 -20 34 0 0C20 -34 62 -34 58 0C62 34 20 34 0 0Z", k.soft(p.accent)) + circle(0, 0, 12, shade(p.accent, -0.12)), 470, 96, 14) + limb("M268 200Q236 260 262 322", hair, 34) + limb("M532 200Q564 260 538 322", hair, 34) + circle(262, 326, 14, p.accent) + circle(538, 326, 14, p.accent);
}, [400, 190]);

const handPuppet = standing((p, k) => {
  const fur = p.colour;
  const muzzle = mix(fur, "#ffffff", 0.72);
  return floorShadow(k, 400, 532, 170) + path("M276 528Q300 400 322 330H478Q500 400 524 528Q400 552 276 528Z", k.tube(p.accent, "x", 0.8)) + repeat(5, (n) => path(`M${296 - n * 1} ${490 - n * 34}Q400 ${512 - n * 34} ${504 + n * 1} ${490 - n * 34}`, "none", `stroke="${shade(p.accent, 0.16)}" stroke-width="7" opacity=".6"`)) +
    path("M330 352Q232 330 190 286Q160 250 196 228Q226 216 248 254Q290 310 352 306Z", k.soft(fur)) + path("M470 352Q568 330 610 286Q640 250 604 228Q574 216 552 254Q510 310 448 306Z", k.soft(shade(fur, -0.05))) + circle(206, 254, 22, muzzle) + circle(594, 254, 22, muzzle) +
    circle(292, 112, 56, k.sphere(fur)) + circle(508, 112, 56, k.sphere(shade(fur, -0.05))) + circle(292, 114, 30, k.soft(mix(muzzle, "#e89a94", 0.4))) + circle(508, 114, 30, k.soft(mix(muzzle, "#e89a94", 0.4))) + ellipse(400, 208, 148, 134, k.sphere(fur)) + ellipse(400, 256, 80, 62, k.sphere(muzzle)) +
    ellipse(400, 224, 30, 21, k.sphere("#3b2a24")) + line("M400 244V272M366 274Q384 296 400 276Q416 296 434 274", "#5b3a2f", 6) + [336, 464].map((x) => circle(x, 180, 17, "#2d211d") + circle(x - 5, 174, 6, "#fff")).join("") + path("M320 336Q400 372 480 336L472 372Q400 402 328 372Z", k.soft(rainbow(0))) + circle(400, 372, 16, k.sphere(material.brass));
}, [400, 210]);

/** A closed book that lies a little turned, with its pages' edge; `art` is what its cover shows, in -170..170 by -230..230. */
function book(k: Paints, colour: string, art: string, thickness: number): string {
  return path(roundedPath(-176 + thickness * 0.7, -230 + thickness, 352, 464, 8), shade(colour, -0.17)) + slab(k, roundedPath(-166, -224, 334, 452, 3), "#f7f1e3", thickness * 0.6, thickness * 0.9) + slab(k, roundedPath(-176, -232, 350, 464, 8), colour, 2, 3) + art + rect(-176, -232, 26, 464, 8, k.linear([[0, "#000", 0.16], [0.5, "#fff", 0.2], [1, "#000", 0.1]], 0, 0, 1, 0));
}

const pictureBook = lying((p, k) => {
  const sky = mix(p.colour, "#ffffff", 0.5);
  const art = `<g clip-path="${k.clip(rect(-130, -206, 284, 412, 8, "#000"))}">${rect(-130, -206, 284, 412, 0, k.linear([[0, shade(sky, 0.04)], [1, mix(sky, p.accent, 0.3)]]))}${circle(90, -110, 52, k.sphere("#f7cf4f"))}${ellipse(-60, -120, 56, 20, "#fff", 'opacity=".85"')}${path("M-140 110Q-40 20 60 90T170 70V220H-140Z", k.soft("#6fae6c"))}${path("M-140 160Q20 90 170 150V220H-140Z", k.soft("#4c9258"))}${place(ellipse(0, 34, 66, 58, k.sphere(p.accent)) + circle(44, -28, 44, k.sphere(p.accent)) + path("M20 -58L16 -104L46 -70ZM58 -68L84 -100L84 -54Z", k.soft(p.accent)) + circle(36, -32, 6, "#2d211d") + circle(64, -30, 6, "#2d211d") + path("M48 -18h10l-5 7Z", "#2d211d") + path("M-60 50Q-116 30 -96 -22Q-70 -20 -58 20Z", k.soft(shade(p.accent, -0.04))) + rect(-30, 70, 20, 34, 8, k.tube(p.accent)) + rect(24, 70, 20, 34, 8, k.tube(p.accent)), 6, 66)}</g>` + (p.text === undefined ? "" : lettering(p.text, 12, -186, 38, shade(p.colour, -0.2), 260, 1.1));
  return place(lifted(k, book(k, p.accent, "", 16), 12), 500, 310, 12) + place(lifted(k, book(k, p.colour, art, 22), 16), 330, 292, -8);
}, [340, 320]);

const textbook = lying((p, k) => {
  const ink = inkOn(p.colour);
  const art = path("M-176 60Q0 -30 174 40V224Q174 232 166 232H-168Q-176 232 -176 224Z", k.soft(p.accent)) + [[70, 120, 64], [-50, 160, 40], [110, 30, 30]].map(([x = 0, y = 0, r = 0]) => ring(x, y, r, mix(p.accent, "#ffffff", 0.55), 7, 'opacity=".75"')).join("") + path("M-110 110L-30 60L20 140Z", "none", `stroke="${mix(p.accent, "#ffffff", 0.65)}" stroke-width="7" stroke-linejoin="round"`) +
    lettering(p.text ?? "1+2=3", 10, -176, 56, ink, 270, 1) + rect(-112, -92, 190, 9, 4, ink, 'opacity=".7"') + rect(-112, -68, 120, 9, 4, ink, 'opacity=".45"') + path("M-150 -226H80L-90 226H-150Z", "#fff", 'opacity=".06"');
  return place(lifted(k, book(k, mix(p.accent, "#ffffff", 0.15), "", 26), 12), 486, 312, 13) + place(lifted(k, book(k, p.colour, art, 34), 16), 340, 288, -7);
}, [330, 220]);

/** Games, toys and books. */
export const toys = {
  dice, puzzle, doll, textbook,
  "board-game": boardGame, "building-blocks": buildingBlocks, "wooden-train": woodenTrain, "hand-puppet": handPuppet, "picture-book": pictureBook,
} satisfies Record<Kind, Drawing>;
