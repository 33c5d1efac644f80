import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { allFree, freePorts, launchFakes, type Launched, temporaryFolder } from "./testing/launched.ts";

/** For what takes a moment, and longer on a busy machine, in ms. */
const patience = 30_000;

async function launched(env: NodeJS.ProcessEnv = {}): Promise<Launched> {
  return launchFakes(await freePorts(), { DATA_DIR: await temporaryFolder(), ...env });
}

/** One that is open. */
async function opened(env: NodeJS.ProcessEnv = {}): Promise<Launched> {
  const fakes = await launched(env);
  await fakes.saw("Ctrl-C stops everything.");
  return fakes;
}

/** Process id of the service that answers at a port. */
async function pidAt(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
}

const names = ["shop", "sandbox", "gateway", "web"];

/** Names of the services whose log states that they have ended in order. */
async function endedInOrder(folder: string): Promise<string[]> {
  const logs = await Promise.all(names.map((name) => readFile(path.join(folder, "logs", `${name}.log`), "utf8")));
  return names.filter((_name, index) => logs[index]?.includes("ended in order"));
}

// Processes take their time to start on a busy machine. How long a stop may take is service-group.test.ts's.
describe("npm start", { timeout: 60_000 }, () => {
  test.each(["SIGINT", "SIGTERM"] as const)("%s stops every service in order, with exit code 0", async (signal) => {
    const folder = await temporaryFolder();
    const { process: launcher, port, exit } = await opened({ DATA_DIR: folder });
    expect(await pidAt(port)).toBeGreaterThan(0);
    launcher.kill(signal);
    expect(await exit).toBe(0);
    expect(await allFree(port)).toBe(true);
    expect(await endedInOrder(folder)).toEqual(names);
  });

  test("a service that does not want to stop is killed", async () => {
    const folder = await temporaryFolder();
    const { process: launcher, port, exit } = await opened({ FAKES: "gateway=deaf", DATA_DIR: folder });
    launcher.kill("SIGINT");
    expect(await exit).toBe(0);
    expect(await allFree(port)).toBe(true);
    expect(await endedInOrder(folder)).toEqual(["shop", "sandbox", "web"]);
  });

  test("Ctrl-C, which the terminal sends to the launcher's whole group, reaches no service", async () => {
    const folder = await temporaryFolder();
    const { process: launcher, exit } = await opened({ DATA_DIR: folder });
    process.kill(-(launcher.pid ?? 0), "SIGINT");
    expect(await exit).toBe(0);
    for (const name of names) {
      expect(await readFile(path.join(folder, "logs", `${name}.log`), "utf8")).not.toContain("SIGINT came through");
    }
  });

  test("a killed launcher leaves no service behind", async () => {
    const { process: launcher, port, exit } = await opened({ FAKES: "web=deaf" });
    launcher.kill("SIGKILL");
    await exit;
    await vi.waitFor(async () => expect(await allFree(port)).toBe(true), { timeout: patience });
  });

  test("what a test leaves running is ended with it", async () => {
    const { port, end } = await opened({ FAKES: "gateway=deaf" });
    await end();
    expect(await allFree(port)).toBe(true);
  });

  test("what a launcher leaves running is ended with the test", async () => {
    const { process: launcher, port, exit, end } = await opened();
    // It is not stopped when the launcher ends, and keeps its port.
    process.kill(await pidAt(port), "SIGSTOP");
    launcher.kill("SIGKILL");
    await exit;
    expect(await allFree(port)).toBe(false);
    await end();
    expect(await allFree(port)).toBe(true);
  });

  test("a service that is killed runs again, and no other notices", async () => {
    const { port, saw } = await opened();
    for (const [offset, name] of ["web", "sandbox", "gateway", "shop"].entries()) {
      const others = [0, 1, 2, 3].filter((other) => other !== offset).map((other) => port + other);
      const before = await Promise.all(others.map(pidAt));
      const victim = await pidAt(port + offset);
      process.kill(victim, "SIGKILL");
      await saw(`[${name}] was ended by SIGKILL: starting it again in 0.25 s.`);
      await saw(`[${name}] runs again.`);
      expect(await pidAt(port + offset)).not.toBe(victim);
      expect(await Promise.all(others.map(pidAt))).toEqual(before);
    }
  });

  test("stops while an ended service waits for its restart", async () => {
    const { process: launcher, port, saw, exit } = await opened();
    process.kill(await pidAt(port + 1), "SIGKILL");
    await saw("[sandbox] was ended by SIGKILL");
    launcher.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(await allFree(port)).toBe(true);
  });

  test("a service that cannot start is named, with its error", async () => {
    const { output, exit } = await launched({ FAKES: "shop=silent" });
    expect(await exit).toBe(1);
    expect(output()).toContain("Chalkbox cannot go on: shop ended with code 3");
    expect(output()).toContain("the fake cannot start");
  });

  test("a port in use is one line and exit code 1", async () => {
    const port = await freePorts();
    const squatter = createServer().listen(port, "127.0.0.1");
    const { output, exit } = launchFakes(port, { DATA_DIR: await temporaryFolder() });
    expect(await exit).toBe(1);
    squatter.close();
    expect(output().trim().split("\n")).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
  });

  test("a file in place of the data folder is one line and exit code 1", async () => {
    const file = path.join(await temporaryFolder(), "data");
    await writeFile(file, "");
    const { output, exit } = await launched({ DATA_DIR: file });
    expect(await exit).toBe(1);
    expect(output().trim().split("\n")).toEqual([expect.stringContaining("a file is in its place")]);
  });

  test("a second one on the same data folder is one line and exit code 1; the first goes on", async () => {
    const folder = await temporaryFolder();
    const first = await opened({ DATA_DIR: folder });
    const second = await launched({ DATA_DIR: folder });
    expect(await second.exit).toBe(1);
    expect(second.output().trim().split("\n")).toEqual([expect.stringContaining("already uses the data folder")]);
    expect(await pidAt(first.port)).toBeGreaterThan(0);
    first.process.kill("SIGTERM");
    expect(await first.exit).toBe(0);
  });

  test("prints the five storefronts, shows progress as lines, and keeps the services' logs", async () => {
    const folder = await temporaryFolder();
    const { process: launcher, port, output, exit } = await opened({ DATA_DIR: folder });
    for (const host of ["", "at.", "ch.", "educational.", "en.educational."]) {
      expect(output()).toContain(` http://${host}localhost:${port}\n`);
    }
    expect(output()).toContain("Sharpening pencils 50 %");
    launcher.kill("SIGTERM");
    await exit;
    expect(await readFile(path.join(folder, "logs", "shop.log"), "utf8")).toContain('"ready"');
  });
});
