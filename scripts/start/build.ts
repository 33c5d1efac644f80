import { spawn } from "node:child_process";
import path from "node:path";
import { failure, success, type Outcome } from "./outcome.ts";
import { inputHash, isDone, markDone, type Work } from "./build-cache.ts";

interface Step extends Work {
  /** Printed for the person who waits. */
  readonly doing: string;
  /** Tool of node_modules/.bin, or absolute path, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Folder to run it in, relative to the checkout. */
  readonly cwd: string;
}

const codegen: Step = {
  name: "codegen",
  doing: "Generating hooks and types from the graph",
  command: [process.execPath, "scripts/graph/generate.ts"],
  cwd: ".",
  inputs: [
    "schema/shop",
    "schema/session",
    "operations",
    "further",
    "codegen.ts",
    "web/codegen",
    "scripts/graph",
    // They print the graph.
    "services/gateway/src",
    "services/session/src",
    "package-lock.json",
  ],
  outputs: ["schema/graph.graphql", "web/src/graph/generated"],
};

const web: Step = {
  name: "web",
  doing: "Building the storefront",
  command: ["react-router", "build"],
  cwd: "web",
  inputs: [
    "web/src",
    "web/public",
    "web/bundling",
    "web/vite.config.ts",
    "web/react-router.config.ts",
    "web/package.json",
    "web/tsconfig.json",
    "tsconfig.base.json",
    "package-lock.json",
  ],
  outputs: ["web/build/server/index.js", "web/build/client"],
};

const ide: Step = {
  name: "ide",
  doing: "Building the GraphQL IDE",
  command: ["vite", "build", "--config", "ide/vite.config.ts", "--logLevel", "error"],
  cwd: "services/gateway",
  inputs: ["services/gateway/ide", "services/gateway/package.json", "package-lock.json"],
  outputs: ["services/gateway/build/ide/index.html"],
};

export interface BuildOptions {
  /** Absolute path of the checkout. */
  readonly root: string;
  readonly say: (line: string) => void;
  /** Ends what is being built when it is aborted. */
  readonly signal: AbortSignal;
}

/** Builds what the storefront needs, as far as its sources have changed since the last time. */
export async function build(options: BuildOptions): Promise<Outcome<void>> {
  const generated = await generate(options);
  if (!generated.ok) return generated;
  const [built, builtIde] = await Promise.all([runStep(web, options), runStep(ide, options)]);
  return built.ok ? builtIde : built;
}

/** Prepares what development needs: Vite makes the storefront's pages on demand, the rest is built. */
export async function buildForDevelopment(options: BuildOptions): Promise<Outcome<void>> {
  const [generated, builtIde] = await Promise.all([generate(options), buildIde(options)]);
  return generated.ok ? builtIde : generated;
}

/** Builds the gateway's IDE again when its sources changed. */
export function buildIde(options: BuildOptions): Promise<Outcome<void>> {
  return runStep(ide, options);
}

/** Writes schema/graph.graphql and the typed hooks again when the schema or an operation changed. */
export function generate(options: BuildOptions): Promise<Outcome<void>> {
  return runStep(codegen, options);
}

async function runStep(step: Step, { root, say, signal }: BuildOptions): Promise<Outcome<void>> {
  if (await isDone(root, step)) return success(undefined);
  say(`${step.doing} …`);
  const hash = await inputHash(root, step);
  const { code, output } = await run(root, step, signal);
  if (code !== 0) return failure(`${step.doing} failed:\n${output.slice(-4_000).trimEnd()}`);
  await markDone(root, step, hash);
  return success(undefined);
}

function run(root: string, step: Step, signal: AbortSignal): Promise<{ code: number; output: string }> {
  const [tool, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(path.resolve(root, "node_modules", ".bin", tool), args, {
      cwd: path.join(root, step.cwd),
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
      signal,
      shell: process.platform === "win32",
    });
    let output = "";
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.once("error", (error) => resolve({ code: -1, output: `${output}\n${error.message}` }));
    child.once("close", (code) => resolve({ code: code ?? -1, output }));
  });
}
