import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { operationDocument } from "./testing/operation-document.ts";

const visitor = operationDocument<{ name: string }, Record<string, never>>("query", "sha256:visitor");

/** A gateway that answers with the visitor's cookie, and the number of calls that it got. */
async function startGateway() {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume().on("end", () => response.end(JSON.stringify({ data: { name: request.headers.cookie } })));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  vi.stubEnv("GATEWAY_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { calls: () => calls };
}

it("GQL-15: no answer of one request is left for the next", async () => {
  const gateway = await startGateway();
  const { createServerGraph } = await import("./client.server.ts");
  const pageOf = (name: string) => createServerGraph(new Request("http://shop.test/", { headers: { cookie: name } }));

  const [first, second] = [pageOf("anna=1"), pageOf("berta=1")];
  const answers = await Promise.all([first, second].map((graph) => graph.query(visitor, {}, "cache-first")));
  expect(answers.map(({ data }) => data)).toEqual([{ name: "anna=1" }, { name: "berta=1" }]);
  // Within one request what is known is not asked again.
  await first.query(visitor, {}, "cache-first");
  expect(gateway.calls()).toBe(2);

  const later = pageOf("anna=1");
  expect(later.read(visitor, {})).toBeUndefined();
  expect(later.state()).toBe("{}");
});
