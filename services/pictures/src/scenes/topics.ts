import { inkOn, mix, shade } from "../lib/colour.ts";
import { scene, type Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import type { Paints } from "../lib/paints.ts";
import { circle, ellipse, line, path, place, rect } from "../lib/shapes.ts";
import { lifted } from "../lib/solids.ts";
import { plant } from "../lib/stages.ts";
import type { SceneKind } from "../picture.ts";
import { carrying } from "../things/carrying.ts";
import { learning } from "../things/learning.ts";
import { science } from "../things/science.ts";
import { sceneStage, standingAt } from "./stage.ts";

type Kind = Exclude<SceneKind, `hero-${string}`>;

/** A speech bubble round (0, 0) whose tail points down to the given side. */
function bubble(k: Paints, width: number, height: number, colour: string, tail: -1 | 1): string {
  const [w, h] = [width / 2, height / 2];
  return lifted(
    k,
    path(
      `M${tail * w * 0.3} ${h - 4}L${tail * w * 0.62} ${h + 54}L${tail * w * 0.68} ${h - 8}Z`,
      shade(colour, -0.06),
    ) +
      rect(-w, -h, width, height, 44, k.soft(colour)) +
      rect(-w + 30, -h + 12, width - 90, 8, 4, "#ffffff", 'opacity=".4"'),
    14,
  );
}

/** A shield round (0, 0) with a tick. */
function shield(k: Paints, colour: string, accent: string): string {
  const outline =
    "M0 -190C60 -150 120 -136 166 -136V20C166 116 84 176 0 206C-84 176 -166 116 -166 20V-136C-120 -136 -60 -150 0 -190Z";
  return (
    lifted(
      k,
      path(outline, shade(colour, -0.16), 'transform="translate(8 12)"') + path(outline, k.soft(colour, 1.5)),
      18,
    ) +
    path(
      outline,
      "none",
      `stroke="${mix(accent, "#ffffff", 0.25)}" stroke-width="12" transform="scale(.86) translate(0 1)"`,
    ) +
    path("M0 -190C60 -150 120 -136 166 -136V20C166 116 84 176 0 206Z", "#000000", 'opacity=".09"') +
    line("M-72 6L-18 62L84 -58", "#fffdf8", 36)
  );
}

const advice = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    standingAt(k, learning.headphones, { kind: "headphones", colour: p.colour, accent: p.accent }, 560, 560, 0.62) +
    plant(k, 140, 540, 1.3) +
    place(
      bubble(k, 330, 190, "#fffdf8", -1) +
        line("M-110 -34H100M-110 4H110M-110 42H20", mix(p.colour, "#ffffff", 0.45), 14),
      300,
      180,
    ) +
    place(bubble(k, 200, 170, p.colour, 1) + lettering("?", 0, -52, 104, inkOn(p.colour), 100, 1), 560, 160),
);

const safety = scene(
  (p, k) =>
    sceneStage(k, p.accent) +
    standingAt(k, carrying["gift-set"], { kind: "gift-set", colour: p.accent, accent: p.colour }, 644, 560, 0.46) +
    plant(k, 130, 540, 1.25) +
    ellipse(392, 540, 190, 20, "#2f241b", 'opacity=".2"') +
    place(shield(k, p.colour, p.accent), 392, 300, 0, 1.1),
);

const advantages = scene((p, k) => {
  const star = path("M0 -78L23 -26L78 -22L36 14L50 68L0 39L-50 68L-36 14L-78 -22L-23 -26Z", k.soft("#fffdf8"));
  const medal =
    path("M-60 60L-104 226L-46 196L-8 244L20 80Z", k.soft(shade(p.accent, -0.04))) +
    path("M60 60L104 226L46 196L8 244L-20 80Z", k.soft(p.accent)) +
    lifted(k, circle(0, 0, 150, k.sphere(p.colour)) + circle(0, 0, 122, k.soft(shade(p.colour, 0.05))), 14) +
    star;
  return (
    sceneStage(k, p.accent) +
    standingAt(k, carrying["school-bag"], { kind: "school-bag", colour: p.accent, accent: p.colour }, 620, 548, 0.66) +
    standingAt(k, science.stopwatch, { kind: "stopwatch", colour: p.accent, accent: p.colour }, 110, 560, 0.3) +
    place(medal, 320, 262)
  );
});

/** The picture of a basket with nothing in it yet. */
const emptyBasket = scene((p, k) => {
  const weave = [0, 1, 2, 3]
    .map((row) =>
      path(
        `M${206 + row * 12} ${342 + row * 46}H${594 - row * 12}`,
        "none",
        `stroke="${shade(p.colour, -0.1)}" stroke-width="7" stroke-dasharray="34 12" stroke-dashoffset="${row * 23}" stroke-linecap="round" opacity=".55"`,
      ),
    )
    .join("");
  return (
    sceneStage(k, p.accent) +
    ellipse(412, 534, 250, 22, "#2f241b", 'opacity=".22"') +
    path("M250 306C260 110 540 110 550 306", "none", `stroke="${shade(p.colour, -0.16)}" stroke-width="26"`) +
    path("M252 300C264 118 536 118 548 300", "none", `stroke="${shade(p.colour, 0.06)}" stroke-width="13"`) +
    ellipse(400, 306, 220, 44, shade(p.colour, 0.08)) +
    ellipse(400, 310, 196, 32, shade(p.colour, -0.26)) +
    path("M182 310L230 516Q236 532 256 532H544Q564 532 570 516L618 310A218 44 0 0 1 182 310Z", k.tube(p.colour)) +
    weave +
    plant(k, 690, 540, 1)
  );
});

/** Pictures beside a text. */
export const topics = { advice, safety, advantages, "empty-basket": emptyBasket } satisfies Record<Kind, Drawing>;
