import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { withRedis } from "../../session/test/redis-server.ts";
import { Browser, type BrowserAnswer } from "./browser.ts";
import { login, withFullCart } from "./journey.ts";
import { clientSecret, startTestGateway, type TestGateway } from "./start.ts";

const logout = "mutation { logout { successful session { visitor { state } } } }";
/** What is the person's alone, on each of the ways that operations take. */
const questions: readonly object[] = [
  { query: '{ getCustomerInfo(url: "/") { firstName lastName } }' },
  { query: "{ session { cart { details { articleCount } } visitor { firstName } } }" },
  { query: '{ me: getCustomerInfo(url: "/") { firstName } __typename }' },
  { query: 'query Named { getCustomerInfo(url: "/") { firstName } session { visitor { lastName } } }' },
];
const personal = /Ada|Byron/;

/** Holds back what the shop answers to questions; logouts pass. */
function hold({ upstream }: Pick<TestGateway, "upstream">) {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let held = 0;
  upstream.state.beforeAnswer = async (body) => {
    if (!body.includes("getCustomerInfo") || body.includes("SessionLogout")) return;
    held += body.split("getCustomerInfo(").length - 1;
    await opened;
  };
  return { release: () => open(), count: () => held };
}

/** The same visitor in another tab, whose requests go to a gateway. */
function tabOf(visitor: Browser, { origin }: Pick<TestGateway, "origin">): Browser {
  const tab = new Browser(origin);
  for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
  return tab;
}

function expectNothing(answers: readonly BrowserAnswer[]): void {
  for (const { status, text, setCookies } of answers) {
    expect([status, personal.test(text), setCookies]).toEqual([401, false, []]);
    expect(JSON.parse(text).errors[0].extensions.messageKey).toBe("vue.error.security.valid_token_required");
  }
}

describe("once a logout is answered", () => {
  it("nothing leaves that was requested before, though the shop had answered it", async () => {
    const gateway = await startTestGateway();
    const visitor = await withFullCart(gateway.browser(), gateway.upstream);
    await visitor.data(login, { password: "right" });
    const [tab, other] = [tabOf(visitor, gateway), gateway.browser()];
    await other.data(login, { password: "right" });
    const held = hold(gateway);
    const batch = questions.map(({ ...question }) => question);
    const underWay = [...questions, ...questions, ...questions, batch].map((question) => tab.post(question));
    const others = other.post(questions[0]);
    // Five of each round, four of the batch, which checks once who the visitor is, and one of the other person.
    await expect.poll(held.count).toBe(3 * 5 + 4 + 1);
    const data = await visitor.data(logout);
    expect(data).toEqual({ logout: { successful: true, session: { visitor: { state: "LOGGED_OUT" } } } });
    held.release();
    expectNothing(await Promise.all(underWay));
    // Answers of other visitors are not held back.
    expect((await others).text).toMatch(personal);
  });

  it("by the HTTP action, the same", async () => {
    const gateway = await startTestGateway();
    const visitor = gateway.browser();
    await visitor.data(login, { password: "right" });
    const held = hold(gateway);
    const underWay = questions.map((question) => tabOf(visitor, gateway).post(question));
    await expect.poll(held.count).toBe(5);
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    expect((await visitor.send("/api/logout-action/", init)).status).toBe(200);
    held.release();
    expectNothing(await Promise.all(underWay));
  });

  it("a token that is sent again is the shop's to refuse", async () => {
    const gateway = await startTestGateway();
    const visitor = gateway.browser();
    await visitor.data(login, { password: "right" });
    const late = tabOf(visitor, gateway);
    await visitor.data(logout);
    expect(await late.data("{ session { visitor { state firstName } } }")).toEqual({
      session: { visitor: { state: "LOGGED_OUT", firstName: null } },
    });
    expect(late.cookies.has("X-JWT")).toBe(false);
  });

  it("what shows nothing of a person leaves all the same", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    await visitor.data(login, { password: "right" });
    const copy = browser();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    await visitor.data(logout);
    expect((await copy.post({ query: '{ core_category(coreCategoryId: "1") { id } }' })).status).toBe(200);
    expect((await visitor.post(questions[0])).status).toBe(200);
  });
});

withRedis((url) => {
  describe("once a logout is answered by one of two gateways", () => {
    it("nothing leaves the other one", async () => {
      const shared = { redisUrl: url(), redisPrefix: `test-${randomUUID()}:` };
      const one = await startTestGateway(shared);
      const { upstream } = one;
      const token = { url: new URL(upstream.tokenUrl), clientId: "chalkbox", clientSecret };
      const other = await startTestGateway({ ...shared, upstreamUrl: new URL(upstream.graphqlUrl), token });
      for (let round = 0; round < 5; round += 1) {
        const visitor = one.browser();
        await visitor.data(login, { password: "right" });
        const held = hold(one);
        const underWay = questions.map((question) => tabOf(visitor, other).post(question));
        await expect.poll(held.count).toBe(5);
        const tab = tabOf(visitor, other);
        const init = { method: "GET" };
        expect((await tab.send("/internal/login", init)).status).toBe(204);
        await visitor.data(logout);
        // What a web behind the other gateway checks before it sends a page.
        const said = await tab.send("/internal/login", init);
        expect([said.status, said.headers.get("x-ended-ms")]).toEqual([410, expect.stringMatching(/^\d+$/)]);
        held.release();
        expectNothing(await Promise.all(underWay));
      }
    });
  });
});
