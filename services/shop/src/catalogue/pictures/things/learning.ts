import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, roomy, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring, roundedPath } from "../lib/shapes.ts";
import { crate, floorShadow, lifted, screw, sheet, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<
  PictureKind,
  "globe" | "map" | "abacus" | "counting-cubes" | "whiteboard" | "pinboard" | "blackboard" | "clock" | "tablet" | "usb-stick" | "headphones"
>;

const lands = "M-120 -118Q-76 -160 -26 -150Q8 -140 -8 -104Q-30 -92 -24 -66Q-50 -40 -66 -60Q-96 -56 -112 -84ZM-56 -26Q-16 -40 4 -6Q24 22 -2 52Q-14 102 -40 122Q-58 84 -56 44Q-84 10 -56 -26ZM52 -120Q104 -150 142 -108Q172 -60 156 -30Q126 -44 112 -22Q92 -12 74 -40Q40 -52 44 -84ZM68 2Q116 -16 128 26Q132 70 98 104Q70 92 74 56Q52 28 68 2Z";

const globe = standing((p, k) => {
  const land = k.linear([[0, shade(p.accent, 0.06)], [1, shade(p.accent, -0.08)]], 0, 0, 1, 1);
  const world = circle(0, 0, 186, k.sphere(p.colour)) + `<g clip-path="${k.clip(circle(0, 0, 184, "#000"))}">${path(lands, land, `stroke="${shade(p.accent, -0.12)}" stroke-width="2"`)}${path("M-176 40q20 -20 30 10q-6 40 -26 20ZM150 90q30 -20 30 16l-26 20Z", land)}</g>` +
    [60, 124].map((rx) => path(`M0 -186A${rx} 186 0 0 0 0 186A${rx} 186 0 0 0 0 -186`, "none", 'stroke="#fff" stroke-width="1.6" opacity=".35"')).join("") + [-92, 0, 92].map((y) => { const w = Math.sqrt(186 ** 2 - y ** 2); return path(`M${-w} ${y}Q0 ${y + 26} ${w} ${y}`, "none", 'stroke="#fff" stroke-width="1.6" opacity=".35"'); }).join("") +
    circle(0, 0, 186, k.radial([[0, "#fff", 0.3], [0.45, "#fff", 0.03], [0.75, "#0c1a33", 0.06], [1, "#0c1a33", 0.42]], 0.34, 0.28, 0.8)) + ellipse(-76, -104, 44, 24, "#fff", 'opacity=".42" transform="rotate(-36 -76 -104)"');
  return floorShadow(k, 400, 530, 170) + ellipse(400, 516, 146, 26, k.tube(material.darkWood)) + ellipse(400, 506, 140, 22, k.soft(material.wood)) + path("M384 508Q392 470 388 446H412Q408 470 416 508Z", k.tube(material.brass)) +
    place(path("M0 -214A214 214 0 0 0 0 214", "none", `stroke="${shade(material.brass, -0.12)}" stroke-width="20" stroke-linecap="round" transform="translate(4 5)"`) + path("M0 -214A214 214 0 0 0 0 214", "none", `stroke="${material.brass}" stroke-width="18" stroke-linecap="round"`) + path("M-3 -218A217 217 0 0 0 -3 218", "none", 'stroke="#fff1c7" stroke-width="3.5" opacity=".8"') + rect(-7, -226, 14, 44, 5, k.metal(material.brass)) + rect(-7, 182, 14, 44, 5, k.metal(material.brass)) + world, 400, 262, 20);
}, [360, 210]);

const map = lying((p, k) => {
  const panels = repeat(4, (n) => {
    const x = -300 + n * 150;
    const [a, b] = n % 2 === 0 ? [0, -26] : [-26, 0];
    return path(polygon([x, -190 + a], [x + 150, -190 + b], [x + 150, 190 + b], [x, 190 + a]), k.linear(n % 2 === 0 ? [[0, shade(p.colour, 0.12)], [1, shade(p.colour, 0.04)]] : [[0, shade(p.colour, -0.03)], [1, shade(p.colour, 0.08)]], 0, 0, 1, 0));
  });
  const land = mix(p.accent, "#f3e7c8", 0.25);
  const art = path("M-260 -120Q-190 -170 -110 -130Q-60 -90 -120 -40Q-90 10 -150 60Q-190 130 -220 60Q-280 0 -260 -120ZM-30 -150Q60 -190 150 -140Q260 -150 270 -60Q240 20 170 -6Q120 50 70 20Q40 110 0 90Q-40 40 -10 -20Q-60 -80 -30 -150ZM170 70Q240 50 250 110Q220 150 170 130Z", k.soft(land), `stroke="${shade(land, -0.16)}" stroke-width="2.5"`) + line("M-200 -20Q-120 110 -20 40T180 -60", "#d8433b", 5, 'stroke-dasharray="2 14"') + path("M180 -62C150 -104 156 -140 180 -140C204 -140 210 -104 180 -62Z", k.soft("#d8433b")) + circle(180, -112, 10, "#fff") + line("M-60 150H60M-60 143V157M0 143V157M60 143V157", "#6a6256", 3) + place(circle(0, 0, 34, "#fffaf0", 'opacity=".85"') + path("M0 -30L8 0L0 30L-8 0Z", "#d8433b") + path("M-30 0L0 -8L30 0L0 8Z", "#7a7166"), -240, 130);
  return place(lifted(k, panels + art + repeat(3, (n) => line(`M${-150 + n * 150} ${n % 2 === 0 ? -214 : -188}V${n % 2 === 0 ? 162 : 188}`, "#000", 2, 'opacity=".1"')), 16), 396, 312, -5, 1.1);
}, [560, 230]);

const abacus = standing((p, k) => {
  const rows = Math.min(Math.max(Math.round((p.count ?? 100) / 20), 5), 6);
  const gap = 330 / rows;
  return floorShadow(k, 404, 528, 300) + path("M110 500H180V528H90Q90 508 110 500ZM630 500H700Q720 508 720 528H630Z", k.tube(material.darkWood, "y")) + crate(k, 128, 86, 36, 424, material.wood, 12, 10) + crate(k, 640, 86, 36, 424, material.wood, 12, 10) + crate(k, 118, 70, 568, 34, mix(p.colour, material.wood, 0.1), 14, 12) + crate(k, 128, 478, 548, 34, mix(p.colour, material.wood, 0.1), 14, 12) +
    repeat(rows, (row) => {
      const y = 134 + gap * (row + 0.4);
      const left = [5, 8, 3, 6, 2, 7][row] ?? 5;
      return rect(164, y - 4, 476, 9, 4, k.metal(material.steel, "y")) + repeat(10, (n) => {
        const x = n < left ? 190 + n * 34 : 614 - (9 - n) * 34;
        const colour = n < 5 ? (row % 2 === 0 ? p.colour : rainbow(row * 2 + 1)) : row % 2 === 0 ? p.accent : rainbow(row * 2 + 4);
        return ellipse(x + 2, y + 4, 17, 26, "#2b221c", 'opacity=".16"') + ellipse(x, y, 17, 26, k.sphere(colour)) + ellipse(x - 5, y - 10, 4, 7, "#fff", 'opacity=".5"');
      });
    });
}, [300, 260]);

const countingCubes = standing((p, k) => {
  const cube = (x: number, y: number, colour: string) => crate(k, x, y, 76, 76, colour, 34, 24) + circle(x + 38, y + 38, 20, shade(colour, -0.1)) + circle(x + 38, y + 40, 17, shade(colour, 0.04)) + ellipse(x + 55, y - 14, 17, 7, shade(colour, 0.02)) + path(`M${x + 38} ${y - 14}v-10h34v10`, k.tube(colour)) + ellipse(x + 55, y - 24, 17, 7, shade(colour, 0.14));
  const tower = (x: number, n: number, start: number) => repeat(n, (index) => cube(x, 446 - index * 76, index % 2 === 0 ? rainbow(start) : mix(rainbow(start), "#ffffff", 0.12)));
  return floorShadow(k, 410, 524, 330) + tower(108, 2, 0) + tower(228, 3, 2) + tower(348, 4, 5) + repeat(5, (n) => cube(468, 446 - n * 76, n % 2 === 0 ? p.colour : p.accent)) + tower(588, 1, 9);
}, [400, 300]);

const board = (k: Paints, frame: string, surface: string, content: string, legs = false) =>
  (legs ? floorShadow(k, 400, 540, 280) : "") + lifted(k, slab(k, roundedPath(84, 74, 632, 424, 10), frame, 6, 9, k.metal(frame, "y")) , 18) + rect(104, 94, 592, 384, 3, surface) + rect(104, 94, 592, 12, 0, "#000", 'opacity=".1"') + content + [[94, 84], [706, 84], [94, 488], [706, 488]].map(([x = 0, y = 0]) => screw(k, x, y, 6, shade(frame, 0.04), false)).join("");

const whiteboard = roomy((p, k) => board(k, material.steel, k.linear([[0, "#ffffff"], [1, "#eef1f2"]], 0, 0, 1, 1), path("M104 94H400L250 478H104Z", "#fff", 'opacity=".7"') +
  line("M160 400V180M160 400H420", "#4a4f57", 5) + path("M180 380Q250 360 280 290T400 200", "none", `stroke="${p.colour}" stroke-width="8" stroke-linecap="round"`) + lettering(p.text ?? "E = MC2", 556, 150, 34, p.colour, 200) + line("M470 210H640M470 246H610M470 282H640", p.accent, 6) + [0, 1, 2].map((n) => rect(470, 326 + n * 40, 24, 24, 5, "none", `stroke="${shade(p.colour, -0.1)}" stroke-width="4"`) + line(`M512 ${338 + n * 40}H${620 - n * 24}`, "#a9aeb5", 5)).join("") + line("M474 338L482 346L498 326", p.accent, 5)) +
  rect(170, 500, 460, 18, 5, k.metal(material.steel, "y")) + rect(220, 486, 120, 16, 8, k.tube(p.colour, "y")) + rect(352, 486, 120, 16, 8, k.tube(p.accent, "y")) + rect(500, 474, 80, 28, 6, k.tube("#41454c", "y")), [480, 220]);

const pinboard = roomy((p, k) => {
  const specks = repeat(120, (n) => circle(112 + ((n * 173) % 576), 102 + ((n * 97) % 368), 2 + (n % 3), shade(material.cork, n % 2 === 0 ? -0.12 : 0.08), 'opacity=".55"'));
  const note = (x: number, y: number, colour: string, turn: number, pin: string, w = 150, h = 150) => place(lifted(k, sheet(k, -w / 2, -20, w, h, colour) + line(`M${-w / 2 + 22} 30H${w / 2 - 22}M${-w / 2 + 22} 56H${w / 2 - 40}M${-w / 2 + 22} 82H${w / 2 - 30}`, "#000", 4, 'opacity=".2"') + circle(2, 6, 13, "#000", 'opacity=".18"') + circle(0, 0, 14, k.sphere(pin)) + circle(-4, -4, 4, "#fff", 'opacity=".7"'), 8), x, y, turn);
  return board(k, p.colour, k.soft(material.cork), specks + note(230, 150, "#fff7d6", -5, rainbow(0)) + note(410, 170, mix(p.accent, "#ffffff", 0.4), 4, rainbow(7), 140, 170) + note(580, 140, "#fffdf8", -3, p.accent, 150, 120) + note(250, 336, mix(rainbow(5), "#ffffff", 0.6), 3, rainbow(1), 190, 110) + note(560, 310, mix(p.colour, "#ffffff", 0.65), 6, rainbow(3)));
}, [300, 220]);

const blackboard = roomy((p, k) => board(k, material.wood, k.linear([[0, shade(p.colour, -0.02)], [1, shade(p.colour, -0.1)]], 0, 0, 1, 1), ellipse(300, 250, 190, 90, "#fff", 'opacity=".05"') + ellipse(520, 350, 150, 70, "#fff", 'opacity=".05"') + lettering(p.text ?? "ABC", 300, 160, 92, "#fbfaf4", 330, 0.6) + lettering("1+2=3", 500, 330, 56, mix(p.accent, "#ffffff", 0.35), 260, 0.55) +
  line("M180 300Q240 288 400 296", mix(p.accent, "#ffffff", 0.3), 6, 'opacity=".9"') + path("M590 150l12 30 32 2-25 21 8 31-27-17-27 17 8-31-25-21 32-2Z", "none", 'stroke="#fbfaf4" stroke-width="5" stroke-linejoin="round" opacity=".9"') + line("M180 400q30 -40 60 0t60 0", "#fbfaf4", 5, 'opacity=".75"')) + rect(130, 498, 540, 22, 5, k.tube(material.wood, "y")) + rect(200, 486, 80, 15, 7, k.tube("#fdfbf5", "y", 0.6)) + rect(294, 486, 60, 15, 7, k.tube(mix(p.accent, "#ffffff", 0.4), "y", 0.6)) + rect(480, 470, 116, 30, 6, k.tube(material.darkWood, "y")) + rect(480, 490, 116, 12, 4, k.soft("#5b5f66")), [300, 220]);

const clock = roomy((p, k) => lifted(k, circle(400, 300, 236, k.linear([[0, shade(p.colour, 0.14)], [0.5, p.colour], [1, shade(p.colour, -0.15)]], 0, 0, 1, 1)), 22) + circle(400, 300, 206, k.linear([[0, shade(p.colour, -0.16)], [1, shade(p.colour, 0.08)]], 0, 0, 1, 1)) + circle(400, 300, 200, k.radial([[0, "#fffefb"], [1, "#f1ece2"]], 0.4, 0.34, 0.7)) +
  repeat(60, (n) => place(n % 5 === 0 ? rect(-3.5, -190, 7, 20, 3, material.ink) : rect(-1.5, -188, 3, 10, 1, "#8b857c"), 400, 300, n * 6)) + repeat(12, (n) => { const angle = ((n + 1) * Math.PI) / 6; return lettering(String(n + 1), 400 + Math.sin(angle) * 148, 300 - Math.cos(angle) * 148 - 15, 30, n % 3 === 2 ? p.colour : material.ink, 60); }) +
  place(lifted(k, path("M-9 24L-7 -98Q0 -112 7 -98L9 24Z", material.ink), 5), 400, 300, -58) + place(lifted(k, path("M-7 30L-5 -150Q0 -162 5 -150L7 30Z", material.ink), 6), 400, 300, 60) + place(rect(-2, -160, 4, 200, 2, p.accent), 400, 300, 196) + circle(400, 300, 15, k.sphere(p.accent)) + path("M250 190A190 190 0 0 1 420 104", "none", 'stroke="#fff" stroke-width="14" opacity=".5" stroke-linecap="round"'), [400, 240]);

const tablet = lying((p, k) => {
  const apps = repeat(12, (n) => rect(-196 + (n % 4) * 104, -118 + Math.floor(n / 4) * 92, 68, 68, 18, k.soft(rainbow(n + 1), 1.3)) + circle(-162 + (n % 4) * 104, -84 + Math.floor(n / 4) * 92, 15, "#fff", 'opacity=".8"'));
  return place(lifted(k, slab(k, roundedPath(-300, -204, 600, 408, 34), p.colour, 5, 9) + rect(-284, -188, 568, 376, 22, "#17181c") + rect(-268, -172, 536, 344, 8, k.linear([[0, mix(p.accent, "#ffffff", 0.55)], [1, shade(p.accent, -0.02)]], 0, 0, 1, 1)) + lettering(p.text ?? "9:41", -220, -162, 14, "#fff", 60) + apps + path("M-268 -172H40L-150 172H-268Z", "#fff", 'opacity=".1"') + circle(276, 0, 4, "#3a3d44"), 17), 388, 286, -6, 1.04) +
    place(lifted(k, rect(-190, -11, 380, 22, 11, k.tube("#f4f2ee", "y")) + path("M-190 -8L-224 0L-190 8Z", "#45484e") + rect(150, -11, 12, 22, 0, p.accent), 10), 500, 540, -8);
}, [300, 240]);

const usbStick = lying((p, k) => place(lifted(k, rect(150, -66, 190, 132, 4, k.metal(material.steel, "y")) + rect(206, -40, 44, 30, 3, "#3c4148") + rect(206, 12, 44, 30, 3, "#3c4148") + rect(150, -66, 190, 9, 0, "#fff", 'opacity=".6"') + slab(k, roundedPath(-300, -92, 470, 184, 40), p.colour, 4, 12) + rect(-280, -82, 420, 16, 8, "#fff", 'opacity=".3"') + circle(-236, 0, 24, "#efece6") + ring(-236, 0, 26, shade(p.colour, -0.16), 6) + rect(110, -92, 34, 184, 0, k.soft(p.accent)) + lettering(p.text ?? "64 GB", -44, -26, 52, inkOn(p.colour), 260) + circle(78, 64, 7, "#8ef0a6"), 18) + line("M-246 -6C-330 -60 -350 60 -306 110", p.accent, 12), 400, 290, -18), [500, 240]);

const headphones = standing((p, k) => {
  const cupOf = (side: number) => `<g transform="translate(${400 + side * 190} 0) scale(${side} 1)">${rect(-44, 280, 60, 196, 28, k.tube("#3b3c42"))}${rect(0, 268, 74, 220, 34, k.tube(p.colour))}${ellipse(74, 378, 20, 78, k.soft(shade(p.colour, -0.08)))}${ellipse(76, 378, 11, 46, k.soft(p.accent))}${path("M20 300q10 -18 30 -20", "none", 'stroke="#fff" stroke-width="8" opacity=".5" stroke-linecap="round"')}</g>`;
  const bow = "M196 330C170 60 630 60 604 330";
  return floorShadow(k, 400, 514, 260) + line(bow, shade(p.colour, -0.16), 46) + line(bow, p.colour, 36) + line("M214 250C230 70 560 70 586 250", shade(p.colour, 0.16), 8, 'opacity=".8"') + line("M250 190C300 96 500 96 550 190", "#3b3c42", 26) + rect(180, 250, 32, 60, 8, k.metal(material.steel)) + rect(588, 250, 32, 60, 8, k.metal(material.steel)) + cupOf(-1) + cupOf(1) + line("M190 486C190 560 320 540 380 530S520 500 560 540", "#3b3c42", 7);
}, [590, 370]);

/** What stands in front of a class, and devices. */
export const learning = {
  globe, map, abacus, whiteboard, pinboard, blackboard, clock, tablet, headphones,
  "counting-cubes": countingCubes, "usb-stick": usbStick,
} satisfies Record<Kind, Drawing>;
