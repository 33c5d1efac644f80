import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compress, compressor, encodingFor } from "./compression.server.ts";

const decompress = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const;
const encodings = ["zstd", "br", "gzip"] as const;

describe("the encoding of a page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["zstd;q=0, br;q=1.0", "br"],
    ["br;q=0.000, gzip; q=0", null],
    ["zstdx, brx, x-gzip", null],
    ["deflate", null],
    ["", null],
  ])("for a browser that accepts '%s' is %s", (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe.each(encodings)("%s", (encoding) => {
  it("gives back any page", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (html) => {
        expect(decompress[encoding](compress(html, encoding)).toString()).toBe(html);
      }),
    );
  });

  it("makes a page a fraction of its size", () => {
    const html = Array.from({ length: 500 }, (_, index) => `<li class="tile">Article ${index}</li>`).join("");
    expect(compress(html, encoding).length).toBeLessThan(html.length / 4);
  });

  it("lets out what was written before a flush, and the whole in the end", async () => {
    const stream = compressor(encoding);
    const whole = buffer(stream);
    stream.write("<main>shell");
    const flushed = once(stream, "data");
    // React does so after each part of a page.
    if (!("flush" in stream) || typeof stream.flush !== "function") throw new Error("React cannot flush it");
    stream.flush();
    await flushed;
    stream.end("</main>");
    expect(decompress[encoding](await whole).toString()).toBe("<main>shell</main>");
  });
});
