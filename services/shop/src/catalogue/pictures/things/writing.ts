import { inkOn, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { barrel, pencilRod } from "../lib/rods.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat } from "../lib/shapes.ts";
import { crate, floorShadow, lifted } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<
  PictureKind,
  "pencil" | "coloured-pencils" | "crayons" | "felt-pens" | "fountain-pen" | "ballpoint" | "highlighter" | "marker" | "chalk"
>;

const pencil = lying((p, k) => {
  const pieces = Math.min(p.count ?? 2, 5);
  const width = pieces > 3 ? 44 : 58;
  return repeat(pieces, (n) => {
    const offset = (n - (pieces - 1) / 2) * (width + 26);
    const rod = pencilRod(k, 700, width, n % 2 === 0 ? p.colour : shade(p.colour, 0.04), {
      lead: "#3d3b40", end: "eraser", accent: p.accent, text: p.text ?? "HB 2",
    });
    return place(lifted(k, rod, 13), 96 + offset * 0.5 + (n % 2) * 22, 470 + offset * 0.84 - (n % 2) * 14, -30);
  });
}, [230, 400]);

const colouredPencils = standing((p, k) => {
  const shown = Math.min(Math.max(p.count ?? 12, 6), 16);
  const [left, width, top] = [150, 460, 262];
  const step = width / shown;
  const thick = step - 2;
  const points = (row: number) => repeat(shown, (n) => {
    const colour = rainbow(n + row * 3);
    const rod = pencilRod(k, 330, thick, colour, { lead: colour, end: "cut", accent: p.accent });
    return place(rod, left + step * (n + 0.5) + row * 26, 96 + row * -20 + ((n * 7) % 3) * 5, 90);
  });
  const front = crate(k, left - 8, top, width + 16, 260, p.colour, 62, 40);
  return (
    floorShadow(k, 420, 522, 290) +
    path(polygon([left - 8, top], [left + 54, top - 40], [left + width + 70, top - 40], [left + width + 8, top]), shade(p.colour, -0.25)) +
    points(1) + points(0) +
    front.replace(/<path[^>]*\/>/, "") +
    path(`M${left - 8} ${top + 58}h${width + 16}v92q${-(width + 16) / 2} 60 ${-(width + 16)} 0Z`, k.soft(p.accent)) +
    repeat(8, (n) => circle(left + 40 + n * 54, top + 222, 11, k.sphere(rainbow(n * 2)))) +
    lettering(p.text ?? String(p.count ?? 12), left + width / 2, top + 84, 50, inkOn(p.accent), width - 60)
  );
}, [330, 190]);

const crayons = standing((p, k) => {
  const shown = Math.min(Math.max(p.count ?? 8, 5), 10);
  const [left, width, top] = [156, 440, 280];
  const step = width / shown;
  const crayon = (n: number) => {
    const colour = rainbow(n);
    const w = step - 4;
    const [x, y] = [left + n * step + 2, 120 + ((n * 5) % 3) * 12];
    return path(`M${x + w * 0.16} ${y + 40}L${x + w * 0.3} ${y + 4}Q${x + w / 2} ${y - 5} ${x + w * 0.7} ${y + 4}L${x + w * 0.84} ${y + 40}Z`, k.tube(colour)) +
      rect(x, y + 38, w, 330, 5, k.tube(colour)) + rect(x, y + 58, w, 300, 0, k.tube(shade(colour, 0.09))) +
      rect(x, y + 66, w, 4, 0, shade(colour, -0.24), 'opacity=".75"') + rect(x, y + 76, w, 4, 0, shade(colour, -0.24), 'opacity=".75"') +
      line(`M${x + w * 0.2} ${y + 108}q${w * 0.15} -12 ${w * 0.3} 0t${w * 0.3} 0`, shade(colour, -0.24), 3);
  };
  return (
    floorShadow(k, 410, 522, 280) +
    path(polygon([left - 10, top], [left + 46, top - 34], [left + width + 66, top - 34], [left + width + 10, top]), shade(p.colour, -0.26)) +
    repeat(shown, crayon) +
    crate(k, left - 10, top, width + 20, 242, p.colour, 56, 34).replace(/<path[^>]*\/>/, "") +
    path(`M${left - 10} ${top + 40}Q${left + width / 2} ${top + 130} ${left + width + 10} ${top + 40}v120Q${left + width / 2} ${top + 250} ${left - 10} ${top + 160}Z`, k.soft(p.accent)) +
    lettering(p.text ?? String(p.count ?? 8), left + width / 2, top + 116, 52, inkOn(p.accent), width - 100)
  );
}, [300, 200]);

const feltPens = lying((p, k) => {
  const shown = Math.min(Math.max(p.count ?? 8, 4), 10);
  const gap = 470 / shown;
  const width = Math.min(56, gap - 7);
  return place(repeat(shown, (n) => {
    const colour = n === 0 ? p.colour : rainbow(n + 1);
    const pen = barrel(k, 0, 340, width, "#f7f5f1", 8) + barrel(k, -250, 256, width + 3, colour, 10) +
      rect(330, -width * 0.42, 22, width * 0.84, 5, k.tube(colour, "y")) + rect(60, -width / 2, 180, width, 0, k.tube(colour, "y")) +
      rect(22, -width / 2, 12, width, 0, shade(colour, -0.05)) +
      path(`M-250 ${-width * 0.4}l-16 ${width * 0.18}v${width * 0.44}l16 ${width * 0.18}Z`, k.tube(shade(colour, -0.1), "y")) +
      rect(90, -width * 0.12, 90, width * 0.1, 2, "#ffffff", 'opacity=".85"') + rect(90, width * 0.06, 56, width * 0.1, 2, "#ffffff", 'opacity=".85"');
    return place(lifted(k, pen, 9), 0, (n - (shown - 1) / 2) * gap, 0);
  }), 366, 300, -12, 0.9);
}, [200, 300]);

const fountainPen = lying((p, k) => {
  const nib = path("M0 0C44 -8 74 -32 118 -27V27C74 32 44 8 0 0Z", k.metal(mix(p.accent, material.brass, 0.65), "y")) +
    line("M4 0H66", "#4b3a1a", 2.4) + circle(70, 0, 6.5, "#3d2f18") + line("M84 -16Q98 0 84 16", "#fff3cf", 2, 'opacity=".7"');
  const pen = nib + path("M112 -27Q150 -36 176 -32V32Q150 36 112 27Z", k.tube(shade(p.colour, -0.16), "y")) +
    rect(172, -36, 10, 72, 2, k.metal(material.steel, "y")) + barrel(k, 182, 356, 76, p.colour, 10) +
    path("M534 -38H610Q652 -30 652 0Q652 30 610 38H534Z", k.tube(p.colour, "y")) + rect(524, -39, 12, 78, 2, k.metal(material.steel, "y"));
  const cap = barrel(k, 0, 262, 84, p.colour, 16) + rect(0, -42, 18, 84, 4, k.metal(material.steel, "y")) + rect(34, -42, 5, 84, 0, k.metal(material.steel, "y")) +
    path("M262 -30Q286 -18 286 0Q286 18 262 30Z", k.tube(p.accent, "y")) +
    path("M58 -13H236Q252 -13 252 0Q252 13 236 13H72Q58 13 58 0Z", k.metal(material.steel, "y"));
  return place(lifted(k, pen, 15), 96, 446, -27) + place(lifted(k, cap, 14), 440, 500, -27) +
    line("M64 470q18 -16 30 -8t24 6", mix(p.colour, "#20305e", 0.6), 4);
}, [210, 390]);

const ballpoint = lying((p, k) => {
  const pen = (colour: string) =>
    path("M0 -3L20 -7V7L0 3Z", k.metal(material.brass, "y")) + path("M18 -9L92 -27V27L18 9Z", k.metal(material.steel, "y")) +
    barrel(k, 90, 150, 56, shade(colour, -0.2), 6) + repeat(7, (n) => rect(104 + n * 18, -28, 7, 56, 3, shade(colour, -0.3), 'opacity=".55"')) +
    barrel(k, 236, 350, 58, colour, 8) + rect(230, -30, 12, 60, 2, k.metal(material.steel, "y")) +
    rect(580, -26, 18, 52, 3, k.metal(material.steel, "y")) + rect(598, -16, 46, 32, 9, k.tube(p.accent, "y")) +
    path("M400 -44H578Q590 -44 590 -34V-24H572V-30H412Q394 -30 394 -38Q394 -44 400 -44Z", k.metal(material.steel, "y"));
  const pieces = Math.min(p.count ?? 1, 4);
  const offset = (n: number) => (n - (pieces - 1) / 2) * 88;
  return repeat(pieces, (n) => place(lifted(k, pen(n === 0 ? p.colour : rainbow(n * 4 + 6)), 14), 126 + offset(n) * 0.48, 452 + offset(n) * 0.86, -28)) +
    (pieces === 1 ? line("M70 512c30 -60 56 -44 40 -8s28 20 52 -12s44 -4 38 12s30 6 44 -6", shade(p.colour, -0.1), 4.5) : "");
}, [260, 390]);

const highlighter = lying((p, k) => {
  const pieces = Math.min(p.count ?? 2, 5);
  const pen = (colour: string) =>
    path("M-34 -20L14 -30V30L-34 12Z", k.tube(shade(colour, -0.05), "y")) + rect(10, -38, 60, 76, 8, k.tube("#35363b", "y")) +
    rect(62, -50, 420, 100, 16, k.tube(colour, "y")) + rect(76, -36, 390, 9, 4, "#ffffff", 'opacity=".55"') +
    rect(170, -50, 210, 100, 0, k.tube(shade(colour, 0.06), "y")) + rect(196, -14, 120, 9, 4, inkOn(colour), 'opacity=".75"') + rect(196, 6, 80, 9, 4, inkOn(colour), 'opacity=".75"') +
    rect(478, -44, 26, 88, 8, k.tube("#35363b", "y"));
  const mark = (x: number, y: number, w: number) => path(`M${x} ${y}q${w / 2} -10 ${w} -4l6 40q${-w / 2} -8 ${-w} 6Z`, p.colour, 'opacity=".55"');
  return mark(64, 470, 250) + mark(96, 532, 190) +
    repeat(pieces, (n) => {
      const offset = (n - (pieces - 1) / 2) * (pieces > 3 ? 94 : 124);
      return place(lifted(k, pen(n === 0 ? p.colour : n === 1 ? p.accent : rainbow(n * 3 + 1)), 15), 190 + offset * 0.5, 400 + offset * 0.78, -28, pieces > 3 ? 0.84 : 1);
    });
}, [250, 370]);

const marker = standing((p, k) => {
  const pieces = Math.min(Math.max(p.count ?? 3, 1), 5);
  const colours = [p.colour, p.accent, ...[0, 8, 5].map((n) => rainbow(n))];
  const step = 118;
  const one = (n: number) => {
    const colour = colours[n] ?? p.colour;
    const x = 400 + (n - (pieces - 1) / 2) * step;
    const open = n === 0;
    const top = open ? 172 : 96;
    return rect(x - 46, top + 132, 92, 388 - top, 12, k.tube("#f4f2ee")) + rect(x - 46, 330, 92, 130, 0, k.tube(colour)) +
      rect(x - 46, 494, 92, 28, 8, k.tube(colour)) +
      (open
        ? rect(x - 34, 250, 68, 62, 8, k.tube("#3a3a3e")) + path(`M${x - 15} 252L${x - 13} 196Q${x - 8} 184 ${x + 15} 178V252Z`, k.tube(colour))
        : path(`M${x - 48} 300V112Q${x - 46} 96 ${x - 30} 94H${x + 30}Q${x + 46} 96 ${x + 48} 112V300Z`, k.tube(colour)) + rect(x - 48, 292, 96, 8, 0, shade(colour, -0.16)) + rect(x - 26, 112, 9, 166, 4, "#ffffff", 'opacity=".4"')) +
      lettering(p.text ?? "1-3", x, 378, 22, inkOn(colour), 70);
  };
  return floorShadow(k, 400, 524, pieces * 64) + repeat(pieces, one);
}, [330, 250]);

const chalk = lying((p, k) => {
  const colours = [p.colour, "#fbf9f4", rainbow(3), rainbow(7), rainbow(11), p.accent, rainbow(5)];
  const shown = Math.min(Math.max(p.count ?? 6, 3), 7);
  const stick = (colour: string, length: number) => {
    const pale = mix(colour, "#ffffff", 0.28);
    return path(`M0 -30H${length}V30H0Q-12 0 0 -30Z`, k.tube(pale, "y", 0.7)) + ellipse(length, 0, 10, 30, k.soft(shade(pale, 0.06))) +
      repeat(7, (n) => circle(24 + ((n * 97) % (length - 40)), -18 + ((n * 13) % 36), 2.2, shade(pale, -0.1), 'opacity=".5"'));
  };
  return repeat(shown, (n) => place(lifted(k, stick(colours[n] ?? p.colour, 470 - (n % 3) * 46), 12), 120 + n * 26 + (n % 2) * 24, 150 + n * (360 / shown), -13)) +
    line("M110 540q110 -40 190 -10", mix(p.colour, "#ffffff", 0.3), 13, 'opacity=".6"');
}, [480, 250]);

/** Pencils, pens and chalk. */
export const writing = {
  pencil, crayons, ballpoint, highlighter, marker, chalk,
  "coloured-pencils": colouredPencils, "felt-pens": feltPens, "fountain-pen": fountainPen,
} satisfies Record<Kind, Drawing>;

