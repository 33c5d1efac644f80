import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { emptyRecord, type SessionRecord } from "../src/record.ts";
import { longestRecord, RecordTooLong, type SessionStore } from "../src/store/session-store.ts";

/** A store under test; `reopen` is another process's view of the same sessions. */
export interface StoreUnderTest {
  readonly store: SessionStore;
  readonly reopen: () => SessionStore;
}

/** What every store keeps to. @param open starts a test, with so many records at most; what it opens ends with the test */
export function describeSessionStore(name: string, open: (most?: number) => Promise<StoreUnderTest>): void {
  describe(`${name} session store`, () => {
    it("has nothing for an unknown id, and is ready", async () => {
      const { store } = await open();
      expect(await store.get(randomUUID())).toBeNull();
      expect(await store.isReady()).toBe(true);
    });

    it("keeps what an update made of the empty record", async () => {
      const { store, reopen } = await open();
      const id = randomUUID();
      const updated = await store.update(id, (record) => ({ ...record, orderId: "Zoë \u{1F58D}" }));
      expect(updated).toEqual({ ...emptyRecord, orderId: "Zoë \u{1F58D}" });
      expect(await reopen().get(id)).toEqual(updated);
    });

    it.each<Partial<SessionRecord>>([
      { loginOption: "register" },
      { loginOption: "guest" },
      ...(["sameAsBilling", "shippingAddress", "packstation"] as const).map((deliveryType) => ({
        shipping: { deliveryType, billingAddressId: "b", deliveryAddressId: "d", shipperCode: "dhl" },
      })),
      ...(["LOGGED_OUT", "LOGGED_IN", "LOGGED_IN_AS_GUEST"] as const).map((state) => ({
        account: { token: "t", state, firstName: "Ada", lastName: null },
      })),
      { paymentDone: true, seenTotals: { grandTotal: 1, productCount: 2, itemCount: 3 } },
      { orderId: "o", newCartId: "c", lastOrder: { orderId: "o", cartId: "c", ticket: "t", until: 4 } },
    ])("gives back all that a session may hold: %j", async (part) => {
      const { store } = await open();
      const id = randomUUID();
      await store.update(id, (record) => ({ ...record, ...part }));
      expect(await store.get(id)).toEqual({ ...emptyRecord, ...part });
    });

    it("loses no change of many writers at once", async () => {
      const { store, reopen } = await open();
      const other = reopen();
      const id = randomUUID();
      const writers = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? store : other));
      await Promise.all(
        writers.map((writer, index) =>
          writer.update(id, (record) => ({
            ...record,
            orderId: `${record.orderId ?? ""}${String.fromCodePoint(65 + index)}`,
          })),
        ),
      );
      const letters = ((await store.get(id))?.orderId ?? "").split("").toSorted().join("");
      expect(letters).toBe(writers.map((_, index) => String.fromCodePoint(65 + index)).join(""));
    });

    it("leaves other sessions alone and drops one that is deleted", async () => {
      const { store } = await open();
      const [kept, deleted] = [randomUUID(), randomUUID()];
      await store.update(kept, (record) => ({ ...record, orderId: "1" }));
      await store.update(deleted, (record) => ({ ...record, orderId: "2" }));
      await store.delete(deleted);
      await store.delete(randomUUID());
      expect(await store.get(deleted)).toBeNull();
      expect((await store.get(kept))?.orderId).toBe("1");
      expect((await store.update(deleted, (record) => record)).orderId).toBeNull();
    });

    it("keeps so many at most: those that were changed longest ago make room", async () => {
      const { store } = await open(5);
      const ids = Array.from({ length: 12 }, (_, index) => `visitor ${index}`);
      for (const id of ids) {
        await store.update(id, (record) => ({ ...record, orderId: id }));
        // Ends are compared by the millisecond.
        await new Promise((resume) => setTimeout(resume, 2)); // time: each record ends later than the one before
      }
      const kept = (await Promise.all(ids.map((id) => store.get(id)))).flatMap((record) => record?.orderId ?? []);
      expect(kept.length).toBeLessThanOrEqual(5);
      expect(kept.length).toBeGreaterThanOrEqual(4);
      expect(kept).toEqual(ids.slice(-kept.length));
    });

    it("keeps no record that is longer than what a visitor types", async () => {
      const { store } = await open();
      const id = randomUUID();
      await store.update(id, (record) => ({ ...record, orderId: "1" }));
      const failing = store.update(id, (record) => ({ ...record, orderId: "x".repeat(longestRecord) }));
      await expect(failing).rejects.toThrow(RecordTooLong);
      expect((await store.get(id))?.orderId).toBe("1");
    });

    it("passes on what a change throws and keeps the record", async () => {
      const { store } = await open();
      const id = randomUUID();
      await store.update(id, (record) => ({ ...record, orderId: "1" }));
      const failing = store.update(id, () => {
        throw new RangeError("no");
      });
      await expect(failing).rejects.toThrow(RangeError);
      expect((await store.get(id))?.orderId).toBe("1");
    });
  });
}
