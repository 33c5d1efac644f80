import { redirect, RouterContextProvider } from "react-router";
import { CombinedError } from "urql";
import { expect, it, vi } from "vitest";
import type { Answer, Graph } from "./client.ts";
import { graphContext } from "./context.ts";
import { GraphQLError } from "./graphql-web.ts";
import { defineLoad, graphTools } from "./load.ts";
import { operationDocument } from "./testing/operation-document.ts";

interface Parts {
  readonly a: number | null;
  readonly session?: { readonly cart: { readonly id: string; readonly gifts: null } | null };
}
const parts = operationDocument<Parts, Record<string, never>>("query", "sha256:parts");

/** A graph whose every query and mutation is answered with `answer`. */
function contextOf(answer: Partial<Answer<Parts>>) {
  const unused = () => {
    throw new Error("Not used here");
  };
  const given = <Data>() =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one answer for the one document above
    Promise.resolve({ error: undefined, ...answer } as unknown as Answer<Data>);
  const graph: Graph = { query: given, mutate: given, defer: unused, awaited: () => null };
  return new RouterContextProvider(new Map([[graphContext, graph]]));
}

/** Tools whose every query is answered with `answer`. */
const toolsFor = (answer: Partial<Answer<Parts>>, path = "/") =>
  graphTools({ context: contextOf(answer), request: new Request(`http://shop.test${path}`) });

const failed = (messageKey: string, path: readonly string[] = ["a"]) =>
  new CombinedError({
    graphQLErrors: [new GraphQLError("no", null, null, null, path, null, { messageKey })],
  });
const error = failed("vue.message.internalError");

it("GQL-10: policy all: what an answer holds is used, one without data is the page's failure", async () => {
  const data = { a: 1, session: { cart: { id: "1", gifts: null } } };
  const inPart = failed("vue.message.internalError", ["session", "cart", "gifts"]);
  expect(await toolsFor({ data, error: inPart }).query(parts)).toEqual(data);
  expect(await toolsFor({ data, error: inPart }).refresh(parts)).toEqual(data);
  await expect(toolsFor({ error }).query(parts)).rejects.toMatchObject({ init: { status: 500 } });
});

it("what failed whole is not shown as something that there is not: no product, an empty basket", async () => {
  const unavailable = (path: readonly string[]) =>
    new CombinedError({
      graphQLErrors: [new GraphQLError("no", null, null, null, path, null, { code: "UPSTREAM_TIMEOUT" })],
    });
  const ofRoot = toolsFor({ data: { a: null }, error: unavailable(["a"]) });
  const ofSession = toolsFor({ data: { a: 1, session: { cart: null } }, error: unavailable(["session", "cart"]) });
  for (const tools of [ofRoot, ofSession]) {
    await expect(tools.query(parts)).rejects.toMatchObject({ init: { status: 503 } });
    await expect(tools.refresh(parts)).rejects.toMatchObject({ init: { status: 503 } });
  }
  expect(await ofSession.optional(parts)).toEqual({ a: 1, session: { cart: null } });
  expect(await toolsFor({ error }).optional(parts)).toBeNull();
});

it("GQL-10: policy none: any error is the page's failure", async () => {
  await expect(toolsFor({ data: { a: null }, error }).whole(parts)).rejects.toMatchObject({ init: { status: 500 } });
  expect(await toolsFor({ data: { a: 1 } }).whole(parts)).toEqual({ a: 1 });
});

it("GQL-10: policy ignore: no error fails the page", async () => {
  expect(await toolsFor({ error }).shared(parts)).toBeNull();
  expect(await toolsFor({ data: { a: null }, error }).shared(parts)).toEqual({ a: null });
});

it("an address whose text is none is the visitor's fault, not the shop's", async () => {
  const refused = new CombinedError({
    graphQLErrors: [new GraphQLError("no", null, null, null, [], null, { code: "BAD_USER_INPUT" })],
  });
  await expect(toolsFor({ error: refused }).query(parts)).rejects.toMatchObject({
    init: { status: 400, statusText: "Bad Request" },
  });
});

it("ERR-02: who must sign in on a page around the logout goes home, and elsewhere reads so", async () => {
  const signIn = failed("vue.error.security.valid_token_required");
  const lost: unknown = await toolsFor({ error: signIn }, "/logout/")
    .query(parts)
    .catch((thrown: unknown) => thrown);
  expect(lost).toBeInstanceOf(Response);
  expect(lost instanceof Response && lost.headers.get("location")).toBe("/");
  await expect(toolsFor({ error: signIn }, "/orders/").query(parts)).rejects.toMatchObject({ init: { status: 500 } });
  await expect(toolsFor({ error }, "/logout/").query(parts)).rejects.toMatchObject({ init: { status: 500 } });
  // The logout itself is a mutation, and what it answers is its caller's.
  expect(await toolsFor({ error: signIn }, "/logout/").mutate(parts)).toEqual({ error: signIn });
});

it("a page that leads elsewhere is replaced on Back, and stays in the history when a link leads to it", async () => {
  vi.stubEnv("SSR", false);
  history.replaceState(null, "", "/checkout/summary/?a=1");
  const load = defineLoad(() => Promise.reject(redirect("/checkout/confirmation/", 303)));
  const thrown = (path: string) =>
    load({ context: contextOf({}), request: new Request(new URL(path, location.href)) }).then(
      () => null,
      (response: unknown) => (response instanceof Response ? response.headers.get("X-Remix-Replace") : null),
    );
  expect(await thrown("/checkout/summary/?a=1")).toBe("true");
  expect(await thrown("/checkout/summary/")).toBeNull();
  expect(await thrown("/checkout/payment/")).toBeNull();
});
