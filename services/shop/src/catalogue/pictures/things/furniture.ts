import { material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, roomy, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, group, line, path, place, polygon, rect, repeat, ring } from "../lib/shapes.ts";
import { ball, crate, floorShadow, lifted, screw, slab } from "../lib/solids.ts";
import { leaf, plant } from "../lib/stages.ts";
import { grain, tubing } from "../lib/tubing.ts";
import type { Picture, PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "chair" | "desk" | "shelf" | "locker" | "carpet" | "lamp" | "wall-tattoo">;

/** A rubber foot of a leg that ends at (x, y). */
function foot(k: Paints, x: number, y: number): string {
  return rect(x - 14, y - 16, 28, 22, 7, k.tube(material.rubber));
}

/** Content that shows only within an outline. */
function within(k: Paints, outline: string, content: string): string {
  return group(content, `clip-path="${k.clip(path(outline, "#000"))}"`);
}

const chair = roomy((p, k) => {
  const seat = "M214 322Q196 336 214 350Q352 390 500 380Q528 378 542 362L588 306Q596 288 572 286Q450 270 318 272Q298 272 286 280Z";
  const back = "M292 70Q294 46 320 44Q460 36 586 58Q610 62 610 86L598 186Q594 208 570 206Q448 188 318 194Q298 194 296 174Z";
  const stops = [[0, shade(p.colour, -0.03)], [0.22, shade(p.colour, 0.09)], [0.6, p.colour], [1, shade(p.colour, -0.12)]] as const;
  const shell = k.linear(stops, 0, 0, 1, 0.25);
  const leg = (d: string) => tubing(d, p.accent, 22);
  const rear =
    leg("M322 290L336 484") + foot(k, 336, 486) + leg("M566 300L622 506") + foot(k, 622, 508) +
    leg("M322 300L312 110") + leg("M570 308L588 130") + leg("M330 430L598 448");
  const handle =
    path("M406 84Q454 78 504 88Q522 92 520 104Q516 116 500 112Q452 104 408 108Q392 108 392 96Q392 86 406 84Z", shade(p.colour, -0.28)) +
    path("M404 92Q454 86 506 96Q516 100 512 106Q456 96 402 103Z", "#efebe4");
  const backrest =
    slab(k, back, p.colour, 6, 6, shell) + within(k, back, grain(p.colour, 292, 44, 320, 166, 7)) + handle +
    line("M304 80Q306 58 326 56Q456 48 580 68", "#fff", 4, 'opacity=".45"') + screw(k, 326, 168, 9) + screw(k, 572, 180, 9);
  const front = leg("M236 352L212 520") + foot(k, 212, 522) + leg("M516 374L540 540") + foot(k, 540, 542) + leg("M224 470L530 486");
  const seating =
    slab(k, seat, p.colour, 3, 17, shell) +
    within(k, seat, grain(p.colour, 200, 270, 396, 116, 6)) + line("M226 330Q294 284 322 282Q440 280 560 294", "#fff", 4, 'opacity=".4"') +
    ellipse(392, 322, 116, 26, "#000", 'opacity=".05"');
  return floorShadow(k, 420, 536, 260) + rear + backrest + front + seating;
}, [440, 150]);

const desk = roomy((p, k) => {
  const [left, top, width, depth, rise] = [72, 206, 520, 140, 92];
  const surface = polygon([left, top], [left + depth, top - rise], [left + depth + width, top - rise], [left + width, top]);
  const frame = p.accent;
  const rear =
    tubing("M214 190V430", frame, 22) + foot(k, 214, 436) + tubing("M712 150V438", frame, 22) + foot(k, 712, 444) +
    tubing("M560 490L708 396", frame, 18) + tubing("M106 490L210 398", frame, 18) + tubing("M214 352H708", frame, 16);
  const tray =
    path(polygon([130, 242], [540, 242], [620, 204], [620, 262], [540, 316], [130, 316]), k.linear([[0, "#4a4d53"], [1, "#6d7178"]])) +
    rect(150, 268, 130, 12, 2, rainbow(8)) + rect(146, 281, 140, 13, 2, "#f5f0e4") + rect(152, 294, 126, 14, 2, rainbow(1)) +
    rect(330, 284, 150, 24, 4, k.soft(rainbow(5))) + rect(122, 308, 424, 14, 4, k.metal(material.steel, "y"));
  const front =
    tubing("M104 230V512", frame, 25) + foot(k, 104, 520) + tubing("M562 230V512", frame, 25) + foot(k, 562, 520) +
    rect(left + 18, top + 22, width - 36, 16, 4, k.tube(shade(frame, -0.05), "y"));
  const board =
    crate(k, left, top, width, 26, p.colour, depth, rise) + within(k, surface, grain(p.colour, left, top - rise, width + depth, rise, 6)) +
    path(polygon([left + 6, top - 2], [left + depth + 2, top - rise + 2], [left + 330, top - rise + 2], [left + 170, top - 2]), "#fff", 'opacity=".12"') +
    rect(left, top + 20, width, 6, 2, shade(p.colour, -0.16), 'opacity=".6"') +
    line("M250 128H560", shade(p.colour, -0.14), 8) + line("M252 131H560", shade(p.colour, 0.1), 2);
  const page = polygon([262, 186], [312, 150], [486, 150], [446, 186]);
  const notebook =
    path(page, "#2b221c", 'opacity=".22" transform="translate(5 6)"') + path(page, "#fdfbf6") +
    path(polygon([354, 186], [400, 150], [486, 150], [446, 186]), k.linear([[0, "#e6e0d4"], [0.3, "#fdfbf6"]], 0, 0, 1, 0)) +
    line("M298 174H344M308 166H356M318 158H370M392 174H440M402 166H448M412 158H458", "#9db5cf", 2);
  const pencil = rect(300, 121, 190, 9, 4, k.tube(rainbow(3), "y")) + path("M490 121l22 4.5l-22 4.5Z", material.paleWood) + path("M506 124.3l6 1.2l-6 1.2Z", material.ink);
  const hook = tubing("M652 236v44q0 16 -17 16q-12 0 -12 -13", material.steel, 9);
  return floorShadow(k, 410, 522, 320) + rear + tray + front + hook + board + notebook + pencil;
}, [330, 190]);

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

/** What is woven into the middle of a carpet, within -290..290 by -170..170. */
function weaving(p: Picture, k: Paints): string {
  const pale = mix(p.colour, "#ffffff", 0.55);
  const tones = [p.accent, pale, shade(p.colour, -0.13)];
  const tone = (n: number) => tones[n % tones.length] ?? pale;
  switch (p.pattern ?? "plain") {
    case "dots":
      return repeat(24, (n) => circle(-230 + (n % 6) * 92, -118 + Math.floor(n / 6) * 79, 25, k.soft(tone(n))));
    case "lines":
      return repeat(5, (n) => rect(-284, -150 + n * 61, 568, 34, 0, tone(n)));
    case "grid":
      return repeat(24, (n) => rect(-270 + (n % 6) * 91, -148 + Math.floor(n / 6) * 76, 82, 68, 10, k.soft(rainbow(n * 5)), 'opacity=".9"'));
    case "plain": {
      const diamond = (half: number, fill: string) => path(polygon([0, -half * 1.08], [half, 0], [0, half * 1.08], [-half, 0]), fill);
      return repeat(3, (n) => place(diamond(104, p.accent) + diamond(74, pale) + diamond(43, shade(p.colour, -0.1)), -186 + n * 186, 0));
    }
  }
}

const carpet = lying((p, k) => {
  const fringe = (x: number, side: number, threads: number) => repeat(threads, (n) =>
    line(`M${x} ${-196 + n * 15}q${side * 12} ${n % 2 === 0 ? 4 : -3} ${side * 26} ${(n % 3) - 1}`, n % 2 === 0 ? "#f1e8d6" : "#e2d6bf", 6));
  const pile = repeat(300, (n) =>
    line(`M${-312 + ((n * 197) % 620)} ${-200 + ((n * 89) % 396)}q2 -4 5 0`, n % 2 === 0 ? "#fff" : "#000", 1.6, 'opacity=".12"'));
  const outline = "M-314 -204H314Q322 -204 322 -196V92L176 204H-314Q-322 204 -322 196V-196Q-322 -204 -314 -204Z";
  const rug = within(k, outline,
    rect(-322, -204, 644, 408, 0, k.soft(p.colour, 1.2)) + rect(-300, -184, 600, 368, 4, "none", `stroke="${p.accent}" stroke-width="9"`) +
    rect(-284, -169, 568, 338, 2, "none", `stroke="${mix(p.colour, "#ffffff", 0.55)}" stroke-width="3"`) + weaving(p, k) + pile);
  const edge = shade(p.colour, -0.14);
  const turnedUp =
    path("M322 92Q300 206 176 204Q214 170 210 134Q262 140 322 92Z", k.linear([[0, "#f7efdf"], [0.5, "#dccfb6"], [1, "#b7a88b"]], 0.2, 0.1, 0.9, 0.9)) +
    line("M322 92Q262 140 210 134", edge, 5) + line("M210 134Q214 170 176 204", edge, 4);
  return place(lifted(k, fringe(-318, -1, 27) + fringe(318, 1, 19) + slab(k, outline, p.colour, 3, 6, "none") + rug, 10) + lifted(k, turnedUp, 9), 398, 298, -5, 1.02);
}, [300, 260]);

const lamp = standing((p, k) => {
  const glow = path("M120 196L22 530H424L354 292Z", k.linear([[0, "#ffedb0", 0], [0.2, "#ffedb0", 0.8], [1, "#ffedb0", 0]], 0.4, 0, 0.5, 1));
  const head =
    path("M-66 -58Q-66 -112 0 -112Q66 -112 66 -58L128 66H-128Z", k.tube(p.colour)) + rect(-26, -138, 52, 36, 12, k.tube(shade(p.colour, -0.12))) +
    ellipse(0, 66, 128, 30, shade(p.colour, -0.2)) + ellipse(0, 68, 117, 24, k.radial([[0, "#fffdf0"], [0.5, "#ffe9a6"], [1, "#e6bf63"]])) +
    ellipse(0, 76, 40, 20, "#fffef6") + rect(-66, -44, 132, 8, 0, "#fff", 'opacity=".22"') + line("M-56 -66L-104 52", "#fff", 10, 'opacity=".4"');
  const spring = (x: number, y: number, turn: number) => place(repeat(9, (n) => ring(0, n * 8, 7, n % 2 === 0 ? "#8b9198" : "#c9ced4", 3)), x, y, turn);
  const joint = (x: number, y: number, r: number) =>
    circle(x + 3, y + 4, r, "#2b221c", 'opacity=".25"') + circle(x, y, r, k.sphere(p.accent)) + circle(x, y, r * 0.45, k.metal(material.steel));
  const base =
    line("M650 516C710 516 726 474 774 480", "#45484e", 8) + path("M420 512A140 34 0 0 0 700 512V496H420Z", k.tube(shade(p.colour, -0.06))) +
    ellipse(560, 496, 140, 34, k.soft(p.colour, 1.4)) + ellipse(530, 488, 76, 14, "#fff", 'opacity=".22"') + circle(628, 494, 11, k.sphere(p.accent));
  const lower = rect(546, 440, 28, 54, 6, k.metal(material.steel)) + tubing("M552 440L640 268", material.steel, 13) + tubing("M578 448L664 280", material.steel, 13) + spring(606, 376, 207);
  const upper = tubing("M640 262L360 96", material.steel, 13) + tubing("M654 240L374 76", material.steel, 13) + spring(560, 198, 121);
  return glow + floorShadow(k, 560, 532, 180) + base + lower + upper + joint(562, 440, 26) + joint(648, 260, 30) + place(head, 262, 178, 24, 1.02) + joint(362, 92, 25);
}, [280, 190]);

const wallTattoo = roomy((p, k) => {
  const bark = mix(p.accent, "#8a6242", 0.55);
  const branch = path("M372 540Q396 400 380 300Q330 250 260 236Q340 232 386 268Q384 200 350 130Q404 190 412 264Q450 210 520 190Q446 240 424 320Q418 420 446 540Z", k.soft(bark));
  const foliage = repeat(30, (n) => { const a = n * 2.399; const r = 40 + Math.sqrt(n) * 38; const [x, y] = [400 + Math.cos(a) * r * 1.24, 206 + Math.sin(a) * r * 0.74]; return leaf(k, x, y, (n * 67) % 360, 62, n % 3 === 0 ? mix(p.colour, "#ffffff", 0.3) : n % 3 === 1 ? p.colour : shade(p.colour, -0.06)); });
  const bird = (x: number, y: number, colour: string, s: number) => place(ellipse(0, 0, 34, 26, k.sphere(colour)) + circle(26, -22, 19, k.sphere(colour)) + path("M44 -24l16 5l-16 7Z", "#f2a33a") + circle(31, -26, 3.6, "#2b211d") + path("M-30 -4L-66 -20L-56 12Z", shade(colour, -0.08)) + path("M-14 -6Q10 -24 16 8Q-4 20 -14 -6Z", shade(colour, -0.1)), x, y, 0, s);
  return group(branch + foliage + bird(610, 420, p.accent, 1.1) + bird(178, 400, rainbow(1), 0.95) + bird(250, 214, rainbow(7), 0.8) + path("M560 452Q620 446 690 456", "none", `stroke="${bark}" stroke-width="9" stroke-linecap="round"`) + path("M120 428Q180 420 240 430", "none", `stroke="${bark}" stroke-width="8" stroke-linecap="round"`) + lettering(p.text ?? "", 600, 500, 36, p.colour, 240), `filter="${k.drop(2, 3, 2, 0.2)}"`);
}, [400, 210]);

/** Furniture and what makes a room. */
export const furniture = { chair, desk, shelf, locker, carpet, lamp, "wall-tattoo": wallTattoo } satisfies Record<Kind, Drawing>;
