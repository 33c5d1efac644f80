import { join } from "node:path";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { RequestContext } from "../../src/identity/request-context.ts";
import { startTestGateway } from "../start.ts";
import { serveEndless } from "./endless.ts";

const subschemasDir = join(import.meta.dirname, "endless");
const query = "query Endless { lessons { constructor: id summary pupils(first: 1) { id } } }";
const outOfTime = {
  data: null,
  errors: [
    {
      message: "The shop did not answer while the client waits",
      extensions: { code: "UPSTREAM_TIMEOUT", classification: "UPSTREAM_TIMEOUT" },
    },
  ],
};

const abandoned = vi.fn<() => void>();
const server = serveEndless(abandoned);
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  process.env["ENDLESS_UPSTREAMS_URL"] = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("an operation that the stitched graph does not answer", () => {
  it("ends at the client's deadline with the error of all that is out of time, and is logged with its id", async () => {
    const gateway = await startTestGateway({ subschemasDir });
    const { status, text, headers } = await gateway
      .browser()
      .post({ query }, { "x-timeout-ms": "300", "x-chalkbox-explain": "1" });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual(outOfTime);
    expect(headers.get("x-chalkbox-explanation")).toContain('"plan":"stitch"');
    const line = gateway.log.find((each) => each.includes("a stitched operation was not answered in time"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      requestId: headers.get("x-request-id"),
      operationName: "Endless",
    });
  });

  it("leaves the other operations of its batch as they are", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const { text } = await browser().post([{ query }, { query: "{ constructor: __typename }" }], {
      "x-timeout-ms": "300",
    });
    expect(JSON.parse(text)).toEqual([outOfTime, { data: { constructor: "Query" } }]);
  });

  it("aborts the call that it waits for", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    abandoned.mockClear();
    const waiting = "{ substitutes { constructor: id } }";
    expect(JSON.parse((await browser().post({ query: waiting }, { "x-timeout-ms": "300" })).text)).toEqual(outOfTime);
    await vi.waitFor(() => expect(abandoned).toHaveBeenCalledOnce());
  });

  it("leaves no more in memory the oftener it is sent", { timeout: 15_000 }, async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const visitor = browser();
    const session = vi.spyOn(RequestContext.prototype, "session", "get");
    for (let time = 0; time < 8; time += 1) await visitor.post({ query }, { "x-timeout-ms": "100" });
    const contexts = [...new Set(session.mock.contexts)].map(
      (each) => new WeakRef(v.parse(v.instance(RequestContext), each)),
    );
    session.mockClear();
    session.mockRestore();
    expect(contexts).toHaveLength(8);
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    await vi.waitFor(
      () => {
        collect();
        // The connection may hold the last ones until the next comes.
        expect(contexts.filter((each) => each.deref() !== undefined).length).toBeLessThanOrEqual(3);
      },
      { timeout: 5_000, interval: 200 },
    );
  });
});
