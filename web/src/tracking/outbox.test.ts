import { afterEach, describe, expect, it } from "vitest";
import { createOutbox, type Outgoing } from "./outbox.ts";
import { randomOf } from "./testing/random.ts";

afterEach(() => localStorage.clear());

const eventOf = (id: string): Outgoing => ({
  id,
  name: "navigation",
  payload: "{}",
  occurredAt: "2026-11-20T10:00:00Z",
});

/** A shop that stores an event once, behind a network that loses requests and answers. */
function createShop(random: () => number) {
  const stored: string[] = [];
  const store = (events: readonly Outgoing[]) => {
    for (const { id } of events) if (!stored.includes(id)) stored.push(id);
  };
  let isOnline = true;
  return {
    stored,
    setOnline: (online: boolean) => (isOnline = online),
    send: async (events: readonly Outgoing[], isReliable: boolean): Promise<boolean> => {
      await Promise.resolve();
      if (!isOnline) throw new TypeError("offline");
      const luck = isReliable ? 1 : random();
      if (luck < 0.2) return false;
      store(events);
      if (luck < 0.4) throw new TypeError("the answer was lost");
      return true;
    },
    beacon: (events: readonly Outgoing[]) => {
      if (isOnline && random() < 0.6) store(events);
    },
  };
}

async function runSchedule(seed: number) {
  const random = randomOf(seed);
  const shop = createShop(random);
  let isReliable = false;
  const open = () =>
    createOutbox({ storage: localStorage, send: (events) => shop.send(events, isReliable), beacon: shop.beacon });
  const tabs = [open(), open()];
  const made: string[] = [];
  const flights: Promise<void>[] = [];
  for (let step = 0; step < 30; step += 1) {
    const place = random() < 0.5 ? 0 : 1;
    const tab = tabs[place] ?? open();
    const luck = random();
    if (luck < 0.45) {
      const id = `${seed}-${step}`;
      made.push(id);
      tab.add(eventOf(id));
      // A second press of the same button gives the same event.
      if (random() < 0.3) tab.add(eventOf(id));
    } else if (luck < 0.7) flights.push(tab.flush());
    else if (luck < 0.85) {
      tab.leave();
      tabs[place] = open();
    } else shop.setOnline(random() < 0.5);
    if (random() < 0.5) await Promise.resolve();
  }
  await Promise.all(flights);
  shop.setOnline(true);
  isReliable = true;
  await tabs[0]?.flush();
  return { made, stored: shop.stored };
}

describe("what waits to be sent", () => {
  it("OP-M-43: is stored exactly once in 1,000 random schedules of two tabs, closed pages, lost requests and lost answers", async () => {
    let events = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      localStorage.clear();
      const { made, stored } = await runSchedule(seed);
      expect([seed, stored.toSorted()]).toEqual([seed, made.toSorted()]);
      expect([seed, localStorage.length]).toEqual([seed, 0]);
      events += made.length;
    }
    expect(events).toBeGreaterThan(10_000);
  });

  it("goes in batches that a beacon takes", async () => {
    const batches: (readonly Outgoing[])[] = [];
    const outbox = createOutbox({
      storage: localStorage,
      send: async (events) => batches.push(events) > 0,
      beacon: () => undefined,
    });
    for (let index = 0; index < 120; index += 1)
      outbox.add({ ...eventOf(String(index)), payload: JSON.stringify({ text: "x".repeat(900) }) });
    await outbox.flush();
    expect(batches.flat()).toHaveLength(120);
    for (const events of batches) expect(JSON.stringify(events).length).toBeLessThan(60_000);
  });

  it("goes in batches of a hundred, which are all that the shop takes", async () => {
    const sizes: number[] = [];
    const outbox = createOutbox({
      storage: localStorage,
      send: async (events) => sizes.push(events.length) > 0,
      beacon: (events) => sizes.push(events.length),
    });
    for (let index = 0; index < 101; index += 1) outbox.add(eventOf(String(index)));
    outbox.leave();
    await outbox.flush();
    expect(sizes).toEqual([100, 100, 1]);
    outbox.leave();
    expect(sizes).toHaveLength(3);
  });

  it("is five hundred events at most, and never a reason to fail; an entry that is none goes", async () => {
    const stored: string[] = [];
    const outbox = createOutbox({
      storage: localStorage,
      send: async (events) => stored.push(...events.map(({ id }) => id)) > 0,
      beacon: () => undefined,
    });
    const full: Storage = {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
      clear: () => undefined,
    };
    createOutbox({ storage: full, send: async () => true, beacon: () => undefined }).add(eventOf("full"));
    localStorage.setItem("tracking:broken", "{");
    for (let index = 0; index < 498; index += 1)
      localStorage.setItem(`tracking:${index}`, JSON.stringify(eventOf(String(index))));
    for (const id of ["last", "one too many"]) outbox.add(eventOf(id));
    await outbox.flush();
    expect(stored).toHaveLength(499);
    expect(stored).not.toContain("one too many");
    expect(localStorage).toHaveLength(0);
  });

  it("is forgotten when the visitor no longer agrees, and nothing else is", () => {
    const outbox = createOutbox({ storage: localStorage, send: async () => true, beacon: () => undefined });
    localStorage.setItem("lastViewed", "1");
    outbox.add(eventOf("a"));
    outbox.clear();
    expect([localStorage.length, localStorage.getItem("lastViewed")]).toEqual([1, "1"]);
  });
});
