import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProxies } from "@chalkbox/edge";
import { describe, expect, it, onTestFinished } from "vitest";
import { Classifier } from "./classifier.ts";
import { createIdeFinder, type Ide, loadIde } from "./ide.ts";
import { createDispatch } from "./router.ts";

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ide-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "public", "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.js"), "secret");
  writeFileSync(join(folder, "public", "index.html"), "<title>IDE</title>");
  writeFileSync(join(folder, "public", "start.js"), "start();");
  writeFileSync(join(folder, "public", "notes.txt"), "notes");
  writeFileSync(join(folder, "public", ".hidden.js"), "hidden");
  writeFileSync(join(folder, "public", "assets", "index-1a2b.js"), "export {};");
  return join(folder, "public");
}

async function serve(ide: Ide): Promise<string> {
  const dispatch = createDispatch([
    ["GET /api/shop", ide.page],
    ["GET /api/shop/ide/*", ide.asset],
  ]);
  const classifier = new Classifier({
    proxies: createProxies(["loopback"]),
    takesStorefrontHeader: true,
    isOperator: () => false,
  });
  const server = createServer(
    (request, response) =>
      void dispatch(request, response, classifier.classify(request), (error) => {
        throw error;
      }),
  );
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return `http://127.0.0.1:${address.port}`;
}

/** The status of a path that is sent as it is written; fetch would take its dots out before. */
async function rawStatus(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(origin, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once("error", reject);
  });
}

describe("the IDE", () => {
  it("is not there before it was built", () => {
    expect(loadIde(join(builtFolder(), "nowhere"))).toBeNull();
  });

  it("is found once its build has ended", () => {
    const folder = join(builtFolder(), "later");
    const find = createIdeFinder(folder);
    expect(find()).toBeNull();
    mkdirSync(folder);
    writeFileSync(join(folder, "index.html"), "");
    expect(find()).not.toBeNull();
    expect(find()).toBe(find());
  });

  it("is a page of our own origin with assets that never change", async () => {
    const ide = loadIde(builtFolder());
    if (ide === null) throw new Error("not built");
    const origin = await serve(ide);
    const page = await fetch(`${origin}/api/shop/`);
    expect([page.status, await page.text()]).toEqual([200, "<title>IDE</title>"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const asset = await fetch(`${origin}/api/shop/ide/assets/index-1a2b.js?x`);
    expect([asset.status, await asset.text()]).toEqual([200, "export {};"]);
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  it("has nothing kept for good whose name stays with the next build", async () => {
    const ide = loadIde(builtFolder());
    if (ide === null) throw new Error("not built");
    const origin = await serve(ide);
    const page = await fetch(`${origin}/api/shop/ide/index.html`);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const plain = await fetch(`${origin}/api/shop/ide/start.js`);
    expect([plain.status, plain.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const none = await fetch(`${origin}/api/shop/ide/assets/none-1a2b.js`);
    expect([none.status, none.headers.get("cache-control") ?? ""]).toEqual([
      404,
      expect.not.stringContaining("immutable"),
    ]);
  });

  it("serves nothing else", async () => {
    const ide = loadIde(builtFolder());
    if (ide === null) throw new Error("not built");
    const origin = await serve(ide);
    const escapes = ["../secret.js", "..%2fsecret.js", "assets/..%2f..%2fsecret.js", "assets%5c..%5c..%5csecret.js"];
    for (const name of [...escapes, "assets", "assets/none.js", "index.html/none.js", "notes.txt", ".hidden.js", ""]) {
      expect([name, (await fetch(`${origin}/api/shop/ide/${name}`)).status]).toEqual([name, 404]);
    }
    expect(await rawStatus(origin, "/api/shop/ide/../secret.js")).toBe(404);
  });

  it("follows a build that replaces it", async () => {
    const folder = builtFolder();
    const ide = loadIde(folder);
    if (ide === null) throw new Error("not built");
    const origin = await serve(ide);
    rmSync(join(folder, "assets", "index-1a2b.js"));
    writeFileSync(join(folder, "assets", "index-3c4d.js"), "export const next = true;");
    expect((await fetch(`${origin}/api/shop/ide/assets/index-1a2b.js`)).status).toBe(404);
    expect((await fetch(`${origin}/api/shop/ide/assets/index-3c4d.js`)).status).toBe(200);
    rmSync(join(folder, "index.html"));
    expect((await fetch(`${origin}/api/shop/`)).status).toBe(404);
  });
});
