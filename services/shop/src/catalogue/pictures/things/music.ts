import { material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring } from "../lib/shapes.ts";
import { floorShadow, lifted, screw } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "recorder" | "tambourine" | "xylophone" | "triangle" | "guitar">;

const recorder = lying((p, k) => {
  const hole = (x: number, r = 10) => ellipse(x, -4, r, r * 0.9, "#2b1d14") + path(`M${x - r} -4a${r} ${r * 0.9} 0 0 0 ${r * 2} 0`, "none", 'stroke="#fff" stroke-width="2" opacity=".5"');
  const joint = (x: number) => rect(x, -44, 44, 88, 8, k.tube(p.accent, "y")) + rect(x + 8, -44, 4, 88, 0, shade(p.accent, -0.2), 'opacity=".6"') + rect(x + 32, -44, 4, 88, 0, shade(p.accent, -0.2), 'opacity=".6"');
  const body = path("M-350 -6Q-340 -24 -280 -30V34Q-330 34 -350 14Z", k.tube(p.accent, "y")) + rect(-284, -37, 190, 74, 8, k.tube(p.colour, "y")) + path("M-226 -24H-186L-170 -6H-226Z", "#2b1d14") + path("M-186 -24L-150 -26L-170 -6Z", shade(p.colour, 0.16)) + joint(-110) + rect(-68, -33, 330, 66, 4, k.tube(p.colour, "y")) + [-34, 14, 62, 122, 170, 222].map((x) => hole(x)).join("") + joint(252) + path("M294 -32Q330 -32 362 -50V50Q330 32 294 32Z", k.tube(p.colour, "y")) + rect(356, -52, 16, 104, 6, k.tube(p.accent, "y")) + hole(318, 8) + rect(-270, -24, 160, 6, 3, "#fff", 'opacity=".35"') + rect(-60, -22, 310, 5, 2, "#fff", 'opacity=".3"');
  const note = (x: number, y: number, s: number) => place(ellipse(0, 0, 20, 15, p.accent, 'transform="rotate(-20)"') + rect(15, -86, 6, 84, 2, p.accent) + path("M18 -86Q50 -66 44 -34Q40 -54 18 -58Z", p.accent), x, y, 0, s);
  return place(lifted(k, body, 15), 404, 318, -27) + note(190, 180, 1.1) + note(300, 120, 0.8);
}, [330, 350]);

const tambourine = standing((p, k) => {
  const jingles = repeat(5, (n) => {
    const angle = (n * 0.55 + 0.48) ;
    const [x, y] = [390 + Math.cos(angle) * 250, 268 + Math.sin(angle) * 172 + 44];
    return rect(x - 38, y - 24, 76, 50, 12, shade(p.colour, -0.26)) + ellipse(x, y - 8, 36, 13, k.metal(material.brass)) + ellipse(x, y + 10, 36, 13, k.metal(material.brass)) + circle(x, y + 2, 5, material.darkSteel);
  });
  return floorShadow(k, 400, 524, 250) + path("M130 268V358A260 180 0 0 0 650 358V268Z", k.tube(p.colour)) + path("M130 268A260 180 0 0 0 650 268V280A260 180 0 0 1 130 280Z", k.metal(material.brass)) + jingles + ellipse(390, 268, 260, 180, shade(p.colour, 0.04)) + ellipse(390, 264, 244, 166, k.radial([[0, "#fffaf0"], [0.7, "#f4ead6"], [1, "#dccbae"]], 0.4, 0.35, 0.7)) + ellipse(390, 264, 168, 112, "none", `stroke="${p.accent}" stroke-width="10" opacity=".85"`) + place(path("M0 -52L15 -17L52 -15L24 9L33 46L0 26L-33 46L-24 9L-52 -15L-15 -17Z", k.soft(p.accent)), 390, 262, -8, 1.1) + repeat(16, (n) => { const a = (n * Math.PI) / 8; return circle(390 + Math.cos(a) * 252, 266 + Math.sin(a) * 173, 5, k.metal(material.brass)); });
}, [390, 300]);

const xylophone = lying((p, k) => {
  const bars = Math.min(Math.max(p.count ?? 8, 8), 10);
  const width = 600 / bars;
  const mallet = place(lifted(k, rect(0, -6, 330, 12, 6, k.tube(material.paleWood, "y")) + circle(0, 0, 30, k.sphere(p.accent)), 12), 270, 470, -22) + place(lifted(k, rect(0, -6, 330, 12, 6, k.tube(material.paleWood, "y")) + circle(0, 0, 30, k.sphere(p.colour)), 12), 360, 540, -20);
  const frame = path(polygon([-310, -120], [310, -66], [310, -34], [-310, -84]), k.tube(material.wood, "y")) + path(polygon([-310, 84], [310, 40], [310, 72], [-310, 124]), k.tube(material.wood, "y")) + path(polygon([-324, -140], [-296, -140], [-296, 144], [-324, 144]), k.soft(material.darkWood)) + path(polygon([296, -88], [324, -88], [324, 92], [296, 92]), k.soft(material.darkWood));
  return place(lifted(k, frame, 12) + repeat(bars, (n) => {
    const height = 400 - (n * 190) / (bars - 1);
    const colour = n === 0 ? p.colour : rainbow(n);
    const x = -300 + width * (n + 0.5);
    return lifted(k, rect(x - width * 0.41, -height / 2, width * 0.82, height, 12, k.tube(colour)), 7) + screw(k, x, -height * 0.26, 8) + screw(k, x, height * 0.26, 8) + rect(x - width * 0.3, -height / 2 + 12, width * 0.12, height - 24, 4, "#fff", 'opacity=".35"') + lettering("CDEFGAHCDE"[n] ?? "C", x, height / 2 - 40, 19, "#ffffff", 40, 1);
  }), 400, 262, -6) + mallet;
}, [300, 260]);

const triangle = standing((p, k) => {
  const d = "M470 470H190Q150 466 172 430L372 128Q400 94 428 128L616 430Q636 466 600 470H540";
  return line("M400 118V40", p.colour, 10) + line("M392 40Q400 16 408 40", p.colour, 9) + `<g filter="${k.drop(10, 14, 9, 0.3)}">${line(d, shade(material.steel, -0.22), 32)}${line(d, material.steel, 24)}</g>` + `<g transform="translate(-4 -5)">${line(d, "#ffffff", 6, 'opacity=".85"')}</g>` + place(lifted(k, rect(-8, -200, 16, 260, 8, k.metal(material.steel)) + rect(-17, 40, 34, 130, 15, k.tube(p.accent)) + rect(-17, 60, 34, 9, 0, shade(p.accent, -0.15)), 12), 566, 240, 32) + path("M300 250q-20 24 -16 50M326 268q-12 16 -10 32", "none", `stroke="${mix(p.colour, "#8a857c", 0.5)}" stroke-width="5" stroke-linecap="round" opacity=".6"`);
}, [400, 180]);

const guitar = lying((p, k) => {
  const body = "M-330 0C-340 -110 -250 -152 -180 -128C-120 -108 -110 -84 -50 -88C20 -92 60 -104 96 -72C128 -40 128 40 96 72C60 104 20 92 -50 88C-110 84 -120 108 -180 128C-250 152 -340 110 -330 0Z";
  const strings = repeat(6, (n) => line(`M-236 ${-17 + n * 6.8}L440 ${-13 + n * 5.2}`, n < 3 ? "#c9b27a" : "#eef0f2", 2.2 - n * 0.2));
  const neck = rect(90, -24, 340, 48, 3, k.tube(material.darkWood, "y")) + repeat(11, (n) => rect(116 + n * 28, -24, 3.4, 48, 0, k.metal(material.steel, "y"))) + [3, 5, 7].map((n) => circle(130 + n * 28, 0, 5, "#f6efdf")).join("") + path("M424 -26L470 -38H540Q556 -30 556 0Q556 30 540 38H470L424 26Z", k.soft(shade(p.colour, -0.14))) + [470, 500, 530].map((x) => rect(x - 5, -62, 10, 26, 3, k.metal(material.brass)) + circle(x, -66, 10, k.sphere("#fbf5e6")) + rect(x - 5, 36, 10, 26, 3, k.metal(material.brass)) + circle(x, 66, 10, k.sphere("#fbf5e6")) + circle(x, -14, 4, material.brass) + circle(x, 14, 4, material.brass)).join("") + rect(420, -25, 7, 50, 1, "#f6efdf");
  return place(lifted(k, path(body, shade(p.colour, -0.2), 'transform="translate(6 12)"') + path(body, k.linear([[0, shade(p.colour, 0.12)], [0.5, p.colour], [1, shade(p.colour, -0.12)]], 0.1, 0, 0.7, 1), `stroke="${shade(p.colour, -0.22)}" stroke-width="7"`) + path(body, "none", `stroke="${mix(p.accent, "#fff6e0", 0.5)}" stroke-width="3" transform="scale(.965 .95) translate(-4 0)"`) + repeat(6, (n) => path(`M-310 ${-70 + n * 28}Q-120 ${-50 + n * 20} 90 ${-44 + n * 18}`, "none", `stroke="${shade(p.colour, -0.08)}" stroke-width="1.6" opacity=".4"`)) + circle(-36, 0, 54, "#2b1b12") + ring(-36, 0, 60, p.accent, 9) + ring(-36, 0, 66, "#fff3d6", 2) + rect(-262, -52, 34, 104, 7, k.soft(material.darkWood)) + rect(-240, -42, 6, 84, 2, "#f6efdf") + neck + strings, 17) + path("M-290 -50Q-270 -116 -190 -112", "none", 'stroke="#fff" stroke-width="9" opacity=".3" stroke-linecap="round"'), 352, 356, -31, 0.82);
}, [300, 390]);

/** Instruments. */
export const music = { recorder, tambourine, xylophone, triangle, guitar } satisfies Record<Kind, Drawing>;
