import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openEmbeddedStore } from "./embedded.ts";
import { longestRecord, mostRecords, recordLifetime, type SessionStore, StoreFull } from "./session-store.ts";
import { fillDisk } from "../../test/full-disk.ts";
import { describeSessionStore } from "../../test/store-contract.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "session-store-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function open(path: string, now?: () => number, most?: number): SessionStore {
  const store = openEmbeddedStore(path, now, most);
  onTestFinished(() => store.close());
  return store;
}

describeSessionStore("the embedded", async (most) => {
  const path = folder();
  return { store: open(path, Date.now, most), reopen: () => open(path) };
});

describe("the embedded session store", () => {
  it("drops a record 30 days after its last change (SESS-09)", async () => {
    let now = 1_000;
    const store = open(folder(), () => now);
    await store.update("a", (record) => ({ ...record, orderId: "1" }));
    now += recordLifetime - 1;
    expect((await store.get("a"))?.orderId).toBe("1");
    await store.update("a", (record) => ({ ...record, orderId: "2" }));
    now += recordLifetime;
    expect(await store.get("a")).toBeNull();
    expect((await store.update("a", (record) => record)).orderId).toBeNull();
  });

  it("treats what does not decode as absent and writes over it", async () => {
    const path = folder();
    const store = open(path);
    await store.update("a", (record) => ({ ...record, orderId: "1" }));
    const database = new DatabaseSync(join(path, "sessions.sqlite"));
    onTestFinished(() => database.close());
    database.exec('update session set record = \'{"of":"another release"}\'');
    expect(await store.get("a")).toBeNull();
    expect((await store.update("a", (record) => ({ ...record, orderId: "2" }))).orderId).toBe("2");
    expect((await store.get("a"))?.orderId).toBe("2");
  });

  it("on a full disk reads on, refuses writes in words, is not ready, and recovers by itself", async () => {
    const store = open(folder());
    await store.update("a", (record) => ({ ...record, orderId: "1" }));
    expect(await store.isReady()).toBe(true);
    const makeRoom = fillDisk();
    for (const write of [store.update("a", (record) => ({ ...record, orderId: "2" })), store.delete("a")]) {
      await expect(write).rejects.toThrow(StoreFull);
      await expect(write).rejects.toMatchObject({ extensions: { messageKey: "vue.message.storageFull" } });
    }
    expect([(await store.get("a"))?.orderId, await store.isReady()]).toEqual(["1", false]);
    makeRoom();
    expect(await store.isReady()).toBe(true);
    expect((await store.update("a", (record) => ({ ...record, orderId: "2" }))).orderId).toBe("2");
  });

  it("that is opened on a full disk opens its file as soon as there is room", async () => {
    const makeRoom = fillDisk();
    const store = open(folder());
    expect(await store.isReady()).toBe(false);
    await expect(store.get("a")).rejects.toThrow(StoreFull);
    makeRoom();
    expect([await store.isReady(), await store.get("a")]).toEqual([true, null]);
  });
});

it("the guide names how many sessions there may be, how long each, and until when", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../../../docs/guides/retention.md"), "utf8");
  const row = guide.split("\n").find((line) => line.startsWith("| sessions "));
  expect(row).toContain(`${longestRecord.toLocaleString("en")} characters each`);
  expect(row).toContain(`${mostRecords.toLocaleString("en")} in all`);
  expect(row).toContain(`${recordLifetime / (24 * 3_600_000)} days after the last change`);
});
