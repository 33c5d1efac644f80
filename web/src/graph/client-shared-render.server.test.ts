import { expect, it, onTestFinished } from "vitest";
import { operationDocument } from "./testing/operation-document.ts";
import { startGateway } from "./testing/start-gateway.ts";

const query = (id: string) => operationDocument<{ name: string }, Record<string, never>>("query", `sha256:${id}`);
const [product, price] = [query("product"), query("price")];
const change = operationDocument<unknown, Record<string, never>>("mutation", "sha256:change");

/** The graph of a page for all visitors, in front of a gateway that answers with `answer` and lets it be kept. */
async function setUp(answer: () => unknown = () => ({ data: { name: "chalk" } })) {
  const gateway = await startGateway(async (_, response) => {
    response.setHeader("surrogate-control", "max-age=60").setHeader("surrogate-key", "product:1");
    response.end(JSON.stringify(await answer()));
  });
  const { createServerGraph } = await import("./client.server.ts");
  const { offerLastAnswers, sharedRenderHeader } = await import("./shared-render.server.ts");
  const graphOf = (mark = "render-1") =>
    createServerGraph(new Request("http://shop.test/", { headers: { [sharedRenderHeader]: mark } }));
  return { gateway, graph: graphOf(), graphOf, offerLastAnswers };
}

it("is personal from the moment on in which something of a visitor is requested, and gets nothing of one", async () => {
  const { graph, gateway } = await setUp();
  await graph.query(product, {}, "common");
  expect(graph.isPersonal).toBe(false);
  expect((await graph.query(price, {}, "cache-first")).data).toBeUndefined();
  expect([graph.isPersonal, graph.keeping()]).toEqual([true, null]);
  expect(gateway.calls).toHaveLength(1);
});

it("changes nothing for a visitor, and is no page for others then", async () => {
  const { graph, gateway } = await setUp();
  expect((await graph.mutate(change, {})).error).toBeDefined();
  expect([graph.isPersonal, graph.keeping(), gateway.calls]).toEqual([true, null, []]);
});

it("is not kept when an answer has no data or an error", async () => {
  const answers = [
    { data: { name: "chalk" } },
    { data: null },
    { data: { name: "chalk" }, errors: [{ message: "no" }] },
  ];
  const { graphOf } = await setUp(() => answers.shift());
  for (const keeping of [{ maxAge: 60_000, tags: ["product:1"] }, null, null]) {
    const graph = graphOf();
    await graph.query(product, {}, "common");
    expect(graph.keeping()).toEqual(keeping);
  }
});

it("shows what its own page showed last where the gateway has nothing, and states so", async () => {
  const { graphOf, offerLastAnswers } = await setUp(() => ({ data: null, errors: [{ message: "down" }] }));
  const { createRequest } = await import("urql");
  const { requestDocument } = await import("./operation.ts");
  const { key } = createRequest(requestDocument(product), {});
  const end = offerLastAnswers("render-1", () => new Map([[key, '{"name":"last"}']]));
  const [own, other] = [graphOf(), graphOf("render-2")];
  expect((await own.query(product, {}, "common")).data).toEqual({ name: "last" });
  expect([own.isOutdated, own.keeping()]).toEqual([true, { maxAge: 2_000, tags: [] }]);
  expect((await other.query(product, {}, "common")).data).toBeNull();
  expect([other.isOutdated, other.keeping()]).toEqual([false, null]);
  end();
  expect((await graphOf().query(product, {}, "common")).data).toBeNull();
});

it("makes nothing up that its page did not show; what frames it is there as it was last, for as long as any stand-in", async () => {
  const answers = [{ data: { name: "frame" } }];
  const { graphOf, offerLastAnswers } = await setUp(() => answers.shift() ?? { data: null });
  onTestFinished(offerLastAnswers("render-1", () => new Map()));
  const frame = query("frame");
  await graphOf("render-2").query(frame, {}, "shared");

  const without = graphOf();
  expect((await without.query(product, {}, "common")).data).toBeNull();
  expect([without.isOutdated, without.keeping()]).toEqual([false, null]);
  const framed = graphOf();
  expect((await framed.query(frame, {}, "shared")).data).toEqual({ name: "frame" });
  expect(framed.keeping()).toEqual({ maxAge: 2_000, tags: [] });
});

it("is complete only when each deferred answer is there", async () => {
  let mayAnswer = Promise.resolve();
  const { graph } = await setUp(async () => {
    await mayAnswer;
    return { data: { name: "chalk" } };
  });
  graph.defer(product, {});
  await graph.settled(60_000);
  const gate = Promise.withResolvers<void>();
  mayAnswer = gate.promise;
  graph.defer(price, {});
  expect(await graph.settled(0)).toBe(false);
  gate.resolve();
  expect(await graph.settled(60_000)).toBe(true);
});
