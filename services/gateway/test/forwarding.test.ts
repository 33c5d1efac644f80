import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

describe("the gateway", () => {
  it("answers session and cart of a first visit", async () => {
    const { browser } = await startTestGateway();
    const data = await browser().data("{ session { cartId cart { id } storefront { store language } } }");
    expect(data).toMatchObject({ session: { storefront: { store: "de", language: "de-DE" } } });
  });

  it("forwards catalogue queries", async () => {
    const { browser } = await startTestGateway();
    const data = await browser("ch.localhost").data('{ core_category(coreCategoryId: "7") { id name } }');
    expect(data).toEqual({ core_category: { id: "7", name: 'Category "7" of ch/de-CH: ä ✏️ \\ /' } });
  });

  it.each([
    ["forwarded", ""],
    ["spliced", "session { storefront { store } }"],
    ["stitched", '__type(name: "Query") { name }'],
  ])("has what people type read as they see it, when %s", async (_, beside) => {
    const { browser } = await startTestGateway();
    const query = `query ($id: ID!) { core_category(coreCategoryId: $id) { id } ${beside} }`;
    const data = await browser().data(query, { id: "\u200bMu\u0308ller\u2060" });
    expect(data).toMatchObject({ core_category: { id: "Müller" } });
  });
});
