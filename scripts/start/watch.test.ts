import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { success } from "./outcome.ts";
import type { ServiceSpec } from "./plans.ts";
import type { ServiceGroup } from "./service-group.ts";
import type { ServicePlan } from "./service.ts";
import { watchSources } from "./watch.ts";

/** Stands for code generation: leaves the operation as it read it. */
const generator = `
  import { cpSync, mkdirSync, writeFileSync } from "node:fs";
  mkdirSync("web/src/graph/generated", { recursive: true });
  writeFileSync("schema/graph.graphql", "");
  cpSync("operations/Cart.graphql", "web/src/graph/generated/Cart.ts");
`;

/** A checkout with a service and an operation, watched until the test ends. */
async function watchedCheckout() {
  const root = mkdtempSync(path.join(os.tmpdir(), "chalkbox-watch-"));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write("services/shop/src/cart/total.ts", "0");
  write("services/shop/main.ts", "0");
  write("operations/Cart.graphql", "0");
  write("schema/shop/cart.graphql", "0");
  write("scripts/graph/generate.ts", generator);
  const restarts: string[] = [];
  const said: string[] = [];
  const spec: ServiceSpec = {
    name: "shop",
    isEssential: true,
    canOverlap: true,
    ports: [],
    entry: "",
    sources: ["services/shop/src", "services/shop/main.ts", "services/shop/migrations"].map((each) =>
      path.join(root, each),
    ),
    nodeOptions: [],
    env: {},
  };
  const plan: ServicePlan = {
    name: "shop",
    isEssential: true,
    canOverlap: true,
    entry: "",
    nodeOptions: [],
    cwd: root,
    env: {},
    logFile: "",
    onWarning: () => undefined,
    onProgress: () => undefined,
  };
  const group: ServiceGroup = {
    start: async () => success(undefined),
    restart: async ({ name }) => {
      restarts.push(name);
      return success(undefined);
    },
    lost: new Promise(() => undefined),
    stop: async () => undefined,
    kill: () => undefined,
  };
  const { signal } = new AbortController();
  const stop = await watchSources({
    root,
    signal,
    specs: [spec],
    plans: [plan],
    group,
    say: (line) => said.push(line),
  });
  onTestFinished(async () => {
    await stop();
    rmSync(root, { recursive: true, force: true });
  });
  return {
    at: (file: string) => path.join(root, file),
    write,
    said,
    restarts,
    /** Changes something, and settles when the service was restarted for it. */
    restartsFor: async (change: () => void) => {
      const before = restarts.length;
      change();
      await expect.poll(() => restarts.length, { timeout: 10_000 }).toBeGreaterThan(before);
    },
  };
}

/** The ways in which editors and tools save a file. */
const ways: Readonly<Record<string, (file: string, text: string) => void>> = {
  "by rename": (file, text) => {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  },
  "by rename, with the last version moved away first": (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
  },
  "by truncation": (file, text) => {
    writeFileSync(file, "");
    appendFileSync(file, text);
  },
  "by copy": (file, text) => {
    writeFileSync(`${file}.swp`, text);
    cpSync(`${file}.swp`, file);
  },
};

it.each(Object.keys(ways))("a service is restarted each time that a file of its own is saved, %s", async (way) => {
  const { at, restarts, restartsFor } = await watchedCheckout();
  for (const file of ["services/shop/src/cart/total.ts", "services/shop/main.ts"]) {
    for (const text of ["1", "22", "3"]) await restartsFor(() => ways[way]?.(at(file), text));
  }
  expect(restarts.length).toBeGreaterThanOrEqual(6);
});

it("a service is restarted for a new file, in a new folder as well, and for one that is gone", async () => {
  const { at, write, restarts, restartsFor } = await watchedCheckout();
  await restartsFor(() => write("services/shop/src/new.ts", "1"));
  await restartsFor(() => write("services/shop/src/deals/end/end.ts", "1"));
  await restartsFor(() => ways["by rename"]?.(at("services/shop/src/deals/end/end.ts"), "2"));
  await restartsFor(() => rmSync(at("services/shop/src/deals"), { recursive: true }));
  await restartsFor(() => write("services/shop/src/deals/end/end.ts", "3"));
  // A folder that was not there at the start.
  await restartsFor(() => write("services/shop/migrations/0001_first.sql", "1"));
  expect(restarts.length).toBeGreaterThanOrEqual(6);
});

it("a test and what editors leave beside a file restart nothing", async () => {
  const { at, write, said, restartsFor } = await watchedCheckout();
  write("services/shop/src/cart/total.test.ts", "1");
  write("services/shop/src/cart/total.ts~", "1");
  write("services/shop/src/cart/.total.ts.swp", "1");
  await restartsFor(() => writeFileSync(at("services/shop/src/cart/total.ts"), "1"));
  expect(said.filter((line) => line.includes("changed"))).toHaveLength(1);
});

it.each(Object.keys(ways))("hooks are generated each time that an operation is saved, %s", async (way) => {
  const { at } = await watchedCheckout();
  mkdirSync(at("web/src/graph/generated"), { recursive: true });
  for (const text of ["1", "22", "3"]) {
    ways[way]?.(at("operations/Cart.graphql"), text);
    await expect
      .poll(() => readFileSync(at("web/src/graph/generated/Cart.ts"), { encoding: "utf8", flag: "a+" }), {
        timeout: 10_000,
      })
      .toBe(text);
  }
});
