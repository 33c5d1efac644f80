import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { pencilRod } from "../lib/rods.ts";
import { circle, ellipse, line, path, place, rect, repeat } from "../lib/shapes.ts";
import { crate, floorShadow, lifted } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "pencil-case" | "school-bag" | "lunch-box" | "water-bottle" | "gift-set">;

/** A dashed seam along a path. */
function seam(d: string, colour: string): string {
  return path(d, "none", `stroke="${shade(colour, 0.16)}" stroke-width="2.4" stroke-dasharray="9 6" opacity=".75"`);
}

const pencilCase = lying((p, k) => {
  const body = "M-300 -96Q-320 -110 -300 -122Q0 -150 300 -122Q322 -112 312 -92Q330 20 306 118Q296 146 262 150Q0 168 -262 150Q-300 146 -308 116Q-326 20 -300 -96Z";
  const tools = repeat(5, (n) => place(pencilRod(k, 300, 34, rainbow(n * 2), { lead: rainbow(n * 2), end: "cut", accent: p.accent }), -170 + n * 62, -236 + (n % 2) * 22, 90 + (n - 2) * 4));
  const teeth = path("M-286 -108Q0 -136 288 -108", "none", `stroke="${material.darkSteel}" stroke-width="15"`) + path("M-286 -108Q0 -136 288 -108", "none", `stroke="${shade(material.brass, 0.05)}" stroke-width="10" stroke-dasharray="5 4"`);
  const motif = p.pattern === "dots" ? repeat(18, (n) => circle(-250 + (n % 6) * 100, -40 + Math.floor(n / 6) * 66, 15, k.soft(p.accent))) : p.pattern === "lines" ? repeat(3, (n) => path(`M-308 ${-30 + n * 56}Q0 ${-46 + n * 56} 314 ${-30 + n * 56}v26Q0 ${-20 + n * 56} -310 ${-4 + n * 56}Z`, p.accent, 'opacity=".85"'))
    : path("M-312 60Q0 78 316 60Q316 92 306 118Q296 146 262 150Q0 168 -262 150Q-300 146 -308 116Z", k.soft(p.accent)) + seam("M-308 54Q0 72 312 54", p.accent);
  return place(tools + lifted(k, path(body, k.linear([[0, shade(p.colour, 0.08)], [0.4, p.colour], [1, shade(p.colour, -0.13)]], 0.2, 0, 0.4, 1)) + motif + teeth + seam("M-296 -80Q0 -106 300 -80", p.colour), 16) +
    rect(176, -132, 40, 24, 6, k.metal(material.brass, "y")) + path("M188 -112q-8 58 8 62q16 -4 8 -62Z", k.metal(material.brass)) +
    rect(-60, -10, 120, 44, 8, k.soft(mix(p.accent, "#ffffff", 0.25))) + lettering(p.text ?? "PENS", 0, 4, 18, inkOn(mix(p.accent, "#ffffff", 0.25)), 90), 396, 358, -4);
}, [520, 270]);

const schoolBag = standing((p, k) => {
  const body = "M236 210Q236 128 320 122H480Q564 128 564 210V486Q564 522 528 524H272Q236 522 236 486Z";
  const flap = "M228 206Q228 116 320 110H480Q572 116 572 206V306Q572 346 530 350H270Q228 346 228 306Z";
  const strap = (x: number) => rect(x - 17, 292, 34, 128, 7, k.soft(p.accent)) + seam(`M${x - 11} 300V412M${x + 11} 300V412`, p.accent) + rect(x - 27, 352, 54, 40, 9, k.metal(material.steel, "y")) + rect(x - 17, 361, 34, 22, 4, shade(p.accent, -0.1));
  return floorShadow(k, 404, 524, 220) + path("M330 118V92Q330 62 360 62H440Q470 62 470 92V118", "none", `stroke="${shade(p.colour, -0.14)}" stroke-width="22"`) + path("M330 112V92Q330 62 360 62H440Q470 62 470 92V112", "none", `stroke="${shade(p.colour, 0.04)}" stroke-width="8"`) +
    path("M566 250Q640 280 622 470Q610 500 566 496Z", k.tube(shade(p.colour, -0.08))) + path("M234 250Q160 280 178 470Q190 500 234 496Z", k.tube(shade(p.colour, 0.02))) +
    path(body, k.soft(p.colour, 1.3)) + path("M258 404H542V478Q542 506 514 506H286Q258 506 258 478Z", k.soft(shade(p.colour, -0.05))) + path("M258 404H542", "none", `stroke="${material.darkSteel}" stroke-width="8" stroke-dasharray="4 3"`) +
    path(flap, k.linear([[0, shade(p.colour, 0.1)], [0.5, shade(p.colour, 0.02)], [1, shade(p.colour, -0.1)]], 0, 0, 0.4, 1), `filter="${k.drop(0, 9, 8, 0.3)}"`) + seam("M242 206Q242 130 322 124H478Q558 130 558 206V302Q558 332 528 336H272Q242 332 242 302Z", p.colour) +
    rect(228, 232, 344, 22, 0, "#eef1f2") + rect(228, 232, 344, 22, 0, k.linear([[0, "#fff", 0.9], [0.5, "#b9c2c8", 0.6], [1, "#fff", 0.5]], 0, 0, 1, 0)) +
    place(path("M0 -46L13 -16L46 -13L21 9L29 42L0 25L-29 42L-21 9L-46 -13L-13 -16Z", k.soft(p.accent), 'stroke-linejoin="round"'), 400, 180, 0, 0.9) + strap(310) + strap(490) +
    path("M262 130Q246 150 246 210V300", "none", 'stroke="#fff" stroke-width="7" opacity=".28" stroke-linecap="round"');
}, [330, 300]);

const lunchBox = standing((p, k) => {
  const apple = place(path("M0 -52C-30 -78 -92 -60 -88 2C-84 60 -44 92 -14 84Q0 78 14 84C44 92 84 60 88 2C92 -60 30 -78 0 -52Z", k.sphere("#d9413c")) + line("M0 -52Q2 -82 20 -96", "#6b4a2c", 8) + path("M10 -74Q40 -112 74 -92Q52 -60 10 -74Z", k.soft("#6aa84f")) + ellipse(-38, -24, 16, 26, "#fff", 'opacity=".35" transform="rotate(24 -38 -24)"'), 640, 442, 0, 0.92);
  return floorShadow(k, 380, 526, 300) + path("M262 206V170Q262 132 300 132H440Q478 132 478 170V206", "none", `stroke="${shade(p.accent, -0.06)}" stroke-width="24" stroke-linejoin="round"`) + path("M258 200V168Q258 126 300 126H440", "none", `stroke="${shade(p.accent, 0.12)}" stroke-width="5" stroke-linecap="round"`) +
    rect(100, 316, 540, 208, 46, k.linear([[0, shade(p.colour, -0.02)], [0.3, p.colour], [1, shade(p.colour, -0.15)]])) + rect(90, 196, 560, 150, 46, k.linear([[0, shade(p.colour, 0.14)], [0.4, shade(p.colour, 0.05)], [1, shade(p.colour, -0.05)]])) + rect(90, 326, 560, 20, 10, shade(p.colour, -0.17)) + rect(130, 208, 470, 10, 5, "#fff", 'opacity=".42"') +
    [196, 492].map((x) => rect(x, 302, 60, 84, 12, k.soft(p.accent), `filter="${k.drop(0, 4, 4, 0.25)}"`) + rect(x + 14, 322, 32, 8, 4, shade(p.accent, -0.16))).join("") +
    place(path("M0 -46L13 -16L46 -13L21 9L29 42L0 25L-29 42L-21 9L-46 -13L-13 -16Z", mix(p.colour, "#ffffff", 0.55)), 372, 268, 0, 0.9) + lettering(p.text ?? "", 372, 440, 30, inkOn(p.colour), 300) + apple + floorShadow(k, 640, 526, 70, 0.2);
}, [300, 300]);

const waterBottle = standing((p, k) => {
  const body = "M300 226Q300 190 340 182H460Q500 190 500 226V496Q500 524 470 526H330Q300 524 300 496Z";
  return floorShadow(k, 404, 528, 140) + rect(346, 158, 108, 40, 6, k.tube(shade(p.accent, -0.08))) + path("M330 172V104Q330 84 352 82H448Q470 84 470 104V172Q470 180 460 180H340Q330 180 330 172Z", k.tube(p.accent)) + repeat(8, (n) => rect(340 + n * 16, 96, 5, 74, 2, shade(p.accent, -0.16), 'opacity=".45"')) +
    path("M372 84V58Q372 42 388 42H412Q428 42 428 58V84", "none", `stroke="${shade(p.accent, -0.04)}" stroke-width="14"`) + path(body, k.tube(p.colour)) + path("M300 300Q400 330 500 300V420Q400 450 300 420Z", k.tube(mix(p.colour, "#ffffff", 0.82))) +
    path("M300 300Q400 330 500 300V312Q400 342 300 312ZM300 408Q400 438 500 408V420Q400 450 300 420Z", k.tube(p.accent)) + rect(322, 214, 17, 284, 8, "#fff", 'opacity=".42"') + rect(346, 230, 6, 250, 3, "#fff", 'opacity=".25"') + path("M300 488Q400 512 500 488V496Q500 524 470 526H330Q300 524 300 496Z", k.tube(shade(p.colour, -0.1))) +
    lettering(p.text ?? "0,5 L", 406, 358, 34, shade(p.colour, -0.08), 150);
}, [400, 330]);

const giftSet = standing((p, k) => {
  const box = crate(k, 200, 250, 360, 270, p.colour, 84, 52);
  const lid = crate(k, 180, 206, 400, 72, shade(p.colour, 0.03), 92, 56);
  const bow = (side: number) => `<g transform="scale(${side} 1)">${path("M0 0C30 -76 130 -106 152 -66C172 -26 90 16 0 6Z", k.soft(p.accent, 1.5)) + path("M6 0C40 -46 100 -68 122 -56C132 -36 74 -2 6 2Z", shade(p.accent, -0.16)) + path("M0 2C40 20 84 52 104 92L70 88L58 112C44 76 22 34 0 2Z", k.soft(shade(p.accent, -0.04)))}</g>`;
  return floorShadow(k, 420, 522, 270) + box + rect(350, 276, 62, 244, 0, k.soft(p.accent)) + rect(200, 276, 360, 14, 0, "#000", 'opacity=".12"') + lid + rect(350, 206, 62, 72, 0, k.soft(shade(p.accent, 0.02))) + path("M350 206L442 150H504L412 206Z", k.soft(shade(p.accent, 0.06))) + path("M180 206L272 150H672L580 206Z", "#fff", 'opacity=".07"') +
    repeat(p.pattern === "dots" ? 10 : 0, (n) => circle(226 + (n % 5) * 72, 330 + Math.floor(n / 5) * 90, 11, p.accent, 'opacity=".8"')) + place(bow(1) + bow(-1) + rect(-30, -22, 60, 46, 16, k.soft(p.accent, 1.4)), 424, 172) + place(lifted(k, path("M0 -34L52 0L0 34H-70V-34Z", "#fffaf0") + circle(32, 0, 6, "#c9bfae") + lettering(p.text ?? "", -26, -9, 18, shade(p.colour, -0.1), 70), 6), 486, 320, -150);
}, [424, 200]);

/** Bags, boxes and bottles that children carry. */
export const carrying = {
  "pencil-case": pencilCase, "school-bag": schoolBag, "lunch-box": lunchBox, "water-bottle": waterBottle, "gift-set": giftSet,
} satisfies Record<Kind, Drawing>;
