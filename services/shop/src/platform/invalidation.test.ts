import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { receiveWebhooks } from "../../test/webhook-receiver.ts";
import { passOnChanges } from "./change-notices.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { noticeTags, createInvalidation, type Invalidation } from "./invalidation.ts";

const clock = fixedClock(new Date("2026-05-04T10:00:00Z"));
/** For what comes later on a busy machine. */
const patient = { timeout: 15_000 };
const secret = "invalidation-secret-for-tests";

function tell(...urls: string[]): Invalidation {
  const invalidation = createInvalidation({ urls, secret, clock, log: pino({ level: "silent" }) });
  onTestFinished(() => invalidation.stop());
  return invalidation;
}

describe("the message of a change", () => {
  it("reaches every gateway, signed, before the change is done", async () => {
    const [one, other] = [await receiveWebhooks(secret), await receiveWebhooks(secret)];
    await tell(one.url, other.url).drop(["catalogue", "deals"]);
    for (const { received } of [one, other]) {
      const timestamp = clock.now().getTime();
      expect(received).toMatchObject([{ tags: ["catalogue", "deals"], isSigned: true, timestamp }]);
    }
  });

  it("leaves in one message for what comes up together, and no two messages are alike", async () => {
    const { url, received } = await receiveWebhooks(secret);
    const invalidation = tell(url);
    await Promise.all([invalidation.drop(["catalogue"]), invalidation.drop(["content"])]);
    expect(received.map(({ tags }) => tags)).toEqual([["catalogue", "content"]]);
    await invalidation.drop(["catalogue"]);
    await invalidation.drop(["catalogue"]);
    expect(new Set(received.map(({ body }) => body)).size).toBe(3);
  });

  it("is repeated until the gateway has confirmed it, and delays a change by a second at most", async () => {
    const answers = [503, 500];
    const { url, received } = await receiveWebhooks(secret, () => answers.shift() ?? 204);
    await tell(url).drop(["content"]);
    // The third attempt, a second and a half later, has not been waited for.
    expect(received.length).toBeLessThan(3);
    await vi.waitFor(() => expect(received).toHaveLength(3), patient);
    expect(received.map(({ tags }) => tags)).toEqual([["content"], ["content"], ["content"]]);
  });

  it("comes to the other gateways though one is away", async () => {
    const { url, received } = await receiveWebhooks(secret);
    await tell("http://127.0.0.1:9/internal/invalidate", url).drop(["content"]);
    expect(received).toHaveLength(1);
  });
});

describe("the database", () => {
  it("reports what was changed, whichever service wrote it, and at the start that anything may have been", async () => {
    const database = await startTestDatabase();
    await writeCatalogue(database, {
      categories: [{ id: 10 }],
      products: [{ id: 1, category: 10, items: [{ id: 101, price: 1_000, stock: 5 }] }],
    });
    const { url, received } = await receiveWebhooks(secret);
    await passOnChanges(database, tell(url));
    await vi.waitFor(() => expect(received.flatMap(({ tags }) => tags)).toEqual(noticeTags), patient);
    const { write } = database;
    const changes = [
      ["content", write`insert into content_page (path, page_type) values ('/a/', 'GONE')`],
      ["content", write`insert into content_grid (page_id) values ('footer')`],
      ["parameters", write`insert into global_parameter (name, entry, value) values ('a', 'b', 'c')`],
      ["translations", write`insert into translation (key, text_de, text_en) values ('a.b', 'c', 'd')`],
      [
        "deals prices",
        write`insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
          values ('de', 101, 900, 5, now(), now() + interval '1 hour')`,
      ],
      // A reservation changes no price until the last piece goes.
      ["deals", write`update lightning_deal set taken = 1`],
      ["deals prices", write`update lightning_deal set taken = 5`],
      ["deals prices", write`update lightning_deal set ends_at = now() + interval '2 hours'`],
    ] as const;
    for (const [tag, change] of changes) {
      received.length = 0;
      await change;
      await vi.waitFor(() => expect(received.map(({ tags }) => tags.toSorted())).toEqual([tag.split(" ")]), patient);
    }
    received.length = 0;
    await write`update global_parameter set value = 'off' where name = 'lightning_deal'`;
    await vi.waitFor(
      () => expect(received.map(({ tags }) => tags.toSorted())).toEqual([["deals", "parameters", "prices"]]),
      patient,
    );
    received.length = 0;
    const [review] = await write`
      insert into review (product_id, language, rating, author, title, text, written_on)
      values (1, 'de', 5, 'A', 'B', 'C', now()) returning id`;
    await write`update review set is_released = true where id = ${review?.["id"]}`;
    await vi.waitFor(() => expect(received.map(({ tags }) => tags)).toEqual([["reviews"]]), patient);
  });
});
