import { afterEach, describe, expect, it } from "vitest";
import { createOutbox, type Outgoing } from "./outbox.ts";

afterEach(() => localStorage.clear());

const eventOf = (id: string): Outgoing => ({
  id,
  name: "navigation",
  payload: "{}",
  occurredAt: "2026-11-20T10:00:00Z",
});

/** Random numbers that a seed repeats, from 0 to below 1. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

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

  it("is forgotten when the visitor no longer agrees, and nothing else is", () => {
    const outbox = createOutbox({ storage: localStorage, send: async () => true, beacon: () => undefined });
    localStorage.setItem("lastViewed", "1");
    outbox.add(eventOf("a"));
    outbox.clear();
    expect([localStorage.length, localStorage.getItem("lastViewed")]).toEqual([1, "1"]);
  });
});
