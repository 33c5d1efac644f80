import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { Gather } from "./gather.server.ts";

it("passes on all bytes in their order, in few pieces", async () => {
  const gather = new Gather();
  const pieces: number[] = [];
  gather.on("data", (bytes: Buffer) => pieces.push(bytes.length));
  const whole = buffer(gather);
  const text = Array.from({ length: 2_000 }, (_, index) => `chunk ${index};`);
  for (const part of text) gather.write(part);
  gather.end();
  expect((await whole).toString()).toBe(text.join(""));
  expect(pieces.length).toBeLessThan(5);
});

it("does not hold back what was written before a pause", async () => {
  const gather = new Gather();
  const first = new Promise<string>((resolve) => gather.once("data", (bytes: Buffer) => resolve(bytes.toString())));
  gather.write("shell");
  expect(await first).toBe("shell");
  gather.end();
});
