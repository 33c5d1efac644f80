import sharp from "sharp";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./draw.ts";
import { drawings } from "./kinds.ts";
import { anyPicture } from "../test/picture-arbitrary.ts";
import { canonicalPicture, decodePicture, type Picture, pictureKinds, sceneKinds, thingKinds } from "./picture.ts";
import { drawIcon, iconNames } from "./scenes/icons.ts";

const colours = { colour: "#2f6fb5", accent: "#f2b441" } as const;

/** A picture as bytes of red, green and blue, 40 by 30. */
async function pixelsOf(picture: Picture): Promise<Buffer> {
  const sized = drawPicture(picture).replace("<svg ", '<svg width="40" height="30" ');
  return sharp(Buffer.from(sized)).flatten().raw().toBuffer();
}

/** The share of bytes that differ clearly between two pictures. */
const differing = (one: Buffer = Buffer.alloc(0), other: Buffer = Buffer.alloc(0)): number =>
  one.filter((byte, index) => Math.abs(byte - (other[index] ?? 0)) > 24).length / one.length;

describe("drawPicture", () => {
  it.each(pictureKinds)("draws %s as SVG that a renderer accepts", async (kind) => {
    const svg = drawPicture({ kind, colour: "#2f6fb5", accent: "#f2b441" });
    const { info } = await sharp(Buffer.from(svg.replace("<svg ", '<svg width="40" height="30" ')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 30]);
  });

  it("gives every kind a picture of its own", () => {
    const drawn = new Set(pictureKinds.map((kind) => drawPicture({ kind, colour: "#2f6fb5", accent: "#f2b441" })));
    expect(drawn.size).toBe(pictureKinds.length);
    expect(Object.keys(drawings).toSorted()).toEqual([...pictureKinds].toSorted());
  });

  it.each(thingKinds)("draws %s in two designs and three views that anyone can tell apart", async (kind) => {
    const looks = [{}, { design: 2 }, { view: 1 }, { view: 2 }] as const;
    const [first, ...others] = await Promise.all(looks.map((look) => pixelsOf({ ...colours, kind, ...look })));
    expect(others.map((other) => differing(first, other) > 0.02)).toEqual([true, true, true]);
  });

  it.each(sceneKinds)("draws the scene %s in one design", (kind) => {
    expect(drawPicture({ ...colours, kind, design: 2 })).toBe(drawPicture({ ...colours, kind }));
  });

  it("draws whatever it is given: real figures only, nothing unescaped, every reference defined", () => {
    fc.assert(
      fc.property(anyPicture, (parameters) => {
        const svg = drawPicture(parameters);
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
        const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
        // No text of the caller's reaches the file as text.
        expect(svg).not.toMatch(/<text|<script|<image|href/);
      }),
      { numRuns: 120 },
    );
  });

  it("draws equal parameters alike, and other views, colours and texts differently", () => {
    const base = { kind: "notebook", colour: "#2f6fb5", accent: "#f2b441" } as const;
    expect(drawPicture({ ...base, colour: "#2F6FB5", count: 1, pattern: "plain", view: 0 })).toBe(drawPicture(base));
    const others = [
      { ...base, view: 1 },
      { ...base, view: 2 },
      { ...base, design: 2 },
      { ...base, colour: "#d9534a" },
      { ...base, text: "A6" },
    ] as const;
    expect(new Set([base, ...others].map((one) => drawPicture(one))).size).toBe(6);
  });

  it("has one canonical form", () => {
    fc.assert(
      fc.property(anyPicture, (parameters) => {
        const once = canonicalPicture(parameters);
        expect(canonicalPicture(once)).toEqual(once);
      }),
    );
  });
});

describe("decodePicture", () => {
  it.each([
    [{ kind: "rocket", colour: "#2f6fb5", accent: "#f2b441" }],
    [{ kind: "pencil", colour: 'red" onload="x', accent: "#f2b441" }],
    [{ kind: "pencil", colour: "#2f6fb5" }],
    [{ kind: "pencil", colour: "#2f6fb5", accent: "#f2b441", view: 7 }],
    [null],
  ])("refuses %j", (parameters) => {
    expect(decodePicture(parameters)).toBeNull();
  });
});

describe("drawIcon", () => {
  it.each(iconNames)("draws %s", async (name) => {
    const metadata = await sharp(Buffer.from(drawIcon(name) ?? "")).metadata();
    expect([metadata.width, metadata.height]).toEqual([24, 24]);
  });

  it("has no other name, and none of an object's own", () => {
    expect(drawIcon("rocket")).toBeNull();
    expect(drawIcon("constructor")).toBeNull();
  });
});
