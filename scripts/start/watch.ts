import { existsSync, watch, type FSWatcher } from "node:fs";
import path from "node:path";
import { generate, type BuildOptions } from "./build.ts";
import type { ServiceSpec } from "./plans.ts";
import type { ServiceGroup } from "./service-group.ts";
import type { ServicePlan } from "./service.ts";

/** Editors save in several steps; changes within this time count as one, in ms. */
const calm = 150;
/** Folders from which the hooks and the public graph are generated. */
const graphSources = ["schema/shop", "schema/session", "operations", "further", "web/codegen"];

/** What the launcher runs in development. */
export interface Watched extends BuildOptions {
  readonly specs: readonly ServiceSpec[];
  readonly plans: readonly ServicePlan[];
  readonly group: ServiceGroup;
}

/**
 * Restarts a service when a file of its own changes and generates the hooks again when the graph or an operation does.
 *
 * @returns a function that stops watching
 */
export function watchSources({ specs, plans, group, ...building }: Watched): () => void {
  const { root, say } = building;
  const watchers = specs.flatMap((spec) => {
    const plan = plans.find(({ name }) => name === spec.name);
    if (plan === undefined) return [];
    const restart = afterCalm(async () => {
      say(`[${spec.name}] changed: starting again …`);
      const restarted = await group.restart(plan);
      say(restarted.ok ? `[${spec.name}] ready` : `[${spec.name}] waits for the next change (${restarted.reason})`);
    });
    return watchAll(spec.sources, restart);
  });
  const regenerate = afterCalm(async () => {
    const generated = await generate(building);
    if (!generated.ok) say(generated.reason);
  });
  watchers.push(
    ...watchAll(
      graphSources.map((source) => path.join(root, source)),
      regenerate,
    ),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

function watchAll(folders: readonly string[], onChange: () => void): FSWatcher[] {
  return folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file !== null && !/\.test\.tsx?$|~$|\.swp$/.test(file)) onChange();
      }),
    );
}

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
