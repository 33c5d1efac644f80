import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import * as v from "valibot";
import { startTestGateway } from "./start.ts";

const Explanation = v.object({
  plan: v.string(),
  cache: v.nullable(v.string()),
  ms: v.number(),
  calls: v.array(
    v.object({ operation: v.nullable(v.string()), kind: v.string(), outcome: v.string(), ms: v.number() }),
  ),
});

describe("metrics", () => {
  it("time operations by name, and count verdicts, calls and batches", async () => {
    const { origin, browser } = await startTestGateway();
    const visitor = browser();
    await visitor.data('query FooterGrid { core_category(coreCategoryId: "1") { id } }');
    await visitor.data('query FooterGrid { core_category(coreCategoryId: "1") { id } }');
    const text = await (await fetch(`${origin}/metrics`)).text();
    expect(text).toContain('chalkbox_operation_seconds_count{operation="FooterGrid",plan="forward",status="200"} 2');
    expect(text).toMatch(/chalkbox_cache_answers_total\{verdict="hit"\} 1/);
    expect(text).toMatch(/chalkbox_upstream_call_seconds_count\{outcome="answered"\} \d/);
    expect(text).toMatch(/chalkbox_upstream_batch_operations_count \d/);
    expect(text).toContain("chalkbox_upstream_breaker 0");
    expect(text).toContain("process_resident_memory_bytes");
  });

  it("keep no label for a name that is none of ours", async () => {
    const { origin, browser } = await startTestGateway();
    await browser().data("query Stranger { shop_version }");
    const text = await (await fetch(`${origin}/metrics`)).text();
    expect(text).not.toContain("Stranger");
    expect(text).toContain('operation="other"');
  });
});

describe("an explanation", () => {
  const explain = { "x-chalkbox-explain": "1" };
  const read = (answer: { readonly headers: Headers }) =>
    v.parse(Explanation, JSON.parse(answer.headers.get("x-chalkbox-explanation") ?? "null"));

  it("names plan, cache verdict and calls to the shop, in a header beside an unchanged body", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    const query = 'query Two { core_category(coreCategoryId: "2") { id } }';
    const plain = await visitor.post({ query });
    const hit = await visitor.post({ query }, explain);
    expect(read(hit)).toMatchObject({ plan: "forward", cache: "hit", calls: [] });
    expect(hit.text).toBe(plain.text);
    const own = await visitor.post({ query: "query Own { shop_version }" }, explain);
    expect(read(own)).toMatchObject({
      plan: "forward",
      calls: [{ operation: "Own", kind: "query", outcome: "clean" }],
    });
    const spliced = await visitor.post({ query: "query Cart { session { cart { id } } }" }, explain);
    expect(read(spliced).plan).toBe("splice");
    expect(read(spliced).calls.length).toBeGreaterThan(0);
  });

  it("is not given unasked, and in the live environment to operators alone", async () => {
    const operatorToken = "operator-token-of-a-test";
    const { browser } = await startTestGateway({ environment: "live", operatorToken });
    const query = "{ __typename }";
    const unasked = await browser().post({ query }, { "x-operator-token": operatorToken });
    expect(unasked.headers.get("x-chalkbox-explanation")).toBeNull();
    const stranger = await browser().post({ query }, explain);
    expect(stranger.headers.get("x-chalkbox-explanation")).toBeNull();
    const operator = await browser().post({ query }, { ...explain, "x-operator-token": operatorToken });
    expect(read(operator).plan).toBe("forward");
  });
});

/** A collector of traces that keeps what it is sent. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return { url: new URL(`http://127.0.0.1:${address.port}`), text: () => bodies.join("") };
}

describe("traces", () => {
  it("hold an operation below its caller's span, and its calls to the shop", async () => {
    const collector = await startCollector();
    const { browser } = await startTestGateway({ tracesUrl: collector.url });
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    await browser().post(
      { query: "query Traced { shop_version }" },
      { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    );
    await expect.poll(collector.text, { timeout: 10_000 }).toContain(traceId);
    expect(collector.text()).toContain("query Traced");
    expect(collector.text()).toContain("shop Traced");
    expect(collector.text()).toContain("b7ad6b7169203331");
  });
});
