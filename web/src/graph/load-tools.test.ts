import { data, redirect, RouterContextProvider } from "react-router";
import { CombinedError } from "urql";
import { describe, expect, it, vi } from "vitest";
import type { Graph } from "./client.ts";
import { graphContext } from "./context.ts";
import { defineLoad, defineSubmit, graphTools, nothingTyped } from "./load.ts";
import { operationDocument } from "./testing/operation-document.ts";

const document = operationDocument<{ a: number }, { id?: string }>("query", "sha256:tools");

/** Tools of a graph that notes what it is sent. */
function setUp(answer: object = { data: { a: 1 } }) {
  const asked: unknown[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one answer for the one document above
  const graph = {
    query: async (_document: unknown, variables: unknown, freshness: string) => {
      asked.push([freshness, variables]);
      return answer;
    },
    mutate: async (_document: unknown, variables: unknown) => {
      asked.push(["mutate", variables]);
      return answer;
    },
    defer: (_document: unknown, variables: unknown) => {
      asked.push(["defer", variables]);
      return { key: 1 };
    },
    awaited: () => null,
  } as unknown as Graph;
  const context = new RouterContextProvider(new Map([[graphContext, graph]]));
  const request = new Request("http://shop.test/a/");
  return { asked, context, tools: graphTools({ context, request }) };
}

it("an answer of errors alone has no data, whichever tool has requested it", async () => {
  const error = new CombinedError({ graphQLErrors: ["away"] });
  const { tools } = setUp({ data: null, error });
  expect(await tools.attempt(document, {})).toEqual({ error });
  expect(await tools.renew(document, {})).toEqual({ error });
  expect(await tools.mutate(document, {})).toEqual({ error });
  expect((await tools.attempt(document, {})).data).toBeUndefined();
});

it("each tool requests the answer that will do", async () => {
  const { asked, tools } = setUp();
  await tools.query(document, { id: "1" });
  await tools.whole(document, { id: "2" });
  await tools.optional(document, { id: "3" });
  await tools.refresh(document, { id: "4" });
  await tools.shared(document, { id: "5" });
  await tools.common.query(document, { id: "6" });
  await tools.common.whole(document, { id: "7" });
  expect(tools.defer(document, { id: "8" })).toEqual({ key: 1 });
  expect(await tools.mutate(document, { id: "9" })).toEqual({ data: { a: 1 } });
  expect(await tools.renew(document, { id: "10" })).toEqual({ data: { a: 1 } });
  expect(asked).toEqual([
    ["cache-first", { id: "1" }],
    ["cache-first", { id: "2" }],
    ["cache-first", { id: "3" }],
    ["network-only", { id: "4" }],
    ["shared", { id: "5" }],
    ["common", { id: "6" }],
    ["common", { id: "7" }],
    ["defer", { id: "8" }],
    ["mutate", { id: "9" }],
    ["network-only", { id: "10" }],
  ]);
});

it("what is common may be shown in part, unless it is wanted whole", async () => {
  const error = new CombinedError({ graphQLErrors: [{ message: "no", path: ["b"] }] });
  const { tools } = setUp({ data: { a: 1, b: {} }, error });
  expect(await tools.common.query(document)).toEqual({ a: 1, b: {} });
  await expect(tools.common.whole(document)).rejects.toMatchObject({ init: { status: 500 } });
  await expect(tools.whole(document)).rejects.toMatchObject({ init: { status: 500 } });
});

it("an answer of nothing at all is a bug that shows, and null for what a page can do without", async () => {
  const { tools } = setUp({ data: null });
  await expect(tools.query(document)).rejects.toThrow("The graph answered without data and without an error");
  expect([await tools.optional(document), await tools.shared(document)]).toEqual([null, null]);
});

describe("a page that leads elsewhere", () => {
  const to = (target: string) => redirect(target, 303);
  const replaced = async (thrown: unknown, path: string): Promise<string | null | undefined> => {
    const { context } = setUp();
    const load = defineLoad(() => Promise.reject(thrown));
    const error: unknown = await load({ context, request: new Request(new URL(path, location.href)) }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBe(thrown);
    return error instanceof Response ? error.headers.get("X-Remix-Replace") : undefined;
  };

  it("takes its place on Back in the tab only where the address bar has it already, query and all", async () => {
    history.replaceState(null, "", "/a/?b=1");
    expect(await replaced(to("/c/"), "/a/?b=1")).toBe("true");
    expect(await replaced(to("/c/"), "/a/?b=2")).toBeNull();
    expect(await replaced(to("/c/"), "/b/?b=1")).toBeNull();
    expect(await replaced(new Error("bug"), "/a/?b=1")).toBeUndefined();
  });

  it("does nothing to the history on the server, which has none", async () => {
    vi.stubEnv("SSR", true);
    try {
      history.replaceState(null, "", "/a/");
      expect(await replaced(to("/c/"), "/a/")).toBeNull();
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe("a form", () => {
  const post = (type: string, body: string) =>
    new Request("http://shop.test/a/", { method: "POST", headers: { "content-type": type }, body });

  it.each([
    ["application/x-www-form-urlencoded", "a=1"],
    ["application/x-www-form-urlencoded; charset=utf-8", "a=1"],
    ["multipart/form-data; boundary=b", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n'],
  ])("is read: %s", async (type, body) => {
    const { context } = setUp();
    const submit = defineSubmit(async (_args, form) => form.get("a"), nothingTyped);
    expect(await submit({ context, request: post(type, body) })).toBe("1");
  });

  it("that nothing has answered leaves the page as it is, with its result; any other is loaded again", async () => {
    const silent = new CombinedError({ networkError: new TypeError("Failed to fetch") });
    const refused = new CombinedError({ graphQLErrors: [{ message: "no", extensions: { code: "FORBIDDEN" } }] });
    const results = [];
    for (const answer of [{ error: silent }, { error: refused }, { data: { a: 1 } }]) {
      const { context } = setUp(answer);
      const send = (submit: ReturnType<typeof defineSubmit<Parameters<typeof graphTools>[0], unknown>>) =>
        submit({ context, request: post("application/x-www-form-urlencoded", "a=1") });
      results.push(
        await send(
          defineSubmit(async (_args, _form, { mutate }) => (await mutate(document, {})).data ?? "lost", nothingTyped),
        ),
        await send(defineSubmit(async (_args, _form, { optional }) => optional(document, {}), nothingTyped)),
      );
    }
    const unloaded = { type: "DataWithResponseInit", init: { status: 503 } };
    expect(results).toEqual([
      { ...unloaded, data: "lost" },
      { ...unloaded, data: null },
      "lost",
      null,
      { a: 1 },
      { a: 1 },
    ]);
  });

  it("whose result has a status keeps that one", async () => {
    const { context } = setUp({ error: new CombinedError({ networkError: new TypeError("Failed to fetch") }) });
    const submit = defineSubmit(async (_args, _form, { mutate }) => {
      await mutate(document, {});
      return data("typed", { status: 400 });
    }, nothingTyped);
    expect(await submit({ context, request: post("application/x-www-form-urlencoded", "a=1") })).toEqual(
      data("typed", { status: 400 }),
    );
  });

  it("that the check has answered goes no further; it sees the form and its request", async () => {
    const { context, asked } = setUp();
    const submit = defineSubmit(
      async (_args, form, { mutate }): Promise<string> => {
        const id = form.get("a");
        await mutate(document, { id: typeof id === "string" ? id : "" });
        return "submitted";
      },
      (form, { url }) => (form.get("a") === "1" ? `checked ${url}` : null),
    );
    const send = (body: string) => submit({ context, request: post("application/x-www-form-urlencoded", body) });
    expect([await send("a=1"), asked]).toEqual(["checked http://shop.test/a/", []]);
    expect([await send("a=2"), asked]).toEqual(["submitted", [["mutate", { id: "2" }]]]);
  });
});
