import { expect, it } from "vitest";
import { carouselEnds } from "./carousel-ends.ts";

it.each([
  [0, { back: false, forward: true }],
  [15, { back: false, forward: true }],
  [16, { back: true, forward: true }],
  [584, { back: true, forward: true }],
  [585, { back: true, forward: false }],
  [600, { back: true, forward: false }],
])("CMS-21: at %d of 600 px the arrows are %j", (scrollLeft, arrows) => {
  expect(carouselEnds({ scrollLeft, clientWidth: 400, scrollWidth: 1000 })).toEqual(arrows);
});

it("CMS-21: shows no arrows when everything fits", () => {
  expect(carouselEnds({ scrollLeft: 0, clientWidth: 400, scrollWidth: 410 })).toEqual({
    back: false,
    forward: false,
  });
});
