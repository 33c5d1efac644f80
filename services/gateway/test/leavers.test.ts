import { expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

/** Sends an operation, leaves once the shop has it, and says what has become of its call. */
async function leaveDuring(body: unknown) {
  const { origin, upstream, browser } = await startTestGateway();
  const visitor = browser();
  await visitor.send("/api/cart-id");
  const before = upstream.state.httpCalls;
  let isGivenUp = false;
  const call = Promise.withResolvers<(status: number, body: string) => void>();
  upstream.state.faults.push((respond, { socket }) => {
    socket.once("close", () => (isGivenUp = true));
    call.resolve(respond);
  });
  const leaving = new AbortController();
  const sent = fetch(`${origin}/api/shop/`, {
    method: "POST",
    signal: leaving.signal,
    headers: {
      "content-type": "application/json",
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify(body),
  }).catch(() => "left");
  const respond = await call.promise;
  expect(upstream.state.httpCalls).toBe(before + 1);
  leaving.abort();
  expect(await sent).toBe("left");
  return { respond, isGivenUp: () => isGivenUp, visitor };
}

it("what a client only reads is given up when it leaves: its call to the shop ends", async () => {
  const { isGivenUp, visitor } = await leaveDuring({ query: "{ shop_version }" });
  await expect.poll(isGivenUp).toBe(true);
  // The way to the shop is as it was.
  expect((await visitor.post({ query: "{ shop_version }" })).status).toBe(200);
});

it("so is a batch that only reads", async () => {
  const { isGivenUp } = await leaveDuring([{ query: "{ shop_version }" }, { query: "{ shop_version }" }]);
  await expect.poll(isGivenUp).toBe(true);
});

it("what changes something is done to its end, and all that it reads", async () => {
  const { isGivenUp, respond, visitor } = await leaveDuring({
    query: `mutation { login(credentials: { email: "ada@example.org", password: "wrong" }) { successfull } }`,
  });
  // A later request of another connection is answered meanwhile: the gateway has seen that the client has left.
  await visitor.post({ query: "{ shop_version }" });
  expect(isGivenUp()).toBe(false);
  respond(200, JSON.stringify({ data: null, errors: [{ message: "no" }] }));
});
