import { createServer, type RequestListener } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { createHealth } from "./health.ts";

/** Serves until the test ends. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** Web's health in front of a gateway whose readiness the test decides on. */
async function start() {
  const state = { gateway: 200, asked: [] as (string | undefined)[], isEnding: false };
  const gatewayUrl = await serve((request, response) => {
    state.asked.push(request.url);
    response.writeHead(state.gateway).end();
  });
  const health = createHealth({ gatewayUrl }, () => state.isEnding);
  const origin = await serve((request, response) => void health(request, response));
  const ask = async (path: string): Promise<readonly [number, unknown]> => {
    const answer = await fetch(origin + path);
    // What is kept of it would send visitors to a server that is not ready.
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    return [answer.status, await answer.json()];
  };
  return { state, ask };
}

it("is ready with a gateway that is, and lives whatever the gateway does", async () => {
  const { state, ask } = await start();
  expect(await ask("/health/ready")).toEqual([200, { status: "ok" }]);
  expect(state.asked).toEqual(["/health/ready"]);
  state.gateway = 503;
  await expect.poll(() => ask("/health/ready")).toEqual([503, { status: "gateway unavailable" }]);
  expect(await ask("/health/live")).toEqual([200, { status: "ok" }]);
  expect(await ask("/health/ready?by=balancer")).toEqual([503, { status: "gateway unavailable" }]);
});

it("is not ready while it ends, without calling the gateway", async () => {
  const { state, ask } = await start();
  state.isEnding = true;
  expect(await ask("/health/ready")).toEqual([503, { status: "ending" }]);
  expect(await ask("/health/live")).toEqual([200, { status: "ok" }]);
  expect(state.asked).toEqual([]);
});
