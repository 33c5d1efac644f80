import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { announce, ask, deliver, orderNow, returnOf } from "../../../test/orders.ts";
import { startTestDatabase, testConfig, testPlatform } from "../../../test/shop-test.ts";
import { Shopper } from "../../../test/shopper.ts";
import { createStorage } from "../../platform/storage/storage.ts";
import { settleImages } from "./image-files.service.ts";

const database = await startTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "chalkbox-returns-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const config = { ...testConfig, storage: { kind: "folder", folder } as const };
const platform = testPlatform({ database, config });
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes("-"));
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});
const visitor = () => new Shopper(database, { config }).arrive();
const byHash = async (who: Shopper, hash: string) =>
  (await ask(who, "ReturnOrder", { hash }))["findOrderForReturnByHash"];
const arrived = async (wish: Parameters<typeof orderNow>[1] = {}) => {
  const made = await orderNow(database, { config, ...wish });
  await deliver(platform, made);
  return made;
};

interface Uploaded {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly image: { readonly imageId: string } | null;
}

describe("pictures of a return", () => {
  const upload = async (who: Shopper, hash: string, bytes: Buffer, uploadId: string = randomUUID(), size = 290_000) => {
    const parts = Math.max(1, Math.ceil(bytes.length / size));
    let last: Uploaded = { successful: false, generalErrorMessage: null, image: null };
    for (let part = 0; part < parts; part += 1) {
      const data = bytes.subarray(part * size, (part + 1) * size).toString("base64");
      const image = { id: "1", uploadId, part, parts, data };
      last = (await ask(who, "UploadReturnImage", { hash, image }))["uploadReturnImage"];
    }
    return last;
  };
  const photo = (pixels = 64) =>
    sharp({ create: { width: pixels, height: pixels / 2, channels: 3, background: "#c33" } })
      .withExif({ IFD0: { Make: "Kamera 4711", Copyright: "Anna" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();

  it("are added to a line, redrawn without what the camera wrote into them (RET-02, RET-11, OP-M-32)", async () => {
    const made = await arrived({
      items: [
        [1_001, 1],
        [1_002, 1],
      ],
    });
    const given = await photo();
    expect(given.toString("latin1")).toContain("Kamera 4711");
    const { image } = await upload(made.who, made.hash, given, randomUUID(), 300);
    expect(image).toMatchObject({ width: 64, height: 32, preview: expect.stringMatching(/^data:image\/webp;base64,/) });
    const stored = Buffer.from((await platform.storage.get(`returns/${image?.imageId}`)) ?? []);
    expect((await sharp(stored).metadata()).format).toBe("jpeg");
    expect(stored.toString("latin1")).not.toMatch(/Kamera|Exif|GPS/);
    expect(
      (await byHash(made.who, made.hash)).items.map(({ id, images }: { id: string; images: Uploaded["image"][] }) => [
        id,
        images.map((one) => one?.imageId),
      ]),
    ).toEqual([
      ["1", [image?.imageId]],
      ["2", []],
    ]);
    expect((await byHash(await visitor(), made.hash)).items[0].images).toEqual([]);
  });

  it("are at most five a line however many come at once, by their last part or as a whole", async () => {
    const made = await arrived();
    const given = await photo();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => upload(made.who, made.hash, given)));
    expect(outcomes.filter(({ image }) => image !== null).length).toBeLessThanOrEqual(5);
    expect(
      outcomes.filter(({ generalErrorMessage }) => generalErrorMessage?.includes("höchstens 5")).length,
    ).toBeGreaterThanOrEqual(15);
    const rows = await database.write`select from return_image where order_number = ${made.orderNumber}`;
    expect(rows.length).toBeLessThanOrEqual(5);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each([
    ["an order, for all who have its link", 107, false],
    ["a visitor, for whatever orders", 54, true],
  ])("that are never finished have room up to a limit of %s", async (_, parts, isOwn) => {
    const made = await arrived();
    const other = await arrived();
    const owner = isOwn ? made.who.caller.userId : randomUUID();
    const { orderNumber } = isOwn ? other : made;
    await database.write`
      insert into return_upload (upload_id, part, parts, order_number, line, user_id, bytes, added_at)
      select ('00000000-0000-4000-8000-00000000000' || at / 40)::uuid, at % 40, 40, ${orderNumber}, 0, ${owner},
        ${Buffer.alloc(300_000)}, now() from generate_series(1, ${parts}::int) at`;
    const answer = await upload(made.who, made.hash, await photo());
    expect(answer).toMatchObject({ successful: false, image: null });
    expect(answer.generalErrorMessage).toContain("zu viele Bilder");
    await database.write`delete from return_upload`;
    expect(await upload(made.who, made.hash, await photo())).toMatchObject({ successful: true });
  });

  it("are at most five a line of 8 MB each, and real pictures; each can be taken away again", async () => {
    const made = await arrived();
    const given = await photo();
    expect(await upload(made.who, made.hash, Buffer.from("no picture"))).toMatchObject({
      successful: false,
      image: null,
    });
    expect(await upload(made.who, made.hash, Buffer.alloc(8_000_001, 1))).toMatchObject({
      generalErrorMessage: expect.stringContaining("8 MB"),
    });
    const images: Uploaded["image"][] = [];
    for (let index = 0; index < 5; index += 1) images.push((await upload(made.who, made.hash, given)).image);
    expect(await upload(made.who, made.hash, given)).toMatchObject({ successful: false });
    const remove = async (hash: string) =>
      (await ask(made.who, "RemoveReturnImage", { hash, imageId: images[0]?.imageId }))["removeReturnImage"].successful;
    expect([await remove((await arrived()).hash), await remove(made.hash), await remove(made.hash)]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await upload(made.who, made.hash, given)).successful).toBe(true);
  });

  it("are their visitor's: others take none away, and use up none of the five", async () => {
    const made = await arrived();
    const given = await photo();
    const other = await visitor();
    const { image } = await upload(other, made.hash, given);
    for (let index = 1; index < 5; index += 1) await upload(other, made.hash, given);
    expect(await upload(made.who, made.hash, given)).toMatchObject({ successful: true, image: { width: 64 } });
    const removal = { hash: made.hash, imageId: image?.imageId };
    expect((await ask(made.who, "RemoveReturnImage", removal))["removeReturnImage"].successful).toBe(false);
    expect((await byHash(other, made.hash)).items[0].images).toHaveLength(5);
  });

  it("of lines that were not returned go with the announcement of the others", async () => {
    const items = [
      [1_001, 1],
      [1_002, 1],
    ] as const;
    const made = await arrived({ items });
    await upload(made.who, made.hash, await photo());
    await announce(made, returnOf([[2, 1]]));
    expect((await byHash(made.who, made.hash)).items[0].images).toEqual([]);
  });

  it("are part of their visitor's return alone, and stay with it", async () => {
    const made = await arrived({ items: [[1_001, 2]] });
    const other = await visitor();
    const [own, others] = [
      await upload(made.who, made.hash, await photo()),
      await upload(other, made.hash, await photo()),
    ];
    await announce(made, returnOf([[1, 1]]));
    expect((await byHash(other, made.hash)).items[0].images).toHaveLength(1);
    const remove = async (who: Shopper, imageId: string | undefined) =>
      (await ask(who, "RemoveReturnImage", { hash: made.hash, imageId }))["removeReturnImage"].successful;
    expect([await remove(made.who, own.image?.imageId), await remove(other, others.image?.imageId)]).toEqual([
      false,
      true,
    ]);
  });

  it("lie in the storage alone, and leave it with their row, whatever takes that away", async () => {
    const made = await arrived();
    const { image } = await upload(made.who, made.hash, await photo());
    const other = await upload(made.who, made.hash, await photo());
    const rows = await database.write`select id from return_image where bytes is not null`;
    expect([rows.length, await files()]).toEqual([0, expect.arrayContaining([`returns/${image?.imageId}`])]);
    await ask(made.who, "RemoveReturnImage", { hash: made.hash, imageId: image?.imageId });
    await settleImages(platform);
    expect(await platform.storage.get(`returns/${image?.imageId}`)).toBeNull();
    await database.write`delete from order_line where order_number = ${made.orderNumber}`;
    await settleImages(platform);
    expect(await platform.storage.get(`returns/${other.image?.imageId}`)).toBeNull();
    expect(await database.write`select id from removed_return_image`).toEqual([]);
  });

  it("of earlier versions are moved out of the database, and wait there while the storage is out of order", async () => {
    const made = await arrived();
    const { image } = await upload(made.who, made.hash, await photo());
    const id = image?.imageId ?? "";
    const bytes = await photo(32);
    await database.write`update return_image set bytes = ${bytes} where id = ${id}`;
    const blocked = join(folder, "blocked");
    await writeFile(blocked, "no folder");
    const broken = createStorage({ kind: "folder", folder: blocked });
    await expect(settleImages({ database, storage: broken })).rejects.toThrow("ENOTDIR");
    expect((await database.write`select id from return_image where bytes is not null`).map((row) => row["id"])).toEqual(
      [id],
    );
    expect(await settleImages(platform)).toMatchObject({ moved: 1 });
    expect(Buffer.from((await platform.storage.get(`returns/${id}`)) ?? [])).toEqual(bytes);
    expect(await settleImages(platform)).toEqual({ moved: 0, removed: 0 });
  });
});
