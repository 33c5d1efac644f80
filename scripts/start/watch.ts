import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { buildIde, generate, type BuildOptions } from "./build.ts";
import type { ServiceSpec } from "./plans.ts";
import type { ServiceGroup } from "./service-group.ts";
import type { ServicePlan } from "./service.ts";

/** Editors save in several steps; changes within this time count as one, in ms. */
const calm = 150;
/** Folders from which the hooks and the public graph are generated. */
const graphSources = ["schema/shop", "schema/session", "operations", "further", "web/codegen"];

/** Folder from which the gateway's IDE is built. */
const ideSources = ["services/gateway/ide"];

/** What the launcher runs in development. */
export interface Watched extends BuildOptions {
  readonly specs: readonly ServiceSpec[];
  readonly plans: readonly ServicePlan[];
  readonly group: ServiceGroup;
}

/** Files that no service and no generated file depends on: tests, and what editors leave beside a file. */
const idleFiles = /\.test\.tsx?$|~$|\.swp$/;

/**
 * Restarts a service when a file of its own changes, and generates the hooks or builds the IDE again when their sources
 * do.
 *
 * @returns once every change is seen, a function that stops watching
 */
export async function watchSources({ specs, plans, group, ...building }: Watched): Promise<() => Promise<void>> {
  const { root, say } = building;
  const services = specs.flatMap((spec) => {
    const plan = plans.find(({ name }) => name === spec.name);
    if (plan === undefined) return [];
    const restart = async (): Promise<void> => {
      say(`[${spec.name}] changed: starting again …`);
      const restarted = await group.restart(plan);
      say(restarted.ok ? `[${spec.name}] ready` : `[${spec.name}] waits for the next change (${restarted.reason})`);
    };
    return [{ sources: spec.sources, onChange: restart }];
  });
  const builds = [
    { sources: graphSources, make: generate },
    { sources: ideSources, make: buildIde },
  ].map(({ sources, make }) => ({
    sources: sources.map((source) => path.join(root, source)),
    onChange: async (): Promise<void> => {
      const made = await make(building);
      if (!made.ok) say(made.reason);
    },
  }));
  const watchers = await Promise.all(
    [...services, ...builds].map(({ sources, onChange }) => watchAll(root, sources, afterCalm(onChange), say)),
  );
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}

/**
 * Watches files and folders with all that is below them, whether they exist yet or not. Node's own recursive watch loses
 * a file on Linux once another has been renamed onto it, which is how most editors save.
 *
 * @param sources absolute paths below the root
 * @returns a watcher that sees every change from now on
 */
function watchAll(
  root: string,
  sources: readonly string[],
  onChange: () => void,
  say: (line: string) => void,
): Promise<FSWatcher> {
  // From the root down: a folder that is made later is seen as well.
  const isOnTheWay = (file: string): boolean =>
    sources.some((source) => isWithin(source, file) || isWithin(file, source));
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (file) => idleFiles.test(path.basename(file)) || !isOnTheWay(path.resolve(file)),
  });
  for (const event of ["add", "change", "unlink"] as const) watcher.on(event, onChange);
  watcher.on("error", (error) => say(`Some changes may not be seen: ${String(error)}`));
  return new Promise((resolve) => {
    watcher.once("ready", () => resolve(watcher));
  });
}

/** True for the folder itself and for everything below it. */
const isWithin = (folder: string, file: string): boolean => file === folder || file.startsWith(folder + path.sep);

/** Runs the task once things are calm, and once more when something changed while it ran. */
function afterCalm(task: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await task();
    running = false;
    if (!again) return;
    again = false;
    await run();
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), calm);
  };
}
