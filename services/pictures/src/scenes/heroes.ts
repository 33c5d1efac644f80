import { rainbow } from "../lib/colour.ts";
import { scene, type Drawing } from "../lib/drawing.ts";
import type { SceneKind } from "../picture.ts";
import { carrying } from "../things/carrying.ts";
import { crafts } from "../things/crafts.ts";
import { filing } from "../things/filing.ts";
import { furniture } from "../things/furniture.ts";
import { learning } from "../things/learning.ts";
import { painting } from "../things/painting.ts";
import { paper } from "../things/paper.ts";
import { science } from "../things/science.ts";
import { sport } from "../things/sport.ts";
import { textiles } from "../things/textiles.ts";
import { toys } from "../things/toys.ts";
import { writing } from "../things/writing.ts";
import { hangingAt, sceneStage, standingAt } from "./stage.ts";
import { alps, boardWall, lake, schoolCone } from "./views.ts";

type Kind = Extract<SceneKind, `hero-${string}`>;

const backToSchool = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    hangingAt(
      k,
      learning.blackboard,
      { kind: "blackboard", colour: "#2f5d4c", accent: "#f4c430", text: "ABC" },
      214,
      170,
      0.52,
    ) +
    standingAt(k, learning.globe, { kind: "globe", colour: "#2f7fc1", accent: "#7bb661" }, 640, 470, 0.62) +
    standingAt(k, carrying["school-bag"], { kind: "school-bag", colour: p.colour, accent: p.accent }, 392, 540, 0.86) +
    standingAt(
      k,
      writing["coloured-pencils"],
      { kind: "coloured-pencils", colour: "#d9534a", accent: "#fbf3df" },
      640,
      566,
      0.46,
    ) +
    standingAt(k, carrying["lunch-box"], { kind: "lunch-box", colour: "#3c9a62", accent: "#f2b441" }, 140, 556, 0.46),
);

const kindergarten = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    standingAt(k, learning.abacus, { kind: "abacus", colour: p.accent, accent: rainbow(0) }, 590, 478, 0.6) +
    standingAt(
      k,
      toys["building-blocks"],
      { kind: "building-blocks", colour: p.colour, accent: p.accent },
      300,
      490,
      0.78,
    ) +
    standingAt(k, toys["wooden-train"], { kind: "wooden-train", colour: "#d9534a", accent: "#3b82c4" }, 300, 572, 0.5) +
    standingAt(k, toys["hand-puppet"], { kind: "hand-puppet", colour: "#b98252", accent: p.colour }, 580, 570, 0.5) +
    standingAt(k, sport.ball, { kind: "ball", colour: p.colour, accent: "#f4c430" }, 60, 568, 0.28),
);

const office = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    standingAt(k, furniture.lamp, { kind: "lamp", colour: p.accent, accent: "#5b6068" }, 585, 500, 0.76) +
    standingAt(k, filing["ring-binder"], { kind: "ring-binder", colour: p.colour, accent: p.accent }, 240, 506, 0.7) +
    standingAt(k, paper.calendar, { kind: "calendar", colour: p.colour, accent: p.accent }, 478, 540, 0.44) +
    standingAt(k, paper["printer-paper"], { kind: "printer-paper", colour: p.accent, accent: p.colour }, 130, 572, 0.4),
);

const natureScience = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    standingAt(k, learning.globe, { kind: "globe", colour: "#2f6f9f", accent: "#79b356" }, 650, 468, 0.56) +
    standingAt(k, science["test-tube"], { kind: "test-tube", colour: p.colour, accent: p.accent }, 190, 500, 0.62) +
    standingAt(k, science.microscope, { kind: "microscope", colour: p.colour, accent: p.accent }, 420, 556, 0.88) +
    standingAt(k, science.scale, { kind: "scale", colour: p.accent, accent: p.colour }, 655, 572, 0.36),
);

const creative = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    standingAt(k, painting.easel, { kind: "easel", colour: p.colour, accent: p.accent }, 250, 540, 0.94) +
    standingAt(k, textiles.wool, { kind: "wool", colour: p.accent, accent: "#f2b441" }, 600, 500, 0.54) +
    standingAt(k, writing.crayons, { kind: "crayons", colour: p.colour, accent: p.accent }, 470, 566, 0.44) +
    standingAt(
      k,
      crafts["modelling-clay"],
      { kind: "modelling-clay", colour: "#e86a9a", accent: "#8cc152" },
      676,
      580,
      0.34,
    ),
);

const firstDay = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    hangingAt(
      k,
      learning.blackboard,
      { kind: "blackboard", colour: "#2f5d4c", accent: "#f4c430", text: "1+1" },
      560,
      180,
      0.56,
    ) +
    standingAt(k, carrying["school-bag"], { kind: "school-bag", colour: p.colour, accent: p.accent }, 470, 548, 0.8) +
    schoolCone(k, 190, 560, 1.05, "#d8352a", "#f4c430") +
    standingAt(k, carrying["lunch-box"], { kind: "lunch-box", colour: "#3c9a62", accent: "#f2b441" }, 700, 572, 0.36),
);

const alpine = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    alps(k, p.accent) +
    standingAt(k, carrying["school-bag"], { kind: "school-bag", colour: p.colour, accent: p.accent }, 330, 556, 0.9) +
    schoolCone(k, 600, 566, 0.86, p.colour, p.accent) +
    standingAt(
      k,
      carrying["pencil-case"],
      { kind: "pencil-case", colour: "#3b7f5c", accent: p.accent },
      120,
      578,
      0.42,
    ),
);

const lakeside = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    lake(k, p.accent) +
    standingAt(k, carrying["school-bag"], { kind: "school-bag", colour: p.colour, accent: p.accent }, 210, 556, 0.84) +
    standingAt(
      k,
      carrying["water-bottle"],
      { kind: "water-bottle", colour: p.accent, accent: "#fdfdfb" },
      440,
      566,
      0.6,
    ) +
    standingAt(k, carrying["lunch-box"], { kind: "lunch-box", colour: "#e9b44c", accent: p.accent }, 640, 574, 0.46),
);

const classroom = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    boardWall(k, p.accent) +
    standingAt(k, furniture.chair, { kind: "chair", colour: "#d9b98a", accent: p.accent }, 640, 560, 0.66) +
    standingAt(k, furniture.desk, { kind: "desk", colour: "#d9b98a", accent: p.colour }, 400, 566, 0.82) +
    standingAt(k, filing["ring-binder"], { kind: "ring-binder", colour: p.colour, accent: p.accent }, 190, 566, 0.5),
);

/** Wide pictures for the top of a page; their right end is the 4:3 picture, their left end leaves room for words. */
export const heroes = {
  "hero-back-to-school": backToSchool,
  "hero-kindergarten": kindergarten,
  "hero-office": office,
  "hero-science": natureScience,
  "hero-creative": creative,
  "hero-alps": alpine,
  "hero-lake": lakeside,
  "hero-classroom": classroom,
  "hero-first-day": firstDay,
} satisfies Record<Kind, Drawing>;
