import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { serveAssets } from "./pages.ts";
import { startTestWeb } from "./testing/start-test-web.ts";

/** Web in front of the files of a build. */
async function setUp() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-pages-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, "assets"));
  const files = {
    "assets/a.js": "plain",
    "assets/a.js.br": "brotli",
    "assets/a.js.gz": "gzip",
    "robots.txt": "robots",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const web = await startTestWeb({ asset: serveAssets(folder) });
  /** What is there as it was sent: `fetch` would unpack it. */
  const ask = (file: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
      get(`${web.origin}${file}`, { headers, agent: false }, (answer) => {
        const { statusCode = 0, headers: sent } = answer;
        text(answer).then((body) => resolve({ status: statusCode, headers: sent, body }), reject);
      }).on("error", reject);
    });
  return ask;
}

it("a browser keeps hashed assets for a year and requests other files again after an hour", async () => {
  const ask = await setUp();
  expect((await ask("/assets/a.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
});

it.each([
  ["br, gzip", "br", "brotli"],
  ["gzip", "gzip", "gzip"],
  ["identity", undefined, "plain"],
])("who accepts %s gets the file that the build has packed so", async (accepted, encoding, body) => {
  const ask = await setUp();
  const answer = await ask("/assets/a.js", { "accept-encoding": accepted });
  expect([answer.headers["content-encoding"], answer.body]).toEqual([encoding, body]);
});

it("a browser that has the file already is sent nothing", async () => {
  const ask = await setUp();
  const { etag } = (await ask("/assets/a.js")).headers;
  const again = await ask("/assets/a.js", { "if-none-match": String(etag) });
  expect([again.status, again.body]).toEqual([304, ""]);
});

it("what is no file is a page", async () => {
  const ask = await setUp();
  expect((await ask("/cart/")).body).toContain("page GET");
});
