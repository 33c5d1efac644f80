import { expect, it } from "vitest";
import { costlyLimits } from "../src/security/costly-work.ts";
import { startTestGateway } from "./start.ts";

const form = (name: string): string => `query ${name} { validateOrderForm(entries: []) { orderNumber } }`;

/** A gateway whose shop validates no form before the test lets it. */
async function setUp() {
  const { browser, upstream } = await startTestGateway();
  const validated = Promise.withResolvers<void>();
  await browser().post({ query: "{ shop_version }" });
  upstream.state.beforeAnswer = (body) => (body.includes("Held") ? validated.promise : Promise.resolve());
  const send = async (address: string, query: string, signal?: AbortSignal) =>
    browser().send("/api/shop/", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ query }),
      ...(signal && { signal }),
    });
  const arrived = (): number => upstream.state.calls.filter(({ query }) => query.includes("validateOrderForm")).length;
  return { send, arrived, validate: () => validated.resolve() };
}

it("one address has one form validated at a time, and others go past it", async () => {
  const { send, arrived, validate } = await setUp();
  const most = costlyLimits.runningEach + costlyLimits.waitingEach;
  const flood = Array.from({ length: most + 3 }, (_, index) => send(`2001:db8:1:2::${index + 1}`, form("Held")));
  await expect.poll(arrived).toBe(costlyLimits.runningEach);
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ extensions: { code: "OVERLOADED" } }] });
  expect((await send("198.51.100.7", form("Other"))).status).toBe(200);
  expect((await send("2001:db8:1:2::1", "{ shop_version }")).status).toBe(200);
  validate();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
});

it("the parts of a batch are an address's pieces, too, and a mutation is one", async () => {
  const { send, arrived, validate } = await setUp();
  const held = send("203.0.113.9", form("Held"));
  await expect.poll(arrived).toBe(1);
  const pdf = send("203.0.113.9", "mutation { generatePdfForm(entries: []) { successful } }");
  expect((await send("203.0.113.9", "{ shop_version }")).status).toBe(200);
  expect(arrived()).toBe(1);
  validate();
  expect([(await held).status, (await pdf).status]).toEqual([200, 200]);
});

it("what waits for a client that has left is not begun", async () => {
  const { send, arrived, validate } = await setUp();
  const held = send("203.0.113.9", form("Held"));
  await expect.poll(arrived).toBe(1);
  const leaving = new AbortController();
  const left = send("203.0.113.9", form("Left"), leaving.signal);
  const stayed = send("203.0.113.9", form("Stayed"));
  await expect((leaving.abort(), left)).rejects.toThrow("aborted");
  validate();
  await Promise.all([held, stayed]);
  expect(arrived()).toBe(2);
});
