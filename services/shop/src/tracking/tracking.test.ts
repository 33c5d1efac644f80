import { describe, expect, it } from "vitest";
import { anonymousCaller, runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Caller } from "../platform/context.ts";
import { readEvents } from "./tracking.store.ts";

const database = await startTestDatabase();
const context = () => testContext({ database });
const id = (last: number) => `0b7d4b5e-6f0a-4c39-9d0b-${String(last).padStart(12, "0")}`;
const event = (last: number, more: object = {}) => ({
  id: id(last),
  name: "add_to_cart",
  payload: '{"value":12.5}',
  occurredAt: "2026-11-20T10:00:00.000Z",
  ...more,
});

async function send(...events: readonly object[]) {
  const document = `mutation ($events: [TrackingEventInput!]!) { tracking_addEvents(events: $events) { successful } }`;
  return runQuery(context(), document, { events });
}
const stored = () => readEvents(database.read, null, 200);

describe("tracking_addEvents", () => {
  it("OP-M-43: stores events with their fields, and those that are sent again once", async () => {
    const done = { data: { tracking_addEvents: { successful: true } } };
    expect(await send(event(1), event(2, { name: "navigation" }))).toMatchObject(done);
    expect(await send(event(2, { payload: "{}" }), event(3))).toMatchObject(done);
    expect(await Promise.all([send(event(4)), send(event(4))])).toMatchObject([done, done]);
    const events = await stored();
    expect(events.map((one) => one.id).toSorted()).toEqual([1, 2, 3, 4].map(id));
    const [second] = await readEvents(database.read, "navigation", 10);
    expect(second).toMatchObject({
      store: "de",
      payload: { value: 12.5 },
      occurredAt: new Date("2026-11-20T10:00:00Z"),
    });
  });

  it.each([
    ["an id that is none", { id: "1" }],
    ["a name with other characters", { name: "drop table" }],
    ["fields that are no object", { payload: "[1]" }],
    ["fields that are no JSON", { payload: "{" }],
    ["fields without end", { payload: `{"a":"${"x".repeat(8_000)}"}` }],
  ])("refuses %s, and stores nothing of that call", async (_, fault) => {
    const before = await stored();
    const { data } = await send(event(90), event(91, fault));
    expect(data).toEqual({ tracking_addEvents: { successful: false } });
    expect(await stored()).toEqual(before);
  });

  it("stores a megabyte an hour for a visitor, and six for an address, however many visitors come from it", async () => {
    const size = async () =>
      Number((await database.read`select sum(length(payload::text))::int as size from tracking_event`)[0]?.["size"]);
    const before = await size();
    const address = "203.0.113.77";
    let next = 10_000;
    const flood = async (caller: Caller, calls: number) => {
      const payload = JSON.stringify({ a: "x".repeat(7_900) });
      for (let call = 0; call < calls; call += 1) {
        const events = Array.from({ length: 50 }, () => event((next += 1), { payload }));
        const document = `mutation ($events: [TrackingEventInput!]!) { tracking_addEvents(events: $events) { successful } }`;
        await runQuery(testContext({ database, caller, visitorAddress: address }), document, { events });
      }
    };
    await flood(anonymousCaller(), 6);
    const ofOne = (await size()) - before;
    expect(ofOne).toBeGreaterThan(700_000);
    expect(ofOne).toBeLessThan(1_500_000);
    for (let visitor = 0; visitor < 8; visitor += 1) await flood(anonymousCaller(), 4);
    expect((await size()) - before).toBeLessThan(7_000_000);
  });

  it("refuses more than a hundred at once", async () => {
    const many = Array.from({ length: 101 }, (_, index) => event(1_000 + index));
    expect((await send(...many)).data).toEqual({ tracking_addEvents: { successful: false } });
  });
});
