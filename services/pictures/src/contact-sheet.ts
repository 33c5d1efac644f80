/**
 * `npm run contact-sheet`: every kind of thing in its three views, its second design, and the catalogue's colours, as pages to look at in
 * `.data/contact-sheet/`. `npm run contact-sheet -- chair stool` draws these alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { drawPicture } from "./draw.ts";
import { type Picture, thingKinds } from "./picture.ts";

/** Main and second colours, from the catalogue's looks: vivid, dark, pale, wood. */
const looks = [
  ["#c8352f", "#2f6fb3"],
  ["#2f6db5", "#f4c430"],
  ["#3c9a4e", "#f4f1ea"],
  ["#22262a", "#c3c7cb"],
  ["#f4f1ea", "#2f6db5"],
  ["#d9b98a", "#8a5a34"],
] as const;
const kindsPerPage = 20;

const wanted = new Set(process.argv.slice(2));
const kinds = thingKinds.filter((kind) => wanted.size === 0 || wanted.has(kind));
const folder = join(import.meta.dirname, "../../..", ".data", "contact-sheet");

const image = (picture: Picture): string => {
  const svg = Buffer.from(drawPicture(picture)).toString("base64");
  return `<img alt="" src="data:image/svg+xml;base64,${svg}">`;
};

function rowOf(kind: Picture["kind"]): string {
  const [[colour, accent], ...others] = looks;
  const views = ([0, 1, 2] as const).map((view) => image({ kind, colour, accent, view }));
  const second = image({ kind, colour, accent, design: 2 });
  const colours = others.map(([main, second]) => image({ kind, colour: main, accent: second }));
  return `<tr><th>${kind}</th><td>${[...views, second, ...colours].join("</td><td>")}</td></tr>`;
}

mkdirSync(folder, { recursive: true });
const pages = Math.ceil(kinds.length / kindsPerPage);
for (let page = 0; page < pages; page += 1) {
  const rows = kinds.slice(page * kindsPerPage, (page + 1) * kindsPerPage).map(rowOf);
  const style =
    "body{margin:8px;font:13px sans-serif}th{text-align:start;width:9rem}img{width:180px;height:135px;display:block}";
  const file = join(folder, `${page + 1}.html`);
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kinds of things, page ${page + 1} of ${pages}</title><style>${style}</style><table>${rows.join("")}</table></html>`,
  );
  process.stdout.write(`${file}\n`);
}
