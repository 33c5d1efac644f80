import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";

const barWidth = 30;
/** Without a terminal a line is printed whenever this many more packages have arrived. */
const packagesPerLine = 100;
/** How much of npm's complaint is shown. */
const linesShown = 20;

/**
 * Runs `npm ci` and shows how far it is.
 *
 * npm prints no progress of its own without a terminal; its log names every package that it fetches, which is counted.
 *
 * @param {string} root the checkout
 * @param {number} total how many packages will be installed
 * @returns {Promise<{ ok: true } | { ok: false, reason: string }>}
 */
export async function runNpmCi(root, total) {
  process.stdout.write(`Installing ${total} packages (only now and after updates) …\n`);
  const started = Date.now();
  const { command, args } = npmCommand(["ci", "--no-audit", "--no-fund", "--loglevel=http"]);
  const npm = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });

  /** @type {string[]} */
  const complaints = [];
  let fetched = 0;
  createInterface({ input: npm.stderr }).on("line", (line) => {
    if (/^npm (http|info)\b/.test(line)) {
      if (/\.tgz\b/.test(line)) showProgress((fetched += 1), total);
    } else {
      complaints.push(line);
    }
  });
  npm.stdout.resume();

  const code = await new Promise((resolve) => {
    npm.once("error", () => resolve(-1));
    npm.once("close", resolve);
  });
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  if (code !== 0) {
    // What is wrong comes first; npm's manual page follows.
    return { ok: false, reason: [...complaints.slice(0, linesShown), `npm ci failed (code ${code}).`].join("\n") };
  }
  process.stdout.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
  return { ok: true };
}

/**
 * The npm that started this script where there is one, so that one and the same npm does everything.
 * @param {string[]} args
 */
function npmCommand(args) {
  const npmScript = process.env["npm_execpath"];
  if (npmScript?.endsWith("npm-cli.js")) return { command: process.execPath, args: [npmScript, ...args] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args };
}

/**
 * @param {number} done
 * @param {number} total
 */
function showProgress(done, total) {
  const part = Math.min(1, done / total);
  if (process.stdout.isTTY) {
    const full = Math.round(part * barWidth);
    process.stdout.write(`\r  ${"█".repeat(full)}${"░".repeat(barWidth - full)} ${Math.round(part * 100)} %`);
  } else if (done % packagesPerLine === 0) {
    process.stdout.write(`  ${Math.min(done, total)} of ${total}\n`);
  }
}
