import { inkOn, lightness, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { pencilRod } from "../lib/rods.ts";
import { ruling } from "../lib/ruling.ts";
import { circle, line, path, place, polygon, rect, repeat, roundedPath } from "../lib/shapes.ts";
import { crate, floorShadow, lifted, paperStack, sheet, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<
  PictureKind,
  "notebook" | "exercise-book" | "writing-pad" | "drawing-pad" | "coloured-paper" | "cardboard" | "printer-paper" | "envelope" | "calendar"
>;

/** A double wire binding down the left edge of a book at x. */
function spiral(x: number, y: number, height: number, colour: string = material.darkSteel): string {
  return repeat(Math.floor(height / 26), (n) => {
    const top = y + 14 + n * 26;
    return circle(x + 15, top + 4, 6, "#2b241f", 'opacity=".55"') + path(`M${x + 15} ${top + 3}C${x + 8} ${top - 14} ${x - 22} ${top - 12} ${x - 22} ${top + 3}C${x - 22} ${top + 14} ${x - 4} ${top + 14} ${x + 12} ${top + 8}`, "none", `stroke="${shade(colour, 0.05)}" stroke-width="5" stroke-linecap="round"`) +
      path(`M${x + 10} ${top - 4}C${x} ${top - 13} ${x - 20} ${top - 10} ${x - 21} ${top + 1}`, "none", 'stroke="#ffffff" stroke-width="1.8" opacity=".8" stroke-linecap="round"');
  });
}

/** A soft check or stripe across a cover, from its ruling. */
function coverPattern(p: { readonly pattern?: string | undefined }, x: number, y: number, width: number, height: number, colour: string): string {
  if (p.pattern === "dots") return repeat(6, (row) => repeat(5, (n) => circle(x + ((n + 0.5) * width) / 5, y + ((row + 0.5) * height) / 6, 7, colour, 'opacity=".35"')));
  if (p.pattern === "grid") return ruling("grid", x, y, width, height, 44, colour);
  return "";
}

const notebook = lying((p, k) => {
  const open = place(lifted(k, paperStack(k, -160, -220, 330, 440, 16) + sheet(k, -160, -220, 330, 440, material.paper) + ruling(p.pattern ?? "lines", -140, -196, 296, 396) +
    spiral(-160, -220, 440), 14), 520, 300, 7);
  const ink = inkOn(p.colour);
  const cover = paperStack(k, -170, -228, 340, 456, 18) + slab(k, roundedPath(-172, -230, 344, 460, 14), p.colour, 3, 4) + coverPattern(p, -130, -220, 296, 440, shade(p.colour, 0.14)) +
    rect(-130, -230, 3, 460, 0, "#000", 'opacity=".1"') + rect(-84, -150, 210, 112, 8, "#fdfaf3") + rect(-84, -150, 210, 112, 8, "none", `stroke="${p.accent}" stroke-width="4"`) +
    line("M-58 -82H100M-58 -60H60", "#b9b2a6", 2.5) + lettering(p.text ?? "A5", 20, -132, 30, shade(p.colour, lightness(p.colour) > 0.7 ? -0.3 : -0.05), 170) +
    rect(120, -230, 18, 463, 0, k.soft(p.accent)) + path("M-160 -226H60L-120 226H-160Z", "#ffffff", 'opacity=".07"') + rect(-60, 176, 80, 6, 3, ink, 'opacity=".4"') + spiral(-172, -230, 460);
  return open + place(lifted(k, cover, 16), 300, 296, -7);
}, [250, 230]);

const exerciseBook = lying((p, k) => {
  const pieces = Math.min(Math.max(p.count ?? 2, 1), 4);
  const book = (colour: string, front: boolean) =>
    paperStack(k, -166, -226, 332, 452, 7) + slab(k, roundedPath(-168, -228, 336, 456, 5), colour, 2, 3) +
    rect(-168, -228, 14, 456, 0, k.linear([[0, "#000", 0.14], [0.6, "#fff", 0.16], [1, "#000", 0.05]], 0, 0, 1, 0)) +
    circle(-161, -110, 3, material.steel) + circle(-161, 110, 3, material.steel) +
    (front ? path("M-96 -160H100Q116 -160 116 -144V-54Q116 -38 100 -38H-96Q-112 -38 -112 -54V-144Q-112 -160 -96 -160Z", "#fffdf7") + line("M-84 -124H88M-84 -96H88M-84 -68H40", "#bdb6aa", 2.4) +
      rect(-112, 78, 72, 72, 6, "#fffdf7") + ruling(p.pattern ?? "lines", -104, 86, 56, 56, 14) + lettering(p.text ?? "A4", 56, 96, 38, inkOn(colour), 150) + rect(-168, 188, 336, 14, 0, k.soft(p.accent)) : "");
  const open = place(lifted(k, sheet(k, -166, -226, 336, 452, "#fffdf8") + ruling(p.pattern ?? "lines", -146, -190, 300, 380), 9), 540, 306, 9);
  return open + repeat(pieces, (n) => {
    const last = n === pieces - 1;
    return place(lifted(k, book(last ? p.colour : mix(p.accent, p.colour, n / pieces), last), 10), 300 + (pieces - 1 - n) * 56, 298 + (pieces - 1 - n) * 3, -9 + (pieces - 1 - n) * 6);
  });
}, [270, 250]);

const writingPad = lying((p, k) => {
  const pad = paperStack(k, -180, -232, 360, 470, 22) + sheet(k, -180, -232, 360, 470, material.paper) + ruling(p.pattern ?? "lines", -160, -160, 330, 384, 24) +
    slab(k, roundedPath(-182, -236, 364, 66, 5), p.colour, 2, 3) + rect(-182, -186, 364, 10, 0, p.accent) + lettering(p.text ?? "A4", 0, -222, 25, inkOn(p.colour), 240);
  const curl = path("M180 238L96 238Q150 226 180 160Z", k.linear([[0, "#ffffff"], [1, "#d6cfc2"]], 0, 0, 1, 1));
  const pen = pencilRod(k, 420, 36, p.accent, { lead: "#3d3b40", end: "eraser", accent: p.accent });
  return place(lifted(k, pad + curl, 15), 380, 296, -6, 1.02) + place(lifted(k, pen, 13), 420, 540, -46);
}, [360, 190]);

const drawingPad = lying((p, k) => {
  const hills = path("M-190 120Q-90 20 0 92T190 50V190H-190Z", k.soft(mix(p.accent, "#5a9b6a", 0.55))) + path("M-190 160Q-60 90 60 140T190 110V190H-190Z", k.soft(mix(p.accent, "#2f7d5f", 0.75))) + circle(104, -40, 44, k.sphere("#f6c445")) +
    path("M-120 96V30L-70 -10L-20 30V96Z", k.soft(p.colour)) + path("M-134 36L-70 -20L-6 36L-16 46L-70 0L-124 46Z", shade(p.colour, -0.16)) + rect(-84, 52, 28, 44, 2, shade(p.colour, -0.2));
  const pad = paperStack(k, -270, -190, 540, 400, 20) + sheet(k, -270, -190, 540, 400, "#fffdf8") + group190(k, hills) +
    repeat(20, (n) => circle(-256 + n * 27, -178, 5.5, "#2b241f", 'opacity=".5"') + path(`M${-256 + n * 27} -176C${-262 + n * 27} -188 ${-262 + n * 27} -212 ${-252 + n * 27} -212C${-244 + n * 27} -212 ${-246 + n * 27} -190 ${-250 + n * 27} -180`, "none", `stroke="${material.darkSteel}" stroke-width="4" stroke-linecap="round"`));
  return place(lifted(k, pad, 16), 396, 304, -5, 1.05) + place(lifted(k, pencilRod(k, 330, 34, p.accent, { lead: p.accent, end: "cut", accent: p.accent }), 12), 500, 520, -38);
}, [360, 300]);

function group190(k: Paints, content: string): string {
  return `<g transform="translate(0 20)" clip-path="${k.clip(rect(-236, -150, 472, 320, 0, "#000"))}"><g transform="scale(1.24 1)">${content}</g></g>`;
}

const colouredPaper = lying((p, k) => {
  const shown = Math.min(Math.max(p.count ?? 8, 5), 10);
  return repeat(shown, (n) => {
    const back = shown - 1 - n;
    const colour = back === 0 ? p.colour : back === 1 ? p.accent : rainbow(back * 2 - 3);
    return place(lifted(k, sheet(k, -170, -420, 340, 460, colour, 4), 7), 290 + n * (110 / shown), 478 - n * 3, 44 - n * (62 / shown), 0.92);
  });
}, [340, 280]);

const cardboard = lying((p, k) => {
  const colours = [p.colour, p.accent, "#c79a68", mix(p.colour, "#ffffff", 0.5), "#f4efe4"];
  const corrugation = (y: number) => path(`M-300 ${y}${"q6 -9 12 0t12 0".repeat(24)}`, "none", `stroke="${shade("#c79a68", -0.14)}" stroke-width="2.5"`);
  return repeat(5, (n) => {
    const colour = colours[4 - n] ?? p.colour;
    return place(lifted(k, slab(k, roundedPath(-300, -190, 600, 380, 4), colour, 6, 11) + (n === 2 ? corrugation(196) : "") + path("M-290 -186H80L-140 186H-290Z", "#ffffff", 'opacity=".08"'), 9), 384 + n * 6, 336 - n * 17, 7 - n * 3.4);
  }) + place(lettering(p.text ?? "", 0, 0, 30, inkOn(p.colour), 240), 400, 250, -6);
}, [560, 400]);

const printerPaper = standing((p, k) => {
  const ream = (x: number, y: number) => crate(k, x, y, 420, 110, "#fbfaf7", 150, 96) +
    path(polygon([x + 60, y], [x + 210, y - 96], [x + 350, y - 96], [x + 200, y]), k.soft(p.colour)) + rect(x + 60, y, 140, 110, 0, k.soft(p.colour)) + rect(x + 200, y, 12, 110, 0, p.accent) + path(polygon([x + 200, y], [x + 350, y - 96], [x + 362, y - 96], [x + 212, y]), p.accent) +
    lettering(p.text ?? "A4", x + 130, y + 36, 40, inkOn(p.colour), 110) + repeat(3, (n) => rect(x + 250, y + 34 + n * 18, 120 - n * 26, 6, 3, "#c9c4ba"));
  const loose = repeat(9, (n) => path(polygon([110 + n, 396 - 8 * n], [262 + n, 300 - 8 * n], [684 - n, 300 - 8 * n], [532 + n, 396 - 8 * n]), k.linear([[0, "#ffffff"], [1, shade("#efece5", -0.015 * (n % 2))]], 0, 0, 1, 1), 'stroke="#d5d0c6" stroke-width="1"'));
  return floorShadow(k, 410, 518, 320) + ream(112, 404) + ream(124, 292) + place(loose, 12, -104);
}, [260, 400]);

const envelope = lying((p, k) => {
  const back = lifted(k, slab(k, roundedPath(-280, -180, 560, 360, 6), mix(p.colour, "#ffffff", 0.2), 2, 3) + rect(196, -158, 62, 76, 2, k.soft(p.accent)) + circle(227, -120, 18, k.sphere("#fff6e0")) + line("M-40 20H150M-40 56H190M-40 92H100", shade(p.colour, -0.3), 5, 'opacity=".45"'), 10);
  const front = lifted(k, slab(k, roundedPath(-280, -180, 560, 360, 6), p.colour, 3, 4) + path("M-280 176L-20 0H20L280 176Q280 180 274 180H-274Q-280 180 -280 176Z", k.linear([[0, shade(p.colour, -0.02)], [1, shade(p.colour, 0.05)]])) +
    line("M-278 176L-18 4M278 176L18 4", shade(p.colour, -0.13), 2) + group(k, path("M-280 -176Q-280 -180 -274 -180H274Q280 -180 280 -176L24 34Q0 52 -24 34Z", k.soft(shade(p.colour, 0.02)))) + circle(0, 26, 34, k.sphere(p.accent)) + path("M0 40c-22 -14 -16 -30 -6 -30q6 0 6 7q0 -7 6 -7c10 0 16 16 -6 30Z", inkOn(p.accent), 'opacity=".75"'), 14);
  return place(back, 436, 240, 8) + place(front, 376, 340, -6);
}, [380, 350]);

function group(k: Paints, content: string): string {
  return `<g filter="${k.drop(0, 5, 5, 0.22)}">${content}</g>`;
}

const calendar = standing((p, k) => {
  const days = repeat(31, (n) => {
    const [column, row] = [(n + 2) % 7, Math.floor((n + 2) / 7)];
    const marked = n === 11 || n === 23;
    const [x, y] = [198 + column * 62, 292 + row * 42];
    return (marked ? circle(x, y + 8, 19, n === 11 ? p.accent : mix(p.colour, "#ffffff", 0.7)) : "") + lettering(String(n + 1), x, y, 16, marked && n === 11 ? inkOn(p.accent) : column > 4 ? shade(p.colour, -0.02) : "#5a544d");
  });
  return floorShadow(k, 410, 524, 280) + path(polygon([600, 130], [692, 500], [640, 520], [574, 160]), k.linear([[0, shade(p.colour, -0.16)], [1, shade(p.colour, -0.24)]])) +
    slab(k, roundedPath(136, 118, 496, 402, 10), "#fdfbf6", 5, 4) + path("M136 250V128Q136 118 146 118H622Q632 118 632 128V250Z", k.soft(p.colour)) +
    lettering(p.text ?? "2027", 384, 164, 56, inkOn(p.colour), 400) + days +
    repeat(16, (n) => circle(158 + n * 30, 134, 6, "#2b241f", 'opacity=".6"') + path(`M${158 + n * 30} 136C${148 + n * 30} 120 ${150 + n * 30} 92 ${160 + n * 30} 92C${170 + n * 30} 92 ${168 + n * 30} 116 ${162 + n * 30} 130`, "none", `stroke="${material.darkSteel}" stroke-width="4.5" stroke-linecap="round"`));
}, [330, 250]);

/** Books to write in, paper, board and envelopes. */
export const paper = {
  notebook, cardboard, envelope, calendar,
  "exercise-book": exerciseBook, "writing-pad": writingPad, "drawing-pad": drawingPad, "coloured-paper": colouredPaper, "printer-paper": printerPaper,
} satisfies Record<Kind, Drawing>;
