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
});
