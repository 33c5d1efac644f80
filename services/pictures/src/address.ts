import { createHash } from "node:crypto";
import * as v from "valibot";
import { drawPicture } from "./draw.ts";
import { isPictureFormat, rasterTypes, type Density, type PictureFormat, type RasterType } from "./formats.ts";
import { canonicalPicture, patterns, pictureKinds, pictureSchema, type Picture } from "./picture.ts";

/** Raised when the encoder's settings change, as the files then differ though the drawing does not. */
const encoding = "1";

/** How many addresses are kept; a drawing takes about half a millisecond, a look-up none. */
const rememberedAddresses = 20_000;
const remembered = new Map<string, string>();

/** The short version of a drawing, by its content: another drawing has another address. */
export function versionOf(svg: string): string {
  return createHash("sha256").update(encoding).update(svg).digest("hex").slice(0, 10);
}

/**
 * The address of a picture's renditions, e.g. `/media/pencil/2f6fb5-f2b441-n12-lines-v1-0a1b2c3d4e/`: kind, colour,
 * accent, what differs from the defaults (count, pattern, text as hexadecimal UTF-8, design, view), and the version.
 */
export function picturePath(picture: Picture): string {
  const parameters = parametersOf(canonicalPicture(picture));
  const known = remembered.get(parameters);
  if (known !== undefined) return known;
  const path = `/media/${parameters}-${versionOf(drawPicture(picture))}/`;
  if (remembered.size >= rememberedAddresses) remembered.clear();
  remembered.set(parameters, path);
  return path;
}

/** The address of one rendition; immutable. */
export function pictureUrl(picture: Picture, format: PictureFormat, type: RasterType, density: Density = 1): string {
  return `${picturePath(picture)}${format}${density === 2 ? "@2x" : ""}.${type}`;
}

/** One rendition of a picture, as an address names it. */
export interface Rendition {
  readonly picture: Picture;
  readonly format: PictureFormat;
  readonly density: Density;
  readonly type: RasterType;
}

const grammar = new RegExp(
  `^/media/(?<kind>${pictureKinds.join("|")})/(?<colour>[0-9a-f]{6})-(?<accent>[0-9a-f]{6})(?:-n(?<count>[1-9]\\d?))?` +
    `(?:-(?<pattern>${patterns.join("|")}))?(?:-t(?<text>(?:[0-9a-f]{2}){1,40}))?(?:-d(?<design>2))?(?:-v(?<view>[12]))?-(?<version>[0-9a-f]{10})/` +
    `(?<format>[A-Z_]{1,24})(?<density>@2x)?\\.(?<type>${rasterTypes.join("|")})$`,
);

const groups = v.object({
  kind: v.picklist(pictureKinds),
  colour: v.string(),
  accent: v.string(),
  count: v.optional(v.string()),
  pattern: v.optional(v.picklist(patterns)),
  text: v.optional(v.string()),
  design: v.optional(v.string()),
  view: v.optional(v.string()),
  version: v.string(),
  format: v.string(),
  density: v.optional(v.string()),
  type: v.picklist(rasterTypes),
});

/**
 * The rendition that an address names; null unless the address is one that `pictureUrl` makes, version aside: the
 * caller compares that with `pictureUrl` and sends an older one on to today's.
 */
export function parsePictureUrl(path: string): Rendition | null {
  const match = path.length > 300 ? null : grammar.exec(path);
  const read = v.safeParse(groups, match?.groups);
  if (!read.success || !isPictureFormat(read.output.format)) return null;
  const { kind, colour, accent, count, pattern, text, design, view, version, format, density, type } = read.output;
  const decoded = v.safeParse(pictureSchema, {
    kind,
    colour: `#${colour}`,
    accent: `#${accent}`,
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(text === undefined ? {} : { text: Buffer.from(text, "hex").toString("utf8") }),
    ...(design === undefined ? {} : { design: Number(design) }),
    ...(view === undefined ? {} : { view: Number(view) }),
  });
  if (!decoded.success) return null;
  const picture = canonicalPicture(decoded.output);
  if (format === "SCENE_WIDE" && !picture.kind.startsWith("hero-")) return null;
  // Two spellings of one picture would be two files: only the canonical one is an address.
  if (!path.startsWith(`/media/${parametersOf(picture)}-${version}/`)) return null;
  return { picture, format, type, density: density === undefined ? 1 : 2 };
}

function parametersOf({ kind, colour, accent, count, pattern, text, design, view }: Picture): string {
  const parts = [
    colour.slice(1),
    accent.slice(1),
    count === undefined ? "" : `n${count}`,
    pattern ?? "",
    text === undefined ? "" : `t${Buffer.from(text, "utf8").toString("hex")}`,
    design === undefined ? "" : `d${design}`,
    view === undefined ? "" : `v${view}`,
  ];
  return `${kind}/${parts.filter((part) => part !== "").join("-")}`;
}
