import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring, roundedPath } from "../lib/shapes.ts";
import { crate, floorShadow, lifted, screw, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "microscope" | "magnifier" | "test-tube" | "magnet-set" | "thermometer" | "scale" | "stopwatch">;

const microscope = standing((p, k) => {
  const arm = "M452 118Q600 150 604 300Q604 410 520 470L486 430Q546 390 544 300Q540 206 430 182Z";
  const tube = rect(-34, -130, 68, 210, 10, k.tube(p.colour)) + rect(-40, -190, 80, 66, 8, k.tube("#3c3e44")) + rect(-30, -212, 60, 26, 6, k.tube("#2d2f34")) + rect(-38, 70, 76, 22, 5, k.metal(material.steel)) + rect(-24, 92, 48, 52, 5, k.metal(material.steel)) + path("M-18 144H18L10 172H-10Z", k.metal(material.darkSteel)) + rect(-24, 104, 48, 8, 0, p.accent) + rect(-38, -64, 76, 12, 0, k.metal(material.brass));
  return floorShadow(k, 420, 528, 240) + path("M232 528Q236 470 300 466H560Q612 470 614 528Z", k.tube(shade(p.colour, -0.04), "y")) + rect(226, 506, 394, 24, 8, k.soft(shade(p.colour, -0.13))) + path(arm, shade(p.colour, -0.16), 'transform="translate(9 5)"') + path(arm, k.soft(p.colour, 1.3)) + path("M470 138Q576 176 580 296", "none", 'stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round"') +
    place(tube, 414, 214, -16) + path(polygon([236, 416], [288, 386], [566, 386], [522, 416]), shade("#44474d", 0.05)) + rect(236, 416, 288, 20, 4, k.soft("#35373c")) + path(polygon([300, 408], [318, 396], [470, 396], [456, 408]), "#dff0f6", 'opacity=".9"') + circle(382, 402, 7, p.accent) + path("M300 466L330 436H420L450 466Z", k.tube("#4b4e55")) + ellipse(376, 452, 36, 10, "#ffe9a8") +
    circle(562, 396, 38, shade("#3c3e44", -0.05)) + circle(558, 392, 36, k.sphere("#4a4d53")) + ring(558, 392, 25, "#2a2c30", 3) + circle(558, 392, 14, k.sphere(p.accent)) + circle(574, 466, 22, k.sphere("#4a4d53"));
}, [410, 330]);

const magnifier = lying((p, k) => {
  const lens = circle(0, 0, 168, k.radial([[0, "#ffffff", 0.35], [0.7, "#d8eef6", 0.4], [1, "#9cc7da", 0.6]], 0.4, 0.36, 0.62)) + path("M-120 -60A136 136 0 0 1 20 -134L10 -104A104 104 0 0 0 -92 -46Z", "#fff", 'opacity=".75"') + ellipse(74, 92, 40, 18, "#fff", 'opacity=".35" transform="rotate(-42 74 92)"');
  const handle = rect(-17, 182, 34, 54, 4, k.metal(material.brass)) + path("M-24 232H24L34 440Q34 470 0 470Q-34 470 -34 440Z", k.tube(p.colour)) + rect(-27, 236, 54, 12, 0, k.metal(material.brass)) + repeat(4, (n) => rect(-31, 350 + n * 20, 62, 7, 3, shade(p.colour, -0.14), 'opacity=".6"'));
  const leafUnder = `<g transform="translate(270 236)">${path("M-190 120C-150 -30 20 -150 170 -120C170 20 20 150 -190 120Z", k.soft("#6aa764", 1.4))}${line("M-190 120Q0 10 166 -116M-90 74Q-80 10 -96 -24M-20 32Q-6 -40 -20 -84M20 12Q80 40 84 66M-60 56Q-10 90 -6 112", "#a7cf93", 5)}</g>`;
  return lifted(k, leafUnder, 8) + place(lifted(k, handle + ring(0, 0, 172, p.accent, 26) + ring(-3, -3, 176, shade(p.accent, 0.18), 5, 'opacity=".8"') + ring(2, 2, 160, shade(p.accent, -0.18), 5), 16) + lens, 316, 232, -52);
}, [320, 230]);

const tubeWith = (k: Paints, x: number, top: number, colour: string, level: number, seed: number) => {
  const bottom = 470;
  const fill = bottom - (bottom - top) * level;
  return path(`M${x - 30} ${top}V${bottom}A30 30 0 0 0 ${x + 30} ${bottom}V${top}Z`, k.linear([[0, "#c9dde4", 0.7], [0.25, "#ffffff", 0.55], [0.7, "#dfecf1", 0.4], [1, "#a9c3cd", 0.75]], 0, 0, 1, 0)) + path(`M${x - 26} ${fill}V${bottom}A26 26 0 0 0 ${x + 26} ${bottom}V${fill}Z`, k.tube(colour), 'opacity=".92"') + ellipse(x, fill, 26, 7, shade(colour, 0.14)) +
    repeat(4, (n) => circle(x - 12 + ((n * 11 + seed * 7) % 24), fill + 30 + n * 32, 4 + (n % 3), "#fff", 'opacity=".45"')) + rect(x - 34, top - 8, 68, 14, 7, k.linear([[0, "#fff"], [1, "#b7cdd6"]])) + rect(x - 20, top + 14, 8, bottom - top - 20, 4, "#fff", 'opacity=".7"');
};

const testTube = standing((p, k) => {
  const colours = [p.colour, rainbow(3), p.accent, rainbow(5)];
  return floorShadow(k, 410, 528, 290) + crate(k, 130, 484, 500, 40, material.wood, 70, 42) + path(polygon([130, 296], [200, 254], [700, 254], [630, 296]), shade(material.wood, 0.06)) + colours.map((colour, n) => ellipse(222 + n * 118, 277, 37, 11, shade(material.wood, -0.3)) + tubeWith(k, 222 + n * 118, 108 + (n % 2) * 14, colour, [0.62, 0.42, 0.74, 0.5][n] ?? 0.5, n)).join("") +
    rect(130, 296, 500, 34, 3, k.soft(material.wood)) + path(polygon([630, 296], [700, 254], [700, 288], [630, 330]), shade(material.wood, -0.14)) + rect(130, 296, 26, 228, 3, k.soft(shade(material.wood, 0.02))) + rect(604, 296, 26, 228, 3, k.soft(shade(material.wood, -0.02))) + path(polygon([630, 330], [650, 318], [650, 512], [630, 524]), shade(material.wood, -0.15));
}, [300, 260]);

const magnetSet = lying((p, k) => {
  const bar = rect(-190, -36, 190, 72, 6, k.tube(p.colour, "y")) + rect(0, -36, 190, 72, 6, k.tube(p.accent, "y")) + rect(-14, -36, 28, 72, 0, k.linear([[0, p.colour], [0.5, p.colour], [0.5, p.accent], [1, p.accent]], 0, 0, 1, 0)) + lettering("N", -140, -20, 40, inkOn(p.colour)) + lettering("S", 140, -20, 40, inkOn(p.accent));
  const horseshoe = slab(k, "M-90 100V-10A90 90 0 0 1 90 -10V100H38V-10A38 38 0 0 0 -38 -10V100Z", p.colour, 6, 10) + path("M-90 62H-38V100H-90ZM38 62H90V100H38Z", k.metal(material.steel));
  const fieldLines = repeat(3, (n) => path(`M-196 0C${-220 - n * 30} ${-90 - n * 46} ${220 + n * 30} ${-90 - n * 46} 196 0`, "none", `stroke="${mix(p.colour, "#8a857c", 0.6)}" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round" opacity=".8"`));
  return place(fieldLines + lifted(k, bar, 14), 380, 440, -10, 1.2) + place(lifted(k, horseshoe, 14), 250, 214, -20, 1.2) + [[500, 170, 50], [620, 230, 40], [560, 290, 30]].map(([x = 0, y = 0, r = 0], n) => lifted(k, ring(x, y, r * 0.72, [p.accent, rainbow(3), rainbow(5)][n] ?? p.accent, r * 0.5), 9) + ring(x - 2, y - 2, r * 0.84, "#fff", 3, 'opacity=".35"')).join("") + [0, 1, 2].map((n) => place(lifted(k, circle(0, 0, 24, k.metal(material.steel)), 6), 664, 420 + n * 52)).join("");
}, [260, 210]);

const thermometer = standing((p, k) => {
  const level = 250;
  return floorShadow(k, 404, 540, 130) + slab(k, roundedPath(292, 56, 216, 482, 40), mix(material.paleWood, p.accent, 0.1), 9, 6) + repeat(5, (n) => line(`M${312 + n * 42} 80Q${320 + n * 42} 300 ${310 + n * 42} 516`, shade(material.wood, -0.03), 1.4, 'opacity=".4"')) + rect(316, 82, 168, 430, 24, "#fffdf7") + circle(400, 72, 9, shade(material.wood, -0.28)) +
    repeat(31, (n) => rect(n % 5 === 0 ? 424 : 428, 112 + n * 9.4, n % 5 === 0 ? 26 : 14, 2.4, 1, "#5f5a53")) + repeat(7, (n) => lettering(String(50 - n * 10), 470, 106 + n * 47, 13, "#5f5a53", 24)) + repeat(7, (n) => rect(352, 112 + n * 47, 20, 2.4, 1, "#5f5a53")) +
    circle(400, 450, 42, "#dbe8ee") + rect(386, 96, 28, 350, 14, k.linear([[0, "#c2d4dc"], [0.3, "#ffffff"], [1, "#bfd0d8"]], 0, 0, 1, 0)) + rect(392, level, 16, 190, 4, k.tube(p.colour)) + circle(400, 450, 33, k.sphere(p.colour)) + ellipse(388, 436, 9, 6, "#fff", 'opacity=".7"') + lettering(p.text ?? "C", 344, 94, 18, p.colour);
}, [420, 250]);

const scale = standing((p, k) => {
  const pan = (x: number, y: number, load: string) => line(`M${x} ${y - 150}L${x - 84} ${y}M${x} ${y - 150}L${x + 84} ${y}`, shade(material.brass, -0.14), 4) + ellipse(x, y, 96, 19, shade(material.brass, -0.2)) + load + path(`M${x - 98} ${y}A98 19 0 0 0 ${x + 98} ${y}Q${x + 84} ${y + 46} ${x} ${y + 48}Q${x - 84} ${y + 46} ${x - 98} ${y}Z`, k.metal(material.brass)) + circle(x, y - 150, 7, k.sphere(material.brass));
  const weight = (x: number, y: number, s: number) => rect(x - s, y - s * 1.5, s * 2, s * 1.6, 5, k.metal(material.steel)) + rect(x - s * 0.4, y - s * 2, s * 0.8, s * 0.6, 4, k.metal(material.steel));
  return floorShadow(k, 400, 534, 200) + rect(236, 502, 328, 30, 12, k.tube(shade(p.colour, -0.06), "y")) + path("M280 504Q300 470 360 464H440Q500 470 520 504Z", k.tube(p.colour)) + rect(384, 130, 32, 340, 8, k.tube(p.colour)) + circle(400, 118, 26, k.sphere(p.accent)) +
    place(path("M-250 -9Q0 -34 250 -9V9Q0 -6 -250 9Z", k.tube(p.accent, "y")), 400, 150, 5) + path("M400 160L392 264H408Z", p.accent) + pan(154, 296, weight(120, 300, 24) + weight(180, 302, 18)) + pan(646, 340, circle(646, 302, 50, k.sphere(rainbow(0))) + line("M646 254q2 -20 14 -26", "#6b4a2c", 6) + path("M652 240q22 -26 44 -10q-14 20 -44 10Z", "#6aa84f")) + screw(k, 400, 150, 11, material.brass);
}, [400, 200]);

const stopwatch = standing((p, k) => lifted(k, rect(376, 52, 48, 54, 8, k.metal(material.steel)) + rect(364, 36, 72, 34, 9, k.metal(p.accent)) + repeat(7, (n) => rect(370 + n * 9.4, 38, 3, 30, 1, shade(p.accent, -0.22), 'opacity=".6"')) + place(rect(-18, -258, 36, 44, 7, k.metal(material.steel)) + rect(-25, -268, 50, 22, 7, k.metal(p.accent)), 400, 320, 42) + circle(400, 320, 226, k.linear([[0, shade(p.colour, 0.16)], [0.5, p.colour], [1, shade(p.colour, -0.16)]], 0, 0, 1, 1)), 20) + circle(400, 320, 192, k.linear([[0, shade(p.colour, -0.2)], [1, shade(p.colour, 0.1)]], 0, 0, 1, 1)) + circle(400, 320, 185, k.radial([[0, "#fffefb"], [1, "#efebe2"]], 0.4, 0.34, 0.72)) +
  repeat(60, (n) => place(rect(-1.5, -176, n % 5 === 0 ? 5 : 3, n % 5 === 0 ? 22 : 11, 1, n % 5 === 0 ? material.ink : "#948e84"), 400, 320, n * 6)) + repeat(12, (n) => { const angle = ((n + 1) * Math.PI) / 6; return lettering(String((n + 1) * 5), 400 + Math.sin(angle) * 134, 320 - Math.cos(angle) * 134 - 11, 22, material.ink, 40); }) + ring(400, 382, 42, "#c9c3b8", 3) + place(rect(-2, -32, 4, 36, 2, p.accent), 400, 382, 130) + path("M400 320L400 136A184 184 0 0 1 559 228Z", p.accent, 'opacity=".13"') +
  place(lifted(k, path("M-5 40L-3 -150Q0 -160 3 -150L5 40Z", shade(p.colour, -0.06)), 5), 400, 320, 60) + circle(400, 320, 13, k.sphere(p.colour)) + path("M258 220A170 170 0 0 1 410 150", "none", 'stroke="#fff" stroke-width="14" opacity=".5" stroke-linecap="round"'), [400, 260]);

/** Instruments of a science room. */
export const science = { microscope, magnifier, thermometer, scale, stopwatch, "test-tube": testTube, "magnet-set": magnetSet } satisfies Record<Kind, Drawing>;
