import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring } from "../lib/shapes.ts";
import { floorShadow, screw } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "ball" | "skipping-rope" | "hoop" | "gym-mat" | "balance-board" | "scooter" | "tricycle">;

/** A bent tube of metal or plastic, lit along its upper side. */
function tubing(d: string, colour: string, width: number): string {
  return line(d, shade(colour, -0.15), width) + line(d, colour, width * 0.74) + `<g transform="translate(${-width * 0.13} ${-width * 0.13})">${line(d, shade(colour, 0.18), width * 0.17, 'opacity=".85"')}</g>`;
}

function wheel(k: Paints, cx: number, cy: number, r: number, hub: string): string {
  return circle(cx, cy, r, k.radial([[0, "#55565b"], [0.8, "#2f3034"], [1, "#1f2023"]], 0.4, 0.35, 0.7)) + circle(cx, cy, r * 0.68, k.sphere("#f0eee9")) + repeat(6, (n) => place(rect(-r * 0.045, -r * 0.64, r * 0.09, r * 0.56, 1, shade(hub, -0.02)), cx, cy, n * 60)) + circle(cx, cy, r * 0.24, k.sphere(hub)) + circle(cx, cy, r * 0.08, material.darkSteel) +
    path(`M${cx - r * 0.72} ${cy - r * 0.46}A${r * 0.85} ${r * 0.85} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.85}`, "none", 'stroke="#fff" stroke-width="3.5" opacity=".3" stroke-linecap="round"');
}

const ball = standing((p, k) => {
  const clip = k.clip(circle(400, 300, 222, "#000"));
  const stripes = p.pattern === "dots" ? repeat(14, (n) => { const a = n * 2.4; const r = 30 + n * 13; return ellipse(400 + Math.cos(a) * r, 300 + Math.sin(a) * r, 34 - n, 32 - n, p.accent); })
    : path("M178 250Q400 380 622 250V342Q400 480 178 342Z", k.soft(p.accent)) + path("M178 244Q400 372 622 244V254Q400 384 178 254ZM178 338Q400 474 622 338V348Q400 486 178 348Z", "#fffaf0") + place(path("M0 -52L15 -17L52 -15L24 9L33 46L0 26L-33 46L-24 9L-52 -15L-15 -17Z", "#fffaf0"), 392, 186, -8);
  return floorShadow(k, 410, 524, 210) + circle(400, 300, 222, p.colour) + `<g clip-path="${clip}">${stripes}</g>` + circle(400, 300, 222, k.radial([[0, "#fff", 0.42], [0.3, "#fff", 0.08], [0.62, "#1a1226", 0.02], [0.9, "#1a1226", 0.3], [1, "#1a1226", 0.4]], 0.34, 0.27, 0.8)) + ellipse(310, 178, 60, 32, "#fff", 'opacity=".5" transform="rotate(-36 310 178)"') + path("M560 440A210 210 0 0 1 400 512", "none", 'stroke="#fff" stroke-width="8" opacity=".16" stroke-linecap="round"');
}, [370, 240]);

const skippingRope = standing((p, k) => {
  const rope = "M220 330C150 480 300 540 400 470S560 330 470 290S300 380 380 470S640 560 610 320";
  const strand = line(rope, shade(p.accent, -0.14), 20) + line(rope, p.accent, 15) + line(rope, shade(p.accent, 0.16), 14, 'stroke-dasharray="3 11"');
  const handle = (x: number, y: number, turn: number) => place(path("M-24 -170Q-28 -190 0 -192Q28 -190 24 -170L18 -40Q28 -20 24 0H-24Q-28 -20 -18 -40Z", k.tube(p.colour)) + rect(-21, -132, 42, 12, 0, k.tube("#fffaf0")) + rect(-20, -108, 40, 12, 0, k.tube("#fffaf0")) + ellipse(-7, -176, 8, 5, "#fff", 'opacity=".6"') + rect(-12, -4, 24, 16, 5, k.metal(material.steel)), x, y, turn);
  return floorShadow(k, 410, 520, 250, 0.26) + strand + handle(216, 318, -22) + handle(612, 308, 20);
}, [230, 220]);

const hoop = standing((p, k) => {
  const one = (cx: number, cy: number, r: number, colour: string, second: string) => ring(cx + 3, cy + 4, r, shade(colour, -0.2), 27) + ring(cx, cy, r, colour, 24) + ring(cx, cy, r, second, 24, `stroke-dasharray="${r * 0.36} ${r * 0.426}"`) + ring(cx - 3, cy - 4, r, "#ffffff", 5, 'opacity=".45"') + ring(cx + 2, cy + 3, r + 8, "#000", 3, 'opacity=".12"');
  return floorShadow(k, 470, 530, 200, 0.26) + floorShadow(k, 300, 532, 170, 0.26) + one(486, 312, 204, p.accent, mix(p.accent, "#ffffff", 0.5)) + one(304, 340, 178, p.colour, mix(p.colour, "#ffffff", 0.55));
}, [230, 230]);

const gymMat = standing((p, k) => {
  const panel = (n: number) => { const x = 120 + n * 140; const colour = n % 2 === 0 ? p.colour : p.accent; return path(polygon([x, 430], [x + 120, 300], [x + 260, 300], [x + 140, 430]), k.linear([[0, shade(colour, 0.1)], [1, shade(colour, -0.01)]], 0, 0, 0.6, 1)) + path(`M${x} 430h140v46h-140Z`, k.linear([[0, shade(colour, -0.07)], [1, shade(colour, -0.16)]])) + line(`M${x + 140} 430L${x + 260} 300`, shade(colour, -0.14), 4); };
  const roll = rect(150, 130, 420, 170, 84, k.tube(mix(p.accent, p.colour, 0.3), "y")) + circle(540, 215, 85, k.soft(shade(mix(p.accent, p.colour, 0.3), 0.08))) + path("M540 215m-8 0a8 8 0 1 1 16 4a22 22 0 1 1 -40 -10a38 38 0 1 1 70 22a54 54 0 1 1 -100 -30", "none", `stroke="${shade(p.accent, -0.22)}" stroke-width="5"`) + [236, 400].map((x) => rect(x, 128, 24, 174, 4, k.tube("#3c3d42", "y")) + rect(x - 6, 196, 36, 30, 6, k.metal(material.steel))).join("");
  const mat = floorShadow(k, 430, 490, 350) + repeat(4, panel) + path(polygon([680, 430], [800, 300], [800, 346], [680, 476]), shade(p.accent, -0.2)) + rect(330, 442, 60, 22, 8, "#2f3034") + rect(338, 448, 44, 9, 4, shade(p.colour, -0.1)) + `<g transform="translate(60 -6)">${floorShadow(k, 360, 306, 210, 0.28)}${roll}</g>`;
  return place(mat, -16, 40, 0, 0.9);
}, [520, 240]);

const balanceBoard = standing((p, k) => floorShadow(k, 400, 512, 260) + path("M250 410H560Q540 506 405 510Q270 506 250 410Z", k.tube(p.accent)) + place(path("M-310 0A310 82 0 0 0 310 0V28A310 82 0 0 1 -310 28Z", k.linear([[0, material.darkWood], [0.3, material.wood], [1, shade(material.darkWood, -0.1)]], 0, 0, 1, 0)) + ellipse(0, 0, 310, 82, k.linear([[0, shade(material.paleWood, 0.05)], [1, material.wood]], 0, 0, 1, 1)) + repeat(6, (n) => path(`M${-250 + n * 8} ${-34 + n * 14}Q0 ${-56 + n * 20} ${250 - n * 8} ${-34 + n * 14}`, "none", `stroke="${shade(material.wood, -0.06)}" stroke-width="1.6" opacity=".55"`)) + ellipse(0, 0, 228, 58, "none", `stroke="${p.colour}" stroke-width="9"`) + ellipse(-118, 0, 52, 26, p.colour) + ellipse(118, 0, 52, 26, p.colour) + repeat(8, (n) => ellipse(-148 + (n % 4) * 20, -9 + Math.floor(n / 4) * 18, 4, 2.4, mix(p.colour, "#ffffff", 0.5)) + ellipse(88 + (n % 4) * 20, -9 + Math.floor(n / 4) * 18, 4, 2.4, mix(p.colour, "#ffffff", 0.5))) + lettering(p.text ?? "", 0, -10, 20, shade(p.colour, -0.1), 90), 400, 350, -8), [400, 350]);

const scooter = standing((p, k) => floorShadow(k, 400, 532, 290) + wheel(k, 620, 478, 54, p.accent) + tubing("M588 470L520 130", material.steel, 22) + tubing("M560 330L520 130", p.colour, 30) + tubing("M440 122Q520 92 606 140", material.steel, 18) + line("M412 128L462 114", "#35363b", 30) + line("M584 128L632 154", "#35363b", 30) + line("M418 120L458 109", shade(p.accent, 0.05), 8) +
  path("M170 436H486Q532 430 560 380L590 392Q566 468 500 474H170Q146 474 146 455Q146 436 170 436Z", k.tube(p.colour, "y")) + rect(206, 430, 260, 14, 7, "#3a3b40") + repeat(12, (n) => rect(216 + n * 20, 432, 9, 10, 3, "#5b5c62")) + wheel(k, 166, 484, 48, p.accent) + path("M110 470Q112 424 166 420Q200 420 218 440", "none", `stroke="${shade(p.colour, -0.05)}" stroke-width="13" stroke-linecap="round"`) + path("M572 440Q600 404 652 420", "none", `stroke="${p.colour}" stroke-width="13" stroke-linecap="round"`) + screw(k, 560, 384, 11) + lettering(p.text ?? "", 336, 448, 16, inkOn(p.colour), 180), [540, 380]);

const tricycle = standing((p, k) => floorShadow(k, 400, 534, 320) + wheel(k, 244, 478, 54, p.accent) + tubing("M196 460Q300 460 380 430T520 290", p.colour, 30) + tubing("M300 448Q320 360 250 320", p.colour, 26) + path("M170 300Q180 276 236 282L320 296Q344 304 330 330Q280 350 216 340Q168 332 170 300Z", k.tube("#3a3b40", "y")) + path("M188 294Q176 210 200 196Q226 194 226 284Z", k.tube("#3a3b40")) +
  tubing("M528 470L484 156", p.colour, 28) + wheel(k, 540, 424, 106, p.accent) + path("M430 404A114 114 0 0 1 616 336", "none", `stroke="${p.colour}" stroke-width="20" stroke-linecap="round"`) + path("M432 396A114 114 0 0 1 520 316", "none", 'stroke="#fff" stroke-width="4" opacity=".45" stroke-linecap="round"') + tubing("M410 190Q484 120 564 168", material.steel, 19) + line("M390 204L428 178", p.accent, 33) + line("M544 158L584 182", p.accent, 33) + circle(486, 152, 20, k.sphere(rainbow(3))) + tubing("M540 424L588 470", material.steel, 13) + rect(566, 462, 60, 20, 7, k.tube("#3a3b40", "y")) + wheel(k, 176, 482, 56, p.accent), [540, 400]);

/** Things to move with. */
export const sport = { ball, hoop, scooter, tricycle, "skipping-rope": skippingRope, "gym-mat": gymMat, "balance-board": balanceBoard } satisfies Record<Kind, Drawing>;
