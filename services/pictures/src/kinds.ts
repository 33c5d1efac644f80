import type { Drawing } from "./lib/drawing.ts";
import type { PictureKind } from "./picture.ts";
import { heroes } from "./scenes/heroes.ts";
import { topics } from "./scenes/topics.ts";
import { care } from "./things/care.ts";
import { carrying } from "./things/carrying.ts";
import { crafts } from "./things/crafts.ts";
import { filing } from "./things/filing.ts";
import { furniture } from "./things/furniture.ts";
import { geometry } from "./things/geometry.ts";
import { learning } from "./things/learning.ts";
import { music } from "./things/music.ts";
import { painting } from "./things/painting.ts";
import { paper } from "./things/paper.ts";
import { science } from "./things/science.ts";
import { sport } from "./things/sport.ts";
import { textiles } from "./things/textiles.ts";
import { toys } from "./things/toys.ts";
import { writing } from "./things/writing.ts";

/** How every kind is drawn; the departments' files hold the drawings. */
export const drawings: Readonly<Record<PictureKind, Drawing>> = {
  ...writing,
  ...geometry,
  ...paper,
  ...carrying,
  ...filing,
  ...toys,
  ...learning,
  ...science,
  ...painting,
  ...crafts,
  ...textiles,
  ...sport,
  ...music,
  ...furniture,
  ...care,
  ...heroes,
  ...topics,
};
