import { describe, expect, it } from "vitest";
import { operationDocument } from "./testing/operation-document.ts";
import { type Call, startGateway } from "./testing/start-gateway.ts";

type Data = { readonly name: string };
const query = (id: string) => operationDocument<Data, Record<string, never>>("query", `sha256:${id}`);
const change = operationDocument<Data, Record<string, never>>("mutation", "sha256:change");
const [one, two] = [query("one"), query("two")];

/** Names the operations of a call. */
const idsOf = ({ body }: Call): readonly string[] => [...body.matchAll(/sha256:(\w+)/g)].map(([, id = ""]) => id);

/** The graph of a request, in front of a gateway that answers each operation with `answers` or its own name. */
async function setUp({
  method = "GET",
  answers = {},
  verdicts = "",
  mayAnswer = Promise.resolve(),
}: { mayAnswer?: Promise<void>; method?: string; answers?: Record<string, unknown>; verdicts?: string } = {}) {
  const gateway = await startGateway((call, response) => {
    const all = idsOf(call).map((id) => answers[id] ?? { data: { name: id } });
    if (verdicts !== "") response.setHeader("x-chalkbox-cache", verdicts);
    const body = JSON.stringify(all.length === 1 && !call.body.startsWith("[") ? all[0] : all);
    void mayAnswer.then(() => response.end(body));
  });
  const { createServerGraph } = await import("./client.server.ts");
  const graphOf = (host = "shop.test") =>
    createServerGraph(new Request(`http://${host}/`, { method, headers: { cookie: "cartId=c-1" } }));
  return { gateway, graph: graphOf(), graphOf, answers, asked: () => gateway.calls.map(idsOf) };
}
const keysOf = (state: string): readonly string[] => Object.keys(JSON.parse(state)).filter((key) => key !== "notes");

describe("what a page requests", () => {
  it("is requested once, together, and again only where a new answer is requested", async () => {
    const { graph, asked } = await setUp();
    await Promise.all([graph.query(one, {}, "cache-first"), graph.query(two, {}, "common")]);
    await graph.query(one, {}, "cache-first");
    expect(asked()).toEqual([["one", "two"]]);
    await graph.query(one, {}, "network-only");
    expect(asked()).toEqual([["one", "two"], ["one"]]);
  });

  it("is read by what the page is rendered from, by document and variables", async () => {
    const { graph } = await setUp();
    expect(graph.read(one, {})).toBeUndefined();
    await graph.query(one, {}, "cache-first");
    expect(graph.read(one, {})?.data).toEqual({ name: "one" });
    expect(graph.read(one, { id: "1" })).toBeUndefined();
    expect(graph.read(two, {})).toBeUndefined();
  });
});

describe("a change", () => {
  it("drops all answers where a form was sent: what is read after it is new", async () => {
    const { graph, asked } = await setUp({ method: "POST" });
    await graph.query(one, {}, "cache-first");
    expect((await graph.mutate(change, {})).data).toEqual({ name: "change" });
    expect([graph.read(one, {}), graph.state()]).toEqual([undefined, "{}"]);
    await graph.query(one, {}, "cache-first");
    expect(asked()).toEqual([["one"], ["change"], ["one"]]);
  });

  it.each(["GET", "HEAD"])("leaves the answers of the layouts while a page is read (%s)", async (method) => {
    const { graph, asked } = await setUp({ method });
    await graph.query(one, {}, "cache-first");
    await graph.mutate(change, {});
    await graph.query(one, {}, "cache-first");
    expect(graph.read(one, {})?.data).toEqual({ name: "one" });
    expect(asked()).toEqual([["one"], ["change"]]);
  });

  it("goes in a call of its own, and has the time of a change", async () => {
    const { graph, gateway, asked } = await setUp();
    await Promise.all([graph.query(one, {}, "cache-first"), graph.mutate(change, {})]);
    expect(new Set(asked().map(String))).toEqual(new Set(["change", "one"]));
    const waits = gateway.calls.map((call) => [idsOf(call)[0], Number(call.headers["x-timeout-ms"]) > 5_000]);
    expect(Object.fromEntries(waits)).toEqual({ change: true, one: false });
  });
});

describe("the state that the browser starts from", () => {
  it("has the answers as they were sent, without those that failed or are in the markup", async () => {
    const answers = { two: { data: null, errors: [{ message: "no" }] } };
    const { graph } = await setUp({ answers });
    const frame = query("frame");
    const later = graph.defer(query("later"), {});
    await Promise.all([
      graph.query(one, {}, "cache-first"),
      graph.query(two, {}, "cache-first"),
      graph.query(frame, {}, "shared"),
      graph.settled(60_000),
    ]);
    expect(keysOf(graph.state())).toHaveLength(1);
    expect(graph.state()).toMatch(/^\{"\d+":\{"name":"one"\}\}$/);
    expect(graph.deferredState(later)).toBe('{"name":"later"}');
    expect(graph.deferredState({ key: 1 })).toBe("");
  });

  it("reports about an answer with errors what went wrong, in the words of the graph and without its details", async () => {
    const error = {
      message: "no",
      path: ["name"],
      locations: [{ line: 1, column: 1 }],
      extensions: { code: "SOLD_OUT", stack: "secret" },
    };
    const { graph } = await setUp({ answers: { one: { data: { name: "one" }, errors: [error] } } });
    await graph.query(one, {}, "cache-first");
    await graph.query(two, {}, "cache-first");
    const { notes, ...data } = JSON.parse(graph.state());
    expect(Object.values(data)).toEqual([{ name: "one" }, { name: "two" }]);
    expect(Object.values(notes)).toEqual([
      { errors: [{ message: "no", path: ["name"], extensions: { code: "SOLD_OUT" } }] },
    ]);
    expect(graph.state()).not.toContain("secret");
  });

  it("reports which answers are outdated", async () => {
    const { graph } = await setUp({ verdicts: "hit, stale" });
    await Promise.all([graph.query(one, {}, "cache-first"), graph.query(two, {}, "cache-first")]);
    const { notes } = JSON.parse(graph.state());
    expect(Object.values(notes)).toEqual([{ extensions: { outdated: true } }]);
  });

  it("has no notes on what it leaves out", async () => {
    const { graph } = await setUp({ verdicts: "stale, stale" });
    graph.defer(two, {});
    await Promise.all([graph.query(one, {}, "shared"), graph.settled(60_000)]);
    expect(graph.state()).toBe("{}");
  });
});

describe("what frames a page", () => {
  it("is there although the gateway is not: as it was last, on the same storefront", async () => {
    const { graphOf, answers } = await setUp();
    const frame = query("frame");
    await graphOf().query(frame, {}, "shared");
    answers["frame"] = { data: null, errors: [{ message: "away" }] };
    const later = graphOf();
    expect((await later.query(frame, {}, "shared")).data).toEqual({ name: "frame" });
    // Components read the same.
    expect(later.read(frame, {})?.data).toEqual({ name: "frame" });
    expect((await graphOf("at.shop.test").query(frame, {}, "shared")).data).toBeNull();
    // What is not of the frame is not made up.
    expect((await graphOf().query(frame, {}, "common")).data).toBeNull();
  });

  it("is requested once for a page", async () => {
    const { graph, asked } = await setUp();
    await Promise.all([graph.query(one, {}, "shared"), graph.query(one, {}, "shared")]);
    await graph.query(one, {}, "cache-first");
    expect(asked()).toEqual([["one"]]);
  });
});

describe("what a page does not wait for", () => {
  it("is awaited until it is there, and only if it was requested", async () => {
    const { graph } = await setUp();
    const later = graph.defer(one, {});
    const awaited = graph.awaited(later);
    expect(awaited).toBeInstanceOf(Promise);
    await awaited;
    expect(graph.awaited(later)).toBeNull();
    expect(graph.awaited({ key: 1 })).toBeNull();
  });

  it("goes in a call of its own, but not twice", async () => {
    const { graph, asked } = await setUp();
    const waited = graph.query(one, {}, "cache-first");
    graph.defer(two, {});
    graph.defer(one, {});
    await Promise.all([waited, graph.settled(60_000)]);
    expect(new Set(asked().map(String))).toEqual(new Set(["one", "two"]));
  });

  it("is settled when all of it is there; a page with nothing of the kind is so at once", async () => {
    const { graph } = await setUp();
    expect(await graph.settled(0)).toBe(true);
    graph.defer(one, {});
    graph.defer(two, {});
    expect(await graph.settled(60_000)).toBe(true);
    expect(await graph.settled(0)).toBe(true);
  });

  it("is not settled while an answer is missing when its time is over", async () => {
    const answered = Promise.withResolvers<void>();
    const { graph } = await setUp({ mayAnswer: answered.promise });
    graph.defer(one, {});
    expect(await graph.settled(0)).toBe(false);
    answered.resolve();
    expect(await graph.settled(60_000)).toBe(true);
  });
});
