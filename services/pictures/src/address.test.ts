import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePictureUrl, picturePath, pictureUrl } from "./address.ts";
import { formats, isPictureFormat, rasterTypes } from "./formats.ts";
import { anyPicture } from "../test/picture-arbitrary.ts";
import { canonicalPicture, type Picture } from "./picture.ts";

const format = fc.constantFrom(
  ...Object.keys(formats)
    .filter(isPictureFormat)
    .filter((name) => name !== "SCENE_WIDE"),
);
const pencil: Picture = { kind: "pencil", colour: "#2f6fb5", accent: "#f2b441" };

describe("pictureUrl", () => {
  it("round-trips every picture, format, type and density", () => {
    fc.assert(
      fc.property(
        anyPicture,
        format,
        fc.constantFrom(...rasterTypes),
        fc.constantFrom(1 as const, 2 as const),
        (one, name, type, density) => {
          const address = pictureUrl(one, name, type, density);
          expect(address).toMatch(/^\/media\/[a-z-]+\/[0-9a-z-]+\/[A-Z_]+(@2x)?\.(avif|webp|jpg)$/);
          expect(parsePictureUrl(address)).toEqual({ picture: canonicalPicture(one), format: name, type, density });
        },
      ),
      { numRuns: 100 },
    );
  });

  it("carries a version that changes with the drawing", () => {
    const version = (path: string) => path.slice(-11, -1);
    expect(picturePath(pencil)).toBe(picturePath({ ...pencil, colour: "#2F6FB5" }));
    expect(version(picturePath(pencil))).not.toBe(version(picturePath({ ...pencil, text: "2B" })));
  });
});

it("CONST-02: pictures come in the formats that the documents name, and scenes in one of their own", () => {
  const named = ["PRODUCTLISTING_SMALL", "PRODUCTLISTING_BIG", "OPEN_GRAPH", "ADS_MAIN_MOBILE", "ADS_MAIN_DESKTOP"];
  const zooms = ["ADS_ZOOM_MOBILE", "ADS_ZOOM_DESKTOP", "ADS_ZOOM_NEW", "BASKET_LAYER"];
  expect(Object.keys(formats).toSorted()).toEqual([...named, ...zooms, "SCENE_WIDE"].toSorted());
  for (const name of [...named, ...zooms]) {
    expect(parsePictureUrl(`${picturePath(pencil)}${name}.webp`)).toMatchObject({ picture: pencil, format: name });
  }
});

describe("parsePictureUrl", () => {
  const path = picturePath(pencil);

  it.each([
    [path],
    [`${path}PRODUCTLISTING_HUGE.avif`],
    [`${path}PRODUCTLISTING_BIG.gif`],
    [`${path}PRODUCTLISTING_BIG@3x.avif`],
    [`${path}../../../etc/passwd`],
    [`${path}%2e%2e/PRODUCTLISTING_BIG.avif`],
    [`${path}PRODUCTLISTING_BIG.avif/`],
    [`${path}PRODUCTLISTING_BIG.avif\n`],
    [`/${path}PRODUCTLISTING_BIG.avif`],
    [`${path}constructor.avif`],
    [`${path}SCENE_WIDE.avif`],
    ["/media/rocket/2f6fb5-f2b441-0123456789/PRODUCTLISTING_BIG.avif"],
    ["/media/pencil/2F6FB5-f2b441-0123456789/PRODUCTLISTING_BIG.avif"],
    ["/media/pencil/red-f2b441-0123456789/PRODUCTLISTING_BIG.avif"],
    ["/media/pencil/2f6fb5-f2b441-n1-0123456789/PRODUCTLISTING_BIG.avif"],
    ["/media/pencil/2f6fb5-f2b441-n99-0123456789/PRODUCTLISTING_BIG.avif"],
    ["/media/pencil/2f6fb5-f2b441-plain-0123456789/PRODUCTLISTING_BIG.avif"],
    ["/media/pencil/2f6fb5-f2b441-t3c7376673e-0123456789/PRODUCTLISTING_BIG.avif"],
  ])("refuses %s", (address) => {
    expect(parsePictureUrl(address)).toBeNull();
  });

  it("refuses an address of any length without reading it all", () => {
    expect(
      parsePictureUrl(`/media/pencil/2f6fb5-f2b441-t${"41".repeat(40_000)}-0123456789/PRODUCTLISTING_BIG.avif`),
    ).toBeNull();
  });
});
