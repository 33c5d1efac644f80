import { readFile, stat, writeFile, chmod } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { loadSecrets } from "./secrets.ts";
import { temporaryFolder } from "./testing/launched.ts";

const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

test("makes every secret once and keeps it for its owner alone", async () => {
  const folder = await temporaryFolder();
  const first = await loadSecrets(folder, {});
  const second = await loadSecrets(folder, {});
  expect(first).toEqual(second);
  expect(await modeOf(path.join(folder, "secrets.json"))).toBe(0o600);
  const values = first.ok ? Object.values(first.value) : [];
  expect(values).toHaveLength(7);
  expect(new Set(values).size).toBe(7);
});

test("takes away rights that were given to a file that is complete", async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, "secrets.json");
  const first = await loadSecrets(folder, {});
  const written = await readFile(file, "utf8");
  await chmod(file, 0o644);
  expect(await loadSecrets(folder, {})).toEqual(first);
  expect(await modeOf(file)).toBe(0o600);
  expect(await readFile(file, "utf8")).toBe(written);
});

test("adds what an older file lacks, and keeps what it has", async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, "secrets.json");
  await writeFile(file, JSON.stringify({ TOKEN_SECRET: "kept" }));
  await chmod(file, 0o644);
  const secrets = await loadSecrets(folder, {});
  expect(secrets.ok && secrets.value.TOKEN_SECRET).toBe("kept");
  expect(await modeOf(file)).toBe(0o600);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ OPERATOR_TOKEN: expect.any(String) });
});

test("a variable in the environment goes first and is not written down", async () => {
  const folder = await temporaryFolder();
  const secrets = await loadSecrets(folder, { PAYMENT_SECRET: "from outside" });
  expect(secrets.ok && secrets.value.PAYMENT_SECRET).toBe("from outside");
  expect(await readFile(path.join(folder, "secrets.json"), "utf8")).not.toContain("from outside");
});

test("a damaged file is a failure that names it, and stays as it is", async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, "secrets.json");
  await writeFile(file, "{ not json");
  const secrets = await loadSecrets(folder, {});
  expect(secrets).toEqual({ ok: false, reason: expect.stringContaining(file) });
  expect(await readFile(file, "utf8")).toBe("{ not json");
});
