import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { EncodedBytes, type Encoding, preferredEncoding } from "./encoded-bytes.ts";

describe("the coding of an answer", () => {
  it.each<[string | undefined, Encoding]>([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.000,gzip; q=0", "identity"],
    ["GZIP", "gzip"],
    ["brotli", "identity"],
    ["x-gzip-not", "identity"],
    ["*", "br"],
  ])("for %j is %s", (accepted, expected) => {
    expect(preferredEncoding(accepted)).toBe(expected);
  });
});

describe("an answer's bytes", () => {
  const text = Buffer.from(
    JSON.stringify({ data: Array.from({ length: 400 }, (_, id) => ({ id, name: "Bleistift" })) }),
  );

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("are plain until their %s form is there, and the same", async (coding, decode) => {
    const body = new EncodedBytes(text);
    expect(body.take(coding)).toEqual({ encoding: "identity", bytes: text });
    await vi.waitFor(() => expect(body.take(coding).encoding).toBe(coding), { timeout: 10_000 });
    const { bytes } = body.take(coding);
    expect(decode(bytes).equals(text)).toBe(true);
    expect(body.take(coding).bytes).toBe(bytes);
    expect(body.take("identity").bytes).toBe(text);
  });

  it("are compressed from a thousand on", async () => {
    const [short, long] = [999, 1_000].map((length) => new EncodedBytes(Buffer.alloc(length, "x")));
    short?.take("gzip");
    long?.take("gzip");
    await vi.waitFor(() => expect(long?.take("gzip").encoding).toBe("gzip"), { timeout: 10_000 });
    expect(short?.take("gzip").encoding).toBe("identity");
  });

  it("stay plain when they are short or do not shrink, so that all forms fit the size that was reckoned", async () => {
    const short = new EncodedBytes(Buffer.from('{"data":null}'));
    const dense = new EncodedBytes(randomBytes(5_000));
    short.take("br");
    dense.take("br");
    dense.take("gzip");
    // Begun later and a thousand times as long: once it is done, so are they.
    const control = new EncodedBytes(Buffer.alloc(5_000_000, text));
    await vi.waitFor(() => expect(control.take("br").encoding).toBe("br"), { timeout: 10_000 });
    expect(short.take("br").encoding).toBe("identity");
    expect(dense.take("br").encoding).toBe("identity");
    expect(dense.take("gzip").encoding).toBe("identity");
    expect(dense.maxSize).toBe(10_000);
  });
});
