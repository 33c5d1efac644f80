import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { pictureUrl } from "./address.ts";
import { createRenderer } from "./renderer.ts";

const address = pictureUrl({ kind: "pencil", colour: "#2f6fb5", accent: "#f2b441" }, "BASKET_LAYER", "webp");

it("renders files in a process of its own, several at a time, and states what it cannot render", async () => {
  const renderer = createRenderer();
  onTestFinished(() => renderer.stop());
  const files = await Promise.all([renderer.render(address), renderer.render(address)]);
  for (const file of files) expect((await sharp(file).metadata()).width).toBe(120);
  await expect(renderer.render("/media/nothing")).rejects.toThrow("/media/nothing is not rendered");
  // Once ended it starts again for the next file.
  renderer.stop();
  expect((await renderer.render(address)).equals(files[0])).toBe(true);
});
