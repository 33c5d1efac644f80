/**
 * A process that keeps vitest, its transforms and a database server, and runs tests on request. Started in
 * the copy with the names of projects; each run gets a worker of its own, so that nothing of a mutant is left.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { createVitest, type TestProject, type TestSequencer, type TestSpecification } from "vitest/node";
import type { FileResult, Report, RunRequest } from "./messages.ts";

/** Runs files in the order of the request, likely finds first; vitest's own order begins with the slowest file. */
class AsRequested implements TestSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const folder = process.cwd();
const vitest = await createVitest("test", {
  root: folder,
  project: process.argv.slice(2),
  watch: false,
  maxWorkers: 1,
  reporters: [{}],
  sequence: { sequencer: AsRequested },
  includeTaskLocation: false,
  coverage: { enabled: false },
});
for (const project of vitest.projects) {
  project.config.setupFiles = [join(folder, "tests/mutants/setup.ts"), ...project.config.setupFiles];
}
const projects = new Map<string, TestProject>();
for (const specification of await vitest.globTestSpecifications()) {
  projects.set(pathOf(specification.moduleId), specification.project);
}
say({ kind: "ready", files: [...projects.keys()] });

process.on("message", (request: RunRequest) => void run(request));
process.on("disconnect", () => {
  void vitest.close().finally(() => process.exit(0));
});

async function run({ tests, bail, env }: RunRequest): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  vitest.config.bail = bail ? 1 : 0;
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const specifications = tests.flatMap(({ file, names }) => {
    const project = projects.get(file);
    const chosen = names === undefined ? undefined : { testNames: [...names] };
    return project === undefined ? [] : [project.createSpecification(join(folder, file), chosen)];
  });
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const name of Object.keys(env)) delete process.env[name];
  Object.assign(process.env, before);
  const files = testModules.map((module): FileResult => {
    const [error] = module.errors();
    return {
      file: pathOf(module.moduleId),
      hash: createHash("sha256").update(readFileSync(module.moduleId)).digest("hex"),
      error: error?.message,
      tests: [...module.children.allTests()].flatMap((test) => {
        const { state, errors } = test.result();
        if (state === "pending") return [];
        return [{ name: test.fullName, state, ms: test.diagnostic()?.duration ?? 0, message: errors?.[0]?.message }];
      }),
    };
  });
  say({ kind: "done", files, errors: unhandledErrors.map(messageOf) });
}

/** What was thrown arrives from a worker without its class. */
function messageOf(error: unknown): string {
  const hasMessage = typeof error === "object" && error !== null && "message" in error;
  return hasMessage ? String(error.message) : JSON.stringify(error);
}

function pathOf(module: string): string {
  return relative(folder, module).replaceAll("\\", "/");
}

function say(report: Report): void {
  if (process.connected) process.send?.(report);
}
