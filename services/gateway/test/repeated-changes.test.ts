import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { login } from "./journey.ts";
import { startTestGateway } from "./start.ts";

const body = { query: login, variables: { password: "right" } };
const named = (name: string) => ({ "idempotency-key": name });

/** How often the shop was called to sign in. */
const logins = ({ calls }: { readonly calls: readonly { readonly query: string }[] }): number =>
  calls.filter(({ query }) => /\blogin\w*\(/.test(query) && query.includes("mutation")).length;

it("a change that is sent again under its name is made once, and its repeat has the same answer and cookies", async () => {
  const { browser, upstream } = await startTestGateway();
  const visitor = browser();
  await visitor.send("/api/cart-id");
  const before = new Map(visitor.cookies);
  const name = randomUUID();
  const first = await visitor.post(body, named(name));
  const made = logins(upstream.state);
  // The answer is lost: the browser has the cookies of before.
  visitor.cookies.clear();
  for (const [cookie, value] of before) visitor.cookies.set(cookie, value);
  const again = await visitor.post(body, named(name));
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(again.setCookies.map(({ name: cookie, value }) => [cookie, value])).toEqual(
    first.setCookies.map(({ name: cookie, value }) => [cookie, value]),
  );
  expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(logins(upstream.state)).toBe(made);
  await visitor.post(body, named(randomUUID()));
  expect(logins(upstream.state)).toBe(made * 2);
});

it("two at the same time are one; a query has no use for a name", async () => {
  const { browser, upstream } = await startTestGateway();
  const visitor = browser();
  await visitor.send("/api/cart-id");
  const name = randomUUID();
  const answers = await Promise.all([visitor.post(body, named(name)), visitor.post(body, named(name))]);
  expect(answers[0].text).toBe(answers[1].text);
  const both = logins(upstream.state);
  await visitor.post(body, named(randomUUID()));
  expect(logins(upstream.state)).toBe(both * 2);
  const query = { query: "{ session { visitor { state } } }" };
  expect((await visitor.post(query, named(name))).text).toContain("LOGGED_IN");
});
