import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { installProcessPolicy } from "@chalkbox/edge";
import { createElement, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { serveAssets } from "./pages.ts";
import { startTestWeb, type TestWeb } from "./testing/start-test-web.ts";

const bug = (): never => {
  throw new Error("bug");
};
const Broken = (): never => bug();

/** A page whose shell is there and whose rest fails. */
const halfPage = (): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode("shell"));
        // time: nothing is waited for, the timer is where it throws
        setTimeout(() => stream.error(new Error("bug")), 5);
      },
    }),
  );

/** What a handler must never answer with, and what a bug may. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that it is none is the point
const noResponse = (value: unknown): Response => value as Response;
const never = new Promise<Response>(() => undefined);

/** A place where something throws, the web that throws there, and the answer (0: broken off). */
const stages: readonly (readonly [string, TestWeb, number])[] = [
  ["a handler, at once", { page: bug }, 500],
  ["a handler, later", { page: async () => bug() }, 500],
  [
    "a loader, in a promise that nothing waits for",
    {
      page: () => {
        void Promise.resolve().then(bug);
        return never;
      },
    },
    500,
  ],
  [
    "a loader, in a timer",
    {
      page: () => {
        // time: nothing is waited for, the timer is where it throws
        setTimeout(bug, 1);
        return never;
      },
    },
    500,
  ],
  [
    "the rendering of the shell",
    {
      page: async () => new Response(await renderToReadableStream(createElement(Broken), { onError: () => undefined })),
    },
    500,
  ],
  [
    "the rendering of a deferred part, which React itself sends as such",
    {
      page: async () => {
        const page = createElement(Suspense, { fallback: "…" }, createElement(Broken));
        return new Response(await renderToReadableStream(page, { onError: () => undefined }));
      },
    },
    200,
  ],
  ["a stream, half-way", { page: async () => halfPage() }, 0],
  [
    "an answer with a header that is none",
    { page: async () => noResponse({ status: 200, headers: [["a\n", "b"]] }) },
    500,
  ],
  ["an answer that is none", { page: async () => noResponse(null) }, 500],
  ["the assets", { asset: bug }, 500],
];

/** Takes the place of the test runner's own listeners, which would fail the test. */
function withPolicy(): void {
  const events = ["uncaughtException", "unhandledRejection"] as const;
  const before = events.map((event) => [event, process.rawListeners(event)] as const);
  for (const event of events) process.removeAllListeners(event);
  const log = { warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const remove = installProcessPolicy({ log, onGiveUp: vi.fn() });
  onTestFinished(() => {
    remove();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they were listeners of this event a moment ago
    for (const [event, listeners] of before) for (const each of listeners) process.on(event, each as () => void);
    expect(log.fatal).not.toHaveBeenCalled();
  });
}

it.each(stages)("an exception ends its own request and nothing else: %s", async (_stage, parts, status) => {
  withPolicy();
  const web = await startTestWeb(parts);
  const answered = await fetch(`${web.origin}/throws`)
    .then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: "" }),
    )
    .catch(() => ({ status: 0, text: "" }));
  expect(answered.status).toBe(status);
  if (status === 500) {
    expect(answered.text).toBe("Internal error\n");
    expect(web.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ requestId: expect.any(String), path: "/throws" }),
      "request failed",
    );
  }
  expect(await (await fetch(`${web.origin}/api/shop/`)).text()).toBe("/api/shop/  ");
  expect((await fetch(`${web.origin}/health/live`)).status).toBe(200);
});

it("a log that fails takes nothing along", async () => {
  withPolicy();
  const web = await startTestWeb({ page: bug, log: { warn: bug, error: bug, fatal: bug } });
  expect((await fetch(web.origin)).status).toBe(500);
  expect((await fetch(web.origin)).status).toBe(500);
});

it("an asset whose file vanishes is broken off, and the next one comes", async () => {
  withPolicy();
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-assets-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, "assets"));
  for (const name of ["a.js", "b.js"]) await writeFile(path.join(folder, "assets", name), "export {};");
  const web = await startTestWeb({ asset: serveAssets(folder) });
  await rm(path.join(folder, "assets", "a.js"));
  await expect(fetch(`${web.origin}/assets/a.js`).then((answer) => answer.text())).rejects.toThrow(
    /terminated|fetch failed/,
  );
  expect(await (await fetch(`${web.origin}/assets/b.js`)).text()).toBe("export {};");
});
