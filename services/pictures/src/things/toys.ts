import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { boardGame } from "./toys/board-game.ts";
import { buildingBlocks } from "./toys/building-blocks.ts";
import { dice } from "./toys/dice.ts";
import { doll } from "./toys/doll.ts";
import { handPuppet } from "./toys/hand-puppet.ts";
import { owlPuppet } from "./toys/owl-puppet.ts";
import { pictureBook } from "./toys/picture-book.ts";
import { punchPuppet } from "./toys/punch-puppet.ts";
import { puzzle } from "./toys/puzzle.ts";
import { textbook } from "./toys/textbook.ts";
import { trainTracks } from "./toys/train-tracks.ts";
import { woodenTrain } from "./toys/wooden-train.ts";

type Kind = Extract<
  PictureKind,
  | "dice"
  | "puzzle"
  | "board-game"
  | "building-blocks"
  | "wooden-train"
  | "doll"
  | "hand-puppet"
  | "picture-book"
  | "textbook"
  | "train-tracks"
  | "punch-puppet"
  | "owl-puppet"
>;

/** Games, toys and books. */
export const toys = {
  dice,
  puzzle,
  doll,
  textbook,
  "board-game": boardGame,
  "building-blocks": buildingBlocks,
  "wooden-train": woodenTrain,
  "hand-puppet": handPuppet,
  "picture-book": pictureBook,
  "train-tracks": trainTracks,
  "punch-puppet": punchPuppet,
  "owl-puppet": owlPuppet,
} satisfies Record<Kind, Drawing>;
