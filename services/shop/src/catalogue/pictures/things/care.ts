import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring } from "../lib/shapes.ts";
import { crate, cup, floorShadow, lifted } from "../lib/solids.ts";
import { leaf } from "../lib/stages.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "first-aid" | "soap" | "towel" | "apron" | "seedling" | "watering-can">;

const firstAid = standing((p, k) => {
  const roll = (x: number, y: number, r: number) => circle(x + 20, y - 8, r, k.soft("#e4ded2")) + circle(x, y, r, k.sphere("#fbf8f1")) + ring(x, y, r * 0.62, "#dcd5c7", 4) + circle(x, y, r * 0.28, "#cfc7b8");
  return floorShadow(k, 410, 524, 310) + path("M300 190V150Q300 116 334 116H460Q494 116 494 150V190", "none", `stroke="${shade(p.colour, -0.16)}" stroke-width="24"`) + path("M297 186V150Q297 112 334 112H460", "none", `stroke="${shade(p.colour, 0.1)}" stroke-width="6" stroke-linecap="round"`) + crate(k, 118, 206, 540, 316, p.colour, 62, 40) + rect(118, 330, 540, 8, 0, shade(p.colour, -0.18)) + path(polygon([658, 330], [720, 290], [720, 297], [658, 338]), shade(p.colour, -0.28)) +
    circle(388, 352, 112, "#fffdf8", `filter="${k.drop(0, 5, 5, 0.2)}"`) + path("M362 276H414V326H464V378H414V428H362V378H312V326H362Z", k.soft(mix(p.accent, "#2f9e5b", p.accent === "#ffffff" ? 1 : 0))) + [178, 540].map((x) => rect(x, 306, 58, 60, 9, k.metal(material.steel)) + rect(x + 14, 326, 30, 20, 4, shade(material.steel, -0.12))).join("") + rect(150, 224, 470, 9, 4, "#fff", 'opacity=".35"') + roll(672, 474, 46) + lettering(p.text ?? "", 388, 478, 24, inkOn(p.colour), 300);
}, [390, 350]);

const soap = standing((p, k) => {
  const bubble = (x: number, y: number, r: number) => circle(x, y, r, k.radial([[0, "#ffffff", 0.15], [0.75, "#dff1fb", 0.35], [1, "#9fd0ea", 0.75]], 0.4, 0.36, 0.6)) + ellipse(x - r * 0.36, y - r * 0.4, r * 0.24, r * 0.14, "#fff", `opacity=".95" transform="rotate(-35 ${x - r * 0.36} ${y - r * 0.4})"`);
  const body = "M282 278Q286 246 330 240H460Q504 246 508 278V488Q508 522 474 524H316Q282 522 282 488Z";
  return floorShadow(k, 404, 528, 190) + rect(386, 132, 20, 64, 3, k.metal(material.steel)) + path("M326 108Q330 88 352 88H444Q462 88 462 108V136H428V128H352L300 138Q288 140 288 128Q290 112 326 108Z", k.tube(p.accent, "y")) + rect(352, 182, 88, 28, 6, k.tube(p.accent)) + repeat(7, (n) => rect(358 + n * 11.6, 184, 4, 24, 2, shade(p.accent, -0.2), 'opacity=".5"')) + rect(366, 208, 60, 36, 4, k.tube(shade(p.accent, -0.06))) + path(body, k.tube(p.colour)) + rect(302, 262, 18, 240, 9, "#fff", 'opacity=".45"') +
    rect(322, 300, 148, 166, 14, k.soft("#fffdf8")) + path("M396 324C430 364 440 380 440 398A44 44 0 0 1 352 398C352 380 362 364 396 324Z", k.sphere(p.accent)) + ellipse(378, 400, 9, 16, "#fff", 'opacity=".6"') + lettering(p.text ?? "500 ML", 396, 446, 13, "#6b655c", 110) + bubble(566, 466, 52) + bubble(622, 398, 30) + bubble(574, 342, 18) + bubble(226, 484, 36) + bubble(190, 424, 20) + bubble(650, 492, 24);
}, [396, 250]);

const towel = standing((p, k) => {
  const folded = (y: number, colour: string, w: number) => path(`M${400 - w} ${y}Q${380 - w} ${y + 40} ${400 - w} ${y + 82}H${400 + w}Q${424 + w} ${y + 40} ${400 + w} ${y}Z`, k.linear([[0, shade(colour, 0.1)], [0.45, colour], [1, shade(colour, -0.14)]])) + path(`M${400 - w + 4} ${y + 28}H${396 + w}M${400 - w + 2} ${y + 55}H${398 + w}`, "none", `stroke="${shade(colour, -0.09)}" stroke-width="3"`) + repeat(44, (n) => circle(416 - w + ((n * 61) % (w * 2 - 36)), y + 8 + ((n * 29) % 70), 2, shade(colour, n % 2 === 0 ? 0.1 : -0.08), 'opacity=".55"'));
  return floorShadow(k, 400, 526, 270) + folded(442, mix(p.accent, "#ffffff", 0.2), 250) + folded(360, "#f7f3ea", 246) + folded(278, p.colour, 242) + path("M158 278Q150 236 200 214H600Q650 236 642 278Z", k.linear([[0, shade(p.colour, 0.14)], [1, shade(p.colour, 0.05)]])) + path("M470 214H560V278Q560 420 554 452H464Q472 420 470 278Z", k.linear([[0, shade(p.colour, 0.1)], [1, shade(p.colour, -0.06)]]), `filter="${k.drop(3, 6, 6, 0.24)}"`) + rect(468, 392, 90, 16, 0, p.accent) + rect(468, 416, 90, 7, 0, p.accent) + repeat(13, (n) => line(`M${468 + n * 7.2} 452v14`, shade(p.colour, 0.05), 3.4)) +
    rect(180, 152, 330, 70, 35, k.tube(mix(p.colour, "#ffffff", 0.4), "y")) + circle(500, 187, 35, k.soft(mix(p.colour, "#ffffff", 0.5))) + path("M500 187m-4 0a6 6 0 1 1 10 3a14 14 0 1 1 -24 -8a22 22 0 1 1 40 14", "none", `stroke="${shade(p.colour, -0.04)}" stroke-width="3.5"`) + rect(310, 150, 36, 74, 3, k.tube(p.accent, "y"));
}, [420, 240]);

const apron = lying((p, k) => {
  const body = "M-84 -196Q0 -176 84 -196Q96 -110 176 -72L190 236Q0 262 -190 236L-176 -72Q-96 -110 -84 -196Z";
  const seamLine = path("M-74 -180Q0 -162 74 -180Q90 -104 164 -64L177 224Q0 248 -177 224L-164 -64Q-90 -104 -74 -180Z", "none", `stroke="${shade(p.colour, 0.14)}" stroke-width="2.4" stroke-dasharray="8 6" opacity=".8"`);
  return place(path("M-78 -190C-96 -300 96 -300 78 -190", "none", `stroke="${p.accent}" stroke-width="17"`) + line("M-178 -56C-260 -40 -300 40 -262 130", p.accent, 15) + line("M178 -56C260 -40 300 40 262 130", p.accent, 15) + lifted(k, path(body, k.linear([[0, shade(p.colour, 0.08)], [0.3, p.colour], [0.5, shade(p.colour, 0.05)], [0.75, shade(p.colour, -0.04)], [1, shade(p.colour, -0.1)]], 0, 0, 1, 0.35)) + seamLine, 15) + path("M-60 -100Q-40 60 -72 240M70 -90Q50 80 84 238", "none", `stroke="${shade(p.colour, -0.1)}" stroke-width="9" opacity=".35" stroke-linecap="round"`) +
    path("M-104 40H104V142Q104 168 78 170H-78Q-104 168 -104 142Z", k.soft(p.accent), `filter="${k.drop(0, 4, 4, 0.22)}"`) + path("M-94 56H94M-94 50V142Q-94 158 -76 160H76Q94 158 94 142V50", "none", `stroke="${shade(p.accent, 0.16)}" stroke-width="2.4" stroke-dasharray="8 6"`) + rect(-1, 42, 3, 128, 0, shade(p.accent, -0.12)) + [[-56, 0], [-28, 7], [44, 3]].map(([x = 0, n = 0]) => place(rect(-8, -78, 16, 90, 3, k.tube(rainbow(n + 2))) + path("M-8 -78L0 -104L8 -78Z", material.paleWood) + path("M-3 -94L0 -104L3 -94Z", rainbow(n + 2)), x, 34, x / 10)).join("") + rect(-104, 38, 208, 10, 2, shade(p.accent, 0.04)) + place(path("M0 -40C-50 -46 -70 20 -20 36C10 44 10 20 28 24C64 28 60 -36 0 -40Z", k.soft("#fff8ea")) + [[-24, -8, 0], [-6, -22, 3], [18, -14, 7], [-20, 14, 5]].map(([x = 0, y = 0, n = 0]) => circle(x, y, 7, rainbow(n))).join(""), 0, -92), 400, 322, 0, 1.02);
}, [400, 300]);

const seedling = standing((p, k) => {
  const sprout = (x: number, y: number, h: number, s: number) => line(`M${x} ${y}Q${x - 6} ${y - h / 2} ${x} ${y - h}`, "#7bb35c", 9) + leaf(k, x, y - h, -58, 92 * s, "#6bb052") + leaf(k, x, y - h, 56, 104 * s, "#7cc05c") + leaf(k, x, y - h * 0.5, 66, 54 * s, "#5fa24b");
  const pot = (x: number, w: number, top: number, colour: string) => cup(k, x, top, 512, w, colour, w * 0.2) + ellipse(x, top + 4, w - 9, w * 0.19 - 2, "#4b3526") + repeat(9, (n) => ellipse(x - w * 0.66 + n * w * 0.165, top + 3 + (n % 3) * 4, 7, 4, n % 2 === 0 ? "#6a4c38" : "#38261b")) + path(`M${x - w - 6} ${top - 2}A${w + 6} ${w * 0.24} 0 0 0 ${x + w + 6} ${top - 2}V${top + 32}A${w + 6} ${w * 0.24} 0 0 1 ${x - w - 6} ${top + 32}Z`, k.tube(shade(colour, 0.03)));
  return floorShadow(k, 300, 530, 150) + floorShadow(k, 560, 528, 120) + sprout(310, 330, 150, 1.25) + sprout(568, 392, 90, 0.92) + pot(310, 132, 322, p.colour) + pot(568, 96, 386, p.accent) + place(rect(-7, -150, 14, 190, 4, k.tube(material.paleWood)) + rect(-46, -190, 92, 60, 8, k.soft("#fffaf0")) + lettering(p.text ?? "BIO", 0, -172, 24, "#5a8a4a", 74), 412, 326, 10) + repeat(5, (n) => ellipse(416 + n * 15, 524 + (n % 2) * 9, 6, 4, shade(material.darkWood, -0.05)));
}, [310, 240]);

const wateringCan = standing((p, k) => {
  const spout = "M470 404L628 196L664 224L520 486Z";
  return floorShadow(k, 370, 530, 230) + path(spout, k.linear([[0, shade(p.colour, 0.1)], [0.5, p.colour], [1, shade(p.colour, -0.16)]], 0, 0, 1, 0.6)) + place(ellipse(0, 0, 26, 74, k.metal(mix(p.accent, material.brass, 0.3))) + repeat(14, (n) => circle(((n * 7) % 26) - 13, -50 + n * 7.6, 3, "#3a2d1c")), 656, 198, -53) + path("M176 280C60 220 60 440 192 470", "none", `stroke="${shade(p.accent, -0.12)}" stroke-width="28" stroke-linecap="round"`) + path("M176 278C66 224 66 434 190 464", "none", `stroke="${p.accent}" stroke-width="18" stroke-linecap="round"`) + path("M170 240C210 80 430 90 500 250", "none", `stroke="${shade(p.accent, -0.12)}" stroke-width="26" stroke-linecap="round"`) + path("M170 238C212 84 428 92 498 246", "none", `stroke="${shade(p.accent, 0.05)}" stroke-width="15" stroke-linecap="round"`) +
    cup(k, 336, 248, 498, 170, p.colour, 22) + path("M166 248A170 37 0 0 1 506 248L490 256A156 30 0 0 0 182 256Z", shade(p.colour, 0.1)) + path("M184 430Q336 474 488 430L486 446Q336 490 186 446Z", p.accent) + path("M174 330Q336 372 498 330L497 342Q336 384 175 342Z", p.accent, 'opacity=".9"') + place(circle(0, 0, 15, k.sphere("#f6c445")) + repeat(6, (n) => place(ellipse(0, -30, 13, 20, "#fffaf0"), 0, 0, n * 60)) + circle(0, 0, 15, k.sphere("#f6c445")), 336, 412) + rect(196, 286, 17, 180, 8, "#fff", 'opacity=".3"') + repeat(5, (n) => path(`M${690 + (n % 3) * 20 - n * 2} ${280 + n * 50}q11 18 0 26q-11 -8 0 -26Z`, k.linear([[0, "#d8effb"], [1, "#7fc0e6"]])));
}, [340, 330]);

/** What cares for children and plants. */
export const care = { soap, towel, apron, seedling, "first-aid": firstAid, "watering-can": wateringCan } satisfies Record<Kind, Drawing>;
