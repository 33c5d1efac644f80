import fc from "fast-check";
import { expect, it } from "vitest";
import { partsOf } from "../lib/file-parts.ts";
import { pictureLimit } from "./picture-parts.ts";

it("the parts of a picture are its bytes, each small enough for one operation, at most forty", () => {
  fc.assert(
    fc.property(fc.nat(450_000), fc.nat(255), (length, first) => {
      const bytes = Uint8Array.from({ length }, (_, at) => first + at * 31);
      const parts = partsOf(bytes);
      expect(Buffer.concat(parts.map((part) => Buffer.from(part, "base64"))).equals(bytes)).toBe(true);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(300_000);
    }),
    { numRuns: 20 },
  );
  expect(partsOf(new Uint8Array(pictureLimit))).toHaveLength(40);
});
