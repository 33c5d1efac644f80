import { beforeAll, describe, expect, it } from "vitest";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase, testContext } from "../../test/shop-test.ts";
import { type Database, isOutOfSpace } from "../platform/database.ts";
import { completeWalletPayment } from "./submit.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

/** The test's database on a disk whose room the test decides on. */
function onDisk(): { readonly room: { isLeft: boolean }; readonly disk: Database } {
  const room = { isLeft: true };
  return { room, disk: { ...database, hasRoom: async () => room.isLeft } };
}

describe("a disk without room", () => {
  it("takes no order, in words, before the database is called; with room again it does", async () => {
    const item = await newItem(database, 5);
    const { room, disk } = onDisk();
    const anna = await readyGuest(disk, "INVOICE", [[item, 2]]);
    room.isLeft = false;
    await expect(anna.submit()).rejects.toThrow('"messageKey":"vue.message.storageFull"');
    expect([await ordersOf(database, anna.cartId), await stockOf(database, item)]).toEqual([0, 5]);
    room.isLeft = true;
    expect((await anna.submit()).orderId).not.toBeNull();
    expect([await ordersOf(database, anna.cartId), await stockOf(database, item)]).toEqual([1, 3]);
  });

  it("lets carts be filled and read: they are small, and the reserve is for them", async () => {
    const { room, disk } = onDisk();
    const anna = await readyGuest(disk);
    room.isLeft = false;
    expect(await anna.add(1_002)).toMatchObject({ successful: true });
    expect((await anna.cart()).positions).toHaveLength(2);
  });

  it("takes no money at the wallet for an order that it could not keep", async () => {
    const { room, disk } = onDisk();
    room.isLeft = false;
    await expect(completeWalletPayment(testContext({ database: disk }), "1", "session")).rejects.toMatchObject({
      extensions: { classification: "STORAGE_FULL", messageKey: "vue.message.storageFull" },
    });
  });

  it("that fills up in the middle of an order leaves nothing of it", async () => {
    const item = await newItem(database, 5);
    const anna = await readyGuest(database, "INVOICE", [[item, 2]]);
    await database.write.unsafe(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on mail_outbox for each row execute function no_room()`);
    const failure = await anna.submit().catch((error: unknown) => error);
    expect(isOutOfSpace(failure)).toBe(true);
    await database.write.unsafe("drop trigger no_room on mail_outbox");
    expect([await ordersOf(database, anna.cartId), await stockOf(database, item)]).toEqual([0, 5]);
    expect((await anna.submit()).orderId).not.toBeNull();
    expect([await ordersOf(database, anna.cartId), await stockOf(database, item)]).toEqual([1, 3]);
  });
});
