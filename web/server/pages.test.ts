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

it.each([
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["*;q=0", undefined],
  ["identity;q=0.5, *;q=0", undefined],
  ["bread, gzipped", undefined],
  [";;,,=", undefined],
])("what a client refuses with %j it is not sent", async (accepted, encoding) => {
  const ask = await setUp();
  const answer = await ask("/assets/a.js", { "accept-encoding": accepted });
  expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, encoding]);
});

const plain = { "accept-encoding": "identity" };

it.each([
  ["bytes=1-2", 206, "la"],
  ["bytes=2-", 206, "ain"],
  ["bytes=4-99", 206, "n"],
  ["bytes=5-", 416, ""],
  ["bytes=99999999999999-", 416, ""],
  // What may be ignored is (RFC 9110, 14.2).
  ["bytes=5-1", 200, "plain"],
  ["bytes=0-0", 200, "plain"],
  ["bytes=-2", 200, "plain"],
  ["bytes=-", 200, "plain"],
  ["bytes=0-1,3-4", 200, "plain"],
  ["bytes=a-b", 200, "plain"],
  ["bytes=1-2e1", 200, "plain"],
  ["bytes=1.5-3", 200, "plain"],
  ["bytes=+1-3", 200, "plain"],
  ["bytes=0x1-3", 200, "plain"],
  ["lines=1-2", 200, "plain"],
  ["BYTES=9-1", 200, "plain"],
  ["bytes=1", 200, "plain"],
  ["", 200, "plain"],
  [`bytes=${"9".repeat(400)}-`, 200, "plain"],
])("the range %j of a file is %i", async (range, status, body) => {
  const ask = await setUp();
  const answer = await ask("/assets/a.js", { ...plain, range });
  expect([answer.status, answer.body]).toEqual([status, body]);
});

it("a range with a condition is not sent alone: the file may be another one meanwhile", async () => {
  const ask = await setUp();
  for (const condition of ['"other"', "Sat, 01 Jan 2000 00:00:00 GMT", "nonsense"]) {
    const answer = await ask("/assets/a.js", { ...plain, range: "bytes=1-2", "if-range": condition });
    expect([answer.status, answer.body]).toEqual([200, "plain"]);
  }
});

it.each(["*", "W/", '"', ",,,", '"a", "b"', "\u00fc"])(
  "a condition %j that matches nothing sends the file",
  async (tag) => {
    const ask = await setUp();
    expect((await ask("/assets/a.js", { ...plain, "if-none-match": tag })).status).toBe(200);
  },
);

it("a page reads the headers as they were sent", async () => {
  const ask = await setUp();
  expect((await ask("/cart/", { range: "bytes=5-1", "accept-encoding": "br;q=0" })).status).toBe(200);
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
