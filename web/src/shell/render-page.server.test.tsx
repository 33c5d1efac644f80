import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createBrotliDecompress, createGunzip, createZstdDecompress } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ServerGraph } from "../graph/client.server.ts";
import type { Deferred } from "../graph/client.ts";
import { Defer } from "../graph/defer.tsx";
import { useOperationQuery } from "../graph/operation.ts";
import { operationDocument } from "../graph/testing/operation-document.ts";
import { GraphProvider } from "../graph/provider.tsx";
import { PageResponse } from "./page-response.server.ts";
import { renderPage } from "./render-page.server.ts";

const document = operationDocument<{ name: string }, { id: string }>("query", "Late");

/** Calls that the gateway has not answered yet. */
const calls: ServerResponse[] = [];
const gateway = createServer((_request, response) => void calls.push(response));
let graphOf: (request: Request) => ServerGraph;

beforeAll(async () => {
  await once(gateway.listen(0, "127.0.0.1"), "listening");
  const address = gateway.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  vi.stubEnv("GATEWAY_URL", `http://127.0.0.1:${address.port}`);
  vi.resetModules();
  ({ createServerGraph: graphOf } = await import("../graph/client.server.ts"));
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
  vi.unstubAllEnvs();
});

/** Answers the oldest call. */
const answer = async (body: unknown): Promise<void> => {
  await vi.waitFor(() => expect(calls).not.toHaveLength(0), { timeout: 10_000 });
  calls.shift()?.end(JSON.stringify(body));
};

function Late({ id }: { readonly id: string }) {
  const [{ data, error }] = useOperationQuery(document, { variables: { id } });
  return <p>{error ? "failed" : data?.name}</p>;
}

function Page({ id, on }: { readonly id: string; readonly on: Deferred }) {
  return (
    <html lang="en">
      <body>
        <h1>Shell</h1>
        <Defer on={on} fallback={<p>Please wait</p>}>
          <Late id={id} />
        </Defer>
      </body>
    </html>
  );
}

/** Begins a page whose lower part is requested and not waited for. */
function begin(accepted: string) {
  const request = new Request("http://shop.test/", { headers: { "accept-encoding": accepted } });
  const graph = graphOf(request);
  const on = graph.defer(document, { id: "1" });
  const page = (
    <GraphProvider value={graph}>
      <Page id="1" on={on} />
    </GraphProvider>
  );
  const render = (isSettled: boolean) =>
    renderPage(page, { request, status: 200, headers: new Headers(), nonce: "n0nce", isSettled });
  return { graph, on, render };
}

const decoders = {
  identity: (body: Readable) => body,
  gzip: (body: Readable) => body.pipe(createGunzip()),
  br: (body: Readable) => body.pipe(createBrotliDecompress()),
  zstd: (body: Readable) => body.pipe(createZstdDecompress()),
} as const;

/** The body of an answer, decompressed, as pieces of text. */
function pieces({ body }: Response, encoding: keyof typeof decoders) {
  if (!body) throw new Error("No body");
  return decoders[encoding](Readable.from(body)).setEncoding("utf8");
}

it.each(["identity", "gzip", "br", "zstd"] as const)(
  "sends the shell at once and a late answer behind it, as %s",
  async (encoding) => {
    const { graph, on, render } = begin(encoding);
    expect(await graph.settled(1)).toBe(false);
    const response = await render(false);
    expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    const body = pieces(response, encoding);
    const [shell]: string[] = await once(body, "data");
    expect(shell).toMatch(/^<!DOCTYPE html><html lang="en">.*<h1>Shell<\/h1>/);
    expect(shell).toContain("Please wait");
    await answer({ data: { name: "Answer" } });
    const rest = await text(body);
    expect(rest).toContain("<p>Answer</p>");
    // The browser hydrates from the same answer, and lets only scripts with the nonce run.
    expect(rest).toContain(`id="graph-${on.key}">{"name":"Answer"}</script>`);
    expect(rest).toContain('<script nonce="n0nce">');
  },
);

it("sends a page whose answers came in time in one go", async () => {
  const { graph, render } = begin("identity");
  const settled = graph.settled(5_000);
  await answer({ data: { name: "Answer" } });
  const response = await render(await settled);
  expect(response).toBeInstanceOf(PageResponse);
  expect(response.headers.get("vary")).toBe("accept-encoding");
  const { page } = response instanceof PageResponse ? response : { page: "" };
  expect(page).toMatch(/^<!DOCTYPE html><html lang="en">.*<p>Answer<\/p>/);
  expect(page).not.toContain("Please wait");
});

it("streams after all when a part turns out to wait", async () => {
  const { render } = begin("identity");
  const response = await render(true);
  expect(response).not.toBeInstanceOf(PageResponse);
  await answer({ data: { name: "Answer" } });
  expect(await text(pieces(response, "identity"))).toContain("<p>Answer</p>");
});

it("ends the page when the gateway breaks off", async () => {
  const { render } = begin("identity");
  const response = await render(false);
  await vi.waitFor(() => expect(calls).not.toHaveLength(0), { timeout: 10_000 });
  calls.shift()?.destroy();
  const html = await text(pieces(response, "identity"));
  expect(html).toContain("<p>failed</p>");
});

it("fails when its shell does", async () => {
  const request = new Request("http://shop.test/");
  const Broken = () => {
    throw new Error("no shell");
  };
  const options = { request, status: 200, headers: new Headers(), nonce: "", isSettled: false };
  await expect(renderPage(<Broken />, options)).rejects.toThrow("no shell");
});
