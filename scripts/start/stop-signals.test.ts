import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "./testing/launched.ts";

const stopSignals = new URL("stop-signals.ts", import.meta.url).href;

/** Starts a process, with a channel to this one, that listens for "stop" and then runs the code, which may use `stop`. */
async function listening(code: string) {
  const file = path.join(await temporaryFolder(), "listening.mjs");
  await writeFile(file, `import { stopSignals } from "${stopSignals}";\nconst { stop } = stopSignals();\n${code}\n`);
  const child = fork(file, { execArgv: ["--disable-warning=ExperimentalWarning"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended: once(child, "exit") };
}

test("a process that listens ends by itself when its work is done, though its starter goes on", async () => {
  const { ended } = await listening("process.exitCode = 3;");
  await expect(ended).resolves.toEqual([3, null]);
});

test.each<[string, (child: ChildProcess) => unknown]>([
  ["Ctrl-C", (child) => child.kill("SIGINT")],
  ["SIGTERM", (child) => child.kill("SIGTERM")],
  ["a closed terminal", (child) => child.kill("SIGHUP")],
  ["the end of the process that started it", (child) => child.disconnect()],
])("%s means stop", async (_name, end) => {
  const { child, ended } = await listening(`
    // time: nothing is waited for, the timer is the work that keeps the process alive
    const work = setInterval(() => undefined, 60_000);
    stop.addEventListener("abort", () => clearInterval(work));
    process.exitCode = 4;
    process.send("ready");
  `);
  await once(child, "message");
  end(child);
  await expect(ended).resolves.toEqual([4, null]);
});
