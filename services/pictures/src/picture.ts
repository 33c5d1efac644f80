import * as v from "valibot";
import { legible } from "./lib/lettering.ts";

/** Every kind of thing that can be drawn, by department. */
export const thingKinds = [
  "pencil",
  "coloured-pencils",
  "crayons",
  "felt-pens",
  "fountain-pen",
  "ballpoint",
  "highlighter",
  "marker",
  "chalk",
  "eraser",
  "sharpener",
  "ruler",
  "set-square",
  "compass",
  "protractor",
  "scissors",
  "glue-stick",
  "glue-bottle",
  "notebook",
  "exercise-book",
  "writing-pad",
  "drawing-pad",
  "coloured-paper",
  "cardboard",
  "ring-binder",
  "folder",
  "file-box",
  "pencil-case",
  "school-bag",
  "lunch-box",
  "water-bottle",
  "globe",
  "map",
  "abacus",
  "counting-cubes",
  "dice",
  "puzzle",
  "board-game",
  "building-blocks",
  "wooden-train",
  "doll",
  "hand-puppet",
  "picture-book",
  "textbook",
  "calendar",
  "whiteboard",
  "pinboard",
  "blackboard",
  "magnet",
  "paint-box",
  "acrylic-tube",
  "paint-brush",
  "easel",
  "modelling-clay",
  "beads",
  "wool",
  "fabric",
  "stamp",
  "laminator",
  "printer-paper",
  "envelope",
  "calculator",
  "microscope",
  "magnifier",
  "test-tube",
  "magnet-set",
  "thermometer",
  "scale",
  "stopwatch",
  "ball",
  "skipping-rope",
  "hoop",
  "gym-mat",
  "balance-board",
  "scooter",
  "tricycle",
  "recorder",
  "tambourine",
  "xylophone",
  "triangle",
  "guitar",
  "chair",
  "desk",
  "shelf",
  "locker",
  "storage-box",
  "carpet",
  "lamp",
  "clock",
  "first-aid",
  "soap",
  "towel",
  "apron",
  "headphones",
  "tablet",
  "usb-stick",
  "seedling",
  "watering-can",
  "magnet-board",
  "wall-tattoo",
  "gift-set",
  "stool",
  "pouf",
  "train-tracks",
  "punch-puppet",
  "wireless-headphones",
  "wooden-magnet-board",
  "football",
  "basketball",
  "claves",
  "finger-cymbals",
  "round-table",
  "beaker",
  "measuring-cylinder",
  "owl-puppet",
  "cajon",
  "egg-shakers",
  "digital-scale",
  "magnetic-compass",
  "round-carpet",
  "seat-cushions",
  "soap-bars",
  "rain-trousers",
  "gym-bag",
  "digital-stopwatch",
  "balance-bike",
  "push-pins",
  "felt-basket",
  "coat-rack",
] as const;

/** A kind of thing. */
export type ThingKind = (typeof thingKinds)[number];

/** Every scene for pages of content; heroes also come in a wide crop. */
export const sceneKinds = [
  "hero-back-to-school",
  "hero-kindergarten",
  "hero-office",
  "hero-science",
  "hero-creative",
  "hero-alps",
  "hero-lake",
  "hero-classroom",
  "hero-first-day",
  "advice",
  "safety",
  "advantages",
  "empty-basket",
] as const;

/** A scene. */
export type SceneKind = (typeof sceneKinds)[number];

/** Everything that can be drawn. */
export const pictureKinds = [...thingKinds, ...sceneKinds] as const;

/** A kind of thing, or a scene. */
export type PictureKind = (typeof pictureKinds)[number];

const things: ReadonlySet<PictureKind> = new Set(thingKinds);
/** Whether a kind is a thing; scenes have one design. */
const isThing = (kind: PictureKind): boolean => things.has(kind);

/** Rulings of paper. */
export const patterns = ["plain", "lines", "grid", "dots"] as const;

/** The designs that every kind of thing is drawn in, so that neighbours in a listing differ. */
export const designs = [1, 2] as const;

/** The most pieces that a picture tells apart. */
export const maximalCount = 48;
/** The longest label that a picture carries, in letters. */
export const maximalText = 16;

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, "must be #rrggbb"));

/** Decodes the parameters of a picture, e.g. from a row of the database. */
export const pictureSchema = v.object({
  kind: v.picklist(pictureKinds),
  colour,
  accent: colour,
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  pattern: v.exactOptional(v.picklist(patterns)),
  text: v.exactOptional(v.string()),
  design: v.exactOptional(v.picklist(designs)),
  view: v.exactOptional(v.picklist([0, 1, 2])),
});

/**
 * What a product picture shows: the thing, its main and second colour (#rrggbb), how many pieces, the ruling of its
 * paper, a short label, which of the kind's designs, and the view (0 front, 1 detail, 2 in use).
 */
export type Picture = v.InferOutput<typeof pictureSchema>;

/** Parameters from outside as a picture, or null when they describe none. */
export function decodePicture(parameters: unknown): Picture | null {
  const result = v.safeParse(pictureSchema, parameters);
  return result.success ? result.output : null;
}

/**
 * The one form of a picture that all equal-looking ones share, so that they share an address and a cached file:
 * lower-case colours, no default values, only letters that can be drawn, counts within bounds.
 */
export function canonicalPicture(picture: Picture): Picture {
  const text = legible(picture.text ?? "")
    .slice(0, maximalText)
    .trim();
  return {
    kind: picture.kind,
    colour: picture.colour.toLowerCase(),
    accent: picture.accent.toLowerCase(),
    ...(picture.count !== undefined && picture.count > 1 ? { count: Math.min(picture.count, maximalCount) } : {}),
    ...(picture.pattern !== undefined && picture.pattern !== "plain" ? { pattern: picture.pattern } : {}),
    ...(text === "" ? {} : { text }),
    ...(picture.design !== undefined && picture.design > 1 && isThing(picture.kind) ? { design: picture.design } : {}),
    ...(picture.view !== undefined && picture.view > 0 ? { view: picture.view } : {}),
  };
}
