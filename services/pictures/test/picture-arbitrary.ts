import fc from "fast-check";
import { designs, patterns, pictureKinds, type Picture } from "../src/picture.ts";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Any picture that parameters can describe, for property tests. */
export const anyPicture: fc.Arbitrary<Picture> = fc.record(
  {
    kind: fc.constantFrom(...pictureKinds),
    colour,
    accent: colour,
    count: fc.integer({ min: 1, max: 500 }),
    pattern: fc.constantFrom(...patterns),
    text: fc.string({ maxLength: 30, unit: "grapheme" }),
    design: fc.constantFrom(...designs),
    view: fc.constantFrom(0, 1, 2),
  },
  { requiredKeys: ["kind", "colour", "accent"] },
);
