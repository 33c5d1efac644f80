import { formats, parsePictureUrl, type Picture } from "@chalkbox/pictures";
import { describe, expect, it } from "vitest";
import { imageSet } from "./image-set.ts";

const pencil: Picture = { kind: "pencil", colour: "#2f6fb5", accent: "#f2b441" };

describe("imageSet", () => {
  const image = imageSet(pencil, "Bleistift");

  it("offers AVIF before WebP, with candidates that exist, narrowest first (TILE-01)", () => {
    expect(image.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    for (const { src } of image.sources) {
      const candidates = src.split(", ").map((candidate) => candidate.split(" "));
      const widths = candidates.map(([address = "", width = ""]) => {
        const rendition = parsePictureUrl(address);
        expect(rendition && `${formats[rendition.format].width * rendition.density}w`).toBe(width);
        return Number.parseInt(width, 10);
      });
      expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    }
  });

  it("is 140 px wide, from 1024 px on 280 (TILE-06)", () => {
    expect(formats.PRODUCTLISTING_SMALL).toEqual({ width: 140, height: 105 });
    expect(image).toMatchObject({ alt: "Bleistift", title: null, width: 280, height: 210 });
    expect(image.sources[0]?.sizesValue).toBe("(min-width: 1024px) 280px, 140px");
  });
});
