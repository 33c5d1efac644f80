import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../tests/testkit/ports.ts";
import { startTestGateway } from "./start.ts";

/** What a balancer reads. */
async function readiness(origin: string): Promise<readonly [number, unknown]> {
  const answer = await fetch(`${origin}/health/ready`);
  return [answer.status, await answer.json()];
}

/** A shop's readiness, with a status that the test decides on; 0: it does not answer. */
async function startHealth() {
  const state = { status: 200, asked: 0 };
  const server = createServer((_request, response) => {
    state.asked += 1;
    if (state.status !== 0) response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const url = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/health/ready`);
  return { state, url };
}

const gone = [503, { status: "shop unavailable" }];
const ready = [200, { status: "ok" }];

describe("a gateway's readiness", () => {
  it("goes with the shop and comes back with it, and life does not", async () => {
    const shop = await startHealth();
    const { origin } = await startTestGateway({ upstreamHealthUrl: shop.url });
    expect(await readiness(origin)).toEqual(ready);
    shop.state.status = 503;
    await expect.poll(() => readiness(origin)).toEqual(gone);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    shop.state.status = 200;
    await expect.poll(() => readiness(origin)).toEqual(ready);
  });

  it("does not go with a shop that merely hangs", async () => {
    const shop = await startHealth();
    shop.state.status = 0;
    const { origin } = await startTestGateway({ upstreamHealthUrl: shop.url });
    expect(await readiness(origin)).toEqual(ready);
  });

  it("calls the shop once for many balancers", async () => {
    const shop = await startHealth();
    const { origin } = await startTestGateway({ upstreamHealthUrl: shop.url });
    await Promise.all(Array.from({ length: 40 }, () => readiness(origin)));
    expect(shop.state.asked).toBe(1);
  });

  it("takes any answer of a graph for a shop that has no readiness, and no answer for none", async () => {
    const { origin, upstream } = await startTestGateway();
    expect(await readiness(origin)).toEqual(ready);
    await upstream.stop();
    await expect.poll(() => readiness(origin)).toEqual(gone);
  });

  it("goes with the store of sessions", async () => {
    const { origin } = await startTestGateway({ redisUrl: `redis://127.0.0.1:${await freePort()}` });
    expect(await readiness(origin)).toEqual([503, { status: "session store unavailable" }]);
  });
});
