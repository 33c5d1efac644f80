import { brushRod } from "../lib/brushes.ts";
import { lightness, material, mix, rainbow, shade } from "../lib/colour.ts";
import { lying, roomy, standing, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring, roundedPath } from "../lib/shapes.ts";
import { crate, floorShadow, lifted, screw, slab } from "../lib/solids.ts";
import type { PictureKind } from "../picture.ts";

type Kind = Extract<PictureKind, "paint-box" | "acrylic-tube" | "paint-brush" | "easel">;

const hair = { bristle: "#dcc39a", sable: "#8b5a37" } as const;

/** The n-th pan's colour of a paint box: the rainbow, then paler tones of it. */
function panColour(n: number): string {
  return n < 16 ? rainbow(n) : mix(rainbow((n - 16) * 2), "#ffffff", 0.38);
}

/** A round pan of watercolour in its hollow. */
function pan(k: Paints, x: number, y: number, r: number, colour: string): string {
  return (
    circle(x, y, r, k.linear([[0, "#c9c3b8"], [1, "#ffffff"]], 0, 0, 1, 1)) + circle(x, y, r * 0.92, k.tube("#f6f3ed", "y", 0.5)) +
    circle(x, y + r * 0.03, r * 0.79, shade(colour, -0.14)) + circle(x, y, r * 0.77, k.linear([[0, shade(colour, -0.04)], [0.5, colour], [1, shade(colour, 0.07)]], 0.2, 0, 0.8, 1)) +
    ring(x, y, r * 0.5, shade(colour, -0.08), r * 0.05, 'opacity=".55"') +
    path(`M${x - r * 0.56} ${y - r * 0.08}A${r * 0.57} ${r * 0.57} 0 0 1 ${x - r * 0.02} ${y - r * 0.57}`, "none", `stroke="#fff" stroke-width="${r * 0.1}" stroke-linecap="round" opacity=".55"`)
  );
}

/** The hollow of a mixing palette, with a puddle of paint in it when a colour is given. */
function well(k: Paints, x: number, y: number, width: number, height: number, colour?: string): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const puddle = colour === undefined ? "" :
    path(`M${cx - width * 0.32} ${cy}C${cx - width * 0.36} ${cy - height * 0.38} ${cx - width * 0.02} ${cy - height * 0.34} ${cx + width * 0.12} ${cy - height * 0.28}C${cx + width * 0.42} ${cy - height * 0.2} ${cx + width * 0.34} ${cy + height * 0.3} ${cx + width * 0.06} ${cy + height * 0.26}C${cx - width * 0.14} ${cy + height * 0.4} ${cx - width * 0.3} ${cy + height * 0.3} ${cx - width * 0.32} ${cy}Z`, k.soft(colour, 1.3), 'opacity=".92"') +
    line(`M${cx - width * 0.2} ${cy - height * 0.14}q${width * 0.08} ${-height * 0.1} ${width * 0.18} ${-height * 0.07}`, "#ffffff", 5, 'opacity=".65"');
  return rect(x, y, width, height, 16, k.linear([[0, "#cfc9be"], [0.3, "#ece8e0"], [1, "#ffffff"]], 0, 0, 0.3, 1)) + rect(x, y + height - 3, width, 3, 1.5, "#ffffff", 'opacity=".8"') + puddle;
}

const paintBox = lying((p, k) => {
  const pans = Math.min(Math.max(p.count ?? 12, 6), 24);
  const rows = pans > 12 ? 3 : 2;
  const columns = Math.ceil(pans / rows);
  const r = Math.min(rows === 3 ? 36 : columns === 3 ? 52 : 46, 282 / columns);
  const [step, gutter] = [572 / columns, rows === 3 ? 73 : 138];
  const lid = slab(k, roundedPath(-310, -240, 620, 226, 24), p.colour, 4, 7) + rect(-296, -228, 592, 202, 16, k.linear([[0, "#e6e1d8"], [0.1, "#fbf9f5"], [1, "#f3efe8"]])) +
    well(k, -280, -214, 270, 174, mix(p.accent, "#ffffff", 0.12)) + well(k, 6, -214, 132, 82, mix(p.colour, "#ffffff", 0.3)) + well(k, 150, -214, 132, 82) + well(k, 6, -122, 132, 82) + well(k, 150, -122, 132, 82, rainbow(5));
  const hinges = [-200, 130].map((x) => rect(x, -26, 70, 24, 5, k.metal(material.steel, "y")) + line(`M${x + 23} -26v24M${x + 47} -26v24`, "#5d6168", 1.6, 'opacity=".7"')).join("");
  const tray = slab(k, roundedPath(-310, -8, 620, 250, 24), p.colour, 5, 14) + rect(-297, 4, 594, 226, 15, k.linear([[0, "#d5cfc4"], [0.08, "#f1ede6"], [1, "#fbf9f5"]])) +
    repeat(pans, (n) => pan(k, -286 + step * ((n % columns) + 0.5), (rows === 3 ? 44 : 48) + Math.floor(n / columns) * gutter, r, panColour(n)));
  const white = rect(-260, 98, 210, 38, 9, k.tube("#fbfaf7", "y", 0.8)) + rect(-196, 98, 90, 38, 0, k.tube(p.accent, "y")) + rect(-276, 98, 18, 38, 3, k.tube("#dcd8d0", "y")) + rect(-52, 105, 26, 24, 4, k.tube(shade(p.colour, -0.05), "y"));
  const brush = (length: number) => brushRod(k, { length, width: 24, handle: p.accent, end: mix(p.colour, "#ffffff", 0.2), hair: hair.sable });
  const tools = rows === 3 ? place(lifted(k, brush(430), 9), -186, -46, -9) : lifted(k, white, 4) + place(lifted(k, brush(296), 4), -8, 118);
  return place(lifted(k, lid, 12) + lifted(k, tray, 15) + hinges + tools, 396, 294, -4, 1.05);
}, [330, 400]);

/** A tube of paint that stands on its cap at (0, 0); `label` is what it carries. */
function tube(k: Paints, width: number, height: number, colour: string, accent: string, label: string): string {
  const [w, cap] = [width / 2, Math.min(height * 0.17, width * 0.5)];
  const [top, shoulder] = [-height, -cap - width * 0.16];
  const body = `M${-w} ${top + 20}H${w}L${w * 0.88} ${shoulder}Q${w * 0.86} ${-cap - 6} ${w * 0.4} ${-cap}H${-w * 0.4}Q${-w * 0.86} ${-cap - 6} ${-w * 0.88} ${shoulder}Z`;
  const [from, to] = [top + height * 0.27, top + height * 0.62];
  const band = (y1: number, y2: number, paint: string) => path(`M${-w * 1.02} ${y1}Q0 ${y1 + width * 0.08} ${w * 1.02} ${y1}V${y2}Q0 ${y2 + width * 0.09} ${-w * 1.02} ${y2}Z`, paint);
  const crimp = rect(-w, top, width, 30, 3, k.linear([[0, shade(colour, 0.1)], [0.5, shade(colour, -0.02)], [1, shade(colour, -0.14)]])) +
    repeat(Math.floor(width / 9), (n) => line(`M${-w + 6 + n * 9} ${top + 4}v20`, shade(colour, -0.15), 2, 'opacity=".5"'));
  return (
    rect(-w * 0.3, -cap - 8, w * 0.6, 14, 2, k.tube("#cfcac1")) +
    path(`M${-w * 0.5} ${-cap + 3}Q0 ${-cap - 3} ${w * 0.5} ${-cap + 3}L${w * 0.58} -3Q0 9 ${-w * 0.58} -3Z`, k.tube("#efece6")) +
    repeat(9, (n) => line(`M${w * (-0.44 + n * 0.11)} ${-cap + 8}L${w * (-0.5 + n * 0.125)} -2`, "#a59f94", 2, 'opacity=".45"')) +
    path(body, k.tube(colour)) + `<g clip-path="${k.clip(path(body, "#000"))}">` +
    path(`M${-w} ${top + 30}L0 ${top + height * 0.42}L${w} ${top + 30}Z`, k.linear([[0, "#ffffff", 0.34], [1, "#ffffff", 0]])) +
    band(from, to, k.tube("#fcfaf6", "x", 0.7)) + band(to, to + height * 0.035, k.tube(accent)) + "</g>" +
    (label === "" ? circle(0, from + height * 0.12, width * 0.21, k.sphere(colour)) + line(`M${-w * 0.3} ${from + height * 0.3}H${w * 0.3}`, "#c2bbaf", 3) : "") + lettering(label, 0, from + height * 0.1, Math.min(46, width * 0.2), lightness(colour) > 0.75 ? material.ink : shade(colour, -0.1), width * 0.62) +
    line(`M${-w * 0.42} ${from + height * 0.26}H${w * 0.42}`, "#c2bbaf", 3) +
    line(`M${-w * 0.66} ${top + height * 0.2}L${-w * 0.6} ${shoulder - 4}`, "#ffffff", width * 0.045, 'opacity=".5"') + crimp
  );
}

/** A dollop of paint, pressed out on the table, whose foot is at (0, 0). */
function dollop(k: Paints, colour: string): string {
  return (
    floorShadow(k, 0, 2, 92, 0.3) +
    path("M-92 -14C-100 -40 -66 -50 -58 -56C-66 -78 -40 -92 -22 -98C-24 -122 4 -140 26 -152C20 -132 26 -122 34 -108C58 -98 64 -84 58 -62C84 -54 104 -38 92 -14C84 8 -84 8 -92 -14Z", k.sphere(colour)) +
    path("M-56 -54Q0 -26 60 -62Q20 -40 -20 -46T-56 -54ZM-22 -96Q8 -76 36 -106Q14 -86 -4 -88T-22 -96Z", shade(colour, -0.16), 'opacity=".65"') +
    line("M-66 -24Q-70 -34 -54 -40M-38 -66Q-40 -76 -26 -82M-6 -104Q-4 -116 8 -126", "#ffffff", 7, 'opacity=".6"')
  );
}

const acrylicTube = standing((p, k) => {
  const pieces = Math.min(p.count ?? 1, 8);
  if (pieces === 1) return floorShadow(k, 330, 524, 150) + place(tube(k, 244, 450, p.colour, p.accent, p.text ?? "ACRYL"), 320, 522) + place(dollop(k, p.colour), 576, 518, 0, 1.12);
  const step = Math.min(150, 640 / pieces);
  return floorShadow(k, 404, 524, (pieces * step) / 2 + 20) + repeat(pieces, (n) => {
    const colour = n === 0 ? p.colour : n === 1 ? p.accent : rainbow(n * 2 - 3);
    return place(tube(k, step * 0.88, 430, colour, shade(colour, -0.06), ""), 400 + (n - (pieces - 1) / 2) * step, 522);
  });
}, [330, 260]);

const paintBrush = lying((p, k) => {
  const pieces = Math.min(p.count ?? 1, 6);
  const stroke = (colour: string) =>
    path("M-6 -30C60 -64 130 -18 196 -44Q246 -60 300 -40Q276 -30 306 -22Q266 -14 302 -4Q262 -2 292 12Q240 4 190 22C120 44 70 8 0 34Q-44 6 -6 -30Z", k.soft(colour, 1.4)) +
    line("M10 -22C70 -40 130 -4 200 -24M18 8C80 -8 130 20 210 -2M40 -6q60 -8 110 4", shade(colour, 0.12), 4, 'opacity=".7"') + line("M24 22C80 6 130 34 186 12", shade(colour, -0.12), 3, 'opacity=".6"');
  if (pieces === 1) {
    const one = brushRod(k, { length: 760, width: 74, handle: p.colour, end: p.accent, hair: hair.bristle, paint: p.accent });
    return place(stroke(p.accent), 78, 466, 6, 1.4) + place(lifted(k, one, 17), 104, 446, -29);
  }
  const gap = 430 / pieces;
  return place(repeat(pieces, (n) => {
    const width = Math.min(gap * 0.78, [56, 70, 44, 78, 50, 62][n] ?? 56);
    const rod = brushRod(k, {
      length: 690 - (n % 3) * 46, width, handle: n % 2 === 0 ? p.colour : material.wood, end: p.accent,
      hair: n % 3 === 1 ? hair.bristle : hair.sable, flat: n % 3 === 1, ...(n === 0 ? { paint: p.accent } : {}),
    });
    return place(lifted(k, rod, 12), -330 + (n % 3) * 30, (n - (pieces - 1) / 2) * gap);
  }), 400, 304, -18);
}, [240, 390]);

/** The picture that stands on the easel, in a box of 400 by 300 from (0, 0). */
function landscape(k: Paints, colour: string, accent: string): string {
  const cloud = (x: number, y: number, scale: number) => place(circle(0, 0, 17, "#ffffff") + circle(26, -9, 24, "#ffffff") + circle(54, 0, 18, "#ffffff") + rect(0, -2, 54, 19, 8, "#ffffff"), x, y, 0, scale);
  return (
    rect(0, 0, 400, 300, 0, k.linear([[0, mix(colour, "#cfe4f5", 0.72)], [1, "#fdf1dc"]])) +
    circle(306, 82, 40, k.sphere("#f7c948")) + cloud(60, 74, 1) + cloud(196, 50, 0.74) +
    path("M0 190Q70 110 150 168T290 130T400 172V300H0Z", k.soft(mix(colour, "#6c8fb5", 0.5))) + path("M0 226Q110 150 220 214T400 196V300H0Z", k.soft("#7fae63", 1.3)) +
    path("M180 300Q196 250 250 232Q210 256 250 300Z", k.soft("#f3e3bd")) + repeat(16, (n) => circle(270 + ((n * 53) % 118), 244 + ((n * 29) % 50), 4 + (n % 3), n % 3 === 0 ? "#fffaf0" : n % 3 === 1 ? accent : rainbow(11))) +
    rect(88, 196, 10, 44, 3, "#7c5636") + circle(92, 176, 34, k.sphere("#4f9350")) + circle(116, 192, 20, k.sphere("#5fa25a"))
  );
}

const easel = roomy((p, k) => {
  const wood = p.colour;
  const bar = (x1: number, y1: number, x2: number, y2: number, width: number, step = 0) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    return place(rect(0, -width / 2, length, width, 4, k.tube(shade(wood, step), "y", 0.8)), x1, y1, (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  };
  const canvas = slab(k, roundedPath(188, 82, 424, 322, 4), "#f3eee3", 7, 5) + place(landscape(k, mix(p.accent, "#2f6db5", 0.7), p.accent), 200, 92, 0, 1);
  const pot = (x: number, colour: string) => path(`M${x - 22} 380H${x + 22}L${x + 18} 424H${x - 18}Z`, k.tube("#f6f3ed")) + ellipse(x, 381, 22, 6, shade(colour, -0.08)) + ellipse(x, 382, 18, 4.5, colour);
  const brush = place(brushRod(k, { length: 190, width: 15, handle: p.accent, end: "#fbf7ef", hair: hair.sable, paint: rainbow(0) }), 506, 300, 74);
  return (
    floorShadow(k, 400, 544, 250) + bar(404, 70, 436, 524, 17, -0.2) + bar(372, 60, 226, 548, 26) + bar(428, 60, 574, 548, 26, -0.03) + bar(264, 492, 536, 492, 18, -0.08) +
    bar(400, 30, 400, 500, 30, 0.02) + lifted(k, canvas, 12) + lifted(k, rect(370, 62, 60, 38, 6, k.tube(shade(wood, -0.06), "y")), 5) + screw(k, 400, 81, 9, material.brass) +
    brush + pot(248, rainbow(0)) + pot(302, rainbow(3)) + pot(356, rainbow(8)) + crate(k, 172, 414, 456, 26, shade(wood, 0.02), 14, 10) + line("M180 440H620", "#2b221c", 3, 'opacity=".25"') +
    [[258, 452], [542, 452]].map(([x = 0, y = 0]) => screw(k, x, y, 9, material.brass)).join("") + path(polygon([380, 440], [420, 440], [414, 470], [386, 470]), shade(wood, -0.1))
  );
}, [400, 260]);

/** Paints, brushes and what they need. */
export const painting = {
  easel,
  "paint-box": paintBox, "acrylic-tube": acrylicTube, "paint-brush": paintBrush,
} satisfies Record<Kind, Drawing>;
