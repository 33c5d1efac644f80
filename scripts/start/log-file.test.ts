import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { openLogFile } from "./log-file.ts";
import { temporaryFolder } from "./testing/launched.ts";

test("appends to what is there", async () => {
  const file = path.join(await temporaryFolder(), "shop.log");
  const first = openLogFile(file);
  first.write("one");
  first.end();
  await vi.waitFor(async () => expect(await readFile(file, "utf8")).toBe("one\n"), { timeout: 10_000 });
  const second = openLogFile(file);
  second.write("two");
  second.end();
  await vi.waitFor(async () => expect(await readFile(file, "utf8")).toBe("one\ntwo\n"), { timeout: 10_000 });
});

test("a file that cannot be written ends nothing, and is written again once it can be", async () => {
  const folder = path.join(await temporaryFolder(), "not-there-yet");
  const file = path.join(folder, "shop.log");
  let time = 0;
  const log = openLogFile(file, () => time);
  // Like a full disk: the stream's error comes later, and nothing but its listener can keep the process alive.
  log.write("lost");
  await vi.waitFor(
    () => {
      log.write("left out at once");
      time += 100;
      expect(time).toBeGreaterThan(500);
    },
    { timeout: 10_000 },
  );
  await mkdir(folder);
  time += 1_000;
  log.write("kept");
  await vi.waitFor(async () => expect(await readFile(file, "utf8")).toMatch(/"leftOut":\d+}\nkept\n$/), {
    timeout: 10_000,
  });
  log.end();
});
