import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startBucket } from "../../../test/bucket-stub.ts";
import { createStorage } from "./storage.ts";
import { readStorageUrl, type StorageTarget } from "./storage-url.ts";

const folder = await mkdtemp(join(tmpdir(), "chalkbox storage-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const bucket = await startBucket();
beforeEach(() => bucket.reset());

function target(url: string): StorageTarget {
  const read = readStorageUrl(url);
  if (read === null) throw new Error(`${url} names no storage`);
  return read;
}
const bucketUrl = `s3://key:se%2Fcret@${bucket.host}/shop/live?region=eu-central-1&tls=off`;

describe.each([
  ["a folder", pathToFileURL(folder).href],
  ["a bucket", bucketUrl],
])("%s", (_, url) => {
  const storage = createStorage(target(url));

  it("keeps the bytes of a file until it is removed", async () => {
    const key = `certificates/${randomUUID()}`;
    const bytes = Uint8Array.from({ length: 100_000 }, (__, index) => index % 256);
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, bytes, "image/png");
    expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(Buffer.from(bytes));
    await storage.put(key, bytes.subarray(1), "image/png");
    expect((await storage.get(key))?.length).toBe(99_999);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });

  it("takes no other names than a kind and an id", async () => {
    for (const key of [
      "../secret",
      "certificates/nachweis.pdf",
      "/etc/passwd",
      `certificates/../${randomUUID()}`,
      "",
    ]) {
      await expect(storage.put(key, new Uint8Array(1), "image/png")).rejects.toThrow("a kind and an id");
      await expect(storage.get(key)).rejects.toThrow("a kind and an id");
    }
  });
});

it("a file in a folder is whole or not there", async () => {
  const storage = createStorage(target(pathToFileURL(folder).href));
  const broken: unknown = { length: 5 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fails while it is written
  const put = storage.put(`certificates/${randomUUID()}`, broken as Uint8Array, "image/png");
  await expect(put).rejects.toThrow(/argument must be/);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes("-"))).toEqual([]);
});

it("a bucket has signed calls below its prefix, with the kind of the file, and tries again", async () => {
  const storage = createStorage(target(bucketUrl));
  const id = randomUUID();
  bucket.failNext(2);
  await storage.put(`certificates/${id}`, new Uint8Array([1]), "application/pdf");
  const [first, , last] = bucket.calls;
  expect(bucket.calls).toHaveLength(3);
  expect(last).toMatchObject({ method: "PUT", path: `/shop/live/certificates/${id}`, type: "application/pdf" });
  expect(first?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\/aws4_request, /);
  bucket.failNext(10);
  await expect(storage.get(`certificates/${id}`)).rejects.toThrow(/UnknownError|503|Unknown/);
});

it.each(["", "files", "https://example.org/bucket", "s3://host", "s3:///bucket", "file://host/share"])(
  "%s names no storage",
  (url) => expect(readStorageUrl(url)).toBeNull(),
);

it("a bucket's address names its service, region, prefix and key", () => {
  expect(readStorageUrl("s3://KEY:a%2Fb@s3.example/shop/one/two?region=eu-west-1")).toEqual({
    kind: "bucket",
    endpoint: "https://s3.example",
    region: "eu-west-1",
    bucket: "shop",
    prefix: "one/two/",
    credentials: { accessKeyId: "KEY", secretAccessKey: "a/b" },
  });
  expect(readStorageUrl("s3://s3.example/shop")).toMatchObject({ prefix: "", credentials: null });
});
