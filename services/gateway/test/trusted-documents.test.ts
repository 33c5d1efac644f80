import { Kind, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { documentOf, readDocuments } from "../../../operations/documents.ts";
import { operatorHeader } from "../src/security/operator-guard.ts";
import { loadTrustedDocuments } from "../src/planning/trusted-documents.ts";
import { startTestGateway } from "./start.ts";

const documents = readDocuments();
const session = documents.find(({ text }) => text.startsWith("query PageSession"));
if (session === undefined) throw new Error("operations/ has no PageSession");
const operatorToken = "an operator's token";
const live = { environment: "live", operatorToken } as const;

const codeOf = (text: string): unknown => JSON.parse(text).errors?.[0]?.extensions?.code;

describe("a document's id", () => {
  it("stands for its text, by POST, by GET and within a batch", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    const byText = await visitor.post({ query: session.text });
    const byId = await visitor.post({ documentId: session.id, variables: {} });
    const search = new URLSearchParams({ documentId: session.id });
    const byGet = await visitor.send(`/api/shop/?${search.toString()}`, {
      headers: { "apollo-require-preflight": "1" },
    });
    const batch = await visitor.post([{ query: "{ shop_version }" }, { documentId: session.id }]);
    expect(JSON.parse(byText.text)).toMatchObject({ data: { session: { cart: {} } } });
    expect([byId.text, byGet.text]).toEqual([byText.text, byText.text]);
    expect(JSON.parse(batch.text)[1]).toEqual(JSON.parse(byText.text));
  });

  it("that is unknown is refused, alone in its batch, without a call", async () => {
    const { browser, upstream } = await startTestGateway();
    const unknown = { documentId: `sha256:${"0".repeat(64)}` };
    const { status, text } = await browser().post(unknown);
    expect([status, codeOf(text)]).toEqual([404, "PERSISTED_QUERY_NOT_FOUND"]);
    expect(upstream.state.httpCalls).toBe(0);
    const batch = await browser().post([unknown, { documentId: session.id }]);
    expect(batch.status).toBe(200);
    const [first, second] = JSON.parse(batch.text);
    expect(codeOf(JSON.stringify(first))).toBe("PERSISTED_QUERY_NOT_FOUND");
    expect(second).toHaveProperty("data.session");
  });

  it("keeps mutations of a batch in their order, though no text states it", async () => {
    const { browser, upstream } = await startTestGateway();
    const { id } = documents.find(({ text }) => text.startsWith("mutation SetOrderReference")) ?? {};
    const change = { documentId: id, variables: { cartId: "1", orderReference: "" } };
    await browser().post([change, { query: "{ shop_version }" }, change]);
    const names = upstream.state.calls.map(({ query }) => /setOrderReference|shop_version/.exec(query)?.[0]);
    expect(names).toEqual(["setOrderReference", "shop_version", "setOrderReference"]);
  });
});

describe("the live environment", () => {
  it("answers the storefront's documents", async () => {
    const { browser } = await startTestGateway(live);
    const { text } = await browser().post({ documentId: session.id });
    expect(JSON.parse(text)).toMatchObject({ data: { session: { cart: {} } } });
  });

  it.each([
    ["a text", {}],
    ["a text with another operator's token", { [operatorHeader]: "an operator's tokem" }],
  ])("refuses %s, by POST and by GET", async (_name, headers) => {
    const { browser, upstream } = await startTestGateway(live);
    const posted = await browser().post({ query: session.text }, headers);
    expect([posted.status, codeOf(posted.text)]).toEqual([403, "PERSISTED_QUERY_ONLY"]);
    const got = await browser().send(`/api/shop/?query=${encodeURIComponent("{ shop_version }")}`, {
      headers: { "apollo-require-preflight": "1", ...headers },
    });
    expect([got.status, codeOf(got.text)]).toEqual([403, "PERSISTED_QUERY_ONLY"]);
    expect(upstream.state.httpCalls).toBe(0);
  });

  it("refuses the text of a document whose answer is at hand", async () => {
    const { browser } = await startTestGateway(live);
    const { id, text } = documents.find((each) => each.text.startsWith("query NavigationModel")) ?? {};
    const visitor = browser();
    await visitor.post({ documentId: id });
    expect((await visitor.post({ query: text })).status).toBe(403);
  });

  it("answers any document to operators, and lets them explore the graph", async () => {
    const { browser } = await startTestGateway(live);
    const query = "{ __schema { queryType { name } } session { storefront { store } } }";
    const { text } = await browser().post({ query }, { [operatorHeader]: operatorToken });
    expect(JSON.parse(text)).toEqual({
      data: { __schema: { queryType: { name: "Query" } }, session: { storefront: { store: "de" } } },
    });
  });

  it("takes no client for an operator when there are none", async () => {
    const { browser } = await startTestGateway({ environment: "live" });
    const { status } = await browser().post({ query: "{ shop_version }" }, { [operatorHeader]: "" });
    expect(status).toBe(403);
  });
});

describe("the list of documents", () => {
  const made = (text: string) => {
    const [definition] = parse(text).definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The text holds no operation");
    return documentOf(definition, new Map());
  };

  it("is read again where operations change, once a second at most, and drops none", () => {
    const [before, after] = [made("query A { shop_version }"), made("query A { __typename }")];
    let [now, reads, current] = [5_000, 0, before];
    const read = () => {
      reads += 1;
      return [current];
    };
    const list = loadTrustedDocuments({ rereads: true, read, now: () => now });
    current = after;
    expect(list.textOf(after.id)).toBeUndefined();
    now += 1_000;
    expect(list.textOf(after.id)).toBe(after.text);
    expect(list.textOf(before.id)).toBe(before.text);
    for (let id = 0; id < 100; id += 1) list.textOf(String(id));
    expect(reads).toBe(2);
  });

  it("holds what other front ends send as well", () => {
    const [own, other] = [made("query A { shop_version }"), made("query B { shop_version }")];
    const read = (folder?: string) => (folder === "app" ? [other] : [own]);
    const list = loadTrustedDocuments({ rereads: false, further: "app", read, now: () => 0 });
    expect([...list.texts()]).toEqual([own.text, other.text]);
    expect(list.textOf(other.id)).toBe(other.text);
  });

  it("is read once where they do not", () => {
    let reads = 0;
    const list = loadTrustedDocuments({ rereads: false, read: () => ((reads += 1), []), now: () => 99_999 });
    expect(list.textOf("sha256:0")).toBeUndefined();
    expect(reads).toBe(1);
  });
});
