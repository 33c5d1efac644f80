import { inkOn, material, mix, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { pencilRod } from "../lib/rods.ts";
import { circle, ellipse, group, line, path, place, polygon, rect, repeat, ring, roundedPath } from "../lib/shapes.ts";
import { can, crate, floorShadow, lifted, screw, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<
  PictureKind,
  "eraser" | "sharpener" | "ruler" | "set-square" | "compass" | "protractor" | "scissors" | "glue-stick" | "glue-bottle"
>;

/** A graduation along x: long strokes with numbers at every tenth. */
function scale(length: number, tenth: number, colour: string, numbers: number, down = 1): string {
  const step = tenth / 10;
  const strokes = Array.from({ length: Math.floor(length / step) + 1 }, (_, n) =>
    `M${n * step} 0v${down * (n % 10 === 0 ? 30 : n % 5 === 0 ? 22 : 14)}`).join("");
  return path(strokes, "none", `stroke="${colour}" stroke-width="2"`) +
    repeat(numbers, (n) => lettering(String(n), n * tenth, down > 0 ? 38 : -60, 20, colour));
}

/** Tinted acrylic: see-through, with a bright edge. */
function acrylic(k: Paints, outline: string, colour: string): string {
  return path(outline, k.linear([[0, mix(colour, "#ffffff", 0.55), 0.8], [0.5, mix(colour, "#ffffff", 0.32), 0.74], [1, mix(colour, "#ffffff", 0.15), 0.84]], 0, 0, 1, 1), 'fill-rule="evenodd"') +
    path(outline, "none", `stroke="${shade(colour, -0.06)}" stroke-width="3" opacity=".75"`) +
    path(outline, "none", 'stroke="#ffffff" stroke-width="2" opacity=".8" transform="translate(2.5 3)"');
}

const eraser = standing((p, k) => {
  const rubber = "#f5f3ef";
  const block = crate(k, -270, -90, 540, 190, rubber, 92, 66);
  const sleeve = crate(k, -120, -90, 392, 190, p.colour, 92, 66);
  return floorShadow(k, 410, 436, 320) + place(
    block + path("M-270 -90q-16 96 0 190h14V-90Z", k.tube(rubber)) + sleeve +
      rect(-120, -20, 392, 58, 0, k.soft(p.accent)) + path("M272 -20l92 -66v58l-92 66Z", shade(p.accent, -0.14)) +
      path("M-120 -90L-28 -156M-120 -90V100", "none", `stroke="${shade(p.colour, 0.12)}" stroke-width="2.5"`) +
      lettering(p.text ?? "SOFT", 76, -6, 30, inkOn(p.accent), 300),
    376, 326, -4) +
    repeat(6, (n) => path(`M${96 + n * 27} ${470 + (n % 3) * 13}q7 -9 15 -2t9 7q-12 6 -24 -5Z`, k.soft("#dcd8d0"))) ;
}, [300, 290]);

const sharpener = standing((p, k) => {
  const body = crate(k, -190, -110, 380, 250, p.colour, 130, 92);
  const blade = path(polygon([-120, -122], [96, -186], [176, -146], [-44, -80]), k.metal(material.steel, "x")) +
    path(polygon([-44, -80], [176, -146], [178, -138], [-42, -72]), "#5d636a") + line("M-104 -118L112 -176", "#ffffff", 3, 'opacity=".7"') + screw(k, 28, -133, 21);
  const ribs = repeat(9, (n) => rect(-176 + n * 41, -72, 12, 176, 6, shade(p.colour, -0.12), 'opacity=".55"') + rect(-164 + n * 41, -72, 3, 176, 1, "#ffffff", 'opacity=".2"'));
  const hole = ellipse(255, -24, 40, 62, shade(p.colour, -0.3)) + ellipse(259, -22, 30, 50, "#241f1d") + path("M232 -60q18 -30 44 -12", "none", `stroke="${shade(p.colour, 0.06)}" stroke-width="4"`);
  const shaving = (x: number, y: number, turn: number) => place(
    path("M0 0C30 -46 92 -46 112 -4C88 -22 40 -20 18 16Z", k.linear([[0, shade(material.paleWood, 0.07)], [1, shade(material.wood, -0.05)]])) + line("M2 -1C32 -46 92 -45 112 -5", p.accent, 6), x, y, turn);
  return floorShadow(k, 430, 498, 300) + place(body + ribs + blade + hole, 340, 350) + shaving(560, 480, 8) + shaving(96, 508, -16) + shaving(610, 536, 24);
}, [380, 230]);

const ruler = lying((p, k) => {
  const wooden = p.pattern === "lines";
  const outline = roundedPath(-350, -62, 700, 124, 9);
  const body = wooden ? slab(k, outline, mix(material.paleWood, p.colour, 0.15), 4, 6) +
    repeat(5, (n) => line(`M-340 ${-40 + n * 20}q340 ${n % 2 === 0 ? 10 : -12} 680 2`, shade(material.wood, -0.04), 1.4, 'opacity=".5"')) + rect(-350, -62, 700, 10, 0, k.metal(material.steel, "y"))
    : acrylic(k, outline, p.colour);
  const ink = wooden ? "#4a3420" : shade(p.colour, -0.3);
  const one = lifted(k, body + place(scale(630, 42, ink, 16), -315, -58) + place(scale(630, 42, ink, 0, -1), -315, 58) +
    circle(322, 8, 11, "#efebe5") + ring(322, 8, 11, shade(p.colour, -0.12), 2.5) + lettering(p.text ?? "30 CM", 180, 14, 22, ink, 180) +
    path("M-342 -52L-120 -52L-210 54H-342Z", "#ffffff", 'opacity=".16"'), 11);
  const pencil = lifted(k, pencilRod(k, 470, 40, p.accent, { lead: "#3d3b40", end: "dipped", accent: "#fbf7ee" }), 11);
  return line("M92 270L660 92", "#55504a", 2.4, 'opacity=".7"') + place(one, 410, 318, -17.4) + place(pencil, 268, 470, -17.4 + 4);
}, [260, 330]);

const setSquare = lying((p, k) => {
  const outline = "M-340 170L0 -170L340 170Q342 178 332 178H-332Q-342 178 -340 170ZM-70 96A70 70 0 0 1 70 96Z";
  const ink = shade(p.colour, -0.3);
  const ticks = Array.from({ length: 35 }, (_, n) => {
    const angle = (Math.PI * (n + 1)) / 36;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const inner = n % 2 === 1 ? 198 : 208;
    return `M${x * inner} ${174 - y * inner}L${x * 222} ${174 - y * 222}`;
  }).join("");
  const square = acrylic(k, outline, p.colour) + group(path(ticks, "none", `stroke="${ink}" stroke-width="2.2"`), `clip-path="${k.clip(path("M-322 172L0 -150L322 172Z", "#000"))}"`) +
    place(scale(560, 40, ink, 0, -1), -280, 174) + repeat(15, (n) => lettering(String(Math.abs(n - 7)), -280 + n * 40, 118, 17, ink)) +
    repeat(3, (n) => line(`M${-150 + n * 24} ${70 - n * 28}H${150 - n * 24}`, ink, 1.6, 'opacity=".6"')) + line("M0 -140V80", ink, 2) +
    line("M-160 14L-86 60M160 14L86 60", ink, 1.8, 'opacity=".7"') + lettering(p.text ?? "", 0, -30, 22, ink, 100) +
    path("M-318 168L-12 -142L20 -110L-240 168Z", "#ffffff", 'opacity=".17"');
  return line("M70 100L720 516M120 530L690 130", "#7d7770", 2, 'opacity=".35"') + place(lifted(k, square, 11), 400, 308, -8, 1.02) +
    place(lifted(k, path("M-46 0Q-46 -15 -32 -15H32Q46 -15 46 0L36 14H-36Z", k.tube(p.accent, "y")), 7), 404, 432, -8, 1.3);
}, [300, 400]);

const protractor = lying((p, k) => {
  const full = p.count === 360;
  const ink = shade(p.colour, -0.32);
  const span = full ? 72 : 36;
  const radial = (from: number, to: number, every: number) => Array.from({ length: span + 1 }, (_, n) => n).filter((n) => n % every === 0).map((n) => {
    const angle = (n * Math.PI) / 36;
    return `M${Math.cos(angle) * from} ${-Math.sin(angle) * from}L${Math.cos(angle) * to} ${-Math.sin(angle) * to}`;
  }).join("");
  const outline = full ? "M-250 0A250 250 0 1 1 250 0A250 250 0 1 1 -250 0ZM-118 0A118 118 0 1 0 118 0A118 118 0 1 0 -118 0Z"
    : "M-330 0A330 330 0 0 1 330 0V44Q330 54 320 54H-320Q-330 54 -330 44ZM-150 -6A150 150 0 0 1 150 -6Z";
  const r = full ? 250 : 330;
  const numbers = repeat(full ? 12 : 7, (n) => {
    const angle = (n * Math.PI) / 6;
    return place(lettering(String(n * 30), 0, -9, 18, ink), Math.cos(angle) * (r - 62), -Math.sin(angle) * (r - 62), 90 - n * 30);
  });
  const body = acrylic(k, outline, p.colour) + path(radial(r - 26, r - 6, 1), "none", `stroke="${ink}" stroke-width="2"`) +
    path(radial(r - 44, r - 6, 2), "none", `stroke="${ink}" stroke-width="2.2"`) + numbers +
    (full ? "" : place(scale(560, 40, ink, 15, -1), -280, 50, 0) + line("M-12 -6H12M0 -18V6", ink, 2)) +
    path(full ? "M-200 -150A250 250 0 0 1 0 -250L0 -150A150 150 0 0 0 -110 -100Z" : "M-300 -130A330 330 0 0 1 -60 -322L-34 -190A190 190 0 0 0 -170 -84Z", "#ffffff", 'opacity=".2"');
  return place(lifted(k, body, 11), 400, full ? 300 : 424, full ? 0 : -7);
}, [280, 220]);

const compass = standing((p, k) => {
  const leg = (side: number) => path(`M${side * 8} -150L${side * 34} -146L${side * 168} 196L${side * 150} 202Z`, side < 0 ? k.metal(p.colour === "#ffffff" ? material.steel : mix(p.colour, material.steel, 0.25)) : k.metal(mix(p.colour, material.steel, 0.4)));
  const needle = path("M-166 188L-146 196L-150 214L-184 292Z", k.metal(material.darkSteel)) + screw(k, -156, 186, 13, material.steel, false) + circle(-156, 186, 4, material.darkSteel);
  const lead = rect(-16, -36, 32, 84, 6, k.metal(material.steel)) + path("M-8 48H8L2 78H-2Z", "#3d3b40") + screw(k, 0, 0, 13, material.brass);
  const wheel = rect(-104, -12, 208, 7, 3, k.metal(material.steel, "y")) + repeat(24, (n) => rect(-100 + n * 8.4, -12, 2.4, 7, 0, "#59606a", 'opacity=".5"')) +
    rect(-14, -36, 28, 56, 6, k.metal(p.accent)) + repeat(6, (n) => rect(-13, -32 + n * 9, 26, 3, 1, shade(p.accent, -0.22), 'opacity=".55"'));
  const head = rect(-11, -258, 22, 74, 8, k.metal(material.steel)) + repeat(6, (n) => rect(-11, -250 + n * 9, 22, 3, 0, "#59606a", 'opacity=".5"')) +
    path("M-46 -170Q-46 -206 0 -206Q46 -206 46 -170L40 -120H-40Z", k.tube(p.colour)) + screw(k, 0, -158, 20) + path("M-36 -176Q-30 -198 -4 -198", "none", 'stroke="#fff" stroke-width="4" opacity=".5" stroke-linecap="round"');
  return path("M150 520A300 92 0 0 0 690 470", "none", `stroke="${shade(p.accent, -0.12)}" stroke-width="4" opacity=".8" stroke-linecap="round"`) +
    floorShadow(k, 225, 562, 60, 0.24) + floorShadow(k, 545, 540, 60, 0.24) +
    place(leg(-1) + leg(1) + needle + place(lead, 162, 206, -22) + place(wheel, 0, 20) + head, 388, 276, 0, 1.0);
}, [390, 160]);

const scissors = lying((p, k) => {
  const blade = path("M-22 -26L300 -14Q352 -2 356 8L-10 26Z", k.linear([[0, "#f3f5f7"], [0.5, "#b9c0c8"], [0.52, "#d8dde2"], [1, "#8d959d"]])) + line("M0 -10L300 -4", "#ffffff", 3, 'opacity=".8"');
  const handle = (colour: string) => {
    const outline = "M10 -24L-56 -30C-90 -92 -196 -132 -262 -92C-322 -54 -306 24 -240 42C-180 58 -110 34 -64 18L10 24ZM-112 -22C-150 10 -212 24 -246 4C-278 -18 -268 -56 -236 -68C-190 -84 -136 -60 -112 -22Z";
    return path(outline, shade(colour, -0.16), 'fill-rule="evenodd" transform="translate(5 8)"') + path(outline, k.soft(colour, 1.3), 'fill-rule="evenodd"') +
      path("M-268 -82C-210 -124 -122 -94 -78 -44", "none", 'stroke="#fff" stroke-width="6" opacity=".42" stroke-linecap="round"');
  };
  const lower = place(lifted(k, blade + handle(p.colour), 13), 428, 296, 17);
  const upper = place(`<g transform="scale(1 -1)">${lifted(k, blade + handle(p.colour === p.accent ? shade(p.colour, 0.05) : p.colour), 8)}</g>`, 428, 300, -17);
  return place(lower + upper + screw(k, 430, 298, 21, material.steel), 6, 40, -3);
}, [430, 300]);

const glueStick = standing((p, k) => {
  const open = can(k, 290, 150, 220, 62, "#fbf8f1", 14) + path("M228 150Q232 96 290 88Q348 96 352 150A62 14 0 0 1 228 150Z", k.tube("#fdfaf4", "x", 0.7)) +
    can(k, 290, 212, 250, 70, "#f2f0eb", 15) + can(k, 290, 246, 470, 78, p.colour, 17) + path("M212 300A78 17 0 0 0 368 300V416A78 17 0 0 1 212 416Z", k.tube(p.accent)) +
    can(k, 290, 470, 516, 74, "#f2f0eb", 16) + repeat(11, (n) => rect(222 + n * 13, 486, 5, 42, 2, "#3a342e", 'opacity=".14"')) +
    path("M212 246V470A78 17 0 0 0 368 470V246A78 17 0 0 1 212 246Z", k.linear([[0, "#fff", 0], [0.22, "#fff", 0.28], [0.34, "#fff", 0]], 0, 0, 1, 0)) +
    lettering(p.text ?? "20 G", 290, 350, 30, inkOn(p.accent), 120);
  const cap = can(k, 520, 300, 512, 82, p.colour, 18) + path("M438 470A82 18 0 0 0 602 470V512A82 18 0 0 1 438 512Z", k.tube(shade(p.colour, -0.08))) + ellipse(520, 298, 60, 11, "#ffffff", 'opacity=".2"');
  return floorShadow(k, 400, 532, 230) + open + cap;
}, [290, 200]);

const glueBottle = standing((p, k) => {
  const body = "M286 250Q250 262 244 312V486Q244 520 280 520H520Q556 520 556 486V312Q550 262 514 250Q458 238 446 204H354Q342 238 286 250Z";
  return floorShadow(k, 404, 524, 190) + path(body, k.tube("#fbf8f2", "x", 0.8)) +
    path("M244 330H556V470H244Z", k.tube(p.colour)) + path("M244 330Q400 290 556 330V344Q400 304 244 344Z", k.tube(p.accent)) + path("M244 456H556V470H244Z", k.tube(p.accent)) +
    rect(346, 176, 108, 34, 8, k.tube(p.accent)) + repeat(9, (n) => rect(352 + n * 11, 178, 4, 30, 2, shade(p.accent, -0.2), 'opacity=".5"')) +
    path("M364 178L386 84Q400 70 414 84L436 178Z", k.tube(p.accent)) + path("M384 92Q400 78 416 92L412 72Q400 62 388 72Z", k.tube("#fbf8f2")) +
    rect(272, 296, 16, 200, 8, "#ffffff", 'opacity=".45"') + lettering(p.text ?? "GLUE", 404, 376, 46, inkOn(p.colour), 220) + rect(356, 436, 96, 6, 3, inkOn(p.colour), 'opacity=".5"') +
    path("M392 68q8 -22 16 0q2 16 -8 18q-10 -2 -8 -18Z", "#ffffff", 'opacity=".9"');
}, [400, 180]);

/** Rulers, compasses, scissors and glue. */
export const geometry = {
  eraser, sharpener, ruler, protractor, compass, scissors,
  "set-square": setSquare, "glue-stick": glueStick, "glue-bottle": glueBottle,
} satisfies Record<Kind, Drawing>;
