import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { freePorts, inFolder, isFree, launchFakes } from "./testing/launched.ts";

/** How long a clean stop may take, in ms. */
const stopLimit = 3_000;

async function allFree(port: number): Promise<boolean> {
  return (await Promise.all([0, 1, 2, 3].map((offset) => isFree(port + offset)))).every(Boolean);
}

describe("npm start", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("%s stops every service within 3 s with exit code 0", (signal) =>
    inFolder(async (folder) => {
      const launched = launchFakes(await freePorts(), { DATA_DIR: folder });
      await launched.saw("Ctrl-C stops everything.");
      expect(await (await fetch(`http://127.0.0.1:${launched.port}`)).text()).toBe("here");
      const asked = performance.now();
      launched.process.kill(signal);
      expect(await launched.exit).toBe(0);
      expect(performance.now() - asked).toBeLessThan(stopLimit);
      expect(await allFree(launched.port)).toBe(true);
    }),
  );

  test("a service that does not want to stop is killed in time", () =>
    inFolder(async (folder) => {
      const launched = launchFakes(await freePorts(), { DATA_DIR: folder, FAKES: "gateway=deaf" });
      await launched.saw("Ctrl-C stops everything.");
      const asked = performance.now();
      launched.process.kill("SIGINT");
      expect(await launched.exit).toBe(0);
      expect(performance.now() - asked).toBeLessThan(stopLimit);
      expect(await allFree(launched.port)).toBe(true);
    }));

  test("a killed launcher leaves no service behind", () =>
    inFolder(async (folder) => {
      const launched = launchFakes(await freePorts(), { DATA_DIR: folder, FAKES: "web=deaf" });
      await launched.saw("Ctrl-C stops everything.");
      launched.process.kill("SIGKILL");
      await launched.exit;
      await vi.waitFor(async () => expect(await allFree(launched.port)).toBe(true), { timeout: stopLimit });
    }));

  test("a service that dies stops the others and says what it said last", () =>
    inFolder(async (folder) => {
      const launched = launchFakes(await freePorts(), { DATA_DIR: folder, FAKES: "sandbox=crash" });
      expect(await launched.exit).toBe(1);
      expect(launched.output()).toContain("Chalkbox cannot go on: sandbox ended with code 7.");
      expect(launched.output()).toContain("the chalk broke");
      expect(await allFree(launched.port)).toBe(true);
    }));

  test("a service that cannot start is named, with its error", () =>
    inFolder(async (folder) => {
      const launched = launchFakes(await freePorts(), { DATA_DIR: folder, FAKES: "shop=silent" });
      expect(await launched.exit).toBe(1);
      expect(launched.output()).toContain("shop ended with code 3");
      expect(launched.output()).toContain("the fake cannot start");
    }));

  test("a port in use is one line and exit code 1", () =>
    inFolder(async (folder) => {
      const port = await freePorts();
      const squatter = createServer().listen(port, "127.0.0.1");
      const launched = launchFakes(port, { DATA_DIR: folder });
      expect(await launched.exit).toBe(1);
      squatter.close();
      expect(launched.output().trim().split("\n")).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
    }));

  test("a file in place of the data folder is one line and exit code 1", () =>
    inFolder(async (folder) => {
      const file = path.join(folder, "data");
      await writeFile(file, "");
      const launched = launchFakes(await freePorts(), { DATA_DIR: file });
      expect(await launched.exit).toBe(1);
      expect(launched.output().trim().split("\n")).toEqual([expect.stringContaining("a file is in its place")]);
    }));

  test("a second one on the same data folder is one line and exit code 1; the first goes on", () =>
    inFolder(async (folder) => {
      const first = launchFakes(await freePorts(), { DATA_DIR: folder });
      await first.saw("Ctrl-C stops everything.");
      const second = launchFakes(await freePorts(), { DATA_DIR: folder });
      expect(await second.exit).toBe(1);
      expect(second.output().trim().split("\n")).toEqual([expect.stringContaining("already uses the data folder")]);
      expect((await fetch(`http://127.0.0.1:${first.port}`)).status).toBe(200);
      first.process.kill("SIGTERM");
      expect(await first.exit).toBe(0);
    }));

  test("prints the five storefronts, shows progress as lines, and keeps the services' logs", () =>
    inFolder(async (folder) => {
      const launched = launchFakes(await freePorts(), { DATA_DIR: folder });
      await launched.saw("Ctrl-C stops everything.");
      for (const host of ["", "at.", "ch.", "educational.", "en.educational."]) {
        expect(launched.output()).toContain(` http://${host}localhost:${launched.port}\n`);
      }
      expect(launched.output()).toContain("Sharpening pencils 50 %");
      launched.process.kill("SIGTERM");
      await launched.exit;
      expect(await readFile(path.join(folder, "logs", "shop.log"), "utf8")).toContain('"ready"');
    }));
});
