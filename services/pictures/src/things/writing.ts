import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { ballpoint } from "./writing/ballpoint.ts";
import { chalk } from "./writing/chalk.ts";
import { colouredPencils } from "./writing/coloured-pencils.ts";
import { crayons } from "./writing/crayons.ts";
import { feltPens } from "./writing/felt-pens.ts";
import { fountainPen } from "./writing/fountain-pen.ts";
import { highlighter } from "./writing/highlighter.ts";
import { marker } from "./writing/marker.ts";
import { pencil } from "./writing/pencil.ts";

type Kind = Extract<
  PictureKind,
  | "pencil"
  | "coloured-pencils"
  | "crayons"
  | "felt-pens"
  | "fountain-pen"
  | "ballpoint"
  | "highlighter"
  | "marker"
  | "chalk"
>;

/** Pencils, pens and chalk. */
export const writing = {
  pencil,
  crayons,
  ballpoint,
  highlighter,
  marker,
  chalk,
  "coloured-pencils": colouredPencils,
  "felt-pens": feltPens,
  "fountain-pen": fountainPen,
} satisfies Record<Kind, Drawing>;
