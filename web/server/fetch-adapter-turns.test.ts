import { createEdgeServer, type EdgeServer } from "@chalkbox/edge";
import { expect, it, onTestFinished, vi } from "vitest";
import { PageResponse } from "../src/shell/page-response.server.ts";
import { type AdapterOptions, type FetchHandler, nodeListener } from "./fetch-adapter.ts";

/** Serves a handler on a free port until the test ends; the test decides on turns and on what leaves. */
async function serve(handle: FetchHandler, options: Partial<AdapterOptions> = {}) {
  const page = nodeListener(handle, {
    bodyLimitOf: () => 100,
    refuse: (response, refusal) => server.refuse(response, refusal),
    admit: async () => () => undefined,
    release: (_incoming, answer) => answer,
    ...options,
  });
  const server: EdgeServer = createEdgeServer({
    handle: page,
    log: { warn: vi.fn(), error: vi.fn(), fatal: vi.fn() },
    methods: ["GET", "HEAD", "POST"],
    style: { format: () => "text", headers: {} },
  });
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.stop({ drain: 0, patience: 0 }));
  return `http://127.0.0.1:${port}`;
}

it("each cookie of a page that is whole has a line of its own, and a page without has none", async () => {
  const cookies = ["a=1; Path=/", "b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT"];
  const origin = await serve(async ({ url }) => {
    const headers = new Headers({ "content-type": "text/html", "x-page": "1" });
    if (url.endsWith("/cookies")) for (const cookie of cookies) headers.append("set-cookie", cookie);
    return new PageResponse("page", { status: 404, headers });
  });
  const [some, none] = await Promise.all([fetch(`${origin}/cookies`), fetch(origin)]);
  expect([some.status, some.headers.get("x-page"), some.headers.getSetCookie()]).toEqual([404, "1", cookies]);
  expect([none.status, none.headers.has("set-cookie")]).toEqual([404, false]);
});

it("a page that is whole may be empty", async () => {
  const origin = await serve(async () => new PageResponse("", {}));
  const answer = await fetch(origin);
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["0", ""]);
});

it("a form has a limit by its path, whatever its query; one beyond it is refused before a turn is requested", async () => {
  const [handle, admit] = [vi.fn<FetchHandler>(), vi.fn<AdapterOptions["admit"]>()];
  const paths: string[] = [];
  const bodyLimitOf = (path: string): number => {
    paths.push(path);
    return 3;
  };
  const origin = await serve(handle, { bodyLimitOf, admit });
  const answer = await fetch(`${origin}/rating/?to=/?a`, { method: "POST", body: "1234" });
  expect([answer.status, paths]).toEqual([413, ["/rating/"]]);
  expect(handle).not.toHaveBeenCalled();
  expect(admit).not.toHaveBeenCalled();
});

it("a request without a turn is not rendered", async () => {
  const handle = vi.fn<FetchHandler>();
  const origin = await serve(handle, {
    admit: async (_incoming, response) => {
      response.writeHead(503).end("busy");
      return null;
    },
  });
  expect(await (await fetch(origin)).text()).toBe("busy");
  expect(handle).not.toHaveBeenCalled();
});

it("a turn ends with the rendering, before the answer leaves, and when rendering fails", async () => {
  const events: string[] = [];
  const origin = await serve(
    async ({ url }) => {
      events.push("rendered");
      if (url.endsWith("/fails")) throw new Error("bug");
      return new Response("page");
    },
    {
      admit: async () => () => void events.push("turn over"),
      release: (_incoming, answer) => {
        events.push("leaves");
        return answer;
      },
    },
  );
  await (await fetch(origin)).text();
  expect((await fetch(`${origin}/fails`)).status).toBe(500);
  expect(events).toEqual(["rendered", "turn over", "leaves", "rendered", "turn over"]);
});

it("what leaves is what was released", async () => {
  const origin = await serve(async () => new Response("Ada"), {
    release: async ({ url }) => new Response(`instead of ${url}`, { status: 303 }),
  });
  const answer = await fetch(`${origin}/a?b=1`, { redirect: "manual" });
  expect([answer.status, await answer.text()]).toEqual([303, "instead of /a?b=1"]);
});

it.each([
  [{}, "http://shop.test/a"],
  [{ "x-forwarded-proto": "http" }, "http://shop.test/a"],
  [{ "x-forwarded-proto": "https" }, "https://shop.test/a"],
])("a page reads from the edge's headers how it was requested: %j", async (headers, url) => {
  const origin = await serve(async (request) => new Response(request.url));
  const answer = await fetch(`${origin}/a`, { headers: { "x-forwarded-host": "shop.test", ...headers } });
  expect(await answer.text()).toBe(url);
});
