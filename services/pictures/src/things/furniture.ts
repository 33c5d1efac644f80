import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { coatRack } from "./furniture/coat-rack.ts";
import { roundCarpet } from "./furniture/round-carpet.ts";
import { seatCushions } from "./furniture/seat-cushions.ts";
import { carpet } from "./furniture/carpet.ts";
import { chair } from "./furniture/chair.ts";
import { desk } from "./furniture/desk.ts";
import { lamp } from "./furniture/lamp.ts";
import { locker } from "./furniture/locker.ts";
import { pouf } from "./furniture/pouf.ts";
import { roundTable } from "./furniture/round-table.ts";
import { shelf } from "./furniture/shelf.ts";
import { stool } from "./furniture/stool.ts";
import { wallTattoo } from "./furniture/wall-tattoo.ts";

type Kind = Extract<
  PictureKind,
  | "chair"
  | "desk"
  | "shelf"
  | "locker"
  | "carpet"
  | "lamp"
  | "wall-tattoo"
  | "stool"
  | "pouf"
  | "round-table"
  | "round-carpet"
  | "seat-cushions"
  | "coat-rack"
>;

/** Furniture and what makes a room. */
export const furniture = {
  chair,
  desk,
  shelf,
  locker,
  carpet,
  lamp,
  "wall-tattoo": wallTattoo,
  stool,
  pouf,
  "round-table": roundTable,
  "round-carpet": roundCarpet,
  "seat-cushions": seatCushions,
  "coat-rack": coatRack,
} satisfies Record<Kind, Drawing>;
