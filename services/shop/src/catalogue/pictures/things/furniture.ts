import { material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, roomy, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { circle, ellipse, group, line, path, place, polygon, rect, repeat } from "../lib/shapes.ts";
import { ball, crate, cup, floorShadow, lifted, screw } from "../lib/solids.ts";
import { leaf, plant } from "../lib/stages.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "chair" | "desk" | "shelf" | "locker" | "carpet" | "lamp" | "wall-tattoo">;

/** A leg of steel tube with a rubber foot. */
function leg(x1: number, y1: number, x2: number, y2: number, colour: string, width = 16): string {
  return line(`M${x1} ${y1}L${x2} ${y2}`, shade(colour, -0.14), width) + line(`M${x1 - width * 0.14} ${y1}L${x2 - width * 0.14} ${y2}`, shade(colour, 0.08), width * 0.5) + line(`M${x2} ${y2 - 5}V${y2 + 3}`, "#2f3034", width + 4);
}

const chair = roomy((p, k) => {
  const frame = p.accent;
  return floorShadow(k, 410, 536, 210) + leg(330, 340, 300, 506, shade(frame, -0.08)) + leg(540, 330, 560, 500, shade(frame, -0.08)) + line("M308 470H552", shade(frame, -0.16), 10) + path("M286 96Q290 66 324 66H488Q524 66 528 96L536 214Q536 240 508 240H304Q276 240 278 214Z", shade(p.colour, -0.17), 'transform="translate(9 5)"') + path("M286 96Q290 66 324 66H488Q524 66 528 96L536 214Q536 240 508 240H304Q276 240 278 214Z", k.linear([[0, shade(p.colour, 0.1)], [0.5, p.colour], [1, shade(p.colour, -0.1)]], 0, 0, 0.7, 1)) + rect(356, 92, 100, 24, 12, shade(p.colour, -0.28)) + path("M300 108Q302 84 326 80", "none", 'stroke="#fff" stroke-width="7" opacity=".45" stroke-linecap="round"') +
    leg(306, 214, 306, 356, frame, 20) + leg(516, 214, 516, 356, frame, 20) + path("M262 352Q300 316 330 314H500Q536 316 566 352Q586 390 560 398H264Q240 390 262 352Z", k.linear([[0, shade(p.colour, 0.12)], [1, shade(p.colour, -0.02)]])) + path("M250 380Q254 396 270 398H558Q574 396 576 380Q584 412 558 416H270Q242 412 250 380Z", shade(p.colour, -0.16)) + leg(276, 408, 232, 530, frame, 19) + leg(548, 408, 596, 530, frame, 19) + line("M244 490H584", shade(frame, -0.05), 12);
}, [410, 200]);

const desk = roomy((p, k) => {
  const top = mix(material.paleWood, p.colour, 0.12);
  return floorShadow(k, 410, 534, 320) + leg(206, 288, 206, 480, shade(p.accent, -0.1)) + leg(668, 288, 668, 480, shade(p.accent, -0.1)) + crate(k, 440, 318, 190, 156, p.colour, 46, 30) + [0, 1].map((n) => rect(454, 334 + n * 68, 162, 58, 6, k.soft(shade(p.colour, 0.07))) + rect(506, 350 + n * 68, 58, 10, 5, k.metal(material.steel, "y"))).join("") + leg(122, 318, 122, 524, p.accent, 19) + leg(644, 318, 644, 524, p.accent, 19) + line("M122 476H440", shade(p.accent, -0.12), 10) +
    path(polygon([92, 300], [182, 244], [722, 244], [676, 300]), k.linear([[0, shade(top, 0.06)], [1, shade(top, -0.02)]], 0, 0, 1, 1)) + repeat(4, (n) => line(`M${120 + n * 14} ${292 - n * 13}Q400 ${282 - n * 12} ${676 + n * 10} ${290 - n * 12}`, shade(top, -0.07), 1.5, 'opacity=".55"')) + rect(92, 300, 584, 22, 5, k.tube(top, "y")) + path(polygon([676, 300], [722, 244], [722, 264], [676, 322]), shade(top, -0.16)) +
    rect(236, 196, 100, 18, 3, k.soft(rainbow(0))) + rect(226, 214, 116, 20, 3, k.soft(rainbow(7))) + rect(232, 234, 108, 20, 3, k.soft(p.accent)) + [0, 1, 2].map((n) => place(rect(-5, -84, 10, 84, 2, k.tube(rainbow(n * 3 + 1))) + path("M-5 -84L0 -102L5 -84Z", material.paleWood), 420 + n * 12, 232, -9 + n * 9)).join("") + cup(k, 430, 198, 256, 28, p.colour, 3) + plant(k, 600, 264, 0.72);
}, [480, 340]);

const shelf = roomy((p, k) => {
  const wood = mix(p.colour, material.paleWood, 0.1);
  const dark = shade(wood, -0.16);
  const cell = (x: number, y: number) => rect(x, y, 166, 128, 0, k.linear([[0, shade(wood, -0.22)], [1, shade(wood, -0.1)]], 0, 0, 0.8, 1));
  const booksAt = (x: number, y: number, n: number, start: number) => repeat(n, (index) => rect(x + index * 21, y - 92 - ((index * 7) % 3) * 8, 18, 92 + ((index * 7) % 3) * 8, 2, k.tube(rainbow(start + index * 2))));
  const basket = (x: number, y: number, colour: string) => rect(x + 16, y + 38, 134, 90, 10, k.soft(colour)) + rect(x + 56, y + 58, 54, 16, 8, shade(colour, -0.2)) + rect(x + 16, y + 38, 134, 8, 4, "#fff", 'opacity=".3"');
  return floorShadow(k, 410, 536, 300) + path(polygon([684, 84], [712, 66], [712, 514], [684, 532]), dark) + path(polygon([116, 84], [144, 66], [712, 66], [684, 84]), shade(wood, 0.1)) + rect(116, 84, 568, 448, 4, k.soft(wood, 0.7)) + repeat(9, (n) => cell(134 + (n % 3) * 183, 102 + Math.floor(n / 3) * 143)) +
    booksAt(146, 230, 6, 0) + basket(317, 102, p.accent) + plant(k, 586, 230, 0.62) + basket(134, 245, mix(p.accent, "#ffffff", 0.3)) + booksAt(330, 373, 7, 4) + ball(k, 560, 340, 34, rainbow(0)) + ball(k, 622, 348, 26, rainbow(3)) + crate(k, 150, 452, 60, 64, rainbow(5), 16, 12) + crate(k, 222, 460, 52, 56, rainbow(1), 14, 10) + basket(317, 388, p.accent) + booksAt(512, 516, 4, 9) + place(rect(-10, -92, 20, 96, 2, k.tube(rainbow(7))), 618, 514, 16);
}, [400, 240]);

const locker = roomy((p, k) => {
  const door = (x: number, colour: string, n: number) => rect(x, 76, 168, 442, 5, shade(colour, -0.14)) + rect(x + 4, 80, 160, 434, 5, k.soft(colour, 1.1)) + repeat(4, (slot) => rect(x + 44, 112 + slot * 17, 80, 7, 3, shade(colour, -0.26))) + repeat(3, (slot) => rect(x + 44, 440 + slot * 17, 80, 7, 3, shade(colour, -0.26))) + rect(x + 52, 204, 64, 36, 4, "#fffdf8") + lettering(String(n), x + 84, 212, 20, "#57514a") + rect(x + 126, 276, 18, 62, 8, k.metal(material.steel)) + circle(x + 135, 358, 9, k.metal(material.brass)) + rect(x + 12, 88, 6, 418, 3, "#fff", 'opacity=".28"');
  return floorShadow(k, 420, 532, 320) + path(polygon([652, 62], [706, 34], [706, 498], [652, 528]), k.linear([[0, shade(p.colour, -0.1)], [1, shade(p.colour, -0.19)]])) + path(polygon([124, 62], [182, 34], [706, 34], [652, 62]), shade(p.colour, 0.1)) + rect(124, 62, 528, 468, 5, k.soft(shade(p.colour, -0.04))) + door(132, p.colour, 1) + door(304, p.accent, 2) + door(476, p.colour, 3);
}, [390, 280]);

const carpet = lying((p, k) => {
  const fringe = repeat(46, (n) => line(`M${-300} ${-186 + n * 8.2}h-20M300 ${-186 + n * 8.2}h20`, shade(p.accent, 0.1), 3.6));
  const weave = repeat(30, (n) => rect(-300, -190 + n * 12.6, 600, 1.6, 0, "#000", 'opacity=".05"'));
  const motif = p.pattern === "dots" ? repeat(24, (n) => circle(-210 + (n % 6) * 84, -110 + Math.floor(n / 6) * 74, 20, k.soft(mix(p.accent, "#ffffff", 0.2)))) : path("M0 -120L190 0L0 120L-190 0Z", k.soft(p.accent)) + path("M0 -78L122 0L0 78L-122 0Z", k.soft(mix(p.colour, "#ffffff", 0.6))) + path("M0 -40L64 0L0 40L-64 0Z", k.soft(p.colour)) + [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x = 1, y = 1]) => path(`M${x * 240} ${y * 140}h${-x * 90}L${x * 240} ${y * 76}Z`, p.accent)).join("");
  return place(fringe + lifted(k, rect(-304, -192, 608, 386, 6, shade(p.colour, -0.16)) + rect(-304, -194, 608, 382, 6, k.soft(p.colour, 1.2)) + rect(-272, -164, 544, 322, 2, "none", `stroke="${mix(p.accent, "#ffffff", 0.3)}" stroke-width="9"`) + motif + weave, 14), 400, 300, -7, 1.06);
}, [360, 270]);

const lamp = standing((p, k) => path("M300 214L150 520H520Z", k.linear([[0, "#fff0b8", 0.75], [1, "#fff0b8", 0]])) + floorShadow(k, 560, 526, 130) + ellipse(560, 512, 112, 24, k.tube(shade(p.colour, -0.06))) + ellipse(560, 502, 106, 20, k.soft(p.colour)) + line("M560 496L630 300", shade(p.accent, -0.14), 18) + line("M558 496L628 300", shade(p.accent, 0.08), 9) + line("M630 300L430 150", shade(p.accent, -0.14), 18) + line("M630 296L430 146", shade(p.accent, 0.08), 9) + circle(630, 300, 24, k.metal(material.steel)) + screw(k, 630, 300, 12) +
  place(path("M-44 -70Q0 -92 44 -70L60 -20Q132 20 146 110H-146Q-132 20 -60 -20Z", k.tube(p.colour)) + ellipse(0, 110, 146, 34, shade(p.colour, -0.2)) + ellipse(0, 112, 130, 26, "#fff6d4") + circle(0, 116, 40, k.radial([[0, "#ffffff"], [0.6, "#ffedae"], [1, "#ffe08a", 0.6]])) + rect(-26, -98, 52, 32, 8, k.metal(material.steel)) + path("M-96 78Q-80 20 -40 -6", "none", 'stroke="#fff" stroke-width="9" opacity=".5" stroke-linecap="round"'), 376, 156, 30), [380, 190]);

const wallTattoo = roomy((p, k) => {
  const bark = mix(p.accent, "#8a6242", 0.55);
  const branch = path("M372 540Q396 400 380 300Q330 250 260 236Q340 232 386 268Q384 200 350 130Q404 190 412 264Q450 210 520 190Q446 240 424 320Q418 420 446 540Z", k.soft(bark));
  const foliage = repeat(30, (n) => { const a = n * 2.399; const r = 40 + Math.sqrt(n) * 38; const [x, y] = [400 + Math.cos(a) * r * 1.24, 206 + Math.sin(a) * r * 0.74]; return leaf(k, x, y, (n * 67) % 360, 62, n % 3 === 0 ? mix(p.colour, "#ffffff", 0.3) : n % 3 === 1 ? p.colour : shade(p.colour, -0.06)); });
  const bird = (x: number, y: number, colour: string, s: number) => place(ellipse(0, 0, 34, 26, k.sphere(colour)) + circle(26, -22, 19, k.sphere(colour)) + path("M44 -24l16 5l-16 7Z", "#f2a33a") + circle(31, -26, 3.6, "#2b211d") + path("M-30 -4L-66 -20L-56 12Z", shade(colour, -0.08)) + path("M-14 -6Q10 -24 16 8Q-4 20 -14 -6Z", shade(colour, -0.1)), x, y, 0, s);
  return group(branch + foliage + bird(610, 420, p.accent, 1.1) + bird(178, 400, rainbow(1), 0.95) + bird(250, 214, rainbow(7), 0.8) + path("M560 452Q620 446 690 456", "none", `stroke="${bark}" stroke-width="9" stroke-linecap="round"`) + path("M120 428Q180 420 240 430", "none", `stroke="${bark}" stroke-width="8" stroke-linecap="round"`) + lettering(p.text ?? "", 600, 500, 36, p.colour, 240), `filter="${k.drop(2, 3, 2, 0.2)}"`);
}, [400, 210]);

/** Furniture and what makes a room. */
export const furniture = { chair, desk, shelf, locker, carpet, lamp, "wall-tattoo": wallTattoo } satisfies Record<Kind, Drawing>;
