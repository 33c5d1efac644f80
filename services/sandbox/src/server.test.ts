import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestSandbox } from "../test/shopper.ts";
import type { TestSandbox } from "../test/shopper.ts";

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

test("reports that it lives and is ready", async () => {
  expect((await sandbox.get("/health/live")).status).toBe(200);
  expect((await sandbox.get("/health/ready")).status).toBe(200);
});

test.each(["/", "/mailbox/", "/card/pay"])("the policy of %s lets exactly its own styles pass", async (path) => {
  const response = await sandbox.get(path);
  const css = /<style>([^]*)<\/style>/.exec(await response.text())?.[1] ?? "";
  const hash = createHash("sha256").update(css).digest("base64");
  expect(css).toContain(".panel");
  expect(response.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
});

test("the start page leads to the mailbox, and no page loads anything from elsewhere", async () => {
  const response = await sandbox.get("/");
  expect(await response.text()).toContain('href="/mailbox/"');
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test.each([
  ["GET", "/nothing", 404],
  ["DELETE", "/mailbox/", 405],
  ["HEAD", "/", 200],
  ["GET", "//", 404],
])("%s %s answers %i", async (method, path, status) => {
  expect((await fetch(sandbox.origin + path, { method })).status).toBe(status);
});

test("an unknown method is 501", async () => {
  const port = Number(new URL(sandbox.origin).port);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n"));
    socket.once("data", (chunk) => {
      socket.destroy();
      resolve(chunk.toString());
    });
  });
  expect(answer).toMatch(/^HTTP\/1\.1 501 /);
});

test("a body beyond the limit is refused", async () => {
  expect((await sandbox.post("/card/pay", { data: "x".repeat(40_000) })).status).toBe(413);
});

test("a flood from one address is slowed down, but health still answers", async () => {
  // Fewer at once than an address may have connections.
  const wave = async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => sandbox.get("/")));
    return answers.some((answer) => answer.status === 429);
  };
  // A slow machine needs more than one: the allowance comes back meanwhile.
  let isSlowed = false;
  for (let waves = 0; waves < 30 && !isSlowed; waves += 1) isSlowed = await wave();
  expect(isSlowed).toBe(true);
  expect((await sandbox.get("/health/live")).status).toBe(200);
});
