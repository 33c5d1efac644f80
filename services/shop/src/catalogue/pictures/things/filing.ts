import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring, roundedPath } from "../lib/shapes.ts";
import { crate, floorShadow, lifted, sheet, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<
  PictureKind,
  "ring-binder" | "folder" | "file-box" | "storage-box" | "stamp" | "laminator" | "calculator" | "magnet" | "magnet-board"
>;

const ringBinder = standing((p, k) => {
  const binder = (x: number, colour: string, depth: number) =>
    path(polygon([x + 118, 110], [x + 118 + depth, 74], [x + 118 + depth, 486], [x + 118, 522]), k.linear([[0, shade(colour, -0.06)], [1, shade(colour, -0.16)]], 0, 0, 1, 0)) +
    path(polygon([x, 110], [x + 118, 110], [x + 118 + depth, 74], [x + depth, 74]), shade(colour, -0.28)) + path(polygon([x + 12, 108], [x + 106, 108], [x + 98 + depth, 80], [x + 8 + depth, 80]), k.linear([[0, "#fff"], [1, "#d9d3c8"]])) +
    rect(x, 110, 118, 412, 5, k.tube(colour, "x", 0.75)) + rect(x + 18, 150, 82, 170, 5, "#fffdf8") + rect(x + 18, 150, 82, 34, 5, p.accent) + line(`M${x + 32} 214H${x + 86}M${x + 32} 240H${x + 86}M${x + 32} 266H${x + 70}`, "#beb7ab", 3) +
    circle(x + 59, 416, 29, shade(colour, -0.32)) + ring(x + 59, 416, 29, material.steel, 8) + ring(x + 57, 414, 29, "#fff", 2, 'opacity=".7"') + rect(x + 2, 508, 114, 12, 0, k.metal(material.steel, "y")) + lettering(p.text ?? "A4", x + 59, 290, 20, "#6b655c", 70);
  return floorShadow(k, 420, 522, 310) + binder(116, mix(p.colour, "#ffffff", 0.12), 60) + binder(252, p.accent === p.colour ? shade(p.colour, -0.08) : mix(p.accent, p.colour, 0.25), 60) + binder(388, p.colour, 214);
}, [450, 250]);

const folder = lying((p, k) => {
  const back = "M-250 -170Q-250 -186 -234 -186H-60Q-46 -186 -38 -174L-22 -150H236Q252 -150 252 -134V182H-250Z";
  const front = "M-250 -96H266Q276 -96 274 -84L252 180Q250 190 240 190H-244Q-254 190 -252 180Z";
  return place(lifted(k, slab(k, back, shade(p.colour, -0.09), 2, 4), 13) + place(lifted(k, sheet(k, -200, -190, 400, 300, "#fffdf9") + line("M-170 -160H60M-170 -136H120", "#c9c2b6", 3), 5), 20, 12, 4) + place(lifted(k, sheet(k, -200, -190, 400, 300, mix(p.accent, "#ffffff", 0.72)), 5), -10, 36, -3) +
    lifted(k, slab(k, front, p.colour, 2, 4), 8) + rect(-214, -64, 190, 66, 6, "#fffdf8") + line("M-194 -42H-60M-194 -22H-100", "#bdb6aa", 3) + lettering(p.text ?? "A4", 196, 130, 28, inkOn(p.colour), 120) +
    path("M-244 -90H-30L-150 184H-244Z", "#fff", 'opacity=".08"') + circle(0, 40, 24, k.sphere(p.accent)) + circle(0, 40, 7, shade(p.accent, -0.25)) + line("M0 40V-60", p.accent, 5), 396, 304, -5, 1.12);
}, [300, 260]);

const fileBox = standing((p, k) => {
  const files = repeat(7, (n) => {
    const colour = n % 2 === 0 ? rainbow(n * 2) : p.accent;
    const [x, y] = [228 + n * 15, 236 - n * 11];
    return rect(x, y, 330, 200, 4, k.soft("#f7e8c9")) + path(`M${x + 20 + n * 40} ${y}v-26q0 -8 8 -8h58q8 0 8 8v26Z`, k.soft(colour));
  });
  const reversed = files.split(/(?=<rect)/).toReversed().join("");
  return floorShadow(k, 420, 524, 300) + path(polygon([160, 290], [290, 190], [690, 190], [600, 290]), shade(p.colour, -0.28)) + reversed +
    crate(k, 160, 270, 430, 252, p.colour, 104, 76).replace(/<path[^>]*\/>/, "") + rect(300, 330, 150, 84, 6, k.metal(material.steel, "y")) + rect(310, 340, 130, 64, 3, "#fffdf8") + lettering(p.text ?? "A-Z", 375, 358, 28, "#57514a", 110) + ellipse(375, 466, 44, 17, shade(p.colour, -0.26)) + path("M332 462a44 17 0 0 1 86 0", "none", `stroke="${shade(p.colour, 0.1)}" stroke-width="4"`);
}, [375, 360]);

const storageBox = standing((p, k) => {
  const lidColour = p.accent;
  const contents = circle(260, 400, 54, k.sphere(rainbow(0))) + rect(320, 360, 100, 100, 8, k.soft(rainbow(3))) + circle(470, 410, 46, k.sphere(rainbow(7))) + path("M200 460L250 370L300 460Z", k.soft(rainbow(5))) + rect(500, 350, 60, 120, 8, k.soft(rainbow(9))) + circle(380, 350, 40, k.sphere(rainbow(1)));
  const clear = mix(p.colour, "#ffffff", 0.35);
  return floorShadow(k, 410, 524, 310) + path("M590 262L676 214L654 476L566 522Z", k.linear([[0, shade(clear, -0.06), 0.92], [1, shade(clear, -0.16), 0.92]])) + path("M118 262H590L566 522H142Z", mix(p.colour, "#ffffff", 0.72)) + contents +
    path("M118 262H590L566 522H142Z", k.linear([[0, clear, 0.62], [0.5, clear, 0.42], [1, clear, 0.66]], 0, 0, 1, 1)) + path("M150 280L190 280L206 506H168Z", "#fff", 'opacity=".32"') + path("M118 262H590L566 522H142Z", "none", `stroke="${shade(clear, -0.1)}" stroke-width="3"`) +
    path("M96 240L190 176H716L612 240Z", k.linear([[0, shade(lidColour, 0.12)], [1, shade(lidColour, 0.03)]])) + path("M176 230L238 188H660L586 230Z", shade(lidColour, -0.04), 'opacity=".6"') + rect(96, 240, 516, 34, 8, k.soft(lidColour)) + path("M612 240L716 176V206L612 274Z", shade(lidColour, -0.14)) +
    [190, 452].map((x) => rect(x, 262, 66, 62, 10, k.soft(shade(lidColour, 0.04)), `filter="${k.drop(0, 4, 4, 0.25)}"`) + rect(x + 16, 306, 34, 6, 3, shade(lidColour, -0.2))).join("") + rect(300, 470, 116, 34, 5, "#fffdf8", 'opacity=".95"') + lettering(p.text ?? "BOX", 358, 478, 17, "#5b554d", 90);
}, [330, 300]);

const stamp = standing((p, k) => floorShadow(k, 330, 500, 190) +
  path("M262 142Q262 82 330 82Q398 82 398 142Q398 186 366 220Q354 240 356 300H304Q306 240 294 220Q262 186 262 142Z", k.tube(p.colour)) + ellipse(306, 124, 18, 30, "#fff", 'opacity=".4" transform="rotate(22 306 124)"') + rect(288, 292, 84, 26, 6, k.metal(material.brass)) +
  path("M196 372Q196 318 248 314H412Q464 318 464 372V420H196Z", k.tube(p.colour)) + rect(188, 416, 284, 46, 8, k.tube(material.paleWood)) + rect(196, 460, 268, 28, 4, k.tube(shade(p.accent, -0.14))) +
  place(lifted(k, slab(k, roundedPath(-120, -60, 240, 120, 14), "#33343a", 3, 14) + rect(-104, -46, 208, 92, 10, k.soft(p.accent)) + rect(-104, -46, 208, 20, 10, "#000", 'opacity=".18"'), 8), 600, 462, 0, 0.98) +
  place(ring(0, 0, 74, p.accent, 8, 'opacity=".85"') + ring(0, 0, 58, p.accent, 3, 'opacity=".8"') + (p.text === undefined ? line("M-28 4L-8 26L32 -22", p.accent, 13) : lettering(p.text, 0, -17, 34, p.accent, 96, 1.1)), 610, 240, -14), [330, 180]);

const laminator = standing((p, k) => floorShadow(k, 410, 512, 340) + place(sheet(k, -130, -240, 300, 250, "#fffdf8") + rect(-100, -206, 100, 90, 6, k.soft(p.accent)) + line("M20 -190H130M20 -160H110M-100 -90H130M-100 -64H130", "#c8c1b6", 4) + rect(-140, -250, 320, 260, 12, k.linear([[0, "#ffffff", 0.55], [0.4, "#dbeaf2", 0.18], [0.6, "#ffffff", 0.4], [1, "#dbeaf2", 0.25]], 0, 0, 1, 1), 'stroke="#b8cad6" stroke-width="2"'), 386, 318, -2) +
  path("M92 384Q96 300 150 296H650Q704 300 708 384L726 470Q728 508 690 510H110Q72 508 74 470Z", k.linear([[0, shade(p.colour, 0.12)], [0.35, p.colour], [1, shade(p.colour, -0.13)]])) + rect(156, 312, 488, 15, 7, "#1f1d1e") + rect(150, 306, 500, 5, 2, "#fff", 'opacity=".35"') + path("M74 452H726L727 476Q726 508 690 510H110Q74 508 74 476Z", shade(p.colour, -0.19)) +
  rect(136, 376, 150, 48, 24, shade(p.colour, -0.22)) + circle(164, 400, 16, k.sphere("#6fca6e")) + circle(212, 400, 16, k.sphere(p.accent)) + circle(260, 400, 10, "#f8f4ea", 'opacity=".5"') + lettering(p.text ?? "A4", 592, 384, 32, inkOn(p.colour), 140) + rect(356, 392, 130, 12, 6, "#000", 'opacity=".16"'), [220, 380]);

const calculator = lying((p, k) => {
  const keys = ["7", "8", "9", "/", "4", "5", "6", "×", "1", "2", "3", "-", "0", ".", "=", "+"];
  return place(lifted(k, slab(k, roundedPath(-180, -270, 360, 540, 34), p.colour, 7, 12) + rect(-160, -250, 320, 500, 22, shade(p.colour, -0.05)) + rect(-150, -238, 300, 38, 8, k.linear([[0, "#2a2a38"], [0.5, "#4a4a63"], [1, "#22222e"]], 0, 0, 1, 1)) + repeat(3, (n) => rect(-76 + n * 75, -238, 2, 38, 0, "#14141c")) +
    rect(-150, -186, 300, 92, 10, k.linear([[0, "#c3d3c0"], [1, "#dce6d4"]])) + rect(-150, -186, 300, 12, 6, "#000", 'opacity=".16"') + lettering(p.text ?? "3,1416", 40, -162, 46, "#2c3a30", 200) +
    keys.map((key, n) => {
      const [x, y] = [-116 + (n % 4) * 77, -50 + Math.floor(n / 4) * 76];
      const colour = key === "=" ? p.accent : n % 4 === 3 ? shade(p.accent, -0.02) : "#f6f3ec";
      return rect(x - 31, y - 25, 62, 58, 13, shade(colour, -0.24)) + rect(x - 31, y - 28, 62, 55, 13, k.soft(colour, 1.2)) + rect(x - 25, y - 25, 50, 4, 2, "#fff", 'opacity=".55"') + lettering(key, x, y - 12, 24, inkOn(colour));
    }).join(""), 18), 400, 300, 9, 0.98);
}, [380, 220]);

const magnetShape = (k: Parameters<Drawing["draw"]>[1], colour: string) => {
  const arc = "M-150 150V-20A150 150 0 0 1 150 -20V150H62V-20A62 62 0 0 0 -62 -20V150Z";
  return slab(k, arc, colour, 10, 14) + path("M-150 82H-62V150H-150ZM62 82H150V150H62Z", k.metal(material.steel)) + path("M-128 60V-20A128 128 0 0 1 -30 -142", "none", 'stroke="#fff" stroke-width="12" opacity=".35" stroke-linecap="round"');
};

const magnet = lying((p, k) => {
  const clips = repeat(4, (n) => place(lifted(k, line("M0 50V-30a14 14 0 0 1 28 0V40a22 22 0 0 1 -44 0V-40", [rainbow(0), rainbow(7), rainbow(3), p.accent][n] ?? p.accent, 7), 6), 250 + n * 96, 520 + (n % 2) * 22, -50 + n * 47));
  return place(lifted(k, magnetShape(k, p.colour), 17), 392, 276, -14, 1.28) + clips;
}, [340, 190]);

const magnetBoard = standing((p, k) => {
  const dots = repeat(5, (n) => place(lifted(k, circle(0, 0, 27, k.sphere(n === 0 ? p.accent : rainbow(n * 3))), 7), 200 + n * 46, 460));
  return lifted(k, slab(k, roundedPath(110, 90, 580, 430, 16), material.steel, 5, 8), 18) + rect(132, 112, 536, 386, 6, k.linear([[0, shade(p.colour, 0.08)], [0.5, p.colour], [1, shade(p.colour, -0.06)]], 0, 0, 1, 1)) + path("M132 112H420L250 498H132Z", "#fff", 'opacity=".1"') +
    place(lifted(k, sheet(k, -80, -60, 170, 200, "#fffdf8") + line("M-56 0H60M-56 28H60M-56 56H20", "#c4bdb1", 4) + circle(4, -42, 22, k.sphere(rainbow(0))), 7), 260, 230, -5) + place(lifted(k, sheet(k, -70, -60, 150, 150, mix(p.accent, "#ffffff", 0.5)) + circle(4, -40, 20, k.sphere(rainbow(7))), 7), 470, 220, 6) +
    ["A", "B", "C"].map((letter, n) => place(lifted(k, lettering(letter, 0, 0, 62, rainbow(n * 4 + 1), 80, 1.5), 6), 450 + n * 74, 372, (n - 1) * 8)).join("") + dots;
}, [500, 390]);

/** Folders, boxes and helpers of an office. */
export const filing = {
  folder, stamp, laminator, calculator, magnet,
  "ring-binder": ringBinder, "file-box": fileBox, "storage-box": storageBox, "magnet-board": magnetBoard,
} satisfies Record<Kind, Drawing>;
