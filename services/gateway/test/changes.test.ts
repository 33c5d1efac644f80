import { request } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { invalidation, invalidationSecret } from "./invalidations.ts";
import { startTestGateway, type TestGateway } from "./start.ts";

const category = { query: '{ core_category(coreCategoryId: "7") { id name path } }' };
const session = { query: "{ session { cartId } }" };
const surrogate = { "surrogate-capability": 'web="Surrogate/1.0"' };

/** Listens to a gateway; gives each line that is not empty. */
async function listen({ origin }: Pick<TestGateway, "origin">) {
  const { body } = await request(`${origin}/internal/changes`);
  body.on("error", () => undefined);
  onTestFinished(() => void body.destroy());
  const lines = body.setEncoding("utf8")[Symbol.asyncIterator]();
  let rest = "";
  const next = async (): Promise<unknown> => {
    for (;;) {
      const end = rest.indexOf("\n");
      const line = rest.slice(0, Math.max(0, end));
      if (end !== -1) rest = rest.slice(end + 1);
      if (line !== "") return JSON.parse(line);
      if (end !== -1) continue;
      const { value, done } = await lines.next();
      if (done === true) return "the end";
      rest += String(value);
    }
  };
  return { next };
}

describe("what changes", () => {
  it("is reported to all who listen, once it is dropped", async () => {
    const gateway = await startTestGateway({ invalidationSecret });
    const listeners = [await listen(gateway), await listen(gateway)];
    await fetch(`${gateway.origin}/internal/invalidate`, invalidation(["catalogue", "deals"]));
    for (const { next } of listeners) expect(await next()).toEqual(["catalogue", "deals"]);
  });
});

describe("an answer that a surrogate requests", () => {
  it("reports how long it may be kept for others and until what changes", async () => {
    const { browser } = await startTestGateway();
    const { headers } = await browser().post(category, surrogate);
    expect(headers.get("surrogate-control")).toMatch(/^max-age=[1-9]\d*$/);
    expect(headers.get("surrogate-key")).toContain("catalogue");
  });

  it("states of a batch what holds for all of its parts", async () => {
    const { browser } = await startTestGateway();
    const shared = await browser().post([category, category], surrogate);
    expect(shared.headers.get("surrogate-key")).toContain("catalogue");
    const mixed = await browser().post([category, session], surrogate);
    expect(mixed.headers.get("surrogate-control")).toBeNull();
  });

  it("states nothing when it is its visitor's own, nor to others", async () => {
    const { browser } = await startTestGateway();
    expect((await browser().post(session, surrogate)).headers.get("surrogate-control")).toBeNull();
    expect((await browser().post(category)).headers.get("surrogate-control")).toBeNull();
  });
});
