import { describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "./start.ts";
import { invalidation, invalidationSecret } from "./invalidations.ts";

const category = (id: string) => `{ core_category(coreCategoryId: "${id}") { name } }`;
const personal = "{ session { cartId visitor { state } cart { id } } }";

/** From now on the shop takes calls and answers none. */
function hang({ upstream }: TestGateway): void {
  upstream.state.beforeAnswer = () => new Promise(() => undefined);
}

/** A visitor who requests now what the gateway has not, and waits for the five seconds that it has. */
function waiting({ browser }: TestGateway): { isAnswered: boolean } {
  const patient = { isAnswered: false };
  void browser()
    .post({ query: category("9") })
    .then(() => (patient.isAnswered = true))
    // The test may end first.
    .catch(() => undefined);
  return patient;
}

describe("while the shop hangs", () => {
  it("a batch has answers within the time that its sender waits: old ones, and word of what is missing", async () => {
    const gateway = await startTestGateway({ invalidationSecret });
    const visitor = gateway.browser();
    await visitor.post([{ query: category("7") }, { query: personal }]);
    await fetch(`${gateway.origin}/internal/invalidate`, invalidation(["catalogue"]));
    hang(gateway);
    const patient = waiting(gateway);
    const { text, headers } = await visitor.post(
      [{ query: category("7") }, { query: category("8") }, { query: personal }],
      { "x-timeout-ms": "1500" },
    );
    expect(patient.isAnswered).toBe(false);
    expect(headers.get("x-chalkbox-cache")).toBe("stale, uncacheable, none");
    const outOfTime = { extensions: { code: "UPSTREAM_TIMEOUT" } };
    expect(JSON.parse(text)).toMatchObject([
      { data: { core_category: { name: expect.any(String) } } },
      { data: null, errors: [outOfTime] },
      // What the gateway holds itself is there, and the cart is reported as missing.
      { data: { session: { visitor: { state: "LOGGED_OUT" }, cart: null } }, errors: [outOfTime] },
    ]);
  });

  it("a newcomer's basket is reported as not to be had now, whatever the shop does not answer", async () => {
    const gateway = await startTestGateway();
    await gateway.browser().post({ query: "{ shop_version }" });
    hang(gateway);
    const basket = "{ session { cart { id } } }";
    const { text } = await gateway.browser().post({ query: basket }, { "x-timeout-ms": "800" });
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_TIMEOUT" } }] });
  });

  it("an old answer is given to all who come, before those are answered who wait for a new one", async () => {
    const gateway = await startTestGateway({ invalidationSecret });
    await gateway.browser().post({ query: category("7") });
    await fetch(`${gateway.origin}/internal/invalidate`, invalidation(["catalogue"]));
    hang(gateway);
    const patient = waiting(gateway);
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await gateway.browser().post({ query: category("7") });
      expect(headers.get("x-chalkbox-cache")).toBe("stale");
    }
    expect(patient.isAnswered).toBe(false);
  });

  it("GQL-09: no client can make it wait longer than five seconds, which the error names", async () => {
    const gateway = await startTestGateway();
    await gateway.browser().post({ query: category("8") });
    hang(gateway);
    const { text } = await gateway.browser().post({ query: category("7") }, { "x-timeout-ms": "99999" });
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: "Request timed out (5000ms)" }] });
  });
});
