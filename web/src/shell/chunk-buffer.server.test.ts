import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { ChunkBuffer } from "./chunk-buffer.server.ts";

it("passes on all bytes in their order, in few pieces", async () => {
  const chunkBuffer = new ChunkBuffer();
  const pieces: number[] = [];
  chunkBuffer.on("data", (bytes: Buffer) => pieces.push(bytes.length));
  const whole = buffer(chunkBuffer);
  const text = Array.from({ length: 2_000 }, (_, index) => `chunk ${index};`);
  for (const part of text) chunkBuffer.write(part);
  chunkBuffer.end();
  expect((await whole).toString()).toBe(text.join(""));
  expect(pieces.length).toBeLessThan(5);
});

it("does not hold back what was written before a pause", async () => {
  const chunkBuffer = new ChunkBuffer();
  const first = new Promise<string>((resolve) =>
    chunkBuffer.once("data", (bytes: Buffer) => resolve(bytes.toString())),
  );
  chunkBuffer.write("shell");
  expect(await first).toBe("shell");
  chunkBuffer.end();
});
