import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";

const megabyte = 1_000_000;
const entry = path.join(import.meta.dirname, "testing", "memory-web.ts");

async function startProcess(): Promise<{ readonly pid: number; readonly port: number }> {
  const child = spawn(process.execPath, [entry], { env: { ...process.env, WEB_PORT: "0", NODE_ENV: "production" } });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  child.stderr.resume();
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { pid: child.pid ?? 0, port: Number(String(line).split(" ").at(-1)) };
}

/** What a process has in memory, in bytes. */
async function residentBytes(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1_024;
}

/** Sends a form of 100 MB and writes on for as long as it is taken; returns the status of the answer. */
async function sendHugeForm(port: number, framing: "length" | "chunks"): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  const end = { isOver: false };
  socket.on("data", (data) => (answer += String(data)));
  socket.on("error", () => undefined);
  socket.once("close", () => (end.isOver = true));
  const how = framing === "length" ? `Content-Length: ${100 * megabyte}` : "Transfer-Encoding: chunked";
  const type = "Content-Type: application/x-www-form-urlencoded";
  socket.write(`POST /login HTTP/1.1\r\nHost: localhost\r\n${type}\r\n${how}\r\n\r\n`);
  const piece = Buffer.alloc(megabyte, "x");
  for (let sent = 0; sent < 100 && !end.isOver; sent += 1) {
    if (framing === "chunks") socket.write(`${megabyte.toString(16)}\r\n`);
    const isTaken = socket.write(piece);
    if (framing === "chunks") socket.write("\r\n");
    if (!isTaken && !end.isOver)
      await Promise.race([once(socket, "drain"), once(socket, "close")]).catch(() => undefined);
  }
  socket.destroy();
  return Number(answer.split(" ", 2)[1]);
}

it.runIf(existsSync("/proc/self/status"))(
  "a form of 100 MB is refused with 413 and leaves the process no more than 20 MB higher",
  async () => {
    const { pid, port } = await startProcess();
    const form = () =>
      fetch(`http://127.0.0.1:${port}/login`, { method: "POST", body: new URLSearchParams({ email: "a@b.c" }) });
    for (let warm = 0; warm < 20; warm += 1) expect(await (await form()).text()).toBe('["email"]');
    const before = await residentBytes(pid);
    expect(await sendHugeForm(port, "length")).toBe(413);
    expect(await sendHugeForm(port, "chunks")).toBe(413);
    expect(await (await form()).text()).toBe('["email"]');
    await expect
      .poll(() => residentBytes(pid), { timeout: 10_000, interval: 200 })
      .toBeLessThan(before + 20 * megabyte);
  },
);
