import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, roomy, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { ferrule } from "../lib/rods.ts";
import { circle, ellipse, group, line, path, place, polygon, rect, repeat, roundedPath } from "../lib/shapes.ts";
import { floorShadow, lifted, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "paint-box" | "acrylic-tube" | "paint-brush" | "easel" | "modelling-clay" | "beads" | "wool" | "fabric">;

/** A brush that lies with its hair's tip at (0, 0); `paint` is the colour it was dipped into. */
function brush(k: Paints, length: number, width: number, colour: string, paint: string, flat = false): string {
  const hair = flat ? path(`M0 ${-width * 0.62}L${width * 2.4} ${-width * 0.62}V${width * 0.62}L0 ${width * 0.56}Z`, k.tube("#b98a58", "y")) + path(`M0 ${-width * 0.62}L${width} ${-width * 0.64}Q${width * 1.3} 0 ${width * 0.9} ${width * 0.6}L0 ${width * 0.56}Z`, k.tube(paint, "y"))
    : path(`M0 0C${width} ${-width * 0.2} ${width * 1.3} ${-width * 0.72} ${width * 2.4} ${-width * 0.46}V${width * 0.46}C${width * 1.3} ${width * 0.72} ${width} ${width * 0.2} 0 0Z`, k.tube("#8a5f3c", "y")) + path(`M0 0C${width} ${-width * 0.2} ${width * 1.1} ${-width * 0.62} ${width * 1.5} ${-width * 0.62}Q${width * 1.2} 0 ${width * 1.5} ${width * 0.62}C${width * 1.1} ${width * 0.62} ${width} ${width * 0.2} 0 0Z`, k.tube(paint, "y"));
  const start = width * 2.3;
  const h = width / 2;
  return hair + path(`M${start + width * 1.9} ${-h}Q${start + length * 0.4} ${-h * 1.5} ${length} ${-h * 0.24}Q${length + 8} 0 ${length} ${h * 0.24}Q${start + length * 0.4} ${h * 1.5} ${start + width * 1.9} ${h}Z`, k.tube(colour, "y")) + ferrule(k, start, width * 2, width * (flat ? 1.24 : 1));
}

const paintBox = lying((p, k) => {
  const pans = Math.min(Math.max(p.count ?? 12, 6), 24);
  const rows = pans > 12 ? 3 : 2;
  const columns = Math.ceil(pans / rows);
  const step = 500 / columns;
  const height = rows === 3 ? 74 : 104;
  const wells = repeat(pans, (n) => {
    const [x, y] = [-250 + (n % columns) * step, -66 + Math.floor(n / columns) * (height + 8)];
    const colour = rainbow(n);
    return rect(x + 4, y, step - 8, height, 10, "#000", 'opacity=".22"') + rect(x + 7, y + 3, step - 14, height - 6, 9, "#fdfbf6") + ellipse(x + step / 2, y + height / 2 + 1, step / 2 - 13, height / 2 - 9, k.radial([[0, shade(colour, 0.07)], [0.7, colour], [1, shade(colour, -0.12)]], 0.4, 0.35, 0.7)) + ellipse(x + step / 2 - step * 0.1, y + height * 0.34, step * 0.14, height * 0.08, "#fff", 'opacity=".5"');
  });
  const lid = slab(k, roundedPath(-290, -252, 580, 162, 22), mix(p.colour, "#ffffff", 0.1), 3, 5) + [0, 1, 2].map((n) => rect(-262 + n * 180, -230, 164, 112, 16, k.linear([[0, "#e7e2d8"], [1, "#fffdf8"]]))).join("") + path("M-220 -180q30 -34 70 -10t20 40q-50 20 -90 -30Z", rainbow(7), 'opacity=".75"') + path("M-30 -190q50 -16 60 24t-50 24q-40 -20 -10 -48Z", rainbow(1), 'opacity=".75"') + path("M150 -186q40 -20 66 10t-30 40q-50 0 -36 -50Z", rainbow(5), 'opacity=".75"');
  return place(lifted(k, lid + slab(k, roundedPath(-290, -92, 580, 272, 22), p.colour, 5, 12) + rect(-268, -78, 536, 240, 14, shade(p.colour, -0.14)) + wells, 17) + place(lifted(k, brush(k, 360, 19, p.accent, rainbow(0)), 9), -170, 230, -4), 398, 318, -6, 1.02);
}, [330, 330]);

const acrylicTube = lying((p, k) => {
  const tube = (colour: string) => path("M-92 -150Q-84 -186 -44 -196H44Q84 -186 92 -150L104 230H-104Z", k.linear([[0, "#d7dadd"], [0.2, "#ffffff"], [0.5, "#e9ebed"], [0.8, "#c3c8cc"], [1, "#a4aab0"]], 0, 0, 1, 0)) + path("M-95 -90H95L103 150H-101Z", k.tube(colour)) + rect(-108, 222, 216, 32, 4, k.metal(material.steel)) + repeat(14, (n) => rect(-102 + n * 15, 224, 3, 28, 0, "#7b838b", 'opacity=".45"')) + rect(-32, -232, 64, 42, 4, k.metal(material.steel)) + lettering(p.text ?? "75 ML", 0, 90, 28, inkOn(colour), 150) + circle(0, 2, 50, "#fffdf8", 'opacity=".94"') + circle(0, 2, 37, k.sphere(colour));
  const cap = path("M-46 -40L-40 44H40L46 -40Q0 -58 -46 -40Z", k.tube("#36383d")) + repeat(7, (n) => rect(-34 + n * 10.5, -38, 4, 78, 2, "#1f2023", 'opacity=".6"'));
  const blob = path("M0 0C-46 -24 -80 12 -58 50C-92 76 -50 128 0 106C40 134 92 96 70 60C98 24 44 -28 0 0Z", k.sphere(p.colour)) + path("M-30 24q20 -20 46 -8", "none", 'stroke="#fff" stroke-width="9" opacity=".55" stroke-linecap="round"');
  return place(lifted(k, tube(p.accent), 14), 560, 330, 16, 0.94) + place(lifted(k, tube(p.colour), 15), 330, 322, -14, 0.98) + place(lifted(k, blob, 6), 190, 66, -20, 0.66) + place(lifted(k, cap, 10), 126, 470, 40);
}, [330, 300]);

const paintBrush = lying((p, k) => {
  const pieces = Math.min(Math.max(p.count ?? 3, 1), 5);
  return path("M60 520q60 -54 150 -40t150 -16q20 30 -60 44t-160 40q-90 10 -80 -28Z", k.linear([[0, shade(p.accent, 0.05)], [1, p.accent]], 0, 0, 1, 0), 'opacity=".85"') + repeat(pieces, (n) => {
    const offset = (n - (pieces - 1) / 2) * 96;
    return place(lifted(k, brush(k, 640, 27 + (n % 3) * 7, n % 2 === 0 ? p.colour : shade(p.colour, 0.07), n === 0 ? p.accent : rainbow(n * 3 + 4), n % 2 === 1), 13), 138 + offset * 0.5, 430 + offset * 0.82, -30);
  });
}, [230, 380]);

const easel = roomy((p, k) => {
  const leg = (x1: number, y1: number, x2: number, y2: number) => line(`M${x1} ${y1}L${x2} ${y2}`, shade(material.wood, -0.14), 25) + line(`M${x1 - 2} ${y1}L${x2 - 2} ${y2}`, material.wood, 18) + line(`M${x1 - 6} ${y1 + 6}L${x2 - 6} ${y2 - 6}`, shade(material.wood, 0.1), 4, 'opacity=".7"');
  const painting = rect(244, 96, 312, 290, 2, k.linear([[0, mix(p.colour, "#ffffff", 0.55)], [1, mix(p.accent, "#ffffff", 0.45)]])) + circle(470, 168, 36, k.sphere("#f7cb4d")) + path("M244 300Q320 210 400 280T556 240V386H244Z", k.soft(p.colour)) + path("M244 346Q340 280 430 330T556 310V386H244Z", k.soft(p.accent)) + path("M300 300l26 -70l26 70ZM338 310l22 -56l22 56Z", shade(p.colour, -0.16));
  return floorShadow(k, 400, 546, 250, 0.28) + leg(410, 60, 470, 500) + leg(372, 44, 212, 544) + leg(428, 44, 588, 544) + lifted(k, slab(k, roundedPath(234, 86, 332, 310, 4), "#fffdf8", 6, 6) + painting, 10) + rect(212, 396, 376, 26, 6, k.tube(material.wood, "y")) + rect(212, 420, 376, 8, 3, shade(material.wood, -0.2)) + rect(372, 40, 56, 60, 6, k.soft(material.wood)) + circle(400, 72, 9, k.sphere(material.brass)) + place(brush(k, 150, 12, p.accent, p.colour), 250, 392, -3) + rect(470, 372, 46, 26, 6, k.tube(p.colour, "y"));
}, [400, 250]);

const modellingClay = standing((p, k) => {
  const bar = (x: number, y: number, colour: string) => slab(k, roundedPath(x, y, 150, 96, 20), mix(colour, "#ffffff", 0.1), 10, -12) + repeat(4, (n) => rect(x + 18 + n * 31, y + 12, 14, 72, 7, shade(colour, -0.08), 'opacity=".5"'));
  const snail = path("M230 520Q210 470 260 462Q330 452 430 470L452 410Q462 390 484 400Q500 410 492 440L480 500Q470 522 440 522Z", k.tube(mix(p.accent, "#ffffff", 0.1), "y")) + circle(330, 396, 96, k.sphere(p.colour)) + path("M330 396C330 372 366 376 364 404C362 440 302 440 298 398C294 346 372 334 392 386C404 430 376 462 340 466", "none", `stroke="${shade(p.colour, -0.14)}" stroke-width="13" stroke-linecap="round"`) + line("M474 410L466 366M486 412L502 370", mix(p.accent, "#ffffff", 0.1), 9) + circle(466, 362, 11, k.sphere(p.accent)) + circle(504, 366, 11, k.sphere(p.accent)) + circle(476, 432, 6, "#2d2521") + line("M484 452q-8 10 -18 6", "#2d2521", 4);
  return floorShadow(k, 400, 526, 310) + [[176, 316, 1], [334, 316, 10], [492, 316, 12], [96, 416, 0], [254, 416, 3], [412, 416, 5], [570, 416, 7]].map(([x = 0, y = 0, n = 0]) => bar(x, y, rainbow(n))).join("") + group(snail, `filter="${k.drop(2, 6, 7, 0.3)}" transform="translate(-20 16)"`) + circle(590, 490, 50, k.sphere(rainbow(9))) + circle(672, 512, 28, k.sphere(rainbow(1))) + circle(132, 500, 38, k.sphere(rainbow(11)));
}, [340, 400]);

const beads = lying((p, k) => {
  const bead = (x: number, y: number, r: number, colour: string, turn: number) => place(lifted(k, circle(0, 0, r, k.sphere(colour)), 6) + ellipse(r * 0.1, -r * 0.02, r * 0.24, r * 0.3, shade(colour, -0.3)) + ellipse(-r * 0.4, -r * 0.45, r * 0.2, r * 0.12, "#fff", 'opacity=".7"'), x, y, turn);
  const colours = [p.colour, rainbow(1), p.accent, rainbow(5), rainbow(3), rainbow(10), rainbow(7)];
  const strung = repeat(17, (n) => { const t = n / 16; const angle = Math.PI * (1.08 + t * 1.34); return bead(390 + Math.cos(angle) * 262, 300 + Math.sin(angle) * 214, 36 - (n % 3) * 4, colours[n % 7] ?? p.colour, 0); });
  return path("M142 240C110 380 150 470 250 530M520 520C600 480 660 420 650 300", "none", `stroke="${mix(p.colour, "#8d8378", 0.6)}" stroke-width="5" stroke-linecap="round"`) + strung + [[300, 320, 0], [390, 270, 4], [460, 340, 2], [370, 380, 6], [280, 420, 3], [470, 440, 1], [390, 480, 5], [540, 370, 0], [250, 260, 5]].map(([x = 0, y = 0, n = 0]) => bead(x, y, 33, colours[n] ?? p.colour, n * 40)).join("");
}, [400, 360]);

const wool = standing((p, k) => {
  const ballOf = (cx: number, cy: number, r: number, colour: string) => {
    const threads = repeat(9, (n) => path(`M${-r} ${-r * 0.9 + n * r * 0.24}Q0 ${-r * 1.4 + n * r * 0.3} ${r} ${-r * 0.7 + n * r * 0.24}`, "none", `stroke="${n % 2 === 0 ? shade(colour, -0.1) : shade(colour, 0.1)}" stroke-width="${r * 0.06}" opacity=".75"`)) + group(repeat(6, (n) => path(`M${-r * 0.9 + n * r * 0.22} ${r}Q${-r * 0.2 + n * r * 0.2} 0 ${-r * 0.5 + n * r * 0.26} ${-r}`, "none", `stroke="${n % 2 === 0 ? shade(colour, 0.09) : shade(colour, -0.09)}" stroke-width="${r * 0.07}" opacity=".8"`)), 'transform="rotate(28)"');
    return place(circle(0, 0, r, k.sphere(colour)) + `<g clip-path="${k.clip(circle(0, 0, r, "#000"))}">${threads}</g>` + circle(0, 0, r, k.radial([[0, "#fff", 0.2], [0.5, "#fff", 0], [1, "#1d1320", 0.34]], 0.34, 0.28, 0.8)), cx, cy);
  };
  const needle = (turn: number) => place(rect(-6, -330, 12, 480, 6, k.tube(material.paleWood)) + circle(0, -336, 17, k.sphere(p.accent)), 470, 400, turn);
  return floorShadow(k, 300, 520, 200) + floorShadow(k, 570, 524, 150) + needle(38) + needle(20) + ballOf(570, 404, 120, p.accent) + ballOf(300, 340, 182, p.colour) + line("M440 450C500 560 580 548 640 540S730 560 740 530", p.colour, 8) + line("M440 450C500 560 580 548 640 540S730 560 740 530", shade(p.colour, 0.14), 2.5, 'stroke-dasharray="5 6"');
}, [300, 330]);

const fabric = standing((p, k) => {
  const layer = (y: number, colour: string, motif: boolean) => path(`M130 ${y}Q108 ${y + 40} 130 ${y + 80}H650Q676 ${y + 40} 650 ${y}Z`, k.linear([[0, shade(colour, 0.1)], [0.35, colour], [1, shade(colour, -0.16)]])) + path(`M130 ${y + 40}H640`, "none", `stroke="${shade(colour, -0.12)}" stroke-width="3"`) + (motif ? repeat(12, (n) => circle(168 + n * 42, y + (n % 2 === 0 ? 22 : 58), 8, "#fff", 'opacity=".6"')) : "") + path(`M650 ${y}Q676 ${y + 40} 650 ${y + 80}Q632 ${y + 40} 650 ${y}Z`, shade(colour, 0.05));
  return floorShadow(k, 395, 524, 300) + layer(442, mix(p.accent, "#ffffff", 0.35), false) + layer(364, p.accent, true) + layer(286, mix(p.colour, "#ffffff", 0.45), false) + layer(208, p.colour, p.pattern === "dots") + path(polygon([130, 208], [210, 152], [690, 152], [650, 208]), k.linear([[0, shade(p.colour, 0.14)], [1, shade(p.colour, 0.05)]])) + (p.pattern === "dots" ? repeat(9, (n) => ellipse(220 + n * 46, n % 2 === 0 ? 170 : 192, 9, 5, "#fff", 'opacity=".6"')) : "") +
    path("M470 152L330 208V360Q360 384 392 350Q420 384 452 350Q480 380 510 350V208L650 152Z", k.linear([[0, shade(p.colour, 0.12)], [0.3, p.colour], [1, shade(p.colour, -0.1)]], 0, 0, 0.6, 1), `filter="${k.drop(2, 8, 8, 0.28)}"`);
}, [400, 280]);

/** Paints, clay, wool and cloth. */
export const art = {
  easel, beads, wool, fabric,
  "paint-box": paintBox, "acrylic-tube": acrylicTube, "paint-brush": paintBrush, "modelling-clay": modellingClay,
} satisfies Record<Kind, Drawing>;
