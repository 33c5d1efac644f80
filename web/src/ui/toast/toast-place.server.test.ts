import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sheet = readFileSync(join(import.meta.dirname, "toast.module.css"), "utf8");

it("UX-03: messages stand at the top right of the window, and move with no page", () => {
  const [, region = ""] = /\n {2}\.region \{([^}]*)\}/.exec(sheet) ?? [];
  const declared = Object.fromEntries(
    [...region.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  expect(declared).toMatchObject({ position: "fixed", margin: "0" });
  // Top, right, bottom, left.
  expect(declared["inset"]).toMatch(/^var\(--toasts-top, [\d.]+rem\) var\(--toasts-right, 0px\) auto auto$/);
});
