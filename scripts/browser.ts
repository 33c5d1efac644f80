import { execFileSync, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";

/** Oldest Chromium that the journeys are written for. */
const oldestMajor = 120;
/** Longest time for a step of getting a browser, in ms. */
const downloadPatience = 300_000;

/**
 * Where a Chromium is usually installed; the first that runs is taken. The headless shell renders the same pages without
 * the windows of a desktop's browser, for two thirds of the processor's time.
 */
const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
};

/** Arguments under which Chromium runs in containers and as root, and keeps to the tests' own traffic. */
export const browserArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The Chromium for browser tests and Lighthouse: CHROMIUM_PATH, else Playwright's own, else an installed one.
 *
 * @returns its absolute path, or undefined when there is none; `ensureBrowser` then gets one
 */
export function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") return named;
  return [...ownPlaces(), ...(usualPlaces[process.platform] ?? [])].find(runs);
}

/** As {@link findBrowser}. @throws Error when there is none: what measures a browser cannot do without */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found === undefined) throw new Error("No Chromium: run `npm test` once, which gets one, or set CHROMIUM_PATH");
  return found;
}

/** Playwright's own browsers: the headless shell lies beside the whole one, in a folder of the same revision. */
function ownPlaces(): readonly string[] {
  const whole = chromium.executablePath();
  const [, cache, revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(whole) ?? [];
  if (cache === undefined || revision === undefined) return [whole];
  const folder = path.join(cache, `chromium_headless_shell-${revision}`);
  const shells = globSync("*/{chrome-headless-shell,headless_shell}{,.exe}", { cwd: folder });
  return [...shells.map((shell) => path.join(folder, shell)), whole];
}

/**
 * Finds a Chromium or gets one: by Playwright's download where the network allows it, else from Debian's packages when
 * this is root. What the machine already has is never downloaded again.
 *
 * @returns its path, or undefined with the reason reported through `say`
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string | undefined> {
  const found = findBrowser();
  if (found !== undefined) return found;
  say("Downloading Chromium for the browser tests …");
  await run(["playwright", "install", "--only-shell", "chromium"]);
  const downloaded = findBrowser();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Debian's chromium …");
    await run(["apt-get", "update", "-qq"]);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (findBrowser() !== undefined) break;
      await run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name]);
    }
  }
  const installed = findBrowser();
  if (installed === undefined) say("No Chromium for the browser tests: install one or set CHROMIUM_PATH.");
  return installed;
}

/** Runs a command to its end, however that is: whether there is a browser afterwards is what counts. */
function run([command, ...args]: readonly [string, ...string[]]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", env, timeout: downloadPatience });
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
}

/** True when the file answers `--version` with a version that is new enough (a stub of a package manager does not). */
function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const version = execFileSync(file, ["--version"], {
      timeout: 10_000,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(/(\d+)\./.exec(version)?.[1] ?? 0) >= oldestMajor;
  } catch {
    return false;
  }
}
